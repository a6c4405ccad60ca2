/**
 * Stands in for `src/core/routes/rows.ts` in a build for people: all addresses, and the rows of those pages whose script has come
 * (routeRows.js). Only a page that is shown is asked for its row.
 */
export const routes = {};

/** Written here by the build, in its order; a line begins with the folder. */
const ADDRESSES = '';
for (const line of ADDRESSES.split('\n')) {
  const [folder, ...names] = line.split(' ');
  for (const name of names) routes[`/${folder}${name}`] = {};
}

/** The addresses as Taro spells them. */
export const pages = Object.keys(routes).map((path) => path.slice(1));

export function knowRoute(path, row) {
  Object.assign(routes[path], { login: 'none' }, row);
}
