/** What is worked off over the workbench: reviews, purchase requests, a message to a member. */
import { act } from 'react';
import type { DeskMember, DeskView, InquiryDeskRow, ReviewDeskRow } from '@/contract';
import { platform } from '@/core/platform';
import WorkbenchPage from '@/dingding/pages/index';
import { MEMBER, NOW, pageOf } from '../contract/fixtures';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';

const PATH = '/dingding/pages/index';
const bench = pageBench();
const STAFF = { ...MEMBER, roles: ['member', 'staff'], areas: ['service', 'quote', 'stock'], isManager: true };

const desk: DeskView = {
  name: '孙小满',
  title: '客服',
  store: '叶间·西湖总店',
  storeId: '1',
  serverTime: NOW,
  todo: { count: 0, overdue: 0, kinds: [] },
  day: [],
  figures: [
    { key: 'reviews', label: '未回评价', count: 2, route: `${PATH}?sheet=reviews` },
    { key: 'inquiries', label: '待报询价', count: 1, route: `${PATH}?sheet=inquiries` },
  ],
  chats: [],
  news: [],
  commands: [{ key: 'leave', label: '员工离开', note: '马上停用', command: 'npm run shop -- staff disable 工号' }],
};
const TOKEN = { corpId: '', agentId: '', timestamp: '1', nonceStr: 'n', signature: '', workbench: [] };
const open = async (more: Answers = {}, params = {}, part = {}) => {
  bench.login({ ...STAFF, ...part });
  answer(bench.set, { 'desk.index': desk, 'ding.token': TOKEN, ...more });
  await bench.open(PATH, WorkbenchPage, params);
  await pass(400);
};
const press = async (name: string | RegExp) => {
  await bench.press(name);
  await pass(400);
};

const review = (part: Partial<ReviewDeskRow> = {}): ReviewDeskRow => ({
  id: '1',
  goods: { id: '1013', title: '白毫银针', cover: '/images/goods/1.webp' },
  by: '林**',
  score: 2,
  tags: [],
  text: '罐子有点瘪',
  photos: [],
  sku: '100 g',
  at: NOW,
  ...part,
});
const tabs = [
  { id: 'wait', label: '待回复', count: 1 },
  { id: 'answered', label: '已回复', count: 0 },
  { id: 'hidden', label: '已隐藏', count: 0 },
];

describe('reviews', () => {
  const reviews = (rows: ReviewDeskRow[], saved: Answers['reviewDesk.save'] = rows[0]!) =>
    open({ 'reviewDesk.list': { page: pageOf(rows), tabs }, 'reviewDesk.save': saved });

  test('one is answered: the words go out, and it leaves what waits', async () => {
    await reviews([review()], review({ reply: { text: '给你补一罐', by: '孙小满', at: NOW } }));
    await press(/未回评价/);
    bench.see('罐子有点瘪', '白毫银针', /林\*\*/);
    await press('回复');
    bench.see('写评价的人会收到通知');
    await press('发布回复');
    bench.see('请填写回复');
    expect(sent(bench.set, 'reviewDesk.save')).toEqual([]);
    bench.set.clock.advance(2000);
    await bench.type('回复', ' 给你补一罐 ');
    await press('发布回复');
    expect(fields(sent(bench.set, 'reviewDesk.save')[0])).toMatchObject({
      id: '1',
      action: 'answer',
      text: '给你补一罐',
    });
    expect(bench.toast()).toBe('已回复');
    expect(bench.view.hasText('罐子有点瘪')).toBe(false);
  });

  test('one is hidden with a reason; a refusal of the server stands under the field', async () => {
    await reviews([review()], new Refusal(400, '请写清楚原因', { field: 'text' }));
    await press(/未回评价/);
    await press('隐藏');
    await bench.type('原因', '广告');
    const [, last] = bench.view.allByRole('button', '隐藏');
    await bench.view.tap(last!);
    await pass(400);
    expect(fields(sent(bench.set, 'reviewDesk.save')[0])).toMatchObject({ action: 'hide', text: '广告' });
    bench.see('请写清楚原因', '罐子有点瘪');
  });

  test('a hidden one says who and why, and comes back', async () => {
    await reviews([review({ hidden: { why: '辱骂', by: '孙小满', at: NOW } })], review());
    await press(/未回评价/);
    bench.see(/孙小满 隐藏.*辱骂/);
    await press('恢复显示');
    expect(fields(sent(bench.set, 'reviewDesk.save')[0])).toMatchObject({ action: 'show' });
    expect(bench.toast()).toBe('已恢复显示');
  });
});

const inquiry = (part: Partial<InquiryDeskRow> = {}): InquiryDeskRow => ({
  inquiry: {
    id: '31',
    no: 'XJ260615000001',
    lines: [{ text: '定制茶礼盒', qty: 300, unit: '盒', targetPrice: 8800 }],
    budget: 3_000_000,
    needBy: '2026-07-20',
    packing: '烫金',
    photos: [],
    note: '',
    status: 'open',
  },
  by: '周先生',
  company: '明远贸易',
  mobile: '138****0003',
  at: NOW,
  ...part,
});

describe('purchase requests', () => {
  const inquiries = (row: InquiryDeskRow, moved: Answers['manage.inquiryMove'] = row, params = {}) =>
    open({ 'manage.inquiries': pageOf([row]), 'manage.inquiryMove': moved }, params);

  test('a message leads straight to them; who asked becomes a client, and the quote begins with the request', async () => {
    const client = { id: '71', name: '周先生' };
    await inquiries(inquiry(), inquiry({ client }), { sheet: 'inquiries' });
    bench.see('明远贸易', '定制茶礼盒', '300 盒', '想要单价 ¥88.00', '2026-07-20', /还不是客户/);
    await press('写报价');
    expect(fields(sent(bench.set, 'manage.inquiryMove')[0])).toMatchObject({ id: '31', action: 'take' });
    expect(bench.lastUrl()).toContain('/client/pages/addQuote?inquiryId=31&clientId=71');
  });

  test('an own client is quoted to at once', async () => {
    await inquiries(inquiry({ client: { id: '71', name: '周先生' } }));
    await press(/待报询价/);
    await press('写报价');
    expect(sent(bench.set, 'manage.inquiryMove')).toEqual([]);
    expect(bench.lastUrl()).toContain('clientId=71');
  });

  test('of a colleague’s client one reads whose it is', async () => {
    await inquiries(inquiry({ keeper: '李**' }));
    await press(/待报询价/);
    bench.see(/李\*\*的客户/);
    expect(bench.view.hasText('写报价')).toBe(false);
  });

  test('what cannot be offered is closed with its reason', async () => {
    await inquiries(inquiry());
    await press(/待报询价/);
    await press('不能报价');
    await bench.type('原因', '纸盒已停产');
    await press('关闭需求');
    expect(fields(sent(bench.set, 'manage.inquiryMove')[0])).toMatchObject({ action: 'close', reason: '纸盒已停产' });
    expect(bench.toast()).toBe('已关闭，对方会收到通知');
    expect(bench.view.hasText('定制茶礼盒')).toBe(false);
  });
});

const FIELD = '订单号、运单号、手机号、姓名、商品';
const person: DeskMember = {
  id: '9',
  no: 'YJ000009',
  nickname: '林知夏',
  avatar: '/images/avatar/1.webp',
  mobile: '138****0001',
  messages: [{ id: '5', by: '孙小满', text: '你的生日礼已备好', at: NOW }],
};
const GOODS = {
  id: '1013',
  title: '白毫银针',
  note: '¥238.00 · 库存 12',
  tag: '在售',
  avatar: '/images/goods/1.webp',
  route: '/member/pages/wholesale/manage?tab=goods&keyword=G1013',
};
const FOUND = {
  groups: [
    {
      kind: 'member' as const,
      label: '会员',
      rows: [{ id: '9', title: '林知夏', note: '138****0001 · YJ000009', avatar: '/images/avatar/1.webp' }],
      more: false,
    },
    { kind: 'goods' as const, label: '自营商品', rows: [GOODS], more: false },
  ],
};
const search = async (part = {}) => {
  await open({ 'desk.search': FOUND, 'desk.member': person, 'desk.tell': { ...person, messages: [] } }, {}, part);
  await press('查找');
  await bench.type(FIELD, '林知夏');
  await act(async () => {
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    bench.view.byLabel(FIELD).dispatchEvent(key);
  });
  await pass(0);
};

describe('the search', () => {
  test('a member is written to, with what was written before; once', async () => {
    await search();
    await press(/林知夏/);
    bench.see('发消息给林知夏', '你的生日礼已备好');
    await bench.type('内容', '到店领取');
    await press('发送');
    expect(fields(sent(bench.set, 'desk.tell')[0])).toMatchObject({ id: '9', text: '到店领取' });
    expect(sent(bench.set, 'desk.tell')).toHaveLength(1);
    expect(bench.toast()).toBe('已发送');
  });
  test('a goods leads to where its price, stock and shelf are changed', async () => {
    await search();
    bench.see('自营商品', '¥238.00 · 库存 12');
    await bench.press(/白毫银针/, 'link');
    expect(bench.lastUrl()).toContain(GOODS.route);
  });
  test('without the service nobody is written to', async () => {
    await search({ areas: ['stock'] });
    bench.see('林知夏');
    expect(bench.view.allByRole('button', /林知夏/)).toEqual([]);
  });
});

test('what only the shop folder does is copied for the computer', async () => {
  const copy = jest.spyOn(platform.clipboard, 'copy').mockResolvedValue();
  await open();
  bench.see('员工离开', '马上停用');
  await bench.press(/^员工离开/);
  expect(copy).toHaveBeenCalledWith('npm run shop -- staff disable 工号');
});
