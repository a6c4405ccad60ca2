/** The member pages: the centre, levels, rights, rules and the annual card. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DataOf, GiftRow, LevelProgress, LevelView, VipInfo } from '@/contract';
import { platform } from '@/core/platform';
import MemberCentrePage from '@/pages/tea/vip';
import LevelPage from '@/pages/tea/vip-level';
import RightsPage from '@/pages/tea/vip-rights';
import RulePage from '@/pages/tea/vip-rule';
import { billOf, cardAct, levelDiscount, placeOf } from '@/pages/tea/vip/labels';
import YearCardPage from '@/tea/pages/vip';
import { answer, fields, OFFLINE, Refusal, sent } from '../ui/answers';
import { card, MEMBER, NOW, pageOf } from '../contract/fixtures';

const bench = pageBench();

const NAMES = ['茶友', '茗友', '雅士', '茶师', '茶尊'];
const NEEDS = [0, 500, 2000, 8000, 30_000];
const levelOf = (level: number): LevelView => ({
  id: String(level),
  level,
  name: NAMES[level - 1] ?? '',
  color: '#3e6b5a',
  growthNeed: NEEDS[level - 1] ?? 0,
  discountBp: [10_000, 9800, 9500, 9200, 8800][level - 1] ?? 10_000,
  pointRateBp: 10_000,
  rights: [{ key: 'birthday', label: '生日礼', icon: 'calendar', text: '每年一份' }],
});
const LEVELS = [1, 2, 3, 4, 5].map(levelOf);
const right = (key: 'discount' | 'freight' | 'cellar', part: object = {}): LevelProgress['rights'][number] => ({
  key,
  label: { discount: '会员折扣', freight: '包邮', cellar: '茶窖折扣' }[key],
  icon: 'coupon',
  worth: '95 折',
  what: '按等级折扣付款',
  how: '自动生效',
  limits: '不叠加',
  held: true,
  card: false,
  levels: [2, 3, 4, 5],
  growthNeed: 500,
  route: '/shop/pages/list',
  ...part,
});
const progress = (part: Partial<LevelProgress> = {}): LevelProgress => ({
  level: levelOf(3),
  next: levelOf(4),
  growth: 3260,
  need: 4740,
  canConfirm: false,
  tasks: [
    { key: 'order', label: '购茶', note: '每付 1 元得 1', growth: 0, done: false, route: '/shop/pages/list' },
    { key: 'profile', label: '完善资料', note: '生日', growth: 30, done: true, route: '/member/pages/edit' },
  ],
  expiresAt: NOW + 86_400_000,
  levels: LEVELS,
  rights: [
    right('discount'),
    right('freight', { card: true, held: false, worth: '年卡可享' }),
    right('cellar', { held: false, levels: [4, 5], growthNeed: 8000, worth: '茶师可享' }),
  ],
  ...part,
});
const gift = (part: Partial<GiftRow> = {}): GiftRow => ({
  id: '13',
  kind: 'level',
  title: '雅士升级礼',
  items: [],
  state: 'open',
  until: 0,
  note: '200 积分',
  ...part,
});
const info = (part: Partial<VipInfo> = {}): VipInfo => ({
  state: 'active',
  until: NOW + 190 * 86_400_000,
  plans: [
    {
      id: '1',
      name: '年卡',
      days: 365,
      price: 29_800,
      marketPrice: 36_500,
      trial: false,
      freeShippings: 12,
      note: '',
      until: NOW + 555 * 86_400_000,
    },
    {
      id: '4',
      name: '30 天体验',
      days: 30,
      price: 1990,
      marketPrice: 2900,
      trial: true,
      freeShippings: 1,
      note: '每人一次',
      until: NOW + 220 * 86_400_000,
    },
  ],
  rights: [{ key: 'freight', label: '包邮', value: '每年 12 次' }],
  saved: 41_260,
  usedFreeShipping: 3,
  freeShippings: 12,
  expected: 0,
  month: { memberOff: 5830, freight: 1000, times: 1 },
  ending: false,
  tasting: true,
  discountBp: 9000,
  ...part,
});
const RULE: DataOf<'pages.view'> = {
  code: 'VIP_RULE',
  title: '规则',
  html: '<h2>等级与成长值</h2><p>十二个月</p><h2>成长值获取与有效期</h2><p>实付一元</p><h2>怎么用？</h2><p>自动用</p>',
  blocks: [],
  version: '1.8',
  updatedAt: NOW,
};
const ROW: DataOf<'credits.index'>['list'][number] = {
  id: '1',
  unit: 'growth',
  bizType: 'rewardBack',
  type: '赠送扣回',
  bizId: '1',
  title: '赠送扣回',
  delta: -20,
  balanceAfter: 3260,
  memo: 'YJ1',
  createdAt: NOW,
};

describe('会员中心', () => {
  it('shows level, card, gifts, rights, tasks, goods and the bill; a gift is claimed once', async () => {
    bench.login();
    answer(bench.set, {
      'level.my': progress(),
      'memberV4.vipInfo': info(),
      'member.gift': [
        gift(),
        gift({ id: '22026', kind: 'birthday', title: '生日礼', state: 'locked', note: '前后 7 天' }),
      ],
      'member.giftClaim': gift({ state: 'claimed', note: '已领取' }),
      'pages.view': RULE,
      'shop.productIndex': { page: pageOf([card({ id: '9', title: '会员龙井' })]), facets: [] },
      'member.my': MEMBER,
    });
    await bench.open('/pages/tea/vip', MemberCentrePage);
    for (const words of ['再攒 4,740 成茶师', '¥412.60', '3 / 12', '雅士权益', '会员龙井', '¥68.30', '包邮 1 次'])
      expect([words, bench.view.hasText(words)]).toEqual([words, true]);
    expect(bench.view.byRole('link', '会员规则，规则有更新')).toBeTruthy();
    await bench.view.tap(bench.view.byRole('button', '领取雅士升级礼'));
    await pass(0);
    expect(fields(sent(bench.set, 'member.giftClaim')[0])).toMatchObject({ id: '13' });
    expect(bench.view.hasText('已领取')).toBe(true);
    expect(bench.toast()).toBe('雅士升级礼已到账');
  });

  it('stands without its gifts when they are not answered', async () => {
    bench.login();
    answer(bench.set, {
      'level.my': progress(),
      'memberV4.vipInfo': info(),
      'member.gift': new Refusal(500, '暂时取不到'),
      'pages.view': RULE,
    });
    await bench.open('/pages/tea/vip', MemberCentrePage);
    expect(bench.view.hasText('雅士权益')).toBe(true);
    expect(bench.view.hasText('本月礼遇')).toBe(false);
  });

  it('says that a level waits, and what the card would save somebody new', async () => {
    bench.login();
    answer(bench.set, {
      'level.my': progress({ canConfirm: true }),
      'memberV4.vipInfo': info({
        state: 'none',
        until: undefined,
        saved: 0,
        expected: 8800,
        month: { memberOff: 0, freight: 0, times: 0 },
      }),
      'member.gift': [gift({ state: 'locked' })],
      'pages.view': new Refusal(500, '暂时取不到'),
    });
    await bench.open('/pages/tea/vip', MemberCentrePage);
    // Nothing waits: the card comes first.
    expect(bench.view.container.textContent).toMatch(/年卡.*本月礼遇/);
    expect(bench.view.hasText('成长值够了，可升级为雅士')).toBe(true);
    expect(bench.view.hasText('¥88.00')).toBe(true);
    await bench.view.tap(bench.view.byRole('link', '开通年卡'));
    expect(bench.lastUrl()).toContain('/tea/pages/vip');
  });
});

describe('等级成长', () => {
  it('confirms a level once, celebrates it, and lists what was taken back', async () => {
    bench.login();
    let now = progress({ canConfirm: true });
    answer(bench.set, {
      'level.my': () => now,
      'level.up': () => {
        now = progress();
        return { level: levelOf(3) };
      },
      'credits.index': pageOf([ROW]),
      'member.my': MEMBER,
    });
    await bench.open('/pages/tea/vip-level', LevelPage);
    expect(bench.view.hasText('退款扣回')).toBe(true);
    expect(bench.view.hasText('购茶折扣')).toBe(true);
    expect(bench.view.hasText('已完成')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '确认升级为雅士'));
    await pass(0);
    expect(fields(sent(bench.set, 'level.up')[0])).toMatchObject({ levelId: '3' });
    expect(bench.view.hasText('恭喜成为雅士')).toBe(true);
    await pass(0);
    expect(bench.view.hasText('确认升级为雅士')).toBe(false);
  });

  it('at the top it says what keeps it', async () => {
    bench.login();
    answer(bench.set, {
      'level.my': progress({ level: levelOf(5), next: undefined, growth: 31_000, need: 0 }),
      'credits.index': pageOf([]),
    });
    await bench.open('/pages/tea/vip-level', LevelPage);
    expect(bench.view.hasText('已是最高等级')).toBe(true);
    expect(bench.view.hasText('12 个月内保持 30,000 成长值即可续留')).toBe(true);
    expect(bench.view.hasText('从第一单开始攒')).toBe(true);
  });
});

describe('会员权益', () => {
  it('a visitor reads what there is and is led to the login', async () => {
    answer(bench.set, { 'pages.view': { ...RULE, code: 'VIP_RIGHTS', html: '<h2>会员折扣</h2><p>98 折起</p>' } });
    await bench.open('/pages/tea/vip-rights', RightsPage);
    expect(bench.view.hasText('98 折起')).toBe(true);
    expect(bench.view.hasText('我的礼遇')).toBe(false);
    expect(bench.view.byRole('button', '登录查看我的权益')).toBeTruthy();
  });

  it('a member sees cards of rights, the growth a locked one needs, and gifts of every state', async () => {
    bench.login();
    answer(bench.set, {
      'level.my': progress(),
      'member.gift': [
        gift(),
        gift({ id: '12', title: '茗友升级礼', state: 'claimed' }),
        gift({ id: '14', state: 'locked' }),
      ],
      'member.giftClaim': new Refusal(422, '已领取'),
    });
    await bench.open('/pages/tea/vip-rights', RightsPage, { key: 'cellar' });
    for (const words of ['是什么', '成长值到 8,000，现在 3,260', '已领取', '未到时候'])
      expect([words, bench.view.hasText(words)]).toEqual([words, true]);
    await bench.view.tap(bench.view.byRole('button', '领取雅士升级礼'));
    await pass(0);
    expect(bench.toast()).toBe('已领取');
  });
});

describe('会员规则', () => {
  it('folds its sections, opens the one of the anchor, and keeps the last text for a day without network', async () => {
    answer(bench.set, { 'pages.view': RULE });
    await bench.open('/pages/tea/vip-rule', RulePage, { anchor: 'growth' });
    expect(bench.view.hasText('实付一元')).toBe(true);
    expect(bench.view.hasText('十二个月')).toBe(false);
    await bench.view.tap(bench.view.byRole('button', '等级与成长值'));
    expect(bench.view.hasText('十二个月')).toBe(true);
    expect(bench.view.hasText('常见问题')).toBe(true);
    expect(bench.view.hasText('版本 1.8')).toBe(true);
    answer(bench.set, { 'pages.view': OFFLINE });
    await bench.open('/pages/tea/vip-rule', RulePage);
    expect(bench.view.hasText('离线内容')).toBe(true);
  });
});

describe('年卡', () => {
  it('asks for the agreement, then orders the chosen plan and leads to the cashier', async () => {
    bench.login();
    answer(bench.set, {
      'memberV4.vipInfo': info({ state: 'none', until: undefined, expected: 12_345 }),
      'level.up': { orderId: '77', orderGroup: 'vip' },
      'pages.view': new Refusal(404, '内容不存在或已下架'),
    });
    await bench.open('/tea/pages/vip', YearCardPage);
    expect(bench.view.hasText('¥123.45')).toBe(true);
    expect(bench.view.hasText('会员怎么说')).toBe(false);
    await bench.view.tap(bench.view.byRole('radio', '30 天体验，30 天，¥19.90'));
    await bench.view.tap(bench.view.byRole('button', '立即开通 ¥19.90'));
    expect(bench.toast()).toBe('请先同意年卡协议');
    expect(sent(bench.set, 'level.up')).toHaveLength(0);
    await bench.view.tap(bench.view.byRole('checkbox', '我已阅读并同意年卡协议'));
    bench.set.clock.advance(2000);
    await bench.view.tap(bench.view.byRole('button', '立即开通 ¥19.90'));
    await pass(0);
    expect(fields(sent(bench.set, 'level.up')[0])).toMatchObject({ planId: '4' });
    expect(bench.lastUrl()).toContain('/member/pages/wallet/pay?orderGroup=vip&orderId=77');
    // What is paid there replaces the form (rule 6.22).
    expect(bench.left()).toBe(true);
  });

  it('an active card says until when, and until when a renewal would last; a shop without plans says so', async () => {
    bench.login();
    answer(bench.set, { 'memberV4.vipInfo': info() });
    await bench.open('/tea/pages/vip', YearCardPage);
    expect(bench.view.hasText('续费后到期')).toBe(true);
    expect(bench.view.byRole('button', '立即续费 ¥298')).toBeTruthy();
    answer(bench.set, { 'memberV4.vipInfo': info({ state: 'none', until: undefined, plans: [] }) });
    await bench.open('/tea/pages/vip', YearCardPage);
    expect(bench.view.hasText('年卡暂未开售')).toBe(true);
  });

  it('a card that may go back says until when, asks first, and only then gives it back', async () => {
    bench.login();
    const refund = { price: 29_800, until: NOW + 3 * 86_400_000 };
    answer(bench.set, { 'memberV4.vipInfo': info({ refund }), 'memberV4.vipRefund': { price: 29_800 } });
    await bench.open('/tea/pages/vip', YearCardPage);
    const { feedback } = bench.set.core.root;
    const press = async (yes: boolean) => {
      bench.set.clock.advance(2000);
      await bench.view.tap(bench.view.byRole('button', /^申请退卡（\d\d月\d\d日前）$/));
      expect(feedback.confirms[0]).toMatchObject({
        title: '退掉这张年卡？',
        text: '退回 ¥298，会员价和包邮即刻失效。',
      });
      feedback.answer(feedback.confirms[0]!.id, yes);
      await pass(0);
    };
    await press(false);
    expect(sent(bench.set, 'memberV4.vipRefund')).toHaveLength(0);
    answer(bench.set, {
      'memberV4.vipInfo': info({ state: 'none', until: undefined }),
      'memberV4.vipRefund': { price: 29_800 },
    });
    await press(true);
    expect(sent(bench.set, 'memberV4.vipRefund')).toHaveLength(1);
    expect(bench.toast()).toBe('已退回，款项原路返还');
    expect(bench.view.hasText('申请退卡')).toBe(false);
  });
});

test('words and figures', () => {
  expect([10_000, 9500, 9000].map(levelDiscount)).toEqual(['—', '95 折', '9 折']);
  expect([0, 250, 500, 3260, 90_000].map((growth) => Math.round(placeOf(LEVELS, growth)))).toEqual([
    0, 13, 25, 55, 100,
  ]);
  expect([info({ state: 'none' }), info(), info({ ending: true }), info({ state: 'expired' })].map(cardAct)).toEqual([
    '开通',
    '续费',
    '续费立减',
    '重新开通',
  ]);
  expect(billOf({ memberOff: 0, freight: 0, times: 0 })).toEqual([]);
});

describe('in the mini-program on iOS, where no card may be sold', () => {
  beforeEach(() => {
    jest.replaceProperty(platform, 'sellsVirtual', false);
    bench.login();
  });
  const said = () => bench.view.container.textContent ?? '';

  it('the page of the card says what it brings, and nothing of what it costs', async () => {
    for (const state of ['none', 'active'] as const) {
      answer(bench.set, { 'memberV4.vipInfo': info({ state }), 'pages.view': new Refusal(404, '内容不存在或已下架') });
      await bench.open('/tea/pages/vip', YearCardPage, { planId: '4' });
      bench.see('由于相关规范，iOS 功能暂不可用', '包邮');
      expect(said()).not.toMatch(/298|19\.9|立即|同意|续费/);
      expect(bench.view.allByRole('button', '分享年卡')).toEqual([]);
    }
  });

  it('no page around it invites to buy one', async () => {
    answer(bench.set, {
      'level.my': progress(),
      'memberV4.vipInfo': info({ state: 'none', until: undefined, expected: 8800 }),
      'member.gift': [gift({ state: 'locked' })],
      'pages.view': RULE,
    });
    await bench.open('/pages/tea/vip', MemberCentrePage);
    expect(said()).not.toMatch(/开通|续费|¥88/);
    await bench.open('/pages/tea/vip-rights', RightsPage, { key: 'freight' });
    expect(said()).not.toContain('开通');
  });
});
