/**
 * Jest's transform of every file: esbuild, no types, CommonJS; on a fresh machine Babel takes ten times as long. Jest's vm has
 * neither `import.meta` nor `import()`, so both are spelled the CommonJS way.
 */
const { createHash } = require('node:crypto');
const path = require('node:path');
const apiLoader = require('@tarojs/plugin-framework-react/dist/api-loader.js');
const esbuild = require('esbuild');

const ROOT = path.resolve(__dirname, '../..');
const LOADERS = { ts: 'ts', tsx: 'tsx', mts: 'ts', jsx: 'jsx' };
const META = "const __importMetaUrl = require('node:url').pathToFileURL(__filename).href;";

function viaEsbuild(source, file) {
  const { code } = esbuild.transformSync(source, {
    loader: LOADERS[file.slice(file.lastIndexOf('.') + 1)] ?? 'js',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcefile: file,
    supported: { 'dynamic-import': false },
    define: {
      'import.meta.url': '__importMetaUrl',
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
    },
    banner: source.includes('import.meta') ? META : '',
  });
  return code;
}

/** What must stand above the imports, and only Babel lifts there. */
const HOISTS = /^jest\.(un)?mock\(/m;
/** Taro's own build puts the hooks of React into `Taro` the same way. */
const IS_TARO_API = /test-utils-react[\\/]dist[\\/]jest[\\/]runtime[\\/]taro-h5\.js$/;
const viaBabel = () => require('@tarojs/test-utils-react/dist/jest/babel-transformer.js').default;
const IS_PACKAGE = /[\\/]node_modules[\\/].+\.c?js$/;
/** Jest loads its own parts through the transform too, outside of the environment. */
const IS_JEST = /[\\/]node_modules[\\/](jest|@jest)\b/;
const IS_MODULE = /^\s*(import\b(?!\()|export\b)/m;

/** What is tested, not the tests; of these only what hands out the databases. */
const IS_OWN = /^(?:(?:server|src|scripts)[\\/].+|__tests__[\\/]server[\\/]harnessDb)\.ts$/;
const isOwn = (file) => IS_OWN.test(path.relative(ROOT, file));

/** Node loads it itself, once per worker (nodeEnvironment.js). */
const viaNode = (file) => `module.exports = __nodeRequire(${JSON.stringify(file)});`;

module.exports = {
  /** `byNode`: packages that Node can load are left to it. */
  process: (source, file, options) => {
    const { byNode } = options.transformerConfig;
    if (byNode && isOwn(file)) return { code: viaNode(file) };
    if (HOISTS.test(source)) return viaBabel().process(source, file, options);
    if (IS_TARO_API.test(file)) return { code: viaEsbuild(apiLoader(source), file) };
    if (!IS_PACKAGE.test(file) || IS_MODULE.test(source)) return { code: viaEsbuild(source, file) };
    return { code: byNode && !IS_JEST.test(file) ? viaNode(file) : source };
  },
  getCacheKey: (source, file, { transformerConfig: { byNode } }) =>
    createHash('sha1')
      .update(`${esbuild.version} ${byNode} ${META} ${viaNode}`)
      .update(file)
      .update(source)
      .digest('hex'),
};
