/** Processes: their path by amount, each step a task, the effect in the transaction of the last; taken back, reminded of, kept as a draft. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { RequestOf } from '../../../src/contract/schemas';
import {
  assets,
  channels,
  employees,
  ledgerRows,
  members,
  notices,
  processFields,
  processKinds,
  processSteps,
  skus,
  tasks,
} from '../../../server/db/schema';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { returnTasksOf } from '../../../server/domains/people/task/gone';
import { dayOf } from '../../../server/lib/shanghai';
import { FINANCE } from '../desk';
import { testServer } from '../harness';
import { PDF, sendPaper } from '../papers';
import { keepRows } from '../rewind';
import { WANG } from '../demo';

const app = testServer({ seed: true });
let rewind: () => Promise<void>;
beforeAll(async () => void (rewind = await keepRows(app)));
beforeEach(() => rewind());

const ZHAO = '13900000003';
const FENG = '13900000008';

type Values = Record<string, string>;
const listed = (values: Values) => Object.entries(values).map(([key, value]) => ({ key, label: key, value }));
const save = (token: string, kind: string, values: Values, more: Partial<RequestOf<'process.inputSave'>> = {}) =>
  app.call(
    'process.inputSave',
    { kind, action: 'submit', values: listed(values), requestId: randomUUID(), ...more },
    { token },
  );
const openOf = async (id: string) =>
  (
    await app.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.kind, 'process'), eq(tasks.targetId, id), eq(tasks.status, 'todo')))
  )[0];
const decide = async (id: string, token: string, result: 'pass' | 'reject' | 'withdraw' = 'pass', note = '') => {
  const task = await openOf(id);
  return app.call(
    'ding.tasksComplete',
    { id: task?.id ?? '1', rev: task?.rev ?? 1, result, note, requestId: randomUUID() },
    { token },
  );
};
const leave = { sort: '年假', from: '2026-07-01', to: '2026-07-02', reason: '回家' };
const lines = (fen: number) => JSON.stringify([['建盏', '10', String(fen)]]);
const purchase = (fen: number) => ({
  reason: '补样',
  supplier: '叶窑',
  day: '2026-07-01',
  urgent: '不急',
  lines: lines(fen),
});

test('the path goes by the amount: 5,000 yuan are one step, one fen more are two, and the next opens when one has passed', async () => {
  const feng = await app.login(FENG);
  const { data: one } = await save(feng, 'purchase', purchase(50_000));
  expect(one.steps.map(({ name }) => name)).toEqual(['门店经理']);
  const { data: two } = await save(feng, 'purchase', {
    ...purchase(50_000),
    lines: JSON.stringify([['盏', '1', '500001']]),
  });
  expect([two.amount, two.steps.map(({ name, result }) => `${name} ${result}`)]).toEqual([
    500_001,
    ['门店经理 处理中', '财务 待处理'],
  ]);
  const sun = await app.login(FINANCE);
  expect((await decide(two.id, sun)).code).toBe(404);
  expect((await decide(two.id, await app.login(WANG))).code).toBe(200);
  expect(await openOf(two.id)).toMatchObject({ area: 'finance', assigneeId: null });
  expect((await decide(two.id, sun, 'reject', '预算已满')).code).toBe(200);
  const { instance } = await app.ok('process.input', { id: two.id }, { token: feng });
  expect([instance!.status, instance!.steps.map(({ who, note }) => `${who} ${note}`)]).toEqual([
    'rejected',
    ['王岚 ', '孙会 预算已满'],
  ]);
});

test('what was begun keeps the definition that it began with', async () => {
  const feng = await app.login(FENG);
  const { data: begun } = await save(feng, 'leave', leave);
  const [kind] = await app.db.select().from(processKinds).where(eq(processKinds.kind, 'leave'));
  await app.db.update(processFields).set({ label: '改名' }).where(eq(processFields.kindId, kind!.id));
  await app.db.update(processKinds).set({ on: false }).where(eq(processKinds.kind, 'leave'));
  const { instance } = await app.ok('process.input', { id: begun.id }, { token: feng });
  expect(instance!.values.map(({ label }) => label)).toEqual(['类别', '从哪天', '到哪天', '事由']);
  expect((await decide(begun.id, await app.login(WANG))).code).toBe(200);
  expect((await save(feng, 'leave', leave)).code).toBe(404);
});

test('a field that is missing or wrong is named by its key; what no form asks for is dropped', async () => {
  const feng = await app.login(FENG);
  for (const [part, field] of [
    [{ reason: ' ' }, 'reason'],
    [{ sort: '带薪' }, 'sort'],
    [{ from: '明天' }, 'from'],
    [{ cover: '王岚' }, 'cover'],
  ] as const)
    expect(await save(feng, 'leave', { ...leave, ...part })).toMatchObject({ code: 400, field });
  for (const bad of ['[]', 'x', '[["",1,2]]', '[["盏","1","-5"]]', '[["盏","1.5","5"]]'])
    expect(await save(feng, 'purchase', { ...purchase(1), lines: bad })).toMatchObject({ code: 400, field: 'lines' });
  const { data } = await save(feng, 'leave', { ...leave, role: 'admin' });
  expect(data.values.map(({ key }) => key)).not.toContain('role');
  expect(
    await save(feng, 'leave', leave, {
      files: [{ url: '/sealed/' + 'a'.repeat(32), kind: 'image', name: 'x', size: 1 }],
    }),
  ).toMatchObject({ code: 400 });
});

test('a paper and a picture come along with a form: kept as what they are, read by who decides, by nobody else', async () => {
  const feng = await app.login(FENG);
  const wang = await app.login(WANG);
  const { data: paper } = await sendPaper(app, PDF, { name: '三家报价 比价.pdf', scene: 'process', token: feng });
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { data: picture } = await app.upload(photo, { token: feng, scene: 'process' });
  // What the phone says of a paper is not what is kept.
  const files = [{ ...paper, name: '合同.exe', size: 1 }, picture];
  const { data: draft } = await save(feng, 'leave', leave, { action: 'draft', files });
  expect(draft.files).toMatchObject([{ kind: 'file', name: '三家报价 比价.pdf', size: PDF.length }, { kind: 'image' }]);
  // A form that is opened again sends the addresses that it was shown.
  const { code, data: sent } = await save(feng, 'leave', leave, { files: draft.files });
  expect([code, sent.files.map(({ name }) => name)]).toEqual([200, ['三家报价 比价.pdf', '照片']]);
  const task = await app.ok('ding.tasksMessage', { id: (await openOf(sent.id))!.id }, { token: wang });
  const read = task.task!.files;
  expect(read).toMatchObject([{ kind: 'file', name: '三家报价 比价.pdf', size: PDF.length }, { kind: 'image' }]);
  const served = await app.http.inject(read[0]!.url);
  expect(served.rawPayload.equals(PDF)).toBe(true);
  expect(served.headers['content-disposition']).toContain(encodeURIComponent('三家报价 比价.pdf'));
  expect((await app.http.inject(paper.url)).statusCode).toBe(404);
  // Somebody else's, one that everybody could read, and more than nine.
  const zhao = await app.login(ZHAO);
  const { data: open } = await sendPaper(app, PDF, { token: zhao });
  for (const wrong of [[paper], [open], Array.from({ length: 10 }, () => paper)])
    expect((await save(zhao, 'leave', leave, { files: wrong })).code).toBe(400);
});

test('an own process is never decided by oneself, not even as the manager', async () => {
  const wang = await app.login(WANG);
  const { data } = await save(wang, 'leave', leave);
  expect((await decide(data.id, wang)).code).toBe(403);
  const [task] = await app.db.select().from(tasks).where(eq(tasks.targetId, data.id));
  expect(task!.assigneeId).toBeNull();
});

// https://github.com/objectstack-ai/objectstack/pull/3235, https://github.com/cpcMomentum/worktime/pull/483
test('whose manager is away with the sender in her place: the other managers decide, who is told so beforehand', async () => {
  const day = dayOf(app.clock.now());
  const away = { from: day, to: day, requestId: randomUUID() };
  await app.ok('ding.absenceSave', { ...away, standInId: '10103' }, { token: await app.login(WANG) });
  const zhao = await app.login(ZHAO);
  const { form } = await app.ok('process.input', { kind: 'leave' }, { token: zhao });
  expect(form!.steps[0]!.value).toMatch(/范明溪|等 \d 人/);
  const { data } = await save(zhao, 'leave', leave);
  expect(await openOf(data.id)).toMatchObject({ area: 'manager', assigneeId: null });
  expect((await decide(data.id, zhao)).code).toBe(403);
  expect((await decide(data.id, await app.login('13900000012'))).data.task.status).toBe('passed');
  // Somebody else in her place is enough.
  const feng = { ...away, requestId: randomUUID(), standInId: '10102' };
  await app.ok('ding.absenceSave', feng, { token: await app.login(WANG) });
  expect(await openOf((await save(zhao, 'leave', leave)).data.id)).toMatchObject({ assigneeId: '10101' });
});

// https://github.com/1Panel-dev/CordysCRM/pull/2372, https://github.com/brianchandotcom/liferay-portal/pull/82295
test('who was to decide the next step has left when it opens: it waits for whoever is there', async () => {
  const zhao = await app.login(ZHAO);
  const [kind] = await app.db.select().from(processKinds).where(eq(processKinds.kind, 'purchase'));
  const steps = await app.db.select().from(processSteps).where(eq(processSteps.kindId, kind!.id));
  // Finance first, the manager afterwards.
  for (const { id, desk, sort } of steps)
    await app.db
      .update(processSteps)
      .set({ over: null, sort: desk === 'finance' ? 0 : sort + 1 })
      .where(eq(processSteps.id, id));
  const { data } = await save(zhao, 'purchase', purchase(100));
  expect(data.steps.map(({ who }) => who)[1]).toBe('王岚');
  await app.db.delete(employees).where(eq(employees.id, '10101'));
  expect((await decide(data.id, await app.login(FINANCE))).code).toBe(200);
  expect(await openOf(data.id)).toMatchObject({ area: 'manager', assigneeId: null });
  expect((await decide(data.id, await app.login('13900000012'))).code).toBe(200);
});

test('a step says for whom it waits today: handed on, left by who was named, and the steps that lie ahead', async () => {
  const zhao = await app.login(ZHAO);
  const { data } = await save(zhao, 'purchase', purchase(600_000));
  const waitsFor = async () =>
    (await app.ok('process.input', { id: data.id }, { token: zhao })).instance!.steps.map(({ who }) => who);
  const [manager, finance] = await waitsFor();
  expect([manager, finance]).toEqual(['王岚', '王岚、孙会']);
  const [row] = await app.db.select().from(employees).where(eq(employees.name, '范明溪'));
  const FAN = row!;
  const { id, rev } = (await openOf(data.id))!;
  const handed = { id, rev, action: 'forward', toId: FAN.id, note: '出差', requestId: randomUUID() } as const;
  await app.ok('ding.tasksHand', handed, { token: await app.login(WANG) });
  expect(await waitsFor()).toEqual([FAN.name, '王岚、孙会']);
  await app.db.transaction((tx) => returnTasksOf(tx as never, [FAN], app.clock.now()));
  await app.db.delete(employees).where(eq(employees.id, FAN.id));
  await app.db.update(employees).set({ name: '孙慧' }).where(eq(employees.name, '孙会'));
  const [now, next] = await waitsFor();
  expect(now).toMatch(/^王岚、.*等 \d 人$/);
  expect(now).not.toContain(FAN.name);
  expect(next).toBe('王岚、孙慧');
  const { mine } = await app.ok('process.input', {}, { token: zhao });
  expect(mine!.list.find((one) => one.id === data.id)!.steps.map(({ who }) => who)).toEqual([now, next]);
});

test('taken back before the first decision, not after it; somebody else neither sees nor moves it', async () => {
  const feng = await app.login(FENG);
  const zhao = await app.login(ZHAO);
  const { data: one } = await save(feng, 'leave', leave);
  for (const action of ['withdraw', 'remind'] as const)
    expect((await save(zhao, 'leave', {}, { id: one.id, action })).code).toBe(404);
  expect((await app.call('process.input', { id: one.id }, { token: zhao })).code).toBe(404);
  expect((await save(feng, 'leave', {}, { id: one.id, action: 'withdraw' })).data.status).toBe('withdrawn');
  expect(await openOf(one.id)).toBeUndefined();
  const { data: two } = await save(feng, 'purchase', purchase(90_000));
  await decide(two.id, await app.login(WANG));
  expect((await save(feng, 'purchase', {}, { id: two.id, action: 'withdraw' })).code).toBe(422);
});

test('a draft is one of its kind, survives, and becomes what is sent; a double tap is one', async () => {
  const feng = await app.login(FENG);
  await save(feng, 'leave', { reason: '写到' }, { action: 'draft' });
  await save(feng, 'leave', { reason: '写到一半' }, { action: 'draft' });
  const { draft } = await app.ok('process.input', { kind: 'leave' }, { token: feng });
  expect(draft!.values).toMatchObject([{ key: 'reason', value: '写到一半' }]);
  const requestId = randomUUID();
  const [a, b] = await Promise.all([
    save(feng, 'leave', leave, { requestId }),
    save(feng, 'leave', leave, { requestId }),
  ]);
  expect([a.data.id, b.data.id]).toEqual([draft!.id, draft!.id]);
  expect((await app.ok('process.input', { kind: 'leave' }, { token: feng })).draft).toBeUndefined();
});

test('reminded of once an hour', async () => {
  const feng = await app.login(FENG);
  const { data } = await save(feng, 'leave', leave);
  const remind = () => save(feng, 'leave', {}, { id: data.id, action: 'remind' });
  expect((await remind()).code).toBe(200);
  expect((await remind()).code).toBe(422);
  app.clock.advance(3_600_001);
  expect((await remind()).code).toBe(200);
});

const memberOf = async (mobile: string) => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0]!;

/** Without the pictures that a correction asks for. */
const withoutFiles = (key: string) =>
  app.db.update(processFields).set({ required: false }).where(eq(processFields.key, key));

test('a balance is corrected by two persons in one transaction, and never below zero', async () => {
  await withoutFiles('files');
  const qian = await app.login('13900000004');
  const sun = await app.login(FINANCE);
  const zhou = await memberOf('13800000002');
  await app.db.transaction((tx) =>
    book(tx as never, {
      owner: memberOwner(zhou.id),
      unit: 'money',
      bizType: 'recharge',
      bizId: '999',
      delta: 5000,
      bonus: 0,
      at: 1,
    }),
  );
  const form = { member: zhou.mobile, way: '减少', amount: '3000', reason: '重复充值' };
  expect(await save(qian, 'balance', { ...form, member: '13811112222' })).toMatchObject({ code: 400, field: 'member' });
  expect(await save(qian, 'balance', { ...form, member: '13900000004' })).toMatchObject({ code: 400, field: 'member' });
  const { data: first } = await save(qian, 'balance', form);
  const task = await openOf(first.id);
  // Masked: neither the name nor the mobile is told to who decides.
  expect(JSON.stringify(task)).not.toContain(zhou.mobile);
  expect((await decide(first.id, qian)).code).not.toBe(200);
  expect((await decide(first.id, sun)).code).toBe(200);
  const rows = await app.db
    .select()
    .from(ledgerRows)
    .where(and(eq(ledgerRows.bizType, 'adjust'), eq(ledgerRows.bizId, first.id)));
  expect(rows).toMatchObject([{ delta: -3000 }]);
  const { data: second } = await save(qian, 'balance', { ...form, amount: '99999999' });
  expect(await decide(second.id, sun)).toMatchObject({ code: 422, message: '余额不足' });
  expect(await openOf(second.id)).toBeDefined();
});

test('a price that was passed holds at once, a piece goes to repair, one that was not entered is', async () => {
  await withoutFiles('files');
  const zhao = await app.login(ZHAO);
  const wang = await app.login(WANG);
  const { data: price } = await save(zhao, 'price', { sku: '101401', price: '12345', reason: '换季' });
  await decide(price.id, wang);
  expect((await app.db.select().from(skus).where(eq(skus.id, '101401')))[0]!.price).toBe(12_345);
  expect(await save(zhao, 'price', { sku: '1', price: '12345', reason: '换季' })).toMatchObject({
    code: 400,
    field: 'sku',
  });
  const [piece] = await app.db.select().from(assets).where(eq(assets.status, 'used')).limit(1);
  const { data: repair } = await save(zhao, 'repair', { asset: piece!.code, reason: '不通电' });
  await decide(repair.id, wang);
  expect((await app.db.select().from(assets).where(eq(assets.id, piece!.id)))[0]!.status).toBe('repair');
  const { data: entered } = await save(zhao, 'asset', { asset: 'zc-0999', name: '茶棚', category: '家具' });
  await decide(entered.id, wang);
  expect((await app.db.select().from(assets).where(eq(assets.code, 'ZC-0999')))[0]).toMatchObject({
    name: '茶棚',
    storeId: '1',
  });
});

test('a member becomes a channel partner by two persons, gets other terms, and is one no longer', async () => {
  await withoutFiles('files');
  const zhao = await app.login(ZHAO);
  const wang = await app.login(WANG);
  const finance = await app.login(FINANCE);
  const [lin] = await app.db.select().from(members).where(eq(members.mobile, '13800000002'));
  const own = async () => (await app.db.select().from(channels).where(eq(channels.memberId, lin!.id)))[0];
  const form = { member: lin!.mobile, way: '开通或调整', reason: '新签合同' };
  const terms = { name: '苏州渠道', grade: '二级 7.5 折', group: 'a', amount: '5000000', target: '2000000' };
  expect(await save(zhao, 'channel', form)).toMatchObject({ code: 400, field: 'name' });
  expect(await save(zhao, 'channel', { ...form, way: '停用' })).toMatchObject({ code: 400, field: 'member' });
  expect(await save(zhao, 'channel', { ...form, ...terms, member: ZHAO })).toMatchObject({
    code: 400,
    field: 'member',
  });
  const { data: first } = await save(zhao, 'channel', { ...form, ...terms });
  expect(JSON.stringify(await openOf(first.id))).not.toContain(lin!.mobile);
  expect((await decide(first.id, wang)).code).toBe(200);
  expect(await own()).toBeUndefined();
  expect((await decide(first.id, finance)).code).toBe(200);
  expect(await own()).toMatchObject({
    name: '苏州渠道',
    grade: 2,
    priceGroup: 'A',
    creditLine: 5_000_000,
    status: 'on',
  });
  const [told] = (await app.db.select().from(notices).where(eq(notices.memberId, lin!.id))).slice(-1);
  expect(told).toMatchObject({ title: '渠道合作已开通', text: expect.stringContaining((await own())!.no) });
  // What is not written stays; a line below what is used is refused.
  const { data: second } = await save(zhao, 'channel', { ...form, grade: '三级 7 折' });
  await decide(second.id, wang);
  await decide(second.id, finance);
  expect(await own()).toMatchObject({ name: '苏州渠道', grade: 3, creditLine: 5_000_000 });
  await app.db.update(channels).set({ creditUsed: 300 }).where(eq(channels.memberId, lin!.id));
  expect(await save(zhao, 'channel', { ...form, amount: '200' })).toMatchObject({ code: 400, field: 'amount' });
  await app.db.update(channels).set({ creditUsed: 0 }).where(eq(channels.memberId, lin!.id));
  const { data: last } = await save(zhao, 'channel', { ...form, way: '停用' });
  await decide(last.id, wang);
  await decide(last.id, finance);
  expect((await own())?.status).toBe('off');
});
