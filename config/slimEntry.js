/**
 * Taro's entry names every page three times, each with a function of its own, and carries what only a mini-program reads. Said once
 * per page it is a kilobyte shorter (gzip, at a hundred pages). Runs on the entry that Taro's loader has written.
 */
const ROUTE =
  /Object\.assign\(\{\s*path: ("[^"]+"),\s*load: function\(context, params\) \{\s*const page = (import\("[^"]+"\));\s*return \[page, context, params\];\s*\}\s*\}, \{\}\)/g;
const CONFIG = /^var config = (\{.*\});$/m;
/** What the browser's router does not ask for; the paths of the pages it gets from the routes. */
const UNREAD = ['pages', 'subPackages', 'lazyCodeLoading', 'preloadRule', 'requiredPrivateInfos', 'permission'];

module.exports = function slimEntry(source) {
  const config = source.match(CONFIG);
  // Another app that is built with these settings, and a development build, may look otherwise.
  if (!config || source.search(ROUTE) < 0) return source;
  const read = Object.entries(JSON.parse(config[1])).filter(([key]) => !UNREAD.includes(key));
  return source
    .replace(
      CONFIG,
      () => `var config = ${JSON.stringify(Object.fromEntries(read))};
var route = (path, get) => ({ path, load: (context, params) => [get(), context, params] });`,
    )
    .replace(ROUTE, 'route($1, () => $2)')
    .replace(/^(config\.routes = \[[^]*?^\];)$/m, '$1\nconfig.pages = config.routes.map(({ path }) => path);');
};
