/** tea.feedback and tea.feedbackSave: a ticket from the first word to its end, answered by the staff's own session. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { employees, incomes, members } from '../../../server/db/schema';
import { createTestServer, type TestServer } from '../harness';

const DAY = 86_400_000;
/** A session of the employee of this name. */
async function staff(name: string): Promise<string> {
  const [row] = await app.db
    .select({ mobile: members.mobile })
    .from(employees)
    .innerJoin(members, eq(members.id, employees.memberId))
    .where(eq(employees.name, name));
  return app.login(row!.mobile);
}
let app: TestServer;
let lin: string;
let zhou: string;
let desk: string;
beforeEach(async () => {
  app = await createTestServer({ seed: true });
  lin = await app.login('13800000001');
  zhou = await app.login('13800000002');
  desk = await staff('钱多多');
});
afterEach(() => app.close());

const TEXT = '收到的茶饼边角碎了一块，想知道怎么处理。';
const save = (fields: Record<string, unknown>, token = zhou) =>
  app.call('tea.feedbackSave', { kind: 'product', content: TEXT, requestId: randomUUID(), ...fields }, { token });
const book = async (token = zhou) => (await app.ok('tea.feedback', {}, { token })).list;
const view = async (id: string, token = zhou) => (await app.ok('tea.feedback', { id }, { token })).list[0]!;

async function taskOf(token: string, text: string) {
  const { page } = await app.ok('ding.tasksMessage', { kind: 'feedback' }, { token });
  return page!.list.find(({ summary }) => text.startsWith(summary))!;
}
async function answer(text: string, note: string, token = desk) {
  const task = await taskOf(token, text);
  const detail = (await app.ok('ding.tasksMessage', { id: task.id }, { token })).task!;
  return app.call(
    'ding.tasksComplete',
    { id: task.id, result: 'pass', note, rev: detail.rev, requestId: randomUUID() },
    { token },
  );
}

test('written once, answered by the service, told to its sender, rated', async () => {
  const requestId = randomUUID();
  const first = await save({ requestId });
  expect((await save({ requestId })).data).toEqual(first.data);
  expect(await book()).toHaveLength(1);
  const { id } = first.data;
  expect((await save({ id, score: 5, content: '' })).code).toBe(422);

  expect((await answer(TEXT, '  ')).message).toBe('请填写答复');
  expect((await answer(TEXT, '已为你补发一饼，明天寄出。')).code).toBe(200);
  expect((await book())[0]).toMatchObject({ status: 'answered', unread: true });
  const [notice] = (await app.ok('notify.index', { box: 'service' }, { token: zhou })).list;
  expect(notice).toMatchObject({ title: '客服回复了你的反馈', link: `/member/pages/feedback/index?id=${id}` });
  const seen = await view(id);
  expect(seen).toMatchObject({ unread: false, closesAt: app.clock.now() + 7 * DAY });
  expect(seen.replies[0]).toMatchObject({ mine: false, text: '已为你补发一饼，明天寄出。' });
  expect(seen.replies[0]!.by).toMatch(/^客服 ./);

  expect((await save({ id, score: 4, content: '' })).data).toMatchObject({ status: 'closed', score: 4 });
  expect((await save({ id, score: 1, content: '' })).message).toBe('已经评过分了');
  expect((await save({ id })).message).toBe('这条反馈已关闭，可以再写一条新的');
});

test('a further word opens it again and moves its end; seven quiet days close it', async () => {
  const { id } = (await save({})).data;
  await answer(TEXT, '已登记。');
  app.clock.advance(3 * DAY);
  expect((await save({ id, content: '还没有收到' })).data).toMatchObject({ status: 'open' });
  app.clock.advance(5 * DAY);
  await app.runJobs();
  expect((await view(id)).status).toBe('open');
  await answer('还没有收到', '今天寄出，单号稍后发你。', await staff('钱多多'));
  app.clock.advance(7 * DAY - 1000);
  await app.runJobs();
  expect((await view(id, await app.login('13800000002'))).status).toBe('answered');
  app.clock.advance(2000);
  await app.runJobs();
  expect(await view(id, await app.login('13800000002'))).toMatchObject({ status: 'closed' });
});

test('escalated once, to the managers’ desk', async () => {
  const { id } = (await save({})).data;
  await answer(TEXT, '建议自行处理。');
  const up = await save({ id, content: '这样不能接受', escalate: true });
  expect(up.data).toMatchObject({ status: 'open', kind: 'complaint', escalated: true });
  expect((await save({ id, content: '再升级', escalate: true })).code).toBe(422);
  expect(await taskOf(desk, '这样不能接受')).toBeUndefined();
  const manager = await staff('王岚');
  expect(await taskOf(manager, '这样不能接受')).toMatchObject({ urgent: true });
  expect((await answer('这样不能接受', '我来处理，先退款。', manager)).code).toBe(200);
});

test('own tickets only', async () => {
  const { id } = (await save({})).data;
  expect((await app.call('tea.feedback', { id }, { token: lin })).code).toBe(404);
  expect((await save({ id, content: '插一句' }, lin)).code).toBe(404);
  expect((await save({ id, score: 1, content: '' }, lin)).code).toBe(404);
  expect((await save({ photos: ['/uploads/2026/06/foreign.webp'] })).code).toBe(400);
  expect((await app.call('tea.feedback')).code).toBe(401);
  expect((await app.call('tea.feedbackSave', { kind: 'product', content: TEXT, requestId: randomUUID() })).code).toBe(
    401,
  );
  expect((await book(lin)).map(({ status }) => status)).toContain('closed');
  expect((await app.ok('tea.feedback', { status: 'open' }, { token: lin })).total).toBe(2);
});

test('an own income and the page it was written from stand with it, on the desk as well; somebody else’s is not there', async () => {
  const [income] = await app.db.select().from(incomes).limit(1);
  const [owner] = await app.db.select().from(members).where(eq(members.id, income!.memberId));
  expect((await save({ incomeId: income!.id })).code).toBe(404);
  const token = await app.login(owner!.mobile);
  const { id } = (await save({ incomeId: income!.id, from: 'about' }, token)).data;
  expect(await view(id, token)).toMatchObject({ incomeId: income!.id });
  const { task } = await app.ok('ding.tasksMessage', { id: (await taskOf(desk, TEXT)).id }, { token: desk });
  expect(task!.fields).toContainEqual({ key: 'income', label: '收益', value: income!.id });
  expect(task!.fields).toContainEqual({ key: 'from', label: '来自页面', value: 'about' });
});
