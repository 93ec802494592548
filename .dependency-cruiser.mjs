/** The architecture, as rules. Each `comment` is the sentence that a developer reads when one breaks. */
const inside = (...folders) => `^src/(${folders.join('|')})/`
const notInside = (...folders) => ({ path: '^src/', pathNot: inside(...folders) })
const contract = '^src/analyzers/analyzer[.]ts$'

/** A folder imports from these parts of `src/` only. */
const only = (name, folder, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: inside(folder) },
  to: { path: '^src/', pathNot: allowed },
})

/** A folder of the pure core imports these packages only; `null` for none. */
const packages = (folder, allowed, comment) => ({
  name: `packages-of-${folder}`,
  severity: 'error',
  comment,
  from: { path: inside(folder) },
  to: {
    dependencyTypes: [
      'npm',
      'npm-dev',
      'npm-optional',
      'npm-peer',
      'npm-bundled',
      'npm-no-pkg',
      'npm-unknown',
    ],
    dependencyTypesNot: ['type-only'],
    ...(allowed === null ? {} : { pathNot: `node_modules/(${allowed})/` }),
  },
})

const pure = ['domain', 'engine', 'ports', 'analyzers', 'reports', 'settings', 'solidity']

export default {
  forbidden: [
    only(
      'domain-knows-nobody',
      'domain',
      [inside('domain')],
      'domain/ holds the nouns; it imports only itself.',
    ),
    only(
      'ports-speak-domain',
      'ports',
      [inside('ports', 'domain')],
      'ports/ are interfaces over domain types.',
    ),
    only(
      'solidity-reads-source',
      'solidity',
      [inside('solidity', 'domain')],
      'solidity/ tells what source text says; it knows neither analyzers nor the engine.',
    ),
    {
      name: 'analyzers-are-values',
      severity: 'error',
      comment: 'An analyzer says how to invoke a tool and how to read it; it runs nothing.',
      from: { path: inside('analyzers'), pathNot: '^src/analyzers/(builtin|change)/' },
      to: notInside('analyzers', 'domain'),
    },
    {
      name: 'own-analyzers-read-solidity',
      severity: 'error',
      comment:
        'builtin and change are our own detectors: they may use the model in solidity/, and nothing more.',
      from: { path: '^src/analyzers/(builtin|change)/' },
      to: notInside('analyzers', 'solidity', 'domain'),
    },
    {
      name: 'analyzers-do-not-meet',
      severity: 'error',
      comment: 'One analyzer may not import another; what they share goes to analyzers/*.ts.',
      from: { path: '^src/analyzers/([^/]+)/' },
      to: { path: '^src/analyzers/[^/]+/', pathNot: '^src/analyzers/$1/' },
    },
    only(
      'reports-are-renderers',
      'reports',
      [inside('reports', 'domain')],
      'A report is a pure function of the audit.',
    ),
    only(
      'settings-are-parsed-text',
      'settings',
      [inside('settings', 'domain')],
      'settings/ turns text into Settings; someone else reads the text.',
    ),
    only(
      'engine-uses-ports',
      'engine',
      [inside('engine', 'domain', 'ports', 'solidity'), contract],
      'engine/ reaches the world only through ports/, and is given its analyzers.',
    ),
    only(
      'adapters-implement-ports',
      'adapters',
      [inside('adapters', 'ports', 'domain')],
      'adapters/ implement ports/ and know nothing of the engine.',
    ),
    only(
      'mcp-calls-the-engine',
      'mcp',
      [inside('mcp', 'engine', 'reports', 'settings', 'domain')],
      'mcp/ translates a tool call into a gate call; the root hands it the ports.',
    ),
    {
      name: 'composition-is-for-roots',
      severity: 'error',
      comment:
        'composition/ and fronts/ put the parts together for the roots; a part that imports them would know the whole.',
      from: { path: '^src/[^/]+/', pathNot: inside('composition', 'fronts') },
      to: { path: inside('composition', 'fronts') },
    },
    {
      name: 'core-does-no-io',
      severity: 'error',
      comment: 'Here nothing comes from node:*. Put the call behind a port.',
      from: { path: inside(...pure) },
      to: { dependencyTypes: ['core'] },
    },
    packages('domain', null, 'The nouns need no package.'),
    packages('ports', null, 'Interfaces need no package.'),
    packages('engine', null, 'Give the engine a function or a port instead of a package.'),
    packages('reports', null, 'A renderer needs no package at run time; types are welcome.'),
    packages('analyzers', 'zod', 'Foreign text is read by zod; nothing else is needed to describe a tool.'),
    packages('settings', 'zod|yaml|fastest-levenshtein', 'Settings are YAML, checked by zod.'),
    packages(
      'solidity',
      '@mradomski/fast-solidity-parser|@solidity-parser/parser|semver|smol-toml',
      'Reading Solidity takes its parsers, semver for pragmas and TOML for remappings.',
    ),
    {
      name: 'zod-at-the-edges',
      severity: 'error',
      comment: 'Schemas live where foreign text comes in. Inside, types are enough.',
      from: {
        path: '^src/',
        pathNot: [inside('analyzers', 'settings', 'mcp', 'adapters'), '^src/[^/]+[.]ts$'],
      },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'roots-are-not-imported',
      severity: 'error',
      comment:
        'A file directly in src/ is the start of a process; it composes the program, and nothing imports it.',
      from: {},
      to: { path: '^src/[^/]+[.]ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one thing, or have a third thing in common.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nothing imports this file, and it imports nothing: it is dead, or not yet wired.',
      from: { orphan: true, path: '^src/.+/', pathNot: '[.]d[.]ts$' },
      to: {},
    },
    {
      name: 'src-not-to-tests',
      severity: 'error',
      comment: 'What ships does not depend on tests.',
      from: { path: '^src/' },
      to: { path: '^tests/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'This import leads nowhere.',
      from: {},
      // `sarif` exists as types only, in @types/sarif; the compiler checks it.
      to: { couldNotResolve: true, pathNot: '^sarif$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
