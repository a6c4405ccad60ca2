/** Rows by their id: what each of the calls asks of the database, and what it answers. */
import { getTableColumns } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { findById, insertInto, lockById, updateById } from '../../../server/db/byId';
import type { Tx } from '../../../server/db/client';
import { hotWords } from '../../../server/db/schema';

const asked: { sql: string; params: unknown[] }[] = [];
let rows: unknown[][] = [];
const tx = drizzle(async (sql, params) => {
  asked.push({ sql, params });
  return { rows };
}) as unknown as Tx;
const COLUMNS = Object.keys(getTableColumns(hotWords));
/** A row as the driver gives it, in the order of the columns. */
const row = (values: Record<string, unknown>) => COLUMNS.map((name) => values[name] ?? null);
const sent = () => asked.map(({ sql }) => sql).join('\n');

beforeEach(() => {
  asked.length = 0;
  rows = [];
});

test.each([
  ['findById', () => findById(hotWords)(tx, '7'), false],
  ['findById, to change it', () => findById(hotWords)(tx, '7', true), true],
  ['lockById', () => lockById(hotWords)(tx, '7'), true],
] as const)('%s asks for one row, and keeps it only when told to', async (_name, ask, isLocked) => {
  rows = [row({ id: '7' })];
  expect(await ask()).toMatchObject({ id: '7' });
  expect(asked).toHaveLength(1);
  expect(sent()).toMatch(/^select .* from "hot_words" where "hot_words"\."id" = \$1/);
  expect(sent().endsWith(' for update')).toBe(isLocked);
  expect(asked[0]?.params).toEqual(['7']);
});

test.each([findById(hotWords), lockById(hotWords)])('a row that there is not is undefined', async (find) => {
  expect(await find(tx, '7')).toBeUndefined();
});

test('insertInto answers the row as the database made it', async () => {
  rows = [row({ id: '8' })];
  expect(await insertInto(hotWords)(tx, { word: '大红袍' })).toMatchObject({ id: '8' });
  expect(sent()).toMatch(/^insert into "hot_words" .* returning /);
});

test('updateById changes that row alone and answers it', async () => {
  rows = [row({ id: '9' })];
  expect(await updateById(hotWords)(tx, '9', { word: '大红袍' })).toMatchObject({ id: '9' });
  expect(sent()).toMatch(/^update "hot_words" set .* where "hot_words"\."id" = \$2 returning /);
});
