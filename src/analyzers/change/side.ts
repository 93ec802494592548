import type { Contract, Project, SourceFile } from '../../solidity/model/types.ts'

/** The same project before and after. */
export interface Sides {
  readonly base: Project
  readonly head: Project
  /** The head's files that are analysed; what is found elsewhere is told at the contract that inherits it. */
  readonly targets: ReadonlySet<string>
}

/** A contract before and after. */
export interface ContractPair {
  readonly base: Contract
  readonly head: Contract
}

/**
 * The head's contracts with their partners of the base: by file and name, else by a name that is unique, else as the
 * only one of the file that lost its partner. Pairs whose files and imports are all the same are left out.
 */
export function pairContracts({ base, head }: Sides): readonly ContractPair[] {
  const left = new Set(base.contracts)
  const partners = new Map<Contract, Contract>()
  const take = (isPartner: (own: Contract, other: Contract) => boolean) => {
    for (const own of head.contracts) {
      if (partners.has(own)) continue
      const [partner, ...others] = [...left].filter((other) => isPartner(own, other))
      if (partner === undefined || others.length > 0) continue
      partners.set(own, partner)
      left.delete(partner)
    }
  }
  take((own, other) => own.name === other.name && own.file.path === other.file.path)
  take((own, other) => own.name === other.name && own.kind === other.kind)
  take((own, other) => own.file.path === other.file.path && own.kind === other.kind)
  const isChanged = changedFiles({ base, head })
  return head.contracts.flatMap((own) => {
    const partner = partners.get(own)
    return partner !== undefined && (isChanged(own.file) || partner.file.path !== own.file.path)
      ? [{ base: partner, head: own }]
      : []
  })
}

/** Whether a file of the head, or one that it imports, reads differently at the base. */
function changedFiles({ base, head }: Pick<Sides, 'base' | 'head'>): (file: SourceFile) => boolean {
  const differs = (file: SourceFile) => base.files.get(file.path)?.text !== file.text
  const changed = new Set([...head.files.values()].filter(differs))
  return (file) => [...closureOf(file)].some((one) => changed.has(one))
}

/** A file and all that it imports. */
export function closureOf(file: SourceFile): ReadonlySet<SourceFile> {
  const closure = new Set([file])
  for (const one of closure) {
    for (const { file: imported } of one.imports) if (imported !== undefined) closure.add(imported)
  }
  return closure
}
