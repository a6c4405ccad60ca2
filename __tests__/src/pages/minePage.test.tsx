import Taro from '@tarojs/taro';
import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import type { DataOf, Member } from '@/contract';
import MinePage from '@/pages/tea/mine';
import { render } from '../../setup/render';
import { answer, fields, sent } from '../ui/answers';
import { fakeLine } from '../ui/wire';
import { MEMBER as BRIEF, pageOf } from '../contract/fixtures';

const MEMBER: Member = { ...BRIEF, balance: 326850, points: 1280, coins: 420, couponCount: 6 };
const entry = (key: string, label: string, icon: string, route: string, badge = 0) => ({
  key,
  label,
  icon,
  route,
  badge,
});
const MENU: DataOf<'legacy.userItem'> = {
  groups: [
    { place: 'tea', title: '我的茶事', items: [entry('adopt', '我的认养', 'tree', '/pages/tea/wryd')] },
    {
      place: 'service',
      title: '服务',
      items: [entry('address', '收货地址', 'pin', '/member/pages/address/list')],
    },
    {
      place: 'more',
      title: '服务',
      items: [
        entry('feedback', '我的反馈', 'edit', '/member/pages/feedback/index', 3),
        entry('nowhere', '没有的页', 'users', '/client/pages/nowhere'),
      ],
    },
  ],
};
const STAFF: DataOf<'legacy.userItem'> = {
  groups: [
    {
      place: 'role',
      title: '工作台',
      items: [
        entry('work', '工作台', 'grid', '/dingding/pages/index'),
        { ...entry('tasks', '待办审批', 'check', '/dingding/pages/message', 7), figure: '待办审批' },
        entry('verify', '核销', 'scan', '/pages/tea/mine'),
      ],
    },
    {
      place: 'role',
      title: '推广',
      items: [
        entry('income', '我的收益', 'wallet', '/income/pages/index'),
        entry('invite', '邀请成员', 'share', '/member/pages/subordinate/index'),
      ],
    },
  ],
};

let set: Stage;
beforeEach(() => {
  fakeTimers();
  set = stage();
  visit({ path: '/pages/tea/mine' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows a visitor the way in, dashes, and asks for a login at an entry', async () => {
  answer(set, { 'shopV2.home': { blocks: [], feed: pageOf([]) } });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  expect(view.byRole('link', /^登录\/注册/)).toBeTruthy();
  expect(view.hasText('—')).toBe(true);
  for (const text of ['推广', '批发', '入驻', '我的认养', '联系客服']) expect(view.byRole('link', text)).toBeTruthy();
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  await view.tap(view.byRole('link', /成为会员/));
  await pass(0);
  expect(opened).toHaveBeenCalledWith({ url: '/pages/tea/vip-rights' });
  await view.tap(view.byRole('link', '待付款'));
  expect(set.core.root.feedback.shown?.text).toBe('请登录后再操作');
  await view.tap(view.byRole('button', '全部'));
  await pass(400);
  for (const text of ['藏品坊', '会员日', '公告', '关于']) expect(view.byRole('link', text)).toBeTruthy();
});

it('shows a new member the gift with the time that is left, and nobody else', async () => {
  set.core.root.session.accept({ token: 'T', member: { ...MEMBER, newGift: 'open' } });
  answer(set, {
    'member.my': { ...MEMBER, newGift: 'open' },
    'memberV4.newGift': {
      state: 'open',
      endAt: Date.now() + 3 * 86_400_000,
      coupons: [],
      points: 200,
      items: [{ key: 'points', label: '200 积分', value: '' }],
      samples: [],
    },
  });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  expect(view.byRole('link', /新人礼/)).toBeTruthy();
  expect(view.byRole('timer').getAttribute('aria-label')).toMatch(/^距结束[23] 天/);
  set.core.root.session.setMember({ ...MEMBER, newGift: 'claimed' });
  await pass(0);
  expect(view.hasText('新人礼')).toBe(false);
});

it('shows how many messages wait, and leads to them', async () => {
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  const stat = { total: 2, system: 0, order: 2, service: 0, team: 0, chat: 0 };
  answer(set, { 'member.my': MEMBER, 'notify.statistics': stat });
  await set.core.root.notices.load(true);
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  await view.tap(view.byRole('button', '消息，2'));
  await pass(0);
  expect(opened).toHaveBeenCalledWith({ url: '/member/pages/notice/index' });
});

it('says how many red packets wait, opens one with what the server says, and counts anew', async () => {
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  const base = { from: '顾渚', kind: 'money' as const, expireAt: Date.now() + 86_400_000 };
  const packet = { ...base, id: '5', title: '请你喝杯新茶', status: 'waiting' as const };
  const late = { ...base, id: '6', title: '会员日红包', status: 'expired' as const, expireAt: 1 };
  const open = { ...packet, status: 'opened' as const, value: 888, openedAt: Date.now() };
  let opened = false;
  answer(set, {
    'member.my': () => ({ ...MEMBER, balance: MEMBER.balance + (opened ? 888 : 0) }),
    'redEnvelope.index': (request) => {
      const waiting = request.url.includes('status=waiting');
      return {
        total: opened ? 888 : 0,
        points: 0,
        page: pageOf(waiting ? (opened ? [] : [packet]) : [opened ? open : packet, late]),
      };
    },
    'redEnvelope.open': () => {
      opened = true;
      return open;
    },
  });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  await view.tap(view.byRole('button', /^1\s*红包/));
  await pass(0);
  expect(view.byRole('timer').getAttribute('aria-label')).toMatch(/^剩余/);
  expect(view.hasText('已过期')).toBe(true);
  expect(view.hasText('累计')).toBe(false);
  await view.tap(view.byRole('button', '打开 顾渚 的红包：请你喝杯新茶'));
  await pass(0);
  expect(fields(sent(set, 'redEnvelope.open')[0])).toMatchObject({ id: '5' });
  for (const text of ['¥8.88', '已入余额', '累计 ¥8.88', '3,277.38']) expect(view.hasText(text)).toBe(true);
  expect(view.byRole('button', /^0\s*红包/)).toBeTruthy();
  expect(sent(set, 'redEnvelope.open')).toHaveLength(1);
});

it('asks a visitor to log in before red packets', async () => {
  answer(set, { 'shopV2.home': { blocks: [], feed: pageOf([]) } });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  await view.tap(view.byRole('button', /^—\s*红包/));
  expect(set.core.root.feedback.shown?.text).toBe('请登录后再操作');
  expect(sent(set, 'redEnvelope.index')).toEqual([]);
});

it('shows the member code, and figures that lead to their accounts', async () => {
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  answer(set, {
    'member.my': MEMBER,
    'memberV4.qrcode': { code: '123456789012345678', url: 'https://x/h5/qrCodeOrder/pages/vip?memberCode=1' },
  });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  for (const label of ['钱包', '券包', '积分', '茶窖', '收藏', '足迹', '瓜瓜币'])
    expect(view.allByRole('link').some((one) => one.textContent?.includes(label))).toBe(true);
  await view.tap(view.byRole('button', '会员码'));
  await pass(0);
  expect(view.hasText('123456 789012 345678')).toBe(true);
});

it('staff redeem a code in a sheet over the page', async () => {
  const member = { ...MEMBER, roles: ['member', 'team', 'staff'] };
  set.core.root.session.accept({ token: 'T', member });
  answer(set, { 'member.my': member, 'legacy.userItem': STAFF });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  await view.tap(view.byRole('button', '核销'));
  await pass(0);
  expect(view.byLabel('核销码')).toBeTruthy();
});

it('the card of the first role shows what waits there; another one is turned to by its name', async () => {
  const member = { ...MEMBER, roles: ['member', 'team', 'staff'] };
  set.core.root.session.accept({ token: 'T', member });
  answer(set, { 'member.my': member, 'legacy.userItem': STAFF });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  await view.tap(view.byRole('link', /^7\s*待办审批$/));
  await pass(0);
  expect(opened).toHaveBeenCalledWith({ url: '/dingding/pages/message' });
  for (const text of ['入驻', '邀请成员']) expect(view.hasText(text)).toBe(false);
  await view.tap(view.byRole('button', '推广'));
  expect(view.byRole('link', '我的收益')).toBeTruthy();
  expect(view.byRole('link', '邀请成员')).toBeTruthy();
  expect(view.hasText('待办审批')).toBe(false);
});

it('the member code goes away when the staff have redeemed it', async () => {
  const line = fakeLine();
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  answer(set, { 'member.my': MEMBER, 'memberV4.qrcode': { code: '123456789012345678', url: 'https://x' } });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  await view.tap(view.byRole('button', '会员码'));
  await pass(0);
  const hear = async (kind: string) => {
    line.frame(`user:${MEMBER.id}`, 'verified', { kind, id: '1' });
    await pass(0);
  };
  await hear('coupon');
  expect(view.hasText('123456 789012 345678')).toBe(true);
  await hear('member');
  expect(view.hasText('123456 789012 345678')).toBe(false);
  expect(set.core.root.feedback.shown?.text).toBe('店员已核销你的会员码');
});

it('shows a member numbers, badges and only menus that can be opened; a failed block hides no other', async () => {
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  answer(set, {
    'member.my': MEMBER,
    'memberOrder.statistics': { unpaid: 1, paid: 0, shipped: 120, review: 0, afterSale: 0 },
    'legacy.userItem': MENU,
    'footprint.count': { collects: 12, footprints: 3456, soldOut: 0, coupons: 6 },
  });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  for (const text of ['沈知遥', '3,268.50', '成长值 2,860', '8,000 茶师', '3,456', '收货地址'])
    expect(view.hasText(text)).toBe(true);
  expect(view.byRole('link', /^1\s*待付款$/)).toBeTruthy();
  expect(view.hasText('99+')).toBe(true);
  // What waits behind 全部 is counted on it.
  await view.tap(view.byRole('button', /^3\s*全部$/));
  await pass(400);
  expect(view.byRole('link', /^3\s*我的反馈$/)).toBeTruthy();
  expect(view.hasText('没有的页')).toBe(false);
  expect(view.hasText('猜你喜欢')).toBe(false);
});
