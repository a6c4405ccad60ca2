/**
 * The row of a call travels with whoever names it, so that the first script does not grow with every endpoint: each module whose code holds the
 * name of a call as a text brings its row along. Runs on compiled modules, where names in types are gone; `endpoints.ts` itself is replaced
 * by the list that the modules fill (`knownCalls.mjs`).
 */
const path = require('node:path');
const evaluated = require('./evaluated');

const LIST = path.join(__dirname, 'knownCalls.mjs');
const TEXT = /(["'`])(\w+(?:\.\w+)?)\1/g;

let table;

/** What is left out is the rule: a GET that needs no session and shows its failures. */
function know(name) {
  const { path: address, method, auth, hide } = table.endpoints[name];
  const args = [name, address, method === 'GET' ? 0 : method, auth === true ? 1 : auth || 0, hide ? 1 : 0];
  while (!args.at(-1)) args.pop();
  return `knowCall(${args.map((arg) => JSON.stringify(arg)).join(',')});`;
}

module.exports = function callRows(source) {
  table ??= evaluated('src/contract/endpoints.ts');
  const names = new Set(
    [...source.matchAll(TEXT)].map(([, , name]) => name).filter((name) => Object.hasOwn(table.endpoints, name)),
  );
  if (names.size === 0) return source;
  // A kept module is compiled again when a row has changed.
  for (const file of table.files) this.addDependency(file);
  return `import { knowCall } from ${JSON.stringify(LIST)};\n${[...names].map(know).join('')}\n${source}`;
};
