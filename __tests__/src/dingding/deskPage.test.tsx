/** The workbench: what stands on it, who gets in, what is found, and what failed for good. */
import { act } from 'react';
import type { DeadLetter, DeskView } from '@/contract';
import WorkbenchPage from '@/dingding/pages/index';
import { openMenus } from '@/dingding/desk/useDesk';
import { greeting, waited, whenWord } from '@/dingding/desk/words';
import { MEMBER, NOW, pageOf } from '../contract/fixtures';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';

const PATH = '/dingding/pages/index';
const bench = pageBench();
const HOUR = 3_600_000;
const STAFF = { ...MEMBER, roles: ['member', 'staff'], areas: ['stock'], isManager: true };

const desk = (part: Partial<DeskView> = {}): DeskView => ({
  name: '王岚',
  title: '店长',
  store: '叶间·西湖总店',
  storeId: '1',
  serverTime: NOW,
  todo: {
    count: 14,
    overdue: 2,
    kinds: [
      { kind: 'withdraw', label: '提现', count: 9, overdue: 2 },
      { kind: 'afterSale', label: '售后', count: 5, overdue: 0 },
    ],
    first: { id: '1', label: '提现', at: NOW - 26 * HOUR, overdue: true },
  },
  day: [{ id: 'a', at: NOW + HOUR / 4, endAt: NOW + HOUR, title: '雅集　围炉煮茶', note: '已报 11 / 16' }],
  figures: [
    { key: 'sales', label: '今日销售额', fen: 842_600 },
    { key: 'toShip', label: '待出库', count: 8, route: '/outbound/pages/outbound' },
  ],
  chats: [],
  news: [{ id: '4101', title: '汛期仓库湿度改为每日两查', at: NOW }],
  commands: [{ key: 'goods', label: '改价、上下架', note: '改 goods.csv', command: 'npm run shop -- push 文件夹' }],
  dead: 1,
  ...part,
});
const item = (key: string, label: string, route: string) => ({ key, label, icon: 'box', route, badge: 0 });
const TOKEN = {
  corpId: '',
  agentId: '',
  timestamp: '1',
  nonceStr: 'n',
  signature: '',
  workbench: [
    {
      title: '常用',
      items: [item('outbound', '出库', '/outbound/pages/outbound'), item('later', '还没有', '/nowhere')],
    },
  ],
};
const open = async (part: Partial<DeskView> = {}, more: Answers = {}) => {
  bench.login(STAFF);
  answer(bench.set, { 'desk.index': desk(part), 'ding.token': TOKEN, ...more });
  await bench.open(PATH, WorkbenchPage);
};

test('what waits, the day, the numbers, the menus whose page is there, news and commands', async () => {
  await open();
  bench.see('14', '件待办，2 件已超时', '最急：提现一笔，等 26 小时', '雅集　围炉煮茶', '15 分后', '¥8,426.00', '出库');
  bench.see('汛期仓库湿度改为每日两查', '改 goods.csv');
  expect(bench.view.hasText(/npm run/)).toBe(false);
  expect(bench.view.hasText('还没有')).toBe(false);
});

test('a quiet day has no seal', async () => {
  await open({ todo: { count: 0, overdue: 0, kinds: [] }, day: [], figures: [], dead: 0 });
  bench.see('没有待办，今天清爽');
  for (const word of ['去处理', '今天的日报']) expect(bench.view.hasText(word)).toBe(false);
});

test('the report of today that is missing is opened by one tap, a conversation by one', async () => {
  const route = '/dingding/pages/group?conversationId=7';
  const chat = {
    id: '7',
    title: '林知夏',
    avatar: '/images/avatar/1.webp',
    text: '到货了吗',
    at: NOW,
    unread: 1,
    route,
  };
  await open({ daily: { dueAt: NOW + HOUR }, chats: [chat] });
  await bench.press(/^今天的日报/, 'link');
  expect(bench.lastUrl()).toBe('/report/pages/daily-input');
  bench.set.clock.advance(2000);
  await bench.press(/^林知夏/, 'link');
  expect(bench.lastUrl()).toBe(route);
});

test('a report that is late says so', async () => {
  await open({ daily: { dueAt: NOW - HOUR } });
  bench.see(/已过，交了算补交/);
});

test('an account without an employee is told so', async () => {
  bench.login(MEMBER);
  answer(bench.set, { 'desk.index': new Refusal(403, '暂无权限'), 'ding.token': new Refusal(403, '暂无权限') });
  await bench.open(PATH, WorkbenchPage);
  bench.see('未找到员工信息');
});

const FOUND = { id: '1', title: 'YJ260615000123', note: '¥88.00' };
test('the search says what it found by kind', async () => {
  await open({}, { 'desk.search': { groups: [{ kind: 'order', label: '订单', rows: [FOUND], more: false }] } });
  await bench.press('查找');
  await pass(300);
  await bench.type('订单号、运单号、手机号、姓名、商品', 'YJ260615000123');
  await act(async () => {
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    bench.view.byLabel('订单号、运单号、手机号、姓名、商品').dispatchEvent(key);
  });
  await pass(0);
  expect(sent(bench.set, 'desk.search')[0]!.url).toContain('keyword=YJ260615000123');
  bench.see('订单', '¥88.00');
});

const letter: DeadLetter = {
  id: '7',
  label: '提现打款',
  subject: 'TX260615000001',
  reason: '对方没有回答',
  tries: 34,
  at: NOW,
};
test('what failed for good is tried again, and says who has looked after it', async () => {
  const ended = { ...letter, ended: { by: '王岚', at: NOW } };
  await open({}, { 'desk.deadLetters': pageOf([letter]), 'desk.deadLetterEnd': ended });
  await bench.press(/没有做成的事/);
  await pass(300);
  bench.see('TX260615000001');
  await bench.press('再试');
  await pass(0);
  expect(fields(sent(bench.set, 'desk.deadLetterEnd')[0])).toMatchObject({ id: '7', way: 'retry' });
  bench.see(/王岚 已处理/);
});

describe('rule 26.3: signing in inside the workplace app', () => {
  const enter = async (login: Answers['site.dingLogin'], params: Record<string, string>) => {
    answer(bench.set, { 'desk.index': desk(), 'ding.token': TOKEN, 'site.dingLogin': login, 'member.my': STAFF });
    await bench.open(PATH, WorkbenchPage, params);
    await pass(0);
  };
  test('by its code, without a word', async () => {
    await enter({ token: 'T', member: STAFF, isNew: false } as never, { authCode: 'C1' });
    expect(fields(sent(bench.set, 'site.dingLogin')[0])).toMatchObject({ authCode: 'C1' });
    expect(bench.toast()).toBeUndefined();
    bench.see('去处理');
  });
  test('a code that nobody knows leads to the login with its reason, and back here without the code', async () => {
    await enter(new Refusal(422, '登录码已失效，请重新打开'), { authCode: 'C2', redirect: '/outbound/pages/outbound' });
    expect(bench.toast()).toBe('登录码已失效，请重新打开');
    bench.set.clock.advance(2000);
    await pass(0);
    expect(bench.lastUrl()).toContain('/site/pages/login');
    expect(bench.lastUrl()).not.toContain('C2');
    expect(sent(bench.set, 'desk.index')).toEqual([]);
  });
  test('led on only to a page of our own', async () => {
    bench.login(STAFF);
    answer(bench.set, { 'desk.index': desk(), 'ding.token': TOKEN });
    await bench.open(PATH, WorkbenchPage, { redirect: 'https://evil.cn/x' });
    expect(bench.lastUrl()).toBe('');
  });
});

test('words', () => {
  const at = (clock: string) => Date.parse(`2026-06-16T${clock}:00+08:00`);
  expect(['02:00', '08:00', '12:00', '15:00', '20:00'].map((clock) => greeting(at(clock)))).toEqual([
    '夜深了',
    '早上好',
    '中午好',
    '下午好',
    '晚上好',
  ]);
  expect([10, 26 * 60, 72 * 60].map((minutes) => waited(0, minutes * 60_000))).toEqual([
    '刚到',
    '等 26 小时',
    '等 3 天',
  ]);
  expect(whenWord({ at: 0, endAt: 10 }, 20)).toBe('已结束');
  expect(whenWord({ at: 0, endAt: 30 }, 20)).toBe('进行中');
  expect(whenWord({ at: 26 * 60_000, endAt: 60 * 60_000 }, 0)).toBe('26 分后');
  expect(openMenus(TOKEN.workbench, () => false)).toEqual([]);
});
