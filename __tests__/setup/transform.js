/**
 * Jest transform of the server's house: esbuild, no types, CommonJS. Jest's vm has neither `import.meta` nor `import()`, so
 * both are spelled the CommonJS way.
 */
const { createHash } = require('node:crypto');
const esbuild = require('esbuild');

const LOADERS = { ts: 'ts', tsx: 'tsx', mts: 'ts' };
const META = "const __importMetaUrl = require('node:url').pathToFileURL(__filename).href;";
// Bundled packages shadow `require` inside functions, so the module's own is kept under a name of ours.
const DYNAMIC = 'const __ownRequire = require; const __dynamicImport = async (name) => __ownRequire(name);';

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
const IS_MODULE = /^\s*(import\b(?!\()|export\b)/m;

function viaReplacement(source) {
  return source.includes('import(') ? `${DYNAMIC}${source.replace(/\bimport\(/g, '__dynamicImport(')}` : source;
}

module.exports = {
  process: (source, file) => ({
    code: IS_PACKAGE.test(file) && !IS_MODULE.test(source) ? viaReplacement(source) : viaEsbuild(source, file),
  }),
  getCacheKey: (source, file) =>
    createHash('sha1').update(esbuild.version).update(META).update(DYNAMIC).update(file).update(source).digest('hex'),
};
