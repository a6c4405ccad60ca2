/** What `npm run structure` and any other run of dependency-cruiser hold against the imports of the whole tree, those of types included. */

/**
 * The floors of server/domains, from the ground up: a folder each, with the domains that stand on it. An arrow points down or stays
 * on its floor. Each with what to do instead of reaching up.
 */
const FLOORS = [
  {
    floor: 'people',
    instead: 'People, money and prices know no goods: take what is needed as an argument, or declare a table of kinds.',
  },
  {
    floor: 'offer',
    instead: 'Declare what the page wants as a table (offer/catalogue/kinds.ts shows how); server/kinds.ts fills it.',
  },
  {
    floor: 'trade',
    instead: 'Ask the kind of the order: a rule in order/kinds.ts, kept in orderKind.ts of the domain that sells.',
  },
  {
    floor: 'membership',
    instead: 'What a member has and is does not know what is sold for it: give what sells a function to call.',
  },
  {
    floor: 'selling',
    instead: 'What sells does not know who works on it: open a task (people/task), or declare a table of kinds.',
  },
  { floor: 'staff', instead: '' },
];

/** The floors of src, bottom first. `core` is what of src/core is not lib; every other folder of src is a group of pages. */
const APP = {
  contract: '^src/contract/',
  lib: '^src/core/lib/',
  core: '^src/core/(?!lib/)',
  theme: '^src/ui/theme/',
  kit: '^src/ui/kit/',
  shell: '^src/ui/shell/',
  domain: '^src/domain/',
  group: '^src/(?!(?:contract|core|ui|domain)/)([^/]+)/',
};
const app = (...floors) => floors.map((floor) => APP[floor]);
/** The words that are fixed (rule 3.6): the looks and the pure functions may say them too. */
const TEXTS = '^src/core/texts[.]ts$';
/** How texts of people are read, which the app does while they type and the server when they arrive (rule 6.24). */
const TYPED = '^src/core/lib/(?:typed|taxNo)[.]ts$';
/** What compiles to validators. */
const SCHEMAS = ['^src/contract/(?:schemas|kit)[.]ts$', '^src/contract/.+/(?:schemas|shapes|view)[.]ts$'];
/** Files of the `from` floors may not import the `to` floors; `instead` is the remedy. */
const refuse = (name, from, to, instead, open = []) => ({
  name,
  severity: /** @type {const} */ ('error'),
  comment: instead,
  from: { path: app(...from) },
  to: { path: app(...to), pathNot: open },
});

const domains = (floors) => `^server/domains/(?:${floors.map(({ floor }) => floor).join('|')})/`;

export default /** @satisfies {import('dependency-cruiser').IConfiguration} */ ({
  forbidden: [
    {
      name: 'every import leads to a file',
      severity: 'error',
      comment:
        'No other rule sees an import that is not resolved: mend the path, or how .dependency-cruiser.mjs resolves it.',
      from: {},
      to: { couldNotResolve: true, path: '^(?:@/|[.])' },
    },
    {
      name: 'no loop of files',
      severity: 'error',
      comment: 'Move what both files need to a third one below them, or pass it in as an argument.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'lib knows nothing, db knows lib',
      severity: 'error',
      comment: 'Take the value as an argument, or move the function to the domain that uses it.',
      from: { path: '^server/(lib|db)/' },
      to: { path: '^server/', pathNot: '^server/($1|lib)/' },
    },
    {
      name: 'the base knows no domain',
      severity: 'error',
      comment: 'Let server/app.ts hand the domain in, as it does with handlers, jobs and topics.',
      from: { path: '^server/(http|realtime|gateways|jobs|storage|art|audio|pictures|screen|video)/' },
      to: { path: '^server/(domains|seed)/' },
    },
    {
      name: 'composition is on top',
      severity: 'error',
      comment:
        'What server/*.ts joins is handed down: as an argument, in `server.kinds`, in what the frame gives a handler.',
      from: { path: '^server/[^/]+/' },
      to: { path: '^server/[^/]+[.]ts$', pathNot: '^server/config[.]ts$' },
    },
    {
      name: 'a page group never imports another',
      severity: 'error',
      comment: 'Move what both need to src/domain/<noun>.',
      from: { path: APP.group },
      to: { path: APP.group, pathNot: '^src/$1/' },
    },
    refuse(
      'domain knows no page',
      ['domain'],
      ['group'],
      'Pass what it needs as props, or move the file into the page group.',
    ),
    refuse(
      'ui is below domain and pages',
      ['shell', 'theme'],
      ['domain', 'group'],
      'Pass the part in as children or props.',
    ),
    refuse(
      'a kit part knows looks only',
      ['kit'],
      ['contract', 'core', 'shell', 'domain', 'group'],
      'Take values and callbacks as props (src/core/lib and texts.ts are allowed), or move it to src/ui/shell or src/domain.',
      [TEXTS],
    ),
    refuse(
      'theme is tokens',
      ['theme'],
      ['core', 'kit', 'shell'],
      'It imports nothing: write the value down as a token.',
    ),
    refuse(
      'core draws nothing',
      ['core', 'lib'],
      ['kit', 'shell', 'theme', 'domain', 'group'],
      'Return an outcome or set a store, and let src/ui/shell show it.',
    ),
    refuse('lib is pure functions', ['lib'], ['core'], 'Pass values in.', [TEXTS]),
    refuse(
      'contract is plain data and types',
      ['contract'],
      ['lib', 'core', 'theme', 'kit', 'shell', 'domain', 'group'],
      'Move what is needed into src/contract, or do the work in the app or the server.',
    ),
    {
      name: 'the server shares src/contract, and how typed texts are read',
      severity: 'error',
      comment: 'Put shared data or types into src/contract.',
      from: { path: '^server/' },
      to: { path: '^src/(?!contract/)', pathNot: TYPED },
    },
    {
      name: 'the app imports none of the server',
      severity: 'error',
      comment: 'It talks to the server through src/contract and call().',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'schemas are for the server',
      severity: 'error',
      comment: 'Import them as types (import type ...), or a validator ships to the client.',
      from: { path: '^src/(?!contract/)' },
      to: { path: SCHEMAS, dependencyTypesNot: ['type-only'] },
    },
    ...FLOORS.slice(0, -1).map(({ floor, instead }, i) => ({
      name: `${floor} is below ${FLOORS[i + 1]?.floor}`,
      severity: /** @type {const} */ ('error'),
      comment: instead,
      from: { path: domains(FLOORS.slice(i, i + 1)) },
      to: { path: domains(FLOORS.slice(i + 1)) },
    })),
    {
      name: 'a domain stands on a floor',
      severity: 'error',
      comment: `Move it to server/domains/<floor>/<domain>: ${FLOORS.map(({ floor }) => floor).join(', ')}.`,
      from: { path: '^server/domains/', pathNot: domains(FLOORS) },
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules|scripts/bench/trivial)/' },
    // A folder with a file per platform (index.h5.ts, index.weapp.ts) is taken as the web's; scripts/structure.ts looks at both.
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.h5.ts', '.h5.tsx', '.mjs', '.js', '.json'],
    },
  },
});
