/** Markdown tables about the code, for the documents. */
export function inputsTable(inputs) {
  return table(
    ['Input', 'What it says'],
    Object.entries(inputs).map(([name, { description }]) => [code(name), description]),
  )
}

export function outputsTable(outputs) {
  return table(
    ['Output', 'What it holds'],
    Object.entries(outputs).map(([name, { description }]) => [code(name), description]),
  )
}

/** @param analyzers the registry of src/analyzers @param layers in the order of their numbers */
export function analyzersTable(analyzers, layers) {
  const number = ({ layer }) => layers.indexOf(layer) + 1
  const sorted = [...analyzers].sort(
    (one, other) => number(one) - number(other) || (one.id < other.id ? -1 : 1),
  )
  return table(
    ['Layer', 'Analyzer', 'Id', 'Where it comes from'],
    sorted.map((analyzer) => [
      `${number(analyzer)} ${analyzer.layer}`,
      `[${analyzer.title}](${analyzer.homepage})`,
      code(analyzer.id),
      analyzer.isEmbedded ? 'embedded; always required' : `found on PATH; ${analyzer.install}`,
    ]),
  )
}

/** @param properties of the settings' JSON schema */
export function settingsTable(properties, defaults) {
  return table(
    ['Setting', 'Values', 'Default', 'What it says'],
    Object.entries(properties).map(([name, property]) => [
      code(name),
      valuesOf(property),
      code(typeof defaults[name] === 'string' ? defaults[name] : JSON.stringify(defaults[name])),
      property.description ?? '',
    ]),
  )
}

function valuesOf(property) {
  if (property.enum) return property.enum.map(code).join(', ')
  if (property.anyOf) return property.anyOf.map(valuesOf).join(', or ')
  if (property.type === 'array') return `list of ${valuesOf(property.items)}`
  const { type, minimum, exclusiveMinimum, maximum } = property
  const from = minimum ?? exclusiveMinimum
  return from === undefined
    ? type
    : `${type}, ${exclusiveMinimum === undefined ? '' : 'above '}${from} to ${maximum}`
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n')
}

function cell(text) {
  return text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|')
}

function code(text) {
  return `\`${text}\``
}
