/** What `npm run structure` and any other run of dependency-cruiser hold against the imports of the whole tree, those of types included. */
export default /** @satisfies {import('dependency-cruiser').IConfiguration} */ ({
  forbidden: [
    {
      name: 'no loop of files',
      severity: 'error',
      comment: 'Move what both files need to a third one below them, or pass it in as an argument.',
      from: {},
      to: { circular: true },
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
