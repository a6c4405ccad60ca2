/** Becoming a wholesaler: the application, the desk of the managers, the decision, the second try; and the autopilot. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { members, notices, pageContents, tasks, wholesalers } from '../../../server/db/schema';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
let zhou: string;
let license: string;
let manager: string;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  zhou = await app.login('13800000002');
  manager = await app.login('13900000001');
  license = (await app.upload(await picture(), { token: zhou, scene: 'paper' })).data.url;
});
afterAll(() => app.close());

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
const FORM = { company: ' 杭州周允茶铺 ', taxNo: '91330106ma2h1qy58q', contact: '周允', mobile: '13800000002' };
const apply = (more: Record<string, unknown> = {}, token: string | undefined = zhou) =>
  app.call(
    'special.wholesaleApply',
    { ...FORM, license, monthlyKg: 15, agree: true, requestId: randomUUID(), ...more },
    { token },
  );
const wholesalerOf = async (token: string) => (await app.ok('shopV2.wholesale', {}, { token })).state;
const todo = async (token: string) =>
  (await app.ok('ding.tasksMessage', { tab: 'todo', kind: 'wholesale' }, { token })).page!.list;
const decide = async (id: string, result: 'pass' | 'reject', note = '', token = manager) => {
  const { task } = await app.ok('ding.tasksMessage', { id }, { token });
  return app.call('ding.tasksComplete', { id, result, note, rev: task!.rev, requestId: randomUUID() }, { token });
};

test('bad input, not agreed, a foreign picture, nobody, a wholesaler, one who waits: nothing changes', async () => {
  for (const [field, value] of [
    ['company', ' '],
    ['taxNo', '123'],
    ['mobile', '123'],
    ['contact', ''],
    ['monthlyKg', 0],
    ['license', ''],
  ] as const)
    expect(await apply({ [field]: value })).toMatchObject({ field });
  expect(await apply({ agree: false })).toMatchObject({ code: 422, message: '请先阅读并同意批发商协议' });
  expect(await apply({ license: '/uploads/of-somebody.jpg' })).toMatchObject({ field: 'license' });
  expect(
    (await app.call('special.wholesaleApply', { ...FORM, license, agree: true, requestId: randomUUID() })).code,
  ).toBe(401);
  expect(await apply({}, await app.login('13800000020'))).toMatchObject({ code: 422, message: '你已是认证批发商' });
  expect(await apply({}, await app.login('13800000021'))).toMatchObject({
    code: 422,
    message: '资质审核中，请耐心等待',
  });
  expect((await wholesalerOf(zhou)).state).toBe('none');
});

test('sent twice it is one application; it lies on the desk of the managers and nowhere else', async () => {
  const requestId = randomUUID();
  const [one, two] = await Promise.all([apply({ requestId }), apply({ requestId })]);
  expect(one).toMatchObject({ code: 200, data: { state: 'auditing', company: '杭州周允茶铺', tier: 0 } });
  expect(two.data).toEqual(one.data);
  const open = await todo(manager);
  expect(open.map(({ title }) => title).sort()).toEqual(['批发资质 杭州周允茶铺', '批发资质 湖州白露茶行']);
  const id = open.find(({ title }) => title.includes('周允'))!.id;
  const { task } = await app.ok('ding.tasksMessage', { id }, { token: manager });
  expect(task!.fields).toContainEqual({ key: 'taxNo', label: '税号', value: '91330106MA2H1QY58Q' });
  const [shown] = task!.files.map(({ url }) => url);
  expect(shown).toMatch(/^\/sealed\/[\da-f]{32}\?until=\d+&sign=/);
  expect((await app.http.inject({ url: shown! })).statusCode).toBe(200);
  expect((await app.http.inject({ url: `${shown!.split('?')[0]!}?access-token=${zhou}` })).statusCode).toBe(404);
  const finance = await app.login('13900000005');
  expect(await todo(finance)).toEqual([]);
  expect((await app.call('ding.tasksMessage', { id }, { token: finance })).code).toBe(404);
  expect((await app.call('ding.tasksMessage', {}, { token: zhou })).code).toBe(403);
});

test('refused with a reason, sent again, passed: then the ladders are there', async () => {
  const [first] = (await todo(manager)).filter(({ title }) => title.includes('周允'));
  expect(await decide(first!.id, 'reject')).toMatchObject({ code: 422, message: '请填写驳回原因' });
  expect((await decide(first!.id, 'reject', '执照已过期')).code).toBe(200);
  expect(await wholesalerOf(zhou)).toMatchObject({ state: 'rejected', reason: '执照已过期' });
  // What was sent comes back to its sender, the licence as it opens; it is good to be sent again.
  const { sent } = await wholesalerOf(zhou);
  expect(sent).toMatchObject({ taxNo: '91330106MA2H1QY58Q', contact: '周允', mobile: '13800000002', monthlyKg: 15 });
  expect((await app.http.inject({ url: sent!.license })).statusCode).toBe(200);
  const again = await apply({ company: '杭州周允茶业有限公司', license: sent!.license });
  expect(again.data).toMatchObject({ state: 'auditing' });
  expect(again.data).not.toHaveProperty('sent');
  const [text] = await app.db.select().from(pageContents).where(eq(pageContents.code, 'WHOLESALE'));
  const [row] = await app.db.select().from(wholesalers).where(eq(wholesalers.memberId, '10002'));
  expect([row!.agreement, text!.version]).toEqual([text!.version, expect.stringMatching(/\d/)]);
  const [second] = (await todo(manager)).filter(({ title }) => title.includes('周允'));
  expect((await decide(second!.id, 'pass')).code).toBe(200);
  expect(await wholesalerOf(zhou)).toMatchObject({ state: 'approved', tier: 1, company: '杭州周允茶业有限公司' });
  expect((await decide(second!.id, 'pass')).code).toBe(409);
  const [told] = await app.db.select().from(notices).where(eq(notices.title, '批发资质已通过'));
  expect(told).toMatchObject({ memberId: '10002', box: 'service' });
  const { page } = await app.ok('shopV2.wholesale', { keyword: '勐海熟饼' }, { token: zhou });
  expect(page.list[0]!.tiers?.length).toBeGreaterThan(0);
});

test('白露, who waits since the first day, is decided by the manager', async () => {
  const [task] = (await todo(manager)).filter(({ title }) => title.includes('白露'));
  expect((await decide(task!.id, 'pass')).code).toBe(200);
  const [row] = await app.db.select().from(wholesalers).where(eq(wholesalers.memberId, '10021'));
  expect(row).toMatchObject({ reason: null, decidedAt: app.clock.now() });
  expect(await wholesalerOf(await app.login('13800000021'))).toMatchObject({ state: 'approved' });
  expect(await todo(manager)).toEqual([]);
});

test('in the demo the autopilot passes it after two minutes, unless somebody was faster', async () => {
  const demo = await createTestServer({ seed: 'base', config: { autopilot: true } });
  const token = await demo.login('13800000002');
  const url = (await demo.upload(await picture(), { token, scene: 'paper' })).data.url;
  const form = { ...FORM, license: url, agree: true, requestId: randomUUID() };
  await demo.ok('special.wholesaleApply', form, { token });
  demo.clock.advance(119_000);
  await demo.runJobs();
  const stateOf = async () => (await demo.db.select().from(members).where(eq(members.id, '10002')))[0]!.wholesaler;
  expect(await stateOf()).toBe('auditing');
  demo.clock.advance(2_000);
  await demo.runJobs();
  expect(await stateOf()).toBe('approved');
  const [task] = await demo.db.select().from(tasks).where(eq(tasks.targetId, '10002'));
  expect(task).toMatchObject({ status: 'passed', decidedById: '10101' });
  await demo.close();
});
