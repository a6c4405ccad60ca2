/** What `npm run structure` and any other run of dependency-cruiser hold against the imports of the whole tree, those of types included. */

/**
 * The floors of server/domains, from the ground up: an arrow points down or stays on its floor. Each with what to do instead of
 * reaching up. On top stand all other folders, what is sold in a way of its own: a new domain begins there and is named here as
 * soon as one below needs it.
 */
const FLOORS = [
  {
    floor: 'people',
    folders: 'address content employee feedback file ledger member notice pricing session site task',
    instead: 'People, money and prices know no goods: take what is needed as an argument, or declare a table of kinds.',
  },
  {
    floor: 'offer',
    folders:
      'activity article audio catalogue contact coupon culture home keyword life maker merchant salon search shelf stock store trace video',
    instead: 'Declare what the page wants as a table (catalogue/kinds.ts shows how); server/kinds.ts fills it.',
  },
  {
    floor: 'trade',
    folders: 'afterSale cart cellar escrow fulfilment income order payment review voucher',
    instead: 'Ask the kind of the order: a rule in order/kinds.ts, kept in orderKind.ts of the domain that sells.',
  },
].map(({ folders, ...floor }) => ({ ...floor, folders: folders.split(' ').join('|') }));

const domains = (floors) => `^server/domains/(?:${floors.map(({ folders }) => folders).join('|')})/`;

export default /** @satisfies {import('dependency-cruiser').IConfiguration} */ ({
  forbidden: [
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
      from: { path: '^server/(http|realtime|gateways|jobs|art|audio|pictures|video)/' },
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
    ...FLOORS.map(({ floor, instead }, i) => ({
      name: `${floor} is below ${FLOORS[i + 1]?.floor ?? 'selling'}`,
      severity: /** @type {const} */ ('error'),
      comment: instead,
      from: { path: domains(FLOORS.slice(i, i + 1)) },
      to: { path: '^server/domains/', pathNot: domains(FLOORS.slice(0, i + 1)) },
    })),
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
