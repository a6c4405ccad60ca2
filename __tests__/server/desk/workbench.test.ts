/** The workbench: what stands on it, for whom, and the signature of its page (rules 26.1 to 26.3). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { tasks } from '../../../server/db/schema';
import { signatureOf } from '../../../server/domains/people/site/signature';
import { addressOf } from '../../../server/domains/staff/desk/token';
import { insertTask } from '../../../server/domains/people/task/repository';
import type { Tx } from '../../../server/db/client';
import { createSandboxIdentity } from '../../../server/gateways/identitySandbox';
import { DAY_MS } from '../../../server/lib/shanghai';
import { testServer } from '../harness';

const app = testServer({ seed: true });
const MANAGER = '13900000001';
const KEEPER = '13900000003';
const SERVICE = '13900000004';
const HOST = '13900000006';
const BUYER = '13800000001';
const as = async (mobile: string) => ({ token: await app.login(mobile) });
const url = 'http://localhost:8086/h5/dingding/pages/index?authCode=%E8%8C%B6';

const labels = ({ workbench }: { workbench: { items: { label: string }[] }[] }) =>
  workbench.flatMap(({ items }) => items.map(({ label }) => label));

test('rule 26.1: the workbench of exactly the own areas', async () => {
  expect(labels(await app.ok('ding.token', { url }, await as(HOST)))).toEqual([
    '资产',
    '桌台',
    '核销',
    '名片',
    '大屏',
    '流程',
  ]);
  expect(labels(await app.ok('ding.token', { url }, await as(KEEPER)))).toEqual(
    expect.arrayContaining(['出库', '盘点', '自营商品']),
  );
  expect(labels(await app.ok('ding.token', { url }, await as(KEEPER)))).not.toContain('客户');
  expect(labels(await app.ok('ding.token', { url }, await as(MANAGER)))).toHaveLength(18);
});

test('a member is no employee: 403 for each call of the workbench', async () => {
  const buyer = await as(BUYER);
  expect((await app.call('ding.token', { url }, buyer)).code).toBe(403);
  expect((await app.call('desk.index', {}, buyer)).code).toBe(403);
  expect((await app.call('desk.search', { keyword: '王' }, buyer)).code).toBe(403);
  expect((await app.call('desk.deadLetters', {}, buyer)).code).toBe(403);
  expect((await app.call('desk.deadLetterEnd', { id: '1', way: 'retry', requestId: randomUUID() }, buyer)).code).toBe(
    403,
  );
  expect((await app.call('desk.index', {})).code).toBe(401);
});

describe('rule 26.3: the signature of the page', () => {
  const signed = (data: { timestamp: string; nonceStr: string }, address: string) =>
    signatureOf({
      ticket: 'sandbox_workplace_ticket',
      nonceStr: data.nonceStr,
      timestamp: data.timestamp,
      url: address,
    });

  test('a phone sends its query encoded, a computer as it is: both are signed alike, without the fragment', async () => {
    const who = await as(HOST);
    const plain = 'http://localhost:8086/h5/dingding/pages/index?authCode=茶';
    for (const address of [url, plain, `${url}#top`]) {
      const data = await app.ok('ding.token', { url: address }, who);
      expect(data).toMatchObject({ corpId: 'ding000000000000', agentId: '1000000001' });
      expect(data.signature).toBe(signed(data, plain));
    }
  });
  test('what cannot be decoded is signed as it came', () => {
    expect(addressOf('https://a.cn/x?y=100%&z=%E8#1')).toBe('https://a.cn/x?y=100%&z=%E8');
    expect(addressOf('https://a.cn/%E8%8C%B6')).toBe('https://a.cn/%E8%8C%B6');
  });
  test('no address but the own ones', async () => {
    const who = await as(HOST);
    for (const bad of ['https://evil.cn/', 'javascript:1', 'http://localhost:8086@evil.cn/', '/h5/x'])
      expect(await app.call('ding.token', { url: bad }, who)).toMatchObject({ code: 400, field: 'url' });
  });
});

test('without an answer of the workplace app the workbench is there all the same', async () => {
  const { identity } = app.server.gateways;
  jest.spyOn(identity, 'workplaceTicket').mockRejectedValueOnce(new Error('workplace relay answered HTTP 502'));
  const data = await app.ok('ding.token', { url }, await as(HOST));
  expect(data).toMatchObject({ corpId: '', signature: '' });
  expect(labels(data)).toContain('桌台');
  expect(await createSandboxIdentity({ open: false }).workplaceTicket()).toBeUndefined();
});

test('rule 26.2: who one is, what waits with the overdue first, the numbers of the own areas', async () => {
  const service = await as(SERVICE);
  const before = await app.ok('desk.index', {}, service);
  expect(before).toMatchObject({ name: '钱多多', title: '楼面主管', store: '叶间·武林馆' });
  const task = {
    title: '反馈',
    summary: '',
    fromId: null,
    fromName: '访客',
    area: 'service',
    worth: null,
    fields: [],
    files: [],
    createdAt: app.clock.now() - DAY_MS,
  };
  const tx = app.db as unknown as Tx;
  await insertTask(tx, { ...task, kind: 'feedback', targetId: '801', dueAt: app.clock.now() - 1 });
  await insertTask(tx, { ...task, kind: 'afterSale', targetId: '802', dueAt: app.clock.now() + DAY_MS });
  await insertTask(tx, { ...task, kind: 'afterSale', targetId: '803', dueAt: app.clock.now() + DAY_MS });
  const { todo, figures } = await app.ok('desk.index', {}, service);
  expect(todo.count).toBe(before.todo.count + 3);
  expect(todo.overdue).toBe(before.todo.overdue + 1);
  expect(todo.kinds[0]!.overdue).toBeGreaterThan(0);
  expect(todo.kinds.find(({ kind }) => kind === 'feedback')).toMatchObject({
    label: '反馈',
    overdue: expect.any(Number),
  });
  expect(todo.first).toMatchObject({ overdue: true });
  expect(figures.map(({ label }) => label)).toEqual(['售后待处理', '待答反馈', '未回评价', '等客服回复']);
  // A colleague who sits elsewhere has none of it.
  const { todo: other, figures: none, dead } = await app.ok('desk.index', {}, await as(HOST));
  expect(other.count).toBe(0);
  expect(none).toEqual([]);
  expect(dead).toBeUndefined();
  await app.db.delete(tasks).where(eq(tasks.fromName, '访客'));
});

test('the numbers of the warehouse and of the day; what only the shop folder can do is said with its command', async () => {
  const keeper = await app.ok('desk.index', {}, await as(KEEPER));
  expect(keeper.figures.map(({ label }) => label)).toEqual(['待出库', '退货待收', '低库存']);
  expect(keeper.figures.every(({ count }) => count !== undefined)).toBe(true);
  expect(keeper.commands.map(({ command }) => command.startsWith('npm run shop'))).toEqual([true]);
  const manager = await app.ok('desk.index', {}, await as(MANAGER));
  expect(manager.figures[0]).toMatchObject({ label: '今日销售额', fen: expect.any(Number) });
  expect(manager.dead).toBe(0);
  expect(manager.commands.map(({ key }) => key)).toContain('staff');
});

test('what is on today at the own store, in its order', async () => {
  const { day } = await app.ok('desk.index', {}, await as(MANAGER));
  expect([...day].sort((a, b) => a.at - b.at)).toEqual(day);
});

test('rule 26.5: news for the staff are read by the staff alone', async () => {
  const { news } = await app.ok('desk.index', {}, await as(HOST));
  expect(news.map(({ title }) => title)).toEqual(['汛期仓库湿度改为每日两查', '6 月 18 日会员日排班']);
  const { id } = news[0]!;
  expect(await app.ok('article.details', { id }, await as(HOST))).toMatchObject({ cate: 'staff' });
  expect((await app.call('article.details', { id }, await as(BUYER))).code).toBe(404);
  expect((await app.call('article.details', { id })).code).toBe(404);
  expect((await app.call('article.details', { id, again: true })).code).toBe(404);
  for (const who of [{}, await as(HOST)]) {
    expect((await app.ok('article.index', { keyword: '汛期' }, who)).list).toEqual([]);
    expect((await app.ok('article.index', {}, who)).list.map(({ cate }) => cate)).not.toContain('staff');
    expect(JSON.stringify(await app.ok('tea.search', { keyword: '汛期' }, who))).not.toContain('每日两查');
  }
  expect((await app.call('article.index', { cate: 'staff' } as never)).code).toBe(400);
  const keep = { kind: 'article' as const, targetId: id, on: true };
  expect((await app.call('collect.create', keep, await as(BUYER))).code).toBe(404);
});

test('the last conversations, those of nobody else', async () => {
  const { chats } = await app.ok('desk.index', {}, await as(MANAGER));
  expect(chats.length).toBeGreaterThan(0);
  expect(chats.length).toBeLessThanOrEqual(3);
  expect(chats[0]).toMatchObject({ route: `/dingding/pages/group?conversationId=${chats[0]!.id}` });
});
