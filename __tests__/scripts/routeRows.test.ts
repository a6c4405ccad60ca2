/** In a build the row of an address comes with its page (config/routeRows.js): what is known before and after is what the table says. */
import fs from 'node:fs';
import path from 'node:path';
import { ROUTE_PATHS, routes, START_PATH } from '../../src/core/routes/table';

type Loader = (this: { resourcePath: string; addDependency(file: string): void }, source: string) => string;
// webpack loads it this way.
// oxlint-disable-next-line typescript/no-require-imports
const loader: Loader & { pagesInOrder(): string[] } = require('../../config/routeRows.js');
const LIST = 'config/knownRoutes.mjs';
const files = new Set<string>();
const written = (file: string, source: string) =>
  loader.call({ resourcePath: path.resolve(file), addDependency: (one) => files.add(one) }, source);

interface Known {
  routes: Record<string, object>;
  pages: string[];
  knowRoute(address: string, row: object): void;
}
/** The list as the first script has it, before any page has come. */
function atFirst(): Known {
  const text = written(LIST, fs.readFileSync(LIST, 'utf8')).replaceAll(/^export /gm, '');
  return new Function(`${text}\nreturn { routes, pages, knowRoute };`)() as Known;
}
/** Runs what the loader has put before the page. */
function come({ knowRoute }: Known, address: string): void {
  const [, rows = ''] = written(`src${address}.tsx`, 'page').split('\n');
  new Function('knowRoute', rows)(knowRoute);
}

test('the first script knows every address, and the row of the home alone', () => {
  const known = atFirst();
  expect(Object.keys(known.routes).sort()).toEqual(Object.keys(routes).sort());
  const { [START_PATH]: home, ...others } = known.routes;
  expect(home).toMatchObject({ title: routes[START_PATH].title, login: 'none' });
  expect(others).toEqual(
    Object.fromEntries(
      Object.entries(routes)
        .filter(([address]) => address !== START_PATH)
        .map(([address]) => [address, {}]),
    ),
  );
  expect(known.pages.map((page) => `/${page}`).sort()).toEqual([...ROUTE_PATHS].sort());
  expect(known.pages).toEqual(loader.pagesInOrder());
});

test.each(ROUTE_PATHS)('%s brings what the table says of it', (address) => {
  const known = atFirst();
  come(known, address);
  // A flag that is off and one that is not there are the same to whoever asks.
  const said = Object.fromEntries(Object.entries(routes[address]).filter(([, value]) => value));
  expect(known.routes[address]).toEqual(said);
});

test('what is no page stays as it is, and a page is compiled again when a table has changed', () => {
  expect(written('src/ui/shell/Page.tsx', 'part')).toBe('part');
  expect(written('src/collegePackages/pages/college/nowhere.tsx', 'no page yet')).toBe('no page yet');
  written('src/shop/pages/goods.tsx', 'page');
  expect([...files]).toContainEqual(expect.stringMatching(/src\/core\/routes\/table\/shop\.ts$/));
});
