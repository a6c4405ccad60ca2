/** In a build the row of a call comes with the module that names it (config/callRows.js): what it writes is what the contract says. */
import { endpoints } from '@/contract';

type Loader = (this: { addDependency(file: string): void }, source: string) => string;
// webpack loads it this way.
// oxlint-disable-next-line typescript/no-require-imports
const loader: Loader = require('../../config/callRows.js');
const files = new Set<string>();
const callRows = (source: string) => loader.call({ addDependency: (file) => files.add(file) }, source);

/** Runs what the loader has written before `source`, and gives the rows that are known then. */
async function rowsAfter(source: string): Promise<Record<string, unknown>> {
  const list: { endpoints: Record<string, unknown>; knowCall: unknown } = await import('../../config/knownCalls.mjs');
  for (const name of Object.keys(list.endpoints)) delete list.endpoints[name];
  const written = callRows(source).replace(/^import .*$/m, '');
  new Function('knowCall', 'call', written)(list.knowCall, () => undefined);
  return { ...list.endpoints };
}

const full = Object.fromEntries(
  Object.entries(endpoints).map(([name, { method, path, auth, hide }]) => [name, { method, path, auth, hide }]),
);

test('every call of the contract, named once, has its own row', async () => {
  const names = Object.keys(endpoints).map((name) => `call('${name}');`);
  expect(await rowsAfter(names.join('\n'))).toEqual(full);
  expect([...files]).toContainEqual(expect.stringMatching(/src\/contract\/cart\/endpoints\.ts$/));
});

test('a module brings what it names, as whatever text, and nothing else', async () => {
  const source = 'call("cartItem.create", {}); const way = `site.config`; const other = "cart.item";';
  expect(Object.keys(await rowsAfter(source))).toEqual(['cartItem.create', 'site.config']);
  expect(callRows('export const text = "constructor.name";')).toBe('export const text = "constructor.name";');
});
