/** A noun has one folder name: in the contract, among the server's domains and in their tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@/contract/endpoints';

const ROOT = join(__dirname, '../..');
const foldersIn = (place: string): string[] =>
  readdirSync(join(ROOT, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Endpoint -> the folders of `place` whose `file` has a line for it. */
function placesOf(place: string, file: string): Record<string, string[]> {
  const places: Record<string, string[]> = Object.fromEntries(Object.keys(endpoints).map((name) => [name, []]));
  for (const folder of foldersIn(place)) {
    const path = join(ROOT, place, folder, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    for (const [, name = ''] of text.matchAll(/^ {2}'?([\w.]+)'?: /gm)) places[name]?.push(folder);
  }
  return places;
}

test('an endpoint stands in the folder that is named as the domain whose routes answer it', () => {
  const standing = placesOf('src/contract', 'endpoints.ts');
  expect(Object.entries(standing).filter(([, folders]) => folders.length !== 1)).toEqual([]);
  expect(standing).toEqual(placesOf('server/domains', 'routes.ts'));
});

test('folders of the contract and of the server’s tests are named as parts of the server', () => {
  const parts = new Set([...foldersIn('server'), ...foldersIn('server/domains')]);
  expect(foldersIn('src/contract').filter((folder) => !parts.has(folder))).toEqual([]);
  // The probe walks over every endpoint.
  expect(foldersIn('__tests__/server').filter((folder) => !parts.has(folder))).toEqual(['probe']);
});
