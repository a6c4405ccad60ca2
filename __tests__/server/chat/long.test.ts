/**
 * A conversation of 100,000 messages costs at most three times of one of a hundred: opening, paging both ways and every search. Counted are
 * the rows and blocks that the database touches for an answer, the same on a busy machine.
 */
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/schemas';
import { createTestServer, type TestServer } from '../harness';
import { listenToStatements, type Statement } from '../statements';

const listener = listenToStatements();
let app: TestServer;
let token: string;
const ROOMS = {
  short: { id: '697801', count: 100, from: 697_900 },
  long: { id: '697802', count: 100_000, from: 2_000_000 },
};
type Room = keyof typeof ROOMS;

beforeAll(async () => {
  app = await createTestServer({ seed: 'base' });
  token = await app.login('13900000001');
  const at = app.clock.now();
  for (const { id, count, from } of Object.values(ROOMS)) {
    await app.db.execute(
      sql.raw(`
      insert into conversations (id, kind, title, owner_id, staff_only, last_seq, rev, last_at, last_id, created_at)
      values (${id}, 'group', '长', 10101, true, ${count}, ${count}, ${at}, ${from + count}, ${at});
      insert into conversation_members (conversation_id, member_id, read_seq, last_at, joined_at)
      select ${id}, m, ${count}, ${at}, ${at} from unnest(array[10101, 10102, 10103]) m;
      insert into chat_messages (id, conversation_id, seq, rev, sender_id, client_id, type, body, at)
      select ${from} + i, ${id}, i, i, 10101 + i % 3, 'long-${id}-' || i, case when i % 50 = 0 then 'file' else 'text' end,
        jsonb_build_object('text', case when i % 40 = 7 then '明前龙井到货' else '茶 ' || i end), ${at} - (${count} - i) * 60000::bigint
      from generate_series(1, ${count}) i;
      insert into chat_grams (conversation_id, gram, seq)
      select ${id}, '茶', i from generate_series(1, ${count}) i where i % 40 <> 7;
      insert into chat_grams (conversation_id, gram, seq)
      select ${id}, g, i from generate_series(1, ${count}) i, unnest(array['明', '前', '龙', '井', '到', '货', '明前', '前龙', '龙井', '井到', '到货']) g where i % 40 = 7;`),
    );
  }
  await app.db.execute('vacuum analyze');
}, 300_000);
afterAll(async () => {
  await app.close();
  listener.restore();
});

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}
const rowsOf = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, inner) => sum + rowsOf(inner), 0);

async function touched(statements: Statement[]): Promise<{ rows: number; blocks: number }> {
  const { $client: client } = app.db as unknown as { $client: PGlite };
  const sum = { rows: 0, blocks: 0 };
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN'])) {
      sum.rows += rowsOf(Plan);
      sum.blocks += (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0);
    }
  }
  return sum;
}

const cost = async (ask: () => Promise<unknown>) => touched(await listener.heard(ask));

const history = (input: (room: Room) => Omit<RequestOf<'ding.chat'>, 'conversationId'>) => (room: Room) =>
  app.ok('ding.chat', { conversationId: `GROUP${ROOMS[room].id}`, ...input(room) }, { token });
const search = (input: (room: Room) => Omit<RequestOf<'ding.chatSearch'>, 'conversationId'>) => (room: Room) =>
  app.ok('ding.chatSearch', { conversationId: `GROUP${ROOMS[room].id}`, ...input(room) }, { token });
const middle = (room: Room) => String(ROOMS[room].from + ROOMS[room].count / 2);

test.each([
  ['the list', () => app.ok('ding.chat', {}, { token })],
  ['opening', history(() => ({}))],
  ['older ones', history((room) => ({ before: middle(room) }))],
  ['later ones', history((room) => ({ after: middle(room) }))],
  ['around one', history((room) => ({ around: middle(room) }))],
  ['what was missed', history((room) => ({ since: ROOMS[room].count - 30 }))],
  ['search for a word', search(() => ({ keyword: '龙井' }))],
  ['search for one that stands everywhere', search(() => ({ keyword: '茶' }))],
  ['search for a long one', search(() => ({ keyword: '明前龙井到货' }))],
  ['search for none', search(() => ({ keyword: '红茶到货' }))],
  ['search by person', search(() => ({ fromId: '10102', keyword: '茶' }))],
  ['files', search(() => ({ type: 'file' }))],
  ['a day', search(() => ({ day: '2026-06-16' }))],
] as [string, (room: Room) => Promise<unknown>][])('%s', async (_name, ask) => {
  const [short, long] = [await cost(() => ask('short')), await cost(() => ask('long'))];
  expect(long.rows).toBeLessThanOrEqual(3 * short.rows + 30);
  expect(long.blocks).toBeLessThanOrEqual(3 * short.blocks + 30);
});
