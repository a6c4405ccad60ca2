/** Members and the clients whom they are: a page of them asks as often as one, and numbers that went with a merging are found in an index. */
import { randomUUID } from 'node:crypto';
import { like, sql } from 'drizzle-orm';
import {
  clientCollaborators,
  clientMerges,
  clients,
  employees,
  members,
  wholesaleInquiries,
} from '../../../server/db/schema';
import type { Tx } from '../../../server/db/client';
import { clientsOfMembers } from '../../../server/domains/staff/client/ofMembers';
import { testServer } from '../harness';
import { listenToQueries } from '../probe/owners';
import { keepRows } from '../rewind';

const app = testServer({ seed: true });
const LI = '13900000002';
let rewind: () => Promise<void>;
let queries: ReturnType<typeof listenToQueries>;
beforeAll(async () => {
  queries = listenToQueries();
  rewind = await keepRows(app);
});
beforeEach(() => rewind());
afterAll(() => queries.stop());

/** Statements that `ask` puts, and what it answers. */
async function asking<T>(ask: () => Promise<T>): Promise<{ count: number; answer: T }> {
  queries.forget();
  const answer = await ask();
  return { count: queries.texts().length, answer };
}

/** So many requests of members each, of whom every third is a client of 李牧之 and every third of 郑一鸣. */
async function inquiriesOf(many: number): Promise<void> {
  const people = await app.db.select().from(members).where(like(members.mobile, '138%')).orderBy(members.id);
  const now = app.clock.now();
  await app.db.delete(wholesaleInquiries);
  await app.db.insert(wholesaleInquiries).values(
    people.slice(0, many).map(({ id }, at) => ({
      no: `XJ${randomUUID().slice(0, 8)}`,
      memberId: id,
      lines: [{ text: '定制茶礼盒', qty: 300, unit: '盒' }],
      needBy: '2026-12-30',
      createdAt: now - at,
    })),
  );
  await app.db.delete(clients).where(like(clients.mobile, '138%'));
  await app.db.insert(clients).values(
    people.slice(0, many).flatMap(({ mobile, nickname }, at) =>
      at % 3 === 2
        ? []
        : {
            ...{ name: nickname, mobile, ownerId: at % 3 === 0 ? '10102' : '10107' },
            ...{ ownedAt: now, createdById: '10102', createdAt: now, updatedAt: now },
          },
    ),
  );
}

test('a page of twenty requests asks as often as one of three, and each says whose it is', async () => {
  const token = await app.login(LI);
  const ask = () => app.ok('manage.inquiries', {}, { token });
  await inquiriesOf(3);
  // What is asked for the first time is planned.
  await ask();
  const few = await asking(ask);
  await inquiriesOf(20);
  const many = await asking(ask);
  expect([few.answer.list.length, many.answer.list.length]).toEqual([3, 20]);
  expect(many.count).toBe(few.count);
  // The oldest first.
  const said = [...many.answer.list].reverse().map(({ client, keeper }) => (client ? 'mine' : (keeper ?? 'nobody')));
  expect(said).toEqual(Array.from({ length: 20 }, (_, at) => ['mine', '郑**', 'nobody'][at % 3]));
});

test('members who are found at the desk ask no more often the more they are, and lead to the own clients only', async () => {
  const token = await app.login(LI);
  const found = async (keyword: string) =>
    (await app.ok('desk.search', { keyword }, { token })).groups.find(({ kind }) => kind === 'member')?.rows ?? [];
  const people = await app.db.select().from(members).where(like(members.mobile, '138%')).orderBy(members.id);
  await inquiriesOf(5);
  for (const [at, { id }] of people.slice(0, 5).entries())
    await app.db
      .update(members)
      .set({ nickname: `同名${at < 3 ? '甲' : '乙'}${at}` })
      .where(sql`id = ${id}`);
  await found('同名');
  const three = await asking(() => found('同名甲'));
  const all = await asking(() => found('同名'));
  expect([three.answer.length, all.answer.length]).toEqual([3, 5]);
  expect(all.count).toBe(three.count);
  expect(all.answer.map(({ route }) => route !== undefined)).toEqual([true, false, false, true, false]);
});

test('numbers that went with mergings lead to who was kept, all of a page at once', async () => {
  const now = app.clock.now();
  const row = (id: string, mobile: string, mergedIntoId: string | null = null, countryCode = '86') => ({
    ...{ id, name: '同', mobile, countryCode, mergedIntoId, ownerId: '10107' },
    ...{ ownedAt: now, createdById: '10102', createdAt: now, updatedAt: now },
  });
  await app.db
    .insert(clients)
    .values([
      row('729001', '13766660001', '729002'),
      row('729002', '13766660002', '729003'),
      row('729003', '13766660009'),
      row('729004', '13766660004', '729003', '852'),
    ]);
  const merge = { goneId: '729002', byId: '10101', by: '王岚', moved: {}, at: now };
  await app.db.insert(clientMerges).values([
    { ...merge, keptId: '729003', before: { mobile: '13766660003' } },
    { ...merge, keptId: '729003', goneId: '729001', before: { mobile: '13766660005' }, undone: true },
  ]);
  await app.db.insert(clientCollaborators).values({ clientId: '729003', employeeId: '10102', at: now });
  const [li] = await app.db
    .select()
    .from(employees)
    .where(sql`id = 10102`);
  const mobiles = Array.from({ length: 9 }, (_, at) => `1376666000${at + 1}`);
  const answer = await clientsOfMembers(app.db as unknown as Tx, li!, mobiles);
  const said = [...answer].map(([mobile, { client, isOwn }]) => [mobile.slice(-1), client.id, isOwn]);
  expect(said.sort()).toEqual(['1', '2', '3', '9'].map((end) => [end, '729003', true]));
});

test('they are looked up: by the number of who was merged, and by the number that the kept one had', async () => {
  const [li] = await app.db
    .select()
    .from(employees)
    .where(sql`id = 10102`);
  queries.forget();
  await clientsOfMembers(app.db as unknown as Tx, li!, ['13766660001', '13766660002']);
  const asked = queries.texts().find((text) => text.includes('with recursive went'))!;
  const values = ['86', '13766660001', '13766660002', '13766660001', '13766660002', '86'];
  // A table of a few rows is rather read: what is asked here is whether it could be looked up.
  const plan = await app.db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off');
    const text = asked.replace(/\$(\d+)/g, (_all, at: string) => `'${values[Number(at) - 1]!}'`);
    return JSON.stringify(await tx.execute(`explain (format json) ${text}`));
  });
  expect(plan).toContain('clients_merged_mobile');
  expect(plan).toContain('client_merges_mobile');
});
