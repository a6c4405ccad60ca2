/**
 * Taro's entry names every page three times, each with a function of its own, and carries what only a mini-program reads. Here it says of
 * each page nothing but the numbers of its chunks and its module (pageTable.ts writes them in the place of each `import()`); the addresses
 * stand in the list that the app itself reads (knownRoutes.mjs). Runs on the entry that Taro's loader has written.
 */
const path = require('node:path');
const { pagesInOrder } = require('./routeRows');

const LIST = path.join(__dirname, 'knownRoutes.mjs');
const ROUTES = /^config\.routes = \[[^]*?^\];?$/m;
const ROUTE =
  /Object\.assign\(\{\s*path: "([^"]+)",\s*load: function\s*\(context, params\) \{\s*const page = (import\("[^"]+"\));\s*return \[page, context, params\];\s*\}\s*\}, (\{[^{}]*\})\)/g;
const CONFIG = /^var config = (\{.*\});$/m;
/** What the browser's router does not ask for; the paths of the pages it gets from the list. */
const UNREAD = ['pages', 'subPackages', 'lazyCodeLoading', 'preloadRule', 'requiredPrivateInfos', 'permission'];
/** The same of a page's own configuration: the shell does it (src/ui/shell/Page.tsx). */
const UNREAD_OF_PAGE = ['disableScroll', 'pageOrientation'];

const TABLE = (rows) => `config.pages = pages;
config.routes = ((own, module) => \`${rows}\`.split(' ').map((row, at) => {
  const [shared, further = 1, beyond = 1] = row.split(':');
  own += +further;
  module += +beyond;
  const chunks = [...shared.split('.').filter(Boolean), own];
  const place = module;
  const get = () => Promise.all(chunks.map((id) => __webpack_chunk_load__(id))).then(() => __webpack_require__(place));
  return { path: pages[at], load: (context, params) => [get(), context, params] };
}))(0, 0);`;

function misfit(what) {
  return new Error(
    `config/slimEntry.js: ${what}. Compare its patterns with node_modules/@tarojs/taro-loader/lib/h5.js, which writes the entry.`,
  );
}

module.exports = function slimEntry(source) {
  const config = CONFIG.exec(source);
  if (!config) throw misfit('the entry has no line "var config = {...};"');
  const [table] = ROUTES.exec(source) ?? [];
  if (!table) throw misfit('the entry has no list "config.routes = [...]"');
  const found = [...table.matchAll(ROUTE)].map(([, page, get, own]) => ({ page, get, own: JSON.parse(own) }));
  const wanted = pagesInOrder();
  const odd = wanted.find((page, at) => found[at]?.page !== page);
  if (odd || found.length !== wanted.length)
    throw misfit(
      `the list has ${found.length} pages that it can read, and the table of routes ${wanted.length}${odd ? `; the first that is not in its place is ${odd}` : ''}`,
    );
  const read = found.flatMap(({ page, own }) =>
    Object.keys(own)
      .filter((key) => !UNREAD_OF_PAGE.includes(key))
      .map((key) => `${key} of ${page}`),
  );
  if (read.length > 0) throw misfit(`the browser's router would not learn ${read.join(', ')}`);
  const kept = Object.entries(JSON.parse(config[1])).filter(([key]) => !UNREAD.includes(key));
  return `import { pages } from ${JSON.stringify(LIST)};\n${source}`
    .replace(CONFIG, () => `var config = ${JSON.stringify(Object.fromEntries(kept))};`)
    .replace(ROUTES, () => TABLE(found.map(({ get }) => `\${${get}}`).join(' ')));
};
/** Beside the pages, which come from the list. */
module.exports.LEFT_OUT = [...UNREAD.filter((key) => key !== 'pages'), ...UNREAD_OF_PAGE];
