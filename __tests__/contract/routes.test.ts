/** The route table against its fixture (rule 6.1). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_PATHS, routes } from '@/core/routes/table';
import { groupsBuilt } from '../e2e/groups';

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

test.each(BUILT_PATHS)('%s has its page file', (path) => {
  expect(hasFile(path)).toBe(true);
});

test('a page file belongs to a built address', () => {
  expect(fixture.filter((path) => hasFile(path) && !(BUILT_PATHS as readonly string[]).includes(path))).toEqual([]);
});

// Those suites take their pages from the table; only a first page in a table asks for a file.
test.each(groupsBuilt().flatMap((group) => [`e2e/axe/${group}`, `weapp/pages/${group}`]))(
  'the pages of a table are seen by %s.test.ts',
  (suite) => expect(existsSync(join(__dirname, `../${suite}.test.ts`))).toBe(true),
);

test('no page that was built gets lost', () => {
  expect(BUILT_PATHS.length).toBeGreaterThanOrEqual(68);
});
