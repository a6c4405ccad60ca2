import Taro from '@tarojs/taro';
import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import type { DataOf, Member } from '@/contract';
import MinePage from '@/pages/tea/mine';
import { render } from '../../setup/render';
import { answer, fields, sent } from '../ui/answers';
import { fakeLine } from '../ui/wire';
import { MEMBER as BRIEF, pageOf } from '../contract/fixtures';

const MEMBER: Member = { ...BRIEF, balance: 326850, points: 1280, coins: 420, couponCount: 6 };
const MENU: DataOf<'legacy.userItem'> = {
  groups: [
    {
      title: '我的服务',
      items: [{ key: 'address', label: '收货地址', icon: 'pin', route: '/member/pages/address/list', badge: 0 }],
    },
    {
      title: '工作台',
      items: [{ key: 'client', label: '客户', icon: 'users', route: '/client/pages/nowhere', badge: 0 }],
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
  for (const text of ['藏品坊', '批发', '联系客服', '会员日', '公告', '关于'])
    expect(view.byRole('link', text)).toBeTruthy();
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  await view.tap(view.byRole('link', /成为会员/));
  await pass(0);
  expect(opened).toHaveBeenCalledWith({ url: '/pages/tea/vip-rights' });
  await view.tap(view.byRole('link', '待付款'));
  expect(set.core.root.feedback.shown?.text).toBe('请登录后再操作');
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
  for (const label of ['积分', '瓜瓜币', '优惠券'])
    expect(view.allByRole('link').some((one) => one.textContent?.includes(label))).toBe(true);
  await view.tap(view.byRole('button', '会员码'));
  await pass(0);
  expect(view.hasText('123456 789012 345678')).toBe(true);
});

it('staff redeem a code in a sheet over the page', async () => {
  const verify = { key: 'verify', label: '核销', icon: 'scan', route: '/pages/tea/mine', badge: 0 };
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  answer(set, { 'member.my': MEMBER, 'legacy.userItem': { groups: [{ title: '工作台', items: [verify] }] } });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  await view.tap(view.byRole('button', '核销'));
  await pass(0);
  expect(view.byLabel('核销码')).toBeTruthy();
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
  expect(view.hasText('工作台')).toBe(false);
  expect(view.hasText('猜你喜欢')).toBe(false);
});
