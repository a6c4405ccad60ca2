/**
 * The row of a call travels with whoever names it, so that the first script does not grow with every endpoint: each module whose code holds the
 * name of a call as a text brings its row along. Runs on compiled modules, where names in types are gone; `endpoints.ts` itself is replaced
 * by the list that the modules fill (`knownCalls.mjs`).
 */
const path = require('node:path');
const { buildSync } = require('esbuild');

const root = path.join(__dirname, '..');
const LIST = path.join(__dirname, 'knownCalls.mjs');
const TEXT = /(["'`])(\w+(?:\.\w+)?)\1/g;

/** The table of `src/contract`, read as it stands. */
function readTable() {
  const { outputFiles, metafile } = buildSync({
    entryPoints: ['src/contract/endpoints.ts'],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports);
  return { rows: module.exports.endpoints, files: Object.keys(metafile.inputs).map((file) => path.join(root, file)) };
}

let table;

/** What is left out is the rule: a GET that needs no session and shows its failures. */
function know(name) {
  const { path: address, method, auth, hide } = table.rows[name];
  const args = [name, address, method === 'GET' ? 0 : method, auth === true ? 1 : auth || 0, hide ? 1 : 0];
  while (!args.at(-1)) args.pop();
  return `knowCall(${args.map((arg) => JSON.stringify(arg)).join(',')});`;
}

module.exports = function callRows(source) {
  table ??= readTable();
  const names = new Set(
    [...source.matchAll(TEXT)].map(([, , name]) => name).filter((name) => Object.hasOwn(table.rows, name)),
  );
  if (names.size === 0) return source;
  // A kept module is compiled again when a row has changed.
  for (const file of table.files) this.addDependency(file);
  return `import { knowCall } from ${JSON.stringify(LIST)};\n${[...names].map(know).join('')}\n${source}`;
};
