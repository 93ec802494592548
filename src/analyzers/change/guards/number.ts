const units: ReadonlyMap<string, bigint> = new Map(
  Object.entries({
    wei: 1n,
    gwei: 10n ** 9n,
    szabo: 10n ** 12n,
    finney: 10n ** 15n,
    ether: 10n ** 18n,
    seconds: 1n,
    minutes: 60n,
    hours: 3_600n,
    days: 86_400n,
    weeks: 604_800n,
    years: 31_536_000n,
  }),
)

/** A literal as a plain decimal number; as written when it is none, like an address or a fraction. */
export function numberOf(text: string, unit: string | null = null): string {
  const plain = text.replaceAll('_', '')
  const [, digits = '', fraction = '', power = '0'] = /^(\d*)(?:\.(\d+))?(?:e(\d{1,3}))?$/i.exec(plain) ?? []
  const scale = units.get(unit ?? 'wei') ?? 1n
  if (/^0x[\da-f]+$/i.test(plain)) return plain.length === 42 ? plain.toLowerCase() : String(BigInt(plain))
  if (digits + fraction === '') return text
  const value = BigInt(digits + fraction) * 10n ** BigInt(power) * scale
  const divisor = 10n ** BigInt(fraction.length)
  return value % divisor === 0n ? String(value / divisor) : `${text} ${unit ?? ''}`
}

/** The number that a term is. */
export function wholeOf(term: string): bigint | undefined {
  return /^\d{1,80}$/.test(term) ? BigInt(term) : undefined
}

const commutative: ReadonlySet<string> = new Set(['+', '*', '&', '|', '^', '==', '!=', '&&', '||'])
const largestPower = 260n

/** Two terms joined by an operator: computed where both are numbers, in a fixed order where that makes no difference. */
export function combine(operator: string, left: string, right: string): string {
  const [one, other] = [wholeOf(left), wholeOf(right)]
  const value = one !== undefined && other !== undefined ? calculate(operator, one, other) : undefined
  if (value !== undefined && value >= 0n) return String(value)
  const sides = commutative.has(operator) ? [left, right].sort() : [left, right]
  return `(${sides.join(operator)})`
}

function calculate(operator: string, left: bigint, right: bigint): bigint | undefined {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return right !== 0n && left % right === 0n ? left / right : undefined
    case '**':
      return right <= largestPower && left <= largestPower ? left ** right : undefined
    default:
      return undefined
  }
}
