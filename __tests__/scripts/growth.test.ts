/** What `npm run size -- --growth` builds (scripts/growth.ts): the app with a page at every address and every call of the specification. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { planned, writeGrown } from '../../scripts/growth';
import { routes } from '../../src/core/routes/table';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-growth-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
const count = (text: string, part: string) => text.split(part).length - 1;

test('every address has its page, and every call its row and one page that names it', async () => {
  const { pages, calls } = planned();
  await writeGrown(folder, { pages, calls });
  expect(Object.keys(routes).filter((address) => !fs.existsSync(path.join(folder, `src${address}.tsx`)))).toEqual([]);
  const tables = fs.readdirSync(path.join(folder, 'src/core/routes/table'));
  expect(tables.filter((table) => read(`src/core/routes/table/${table}`).includes(': planned('))).toEqual([]);
  const written = pages.map((address) => read(`src${address}.tsx`)).join('');
  expect(calls.filter((name) => count(written, `'${name}'`) !== 1)).toEqual([]);
  const rows = calls.length > 0 ? read('src/contract/grown/endpoints.ts') : '';
  expect(calls.filter((name) => count(rows, `'${name}': {`) !== 1)).toEqual([]);
  expect(count(read('src/contract/endpoints.ts'), 'grownEndpoints,')).toBe(calls.length > 0 ? 1 : 0);
});
