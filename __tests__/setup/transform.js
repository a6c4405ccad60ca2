/**
 * Jest transform of the server's house: esbuild, no types, CommonJS. Jest's vm has neither `import.meta` nor `import()`, so
 * both are spelled the CommonJS way.
 */
const { createHash } = require('node:crypto');
const esbuild = require('esbuild');

const LOADERS = { ts: 'ts', tsx: 'tsx', mts: 'ts' };
const META = "const __importMetaUrl = require('node:url').pathToFileURL(__filename).href;";

function viaEsbuild(source, file) {
  const { code } = esbuild.transformSync(source, {
    loader: LOADERS[file.slice(file.lastIndexOf('.') + 1)] ?? 'js',
    format: 'cjs',
    target: 'node20',
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

const IS_PACKAGE = /[\\/]node_modules[\\/].+\.c?js$/;
/** Jest loads its own parts through the transform too, outside of the environment. */
const IS_JEST = /[\\/]node_modules[\\/](jest|@jest)\b/;
const IS_MODULE = /^\s*(import\b(?!\()|export\b)/m;

/** Node loads it itself, once per worker (nodeEnvironment.js). */
const viaNode = (file) => `module.exports = __nodeRequire(${JSON.stringify(file)});`;

module.exports = {
  /** `byNode`: packages that Node can load are left to it. */
  process: (source, file, { transformerConfig: { byNode } }) => {
    if (!IS_PACKAGE.test(file) || IS_MODULE.test(source)) return { code: viaEsbuild(source, file) };
    return { code: byNode && !IS_JEST.test(file) ? viaNode(file) : source };
  },
  getCacheKey: (source, file, { transformerConfig: { byNode } }) =>
    createHash('sha1').update(`${esbuild.version} ${byNode} ${META}`).update(file).update(source).digest('hex'),
};
