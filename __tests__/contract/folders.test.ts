/** A noun has one folder name: in the contract, among the server's domains and in their tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@/contract/endpoints';

const ROOT = join(__dirname, '../..');
const DOMAINS = 'server/domains';
const foldersIn = (place: string): string[] =>
  readdirSync(join(ROOT, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The domains of all floors, with their places. */
const domains = foldersIn(DOMAINS).flatMap((floor) =>
  foldersIn(`${DOMAINS}/${floor}`).map((name) => ({ name, path: `${DOMAINS}/${floor}/${name}` })),
);
const contracts = foldersIn('src/contract').map((name) => ({ name, path: `src/contract/${name}` }));

/** Endpoint -> the folders whose `file` has a line for it. */
function placesOf(folders: readonly { name: string; path: string }[], file: string): Record<string, string[]> {
  const places: Record<string, string[]> = Object.fromEntries(Object.keys(endpoints).map((name) => [name, []]));
  for (const folder of folders) {
    const path = join(ROOT, folder.path, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    for (const [, name = ''] of text.matchAll(/^ {2}'?([\w.]+)'?: /gm)) places[name]?.push(folder.name);
  }
  return places;
}

test('an endpoint stands in the folder that is named as the domain whose routes answer it', () => {
  const standing = placesOf(contracts, 'endpoints.ts');
  expect(Object.entries(standing).filter(([, folders]) => folders.length !== 1)).toEqual([]);
  expect(standing).toEqual(placesOf(domains, 'routes.ts'));
});

test('folders of the contract and of the server’s tests are named as parts of the server', () => {
  const parts = new Set([...foldersIn('server'), ...domains.map(({ name }) => name)]);
  expect(foldersIn('src/contract').filter((folder) => !parts.has(folder))).toEqual([]);
  // The probe walks over every endpoint, and several machines run all of it.
  expect(foldersIn('__tests__/server').filter((folder) => !parts.has(folder))).toEqual(['machines', 'probe']);
});

test('a domain stands on one floor', () => {
  const names = domains.map(({ name }) => name).sort();
  expect(names).toEqual([...new Set(names)]);
  // A floor holds domains, and nothing beside them.
  const files = [DOMAINS, ...foldersIn(DOMAINS).map((floor) => `${DOMAINS}/${floor}`)].flatMap((place) =>
    readdirSync(join(ROOT, place), { withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  expect(files).toEqual([]);
});
