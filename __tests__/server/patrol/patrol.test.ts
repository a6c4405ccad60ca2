/** Patrols (chapter 36): the plan, a record with what failed, its issue closed by a second person, and who sees what. */
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { patrolPoints, patrolRecords, tasks } from '../../../server/db/schema';
import { testServer } from '../harness';
import { rid } from '../order/shop';
import { keepRows } from '../rewind';

/** 西湖总店 听松雅室, and a point of 武林馆. */
const CODE = 'XD-0102';
const OTHER_STORE = 'XD-0211';
const HERE = { lat: 30.2436, lng: 120.1396 };
const app = testServer({ seed: true });
let rewind: () => Promise<void>;
/** A manager; patrols both stores; leads 外滩馆 (a manager, all stores); no patrol. */
let [wang, qian, zhao, lin] = ['', '', '', ''];
beforeAll(async () => {
  wang = await app.login('13900000001');
  qian = await app.login('13900000004');
  zhao = await app.login('13900000003');
  lin = await app.login('13800000001');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const photoOf = async (token: string): Promise<string> => {
  const body = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  return (await app.upload(body, { token, scene: 'patrol' })).data.url;
};
const pointOf = (token: string, code = CODE) => app.ok('patrol.scanCode', { code }, { token });
type Point = Awaited<ReturnType<typeof pointOf>>;

/** All as it should be, but for those named. */
async function resultsOf(token: string, { items }: Point, failed: Record<string, string> = {}) {
  const photo = await photoOf(token);
  return items.map(({ id, type, max, min }) => ({
    itemId: id,
    ok: !(id in failed),
    ...(type === 'number' && { value: id in failed ? (max ?? 0) + 6 : ((max ?? 0) + (min ?? 0)) / 2 }),
    ...(type === 'photo' && { photo }),
    ...(id in failed && { note: failed[id] ?? '', photo }),
  }));
}
const save = (token: string, input: object) =>
  app.call('patrol.scanCodeSave', { geo: HERE, opId: rid(), ...input } as never, { token });

/** 王岚 finds something; it waits for 钱多多. */
async function found() {
  const point = await pointOf(wang);
  const results = await resultsOf(wang, point, { floor: '坐垫有茶渍' });
  const answer = await save(wang, { pointId: point.id, results, again: true });
  expect(answer.code).toBe(200);
  return answer.data as Awaited<ReturnType<typeof readRecord>>;
}
const readRecord = async (token: string, id: string) => (await app.ok('patrol.index', { id }, { token })).record!;
const rectify = (token: string, input: object) =>
  app.call('patrol.rectify', { opId: rid(), ...input } as never, { token });
const fixBy = async (token: string, id: string) =>
  rectify(token, { id, action: 'fix', note: '换了备用坐垫', photos: [await photoOf(token)] });

test('the seeded plan, the issues, and the figures for managers', async () => {
  const mine = await app.ok('patrol.index', {}, { token: wang });
  expect(await app.db.$count(patrolPoints)).toBe(12);
  expect(mine.summary).toMatchObject({ issues: 5, overdue: 1, planned: mine.plan.length });
  expect(mine.summary.byStaff.map(({ label }) => label).sort()).toEqual(['王岚', '钱多多'].sort());
  expect(mine.stores).toHaveLength(6);
  const his = await app.ok('patrol.index', { tab: 'issue', page: 1 }, { token: qian });
  expect(his.summary.byStaff).toEqual([]);
  expect(his.stores.map(({ value }) => value)).toEqual(['1', '2']);
  expect(his.page!.total).toBe(5);
  const days = new Set((await app.db.select().from(patrolRecords)).map(({ day }) => day));
  expect(days.size).toBeGreaterThanOrEqual(30);
});

test('a patrol with its issue: put right by one person, sent back, put right again and closed by another', async () => {
  const record = await found();
  expect(record).toMatchObject({ status: 'issue', away: false, typed: false, issue: { assignee: { name: '钱多多' } } });
  const [task] = await app.db.select().from(tasks).where(eq(tasks.targetId, record.id));
  expect(task).toMatchObject({ kind: 'patrol', assigneeId: '10104', status: 'todo', dueAt: record.issue!.dueAt });
  expect((await fixBy(wang, record.id)).code).toBe(403);
  expect((await rectify(wang, { id: record.id, action: 'recheck' })).code).toBe(409);
  expect((await rectify(qian, { id: record.id, action: 'fix', note: '换了' })).code).toBe(400);
  expect((await fixBy(qian, record.id)).data).toMatchObject({ status: 'fixed', issue: { fixedBy: '钱多多' }, can: [] });
  expect((await rectify(qian, { id: record.id, action: 'recheck' })).code).toBe(403);
  expect((await rectify(qian, { id: record.id, action: 'reopen', note: '不行' })).code).toBe(403);
  expect((await rectify(wang, { id: record.id, action: 'reopen' })).code).toBe(400);
  const back = await rectify(wang, { id: record.id, action: 'reopen', note: '还有一只' });
  expect(back.data).toMatchObject({ status: 'issue' });
  await fixBy(qian, record.id);
  const end = await rectify(wang, { id: record.id, action: 'recheck' });
  expect(end.data).toMatchObject({ status: 'closed', issue: { recheckBy: '王岚' }, can: [] });
  expect((await rectify(wang, { id: record.id, action: 'recheck' })).code).toBe(409);
  const all = await app.db.select().from(tasks).where(eq(tasks.targetId, record.id));
  expect(all.map(({ status, decidedById }) => [status, decidedById])).toEqual([
    ['passed', '10104'],
    ['passed', '10104'],
  ]);
});

test('from the desk it is put right with a word, and whoever did so does not look again', async () => {
  const record = await found();
  const [task] = await app.db.select().from(tasks).where(eq(tasks.targetId, record.id));
  const decide = (note: string) =>
    app.call(
      'ding.tasksComplete',
      { id: task!.id, rev: task!.rev, result: 'pass', note, requestId: rid() },
      { token: qian },
    );
  expect((await decide('')).code).toBe(422);
  expect((await decide('换了备用坐垫')).code).toBe(200);
  expect((await rectify(qian, { id: record.id, action: 'recheck' })).code).toBe(403);
  expect((await rectify(wang, { id: record.id, action: 'recheck' })).data).toMatchObject({ status: 'closed' });
});

test('it is given to somebody else of the store, and its task goes along', async () => {
  const record = await found();
  expect((await rectify(wang, { id: record.id, action: 'assign', employeeId: '10102' })).code).toBe(400);
  const given = await rectify(wang, { id: record.id, action: 'assign', employeeId: '10101' });
  expect(given.data).toMatchObject({ issue: { assignee: { name: '王岚' } } });
  const open = and(eq(tasks.targetId, record.id), eq(tasks.status, 'todo'));
  expect((await app.db.select().from(tasks).where(open)).map(({ assigneeId }) => assigneeId)).toEqual(['10101']);
  expect((await fixBy(wang, record.id)).data).toMatchObject({ status: 'fixed' });
  expect((await rectify(qian, { id: record.id, action: 'recheck' })).data).toMatchObject({ status: 'closed' });
});

test('the same opId is one record, one answer; another one within ten minutes is asked about', async () => {
  const point = await pointOf(qian);
  const results = await resultsOf(qian, point);
  const opId = rid();
  const first = await save(qian, { pointId: point.id, results, opId });
  const again = await save(qian, { pointId: point.id, results, opId });
  expect([first.code, again.code]).toEqual([200, 200]);
  expect((again.data as { id: string }).id).toBe((first.data as { id: string }).id);
  const twice = await save(qian, { pointId: point.id, results });
  expect([twice.code, twice.reason ?? '']).toEqual([409, 'taken']);
  expect((await save(qian, { pointId: point.id, results, again: true })).code).toBe(200);
  const other = await pointOf(qian, 'XD-0101');
  const taken = await save(qian, { pointId: other.id, results: await resultsOf(qian, other), opId });
  expect(taken.code).toBe(409);
  const record = await found();
  const fix = { id: record.id, action: 'fix', note: '好了', photos: [await photoOf(qian)], opId: rid() };
  expect((await rectify(qian, fix)).code).toBe(200);
  expect((await rectify(qian, fix)).data).toMatchObject({ status: 'fixed' });
});

test('every item, a word and a picture of what failed; a number is judged by its bounds', async () => {
  const point = await pointOf(qian);
  const results = await resultsOf(qian, point);
  const refused = async (change: (one: (typeof results)[number]) => object | undefined) =>
    (await save(qian, { pointId: point.id, results: results.flatMap((one) => change(one) ?? []) })).code;
  expect(await refused((one) => (one.itemId === 'fire' ? undefined : one))).toBe(400);
  expect(await refused((one) => (one.itemId === 'floor' ? { ...one, ok: false, note: '有茶渍' } : one))).toBe(400);
  expect(await refused((one) => (one.itemId === 'damp' ? { ...one, ok: true, value: 71 } : one))).toBe(400);
  expect(await refused((one) => (one.itemId === 'fire' ? { ...one, itemId: 'x' } : one))).toBe(400);
  const foreign = await photoOf(lin);
  expect(await refused((one) => ('photo' in one ? { ...one, photo: foreign } : one))).toBe(400);
});

test('far away is 异地, a typed code is 手动, and the time is that of the button', async () => {
  const point = await pointOf(qian);
  const results = await resultsOf(qian, point);
  const tappedAt = app.clock.now() - 3_600_000;
  const far = { lat: HERE.lat + 0.01, lng: HERE.lng };
  const sent = await save(qian, { pointId: point.id, results, geo: far, typed: true, tappedAt });
  expect(sent.data).toMatchObject({ away: true, typed: true, at: tappedAt });
  const old = app.clock.now() - 4 * 86_400_000;
  expect((await save(qian, { pointId: point.id, results, tappedAt: old })).code).toBe(400);
});

test('other stores, other people: nothing is there for them', async () => {
  const record = await found();
  await app.db.update(patrolPoints).set({ storeId: '3' }).where(eq(patrolPoints.code, OTHER_STORE));
  await app.db.update(patrolRecords).set({ storeId: '3' }).where(eq(patrolRecords.id, record.id));
  expect((await app.call('patrol.scanCode', { code: OTHER_STORE }, { token: qian })).code).toBe(404);
  expect((await app.call('patrol.scanCode', { code: 'XD-9999' }, { token: qian })).code).toBe(404);
  const [point] = await app.db.select().from(patrolPoints).where(eq(patrolPoints.code, OTHER_STORE));
  const results = await resultsOf(qian, await pointOf(wang, OTHER_STORE));
  expect((await save(qian, { pointId: point!.id, results })).code).toBe(404);
  expect((await app.call('patrol.index', { storeId: '3' }, { token: qian })).code).toBe(404);
  expect((await app.call('patrol.index', { id: record.id }, { token: qian })).code).toBe(404);
  expect((await rectify(qian, { id: record.id, action: 'fix', note: '好了' })).code).toBe(404);
  for (const token of [zhao, lin]) expect((await app.call('patrol.index', {}, { token })).code).toBe(403);
});
