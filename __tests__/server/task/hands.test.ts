/** A task changes hands (rules 27.3 to 27.7): handed on, asked about, taken by a stand-in, late before the managers, passed together. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/schemas';
import { absences, employees, tasks, withdrawals, type TaskKind } from '../../../server/db/schema';
import { putTask } from '../../../server/domains/people/task/open';
import { dayOf } from '../../../server/lib/shanghai';
import { FINANCE, SERVICE } from '../desk';
import { testServer } from '../harness';
import { keepRows } from '../rewind';
import { WANG } from '../demo';

const app = testServer({ seed: true });
let rewind: () => Promise<void>;
beforeAll(async () => void (rewind = await keepRows(app)));
beforeEach(() => rewind());

const ZHAO = '13900000003';
const [WANG_ID, SUN_ID, ZHAO_ID] = ['10101', '10105', '10103'];

const todo = (area: string, more: object = {}) =>
  app.db.transaction((tx) =>
    putTask(tx as never, {
      kind: 'todo',
      targetId: '1',
      title: '补货',
      fromId: null,
      fromName: '总部',
      area,
      worth: null,
      createdAt: app.clock.now(),
      ...more,
    }),
  );
const taskOf = async (id: string) => (await app.db.select().from(tasks).where(eq(tasks.id, id)))[0]!;
const seeded = async (kind: TaskKind) =>
  (
    await app.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.kind, kind), eq(tasks.status, 'todo')))
      .limit(1)
  )[0]!;
const hand = async (token: string, id: string, part: Partial<RequestOf<'ding.tasksHand'>>) =>
  app.call(
    'ding.tasksHand',
    { id, action: 'forward', note: '我去出差', rev: (await taskOf(id)).rev, requestId: randomUUID(), ...part },
    { token },
  );
const listed = async (token: string, id: string) =>
  (await app.ok('ding.tasksMessage', { tab: 'todo' }, { token })).page!.list.some((one) => one.id === id);
const decide = async (token: string, id: string) =>
  app.call(
    'ding.tasksComplete',
    { id, rev: (await taskOf(id)).rev, result: 'pass', requestId: randomUUID() },
    { token },
  );

test('handed on with a reason to a colleague of the desk, it waits for him alone', async () => {
  const [wang, sun] = [await app.login(WANG), await app.login(FINANCE)];
  const { id } = await seeded('withdraw');
  const colleagues = await app.ok('ding.tasksColleagues', { id, action: 'forward' }, { token: wang });
  expect(colleagues.map((one) => one.id)).toEqual([SUN_ID]);
  expect(await hand(wang, id, { toId: SUN_ID, note: ' ' })).toMatchObject({ code: 422, field: 'note' });
  expect(await hand(wang, id, { toId: ZHAO_ID })).toMatchObject({ code: 400, field: 'toId' });
  expect(await hand(await app.login(ZHAO), id, { toId: SUN_ID })).toMatchObject({ code: 404 });
  expect((await hand(wang, id, { toId: SUN_ID })).code).toBe(200);
  expect([await listed(wang, id), await listed(sun, id)]).toEqual([false, true]);
  expect((await taskOf(id)).log.at(-1)!.label).toBe('王岚 转交 孙会：我去出差');
  expect((await decide(sun, id)).code).toBe(200);
});

test('while an opinion is awaited nothing is decided; given, it stands in the trail', async () => {
  const [wang, qian] = [await app.login(WANG), await app.login(SERVICE)];
  const { id } = await seeded('withdraw');
  expect((await hand(wang, id, { action: 'ask', toId: '10104', note: '这位客人认识吗' })).code).toBe(200);
  expect(await decide(wang, id)).toMatchObject({ code: 422 });
  expect((await decide(qian, id)).code).toBe(403);
  expect((await hand(qian, id, { action: 'opinion', note: '老客人，没问题' })).code).toBe(200);
  expect((await taskOf(id)).log.at(-1)!.label).toBe('钱多多 意见：老客人，没问题');
  expect((await decide(wang, id)).code).toBe(200);
});

test('who is away has a stand-in for what names him, in those days only', async () => {
  const [wang, zhao] = [await app.login(WANG), await app.login(ZHAO)];
  const id = await todo('stock', { assigneeId: WANG_ID });
  const day = (days: number) =>
    new Date(app.clock.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
  const save = (part: object) =>
    app.call('ding.absenceSave', { requestId: randomUUID(), ...part } as never, { token: wang });
  expect(await save({ from: day(0), to: day(-1), standInId: ZHAO_ID })).toMatchObject({ code: 400, field: 'to' });
  expect(await save({ from: day(0), to: day(1), standInId: WANG_ID })).toMatchObject({ code: 400, field: 'standInId' });
  expect(await listed(zhao, id)).toBe(false);
  expect((await save({ from: day(0), to: day(1), standInId: ZHAO_ID })).code).toBe(200);
  expect((await app.ok('ding.absence', {}, { token: zhao })).standsFor).toMatchObject([{ name: '王岚' }]);
  expect(await listed(zhao, id)).toBe(true);
  const done = await app.call(
    'ding.tasksComplete',
    { id, rev: 1, result: 'done', requestId: randomUUID() },
    { token: zhao },
  );
  expect(done.code).toBe(200);
  expect((await taskOf(id)).log.at(-1)!.label).toBe('赵小满（代 王岚） 完成');
  const other = await todo('stock', { assigneeId: WANG_ID });
  app.clock.advance(3 * 86_400_000);
  expect(await listed(zhao, other)).toBe(false);
});

// https://github.com/objectstack-ai/objectstack/issues/1322
test('away in a row, and in a circle: each task waits for whoever is there, and nothing runs for ever', async () => {
  const id = await todo('stock', { assigneeId: WANG_ID });
  const day = dayOf(app.clock.now());
  const away = (employeeId: string, standInId: string) =>
    app.db.insert(absences).values({ employeeId, standInId, from: day, to: day });
  await away(WANG_ID, ZHAO_ID);
  await away(ZHAO_ID, SUN_ID);
  const sun = await app.login(FINANCE);
  expect(await listed(sun, id)).toBe(true);
  await away(SUN_ID, WANG_ID);
  expect(await listed(sun, id)).toBe(true);
  const done = { id, rev: 1, result: 'done' as const, requestId: randomUUID() };
  expect((await app.call('ding.tasksComplete', done, { token: sun })).code).toBe(200);
  expect((await taskOf(id)).log.at(-1)!.label).toBe('孙会（代 王岚） 完成');
});

test('what is late stands before the managers as well, once', async () => {
  const id = await todo('stock', { dueAt: app.clock.now() + 1000 });
  const branch = await app.login('13900000012');
  expect(await listed(branch, id)).toBe(false);
  app.clock.advance(2000);
  await app.runJobs();
  expect(await listed(branch, id)).toBe(true);
  expect((await taskOf(id)).log.filter(({ key }) => key.endsWith('late'))).toHaveLength(1);
});

test('passed together: each by itself, a second try says the same, other kinds and answers are refused', async () => {
  const wang = await app.login(WANG);
  const first = await seeded('withdraw');
  const broken = await app.db
    .insert(tasks)
    .values({ ...first, id: undefined, targetId: '1', createdAt: first.createdAt + 1 } as never)
    .returning();
  const list = [first, broken[0]!].map(({ id, rev }) => ({ id, rev }));
  const pass = (wanted: { id: string; rev: number }[]) =>
    app.call('ding.tasksBatch', { tasks: wanted }, { token: wang });
  const { data } = await pass(list);
  expect(data.results.map(({ ok }) => ok)).toEqual([true, false]);
  expect((await app.db.select().from(withdrawals).where(eq(withdrawals.id, first.targetId)))[0]!.status).not.toBe(
    'auditing',
  );
  expect((await pass(list)).data.results[0]).toMatchObject({ ok: true });
  const [adjust, ticket] = [await seeded('stockAdjust'), await seeded('feedback')];
  expect((await pass([adjust, ticket].map(({ id, rev }) => ({ id, rev })))).code).toBe(400);
  expect((await pass([{ id: ticket.id, rev: ticket.rev }])).code).toBe(400);
});

test('documents of stock-takings are for managers', async () => {
  const { list } = await app.ok('ding.stockAdjustAudits', { status: 'waiting' }, { token: await app.login(WANG) });
  expect(list.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
  expect((await app.call('ding.stockAdjustAudits', {}, { token: await app.login(ZHAO) })).code).toBe(403);
  expect(await app.db.$count(employees)).toBeGreaterThan(0);
});

test('rule 27.2: asked once more is only what nothing takes back, or what spends much', async () => {
  const wang = await app.login(WANG);
  const asks = async (id: string) => (await app.ok('ding.tasksMessage', { id }, { token: wang })).task!.asks;
  for (const kind of ['withdraw', 'stockAdjust'] as const)
    expect([kind, await asks((await seeded(kind)).id)]).toEqual([kind, true]);
  expect(await asks((await seeded('feedback')).id)).toBe(false);
  const spending = (amount: number) => todo('manager', { kind: 'declaration', targetId: '0', amount });
  const [little, much] = [await spending(99_999), await spending(100_000)];
  expect([await asks(little), await asks(much)]).toEqual([false, true]);
});
