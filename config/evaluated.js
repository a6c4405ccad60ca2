/** A module of `src` that is plain data, as the build reads it, with the files that it was made of: a kept module of webpack depends on them. */
const path = require('node:path');
const { buildSync } = require('esbuild');

const root = path.join(__dirname, '..');

module.exports = function evaluated(file) {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports);
  return { ...module.exports, files: Object.keys(metafile.inputs).map((input) => path.join(root, input)) };
};
