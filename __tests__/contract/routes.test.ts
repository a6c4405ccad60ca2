/** The route table against its fixture (rule 6.1). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTE_PATHS, routes } from '@/core/routes/table';
import { PAGE_GROUPS } from '../e2e/groups';

const fixture = readFileSync(join(__dirname, 'routes.txt'), 'utf8').trim().split('\n');
const source = join(__dirname, '../../src');
const hasFile = (path: string): boolean => existsSync(join(source, `${path}.tsx`));

test('rule 6.1: the table has exactly the 211 addresses', () => {
  expect(fixture).toHaveLength(211);
  expect(Object.keys(routes).sort()).toEqual([...fixture].sort());
});

test('every address has a Chinese title', () => {
  expect(Object.entries(routes).filter(([, { title }]) => !/[\u4e00-\u9fa5]/.test(title))).toEqual([]);
});

test.each(ROUTE_PATHS)('%s has its page file', (path) => {
  expect(hasFile(path)).toBe(true);
});

// Both suites take their pages from the table; only a first page in a table asks for a file. A long table has one for each part.
describe.each(['e2e/axe', 'weapp/pages'])('the suites of %s', (folder) => {
  const suites = readdirSync(join(__dirname, '..', folder)).filter((name) => name.endsWith('.test.ts'));
  const code = suites.map((name) => readFileSync(join(__dirname, '..', folder, name), 'utf8')).join('\n');

  test.each(PAGE_GROUPS)('see all pages of the table %s', (group) => {
    const seen = [...code.matchAll(/^everyPage\('(\w+)'(?:, (\d+), (\d+))?\);$/gm)]
      .filter(([, table]) => table === group)
      .map(([, , part = '1', parts = '1']) => `${part} of ${parts}`);
    expect(seen.sort()).toEqual(seen.map((_, at) => `${at + 1} of ${seen.length}`));
    expect(seen).not.toEqual([]);
  });
});
