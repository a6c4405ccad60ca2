/**
 * Stands in for `src/core/routes/rows.ts` in a build for people: all addresses, and the rows of those pages whose script has come
 * (routeRows.js). Only a page that is shown is asked for its row.
 */
export const routes = {};

/** Written here by the build: the addresses with a page, an empty line, those without; a line begins with the folder. */
const ADDRESSES = '';
ADDRESSES.split('\n\n').forEach((lines, at) => {
  for (const line of lines.split('\n')) {
    const [folder, ...names] = line.split(' ');
    for (const name of names) routes[`/${folder}${name}`] = { built: at === 0 };
  }
});

/** Addresses with a page, in the order of the build, as Taro spells them. */
export const pages = Object.keys(routes)
  .filter((path) => routes[path].built)
  .map((path) => path.slice(1));

export function knowRoute(path, row) {
  Object.assign(routes[path], { login: 'none' }, row);
}
