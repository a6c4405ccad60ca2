/**
 * The row of a page travels with the page, so that the first script does not grow with every address: each page's file makes its row known
 * (`knownRoutes.mjs`), which holds nothing but the addresses until then.
 */
const path = require('node:path');
const evaluated = require('./evaluated');

const SRC = path.join(__dirname, '../src');
const LIST = path.join(__dirname, 'knownRoutes.mjs');
const PLACE = /^const ADDRESSES = .*$/m;
/** Asked for where no address is (`useRoutePath`). */
const ALWAYS = 'START_PATH';

let table;

function readTable() {
  const { appPages, files } = evaluated('src/core/routes/appPages.ts');
  const { routes, [ALWAYS]: start } = evaluated('src/core/routes/table.ts');
  const { pages, subPackages } = appPages();
  const ordered = [...pages, ...subPackages.flatMap((group) => group.pages.map((page) => `${group.root}/${page}`))];
  return { routes, start, files, pages: ordered };
}

/** One line for those that follow each other in a folder: `shop/pages/ goods list`. */
function inLines(addresses) {
  const lines = [];
  let last;
  for (const address of addresses) {
    const [, folder, name] = /^(.*?\bpages\/|)(.*)$/.exec(address);
    if (folder === last) lines.push(`${lines.pop()} ${name}`);
    else lines.push(`${folder} ${name}`);
    last = folder;
  }
  return lines.join('\n');
}

/** What is left out is the rule: a page for everybody, and flags that are off. */
function know(address, row) {
  const said = Object.entries(row).filter(([, value]) => value && value !== 'none');
  return `knowRoute(${JSON.stringify(address)}, ${JSON.stringify(Object.fromEntries(said))});`;
}

module.exports = function routeRows(source) {
  table ??= readTable();
  // A kept module is compiled again when a row has changed.
  const depend = () => table.files.forEach((file) => this.addDependency(file));
  if (this.resourcePath === LIST) {
    depend();
    if (!PLACE.test(source))
      throw new Error(`config/routeRows.js: ${LIST} has no line that begins with "const ADDRESSES = ".`);
    return `${source.replace(PLACE, () => `const ADDRESSES = ${JSON.stringify(inLines(table.pages))};`)}\n${know(table.start, table.routes[table.start])}\n`;
  }
  const address = `/${path
    .relative(SRC, this.resourcePath)
    .replaceAll(path.sep, '/')
    .replace(/\.tsx$/, '')}`;
  const row = table.routes[address];
  if (!row) return source;
  depend();
  return `import { knowRoute } from ${JSON.stringify(LIST)};\n${know(address, row)}\n${source}`;
};
/** The addresses in the order of the build, as Taro spells them. */
module.exports.pagesInOrder = () => [...(table ??= readTable()).pages];
