/** The judgement. `incomplete` says that something required did not look at everything in scope. */
export type Verdict =
  | { readonly kind: 'pass'; readonly reasons: readonly string[] }
  | { readonly kind: 'fail'; readonly reasons: readonly string[] }
  /** `blocks` is false where the settings say `on-incomplete: warn`. */
  | { readonly kind: 'incomplete'; readonly blocks: boolean; readonly reasons: readonly string[] }

/** Exit code of the command line: 0 pass, 1 fail, 2 incomplete (0 where the settings let it through). */
export function exitCodeOf(verdict: Verdict): 0 | 1 | 2 {
  switch (verdict.kind) {
    case 'pass':
      return 0
    case 'fail':
      return 1
    case 'incomplete':
      return verdict.blocks ? 2 : 0
  }
}
