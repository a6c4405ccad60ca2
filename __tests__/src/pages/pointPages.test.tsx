/** Points: signing in and the calendar, the mall, the books of points, buying and giving them, and what was earned. */
import { pageBench } from '../ui/bench';
import Taro from '@tarojs/taro';
import { pass } from '../ui/stage';
import type {
  DataOf,
  ExchangeGoods,
  ExchangeRow,
  LedgerRow,
  PointsDetail,
  RechargeOrder,
  SignView,
  TeamMember,
  WalletStat,
} from '@/contract';
import EarnedPage from '@/income/pages/integral';
import PointRowsPage from '@/member/pages/interval/index';
import PointMonthPage from '@/member/pages/interval/newIndex';
import PointRechargePage from '@/member/pages/interval/recharge';
import SendPointsPage from '@/member/pages/interval/send';
import { drawYear, yearSize } from '@/member/points/drawYear';
import { ringOf, sharesOf } from '@/member/points/shares';
import { byMonth } from '@/member/points/usePointRows';
import MallPage from '@/pointpage/pages/point';
import PointsPage from '@/pages/tea/my-point';
import { blanksBefore, roundOf } from '@/pages/tea/point/round';
import { platform } from '@/core/platform';
import { hindrance, priceText, stockText } from '@/domain/points/labels';
import { answer, fields, Refusal, sent, type Answers, type Asked } from '../ui/answers';
import { ADDRESS, MEMBER, NOW, pageOf, PAY_TOKEN, user } from '../contract/fixtures';

const bench = pageBench();
const DAY = 86_400_000;

const detail = (part: Partial<PointsDetail> = {}): PointsDetail => ({
  pending: 320,
  before: { came: 100, went: 0 },
  days: [
    { date: '2023-11-03', came: 60, went: 0 },
    { date: '2023-11-12', came: 70, went: 40 },
  ],
  kinds: [
    { key: 'reward', label: '购物赠送', came: 80, went: 0 },
    { key: 'sign', label: '签到', came: 50, went: 0 },
    { key: 'rewardBack', label: '赠送扣回', came: 0, went: 10 },
    { key: 'exchange', label: '兑换', came: 0, went: 30 },
  ],
  batches: [
    { kind: 'earned', gained: 2300, left: 600, expireAt: NOW + 40 * DAY, ended: false },
    { kind: 'bought', gained: 1000, left: 0, expireAt: NOW + 400 * DAY, ended: false },
  ],
  year: {
    year: 2023,
    begun: 500,
    gained: 3500,
    used: 300,
    expired: 80,
    left: 3620,
    isOver: false,
    kinds: [
      { key: 'reward', label: '购物赠送', came: 3400, went: 0 },
      { key: 'sign', label: '签到', came: 100, went: 0 },
      { key: 'exchange', label: '兑换', came: 0, went: 300 },
    ],
  },
  earn: { review: 20, photo: 50, profile: 50, store: 20 },
  sending: {
    left: 4900,
    perDay: 5000,
    min: 10,
    max: 5000,
    cards: [
      { id: '1', words: '请你喝茶', image: '/images/article/4.webp' },
      { id: '2', words: '新茶到了', image: '/images/article/12.webp' },
    ],
  },
  ...part,
});
const stat = (part: Partial<WalletStat> = {}): WalletStat => ({
  money: { balance: 0, frozen: 0, withdrawable: 0, bonus: 0 },
  points: { balance: 3620, expiring: 600, expireAt: NOW + 47 * DAY },
  coin: { balance: 46 },
  growth: 3260,
  income: { pending: 0, settled: 0 },
  monthIn: 130,
  monthOut: 40,
  byType: [],
  trend: [],
  holds: [],
  sending: { left: 0, perDay: 0 },
  detail: detail(),
  ...part,
});
const sign = (part: Partial<SignView> = {}): SignView => ({
  today: false,
  streak: 4,
  broken: false,
  month: '2023-11',
  days: Array.from({ length: 30 }, (_, at) => ({
    date: `2023-11-${String(at + 1).padStart(2, '0')}`,
    signed: at >= 10 && at < 14,
    reward: at >= 10 && at < 14 ? 5 : 0,
  })),
  rewards: [5, 5, 10, 10, 15, 15, 30],
  nextReward: 15,
  points: 3620,
  ...part,
});
const item = (part: Partial<ExchangeGoods> = {}): ExchangeGoods => ({
  id: '5419',
  title: '玻璃公道杯',
  cover: '/images/goods/1051.webp',
  unit: 'points',
  value: 680,
  money: 0,
  stock: 40,
  limit: 1,
  bought: 0,
  cateId: 'ware',
  kind: 'goods',
  note: '一握正好',
  delivery: '兑换后 48 小时内发出，包邮',
  ...part,
});
const mall = (
  list: ExchangeGoods[],
  part: Partial<DataOf<'integralGoods.index'>> = {},
): DataOf<'integralGoods.index'> => ({
  points: 3620,
  expiring: 600,
  expireAt: NOW + 47 * DAY,
  cates: [
    { id: 'tea', label: '茶品', count: 10 },
    { id: 'ware', label: '茶器', count: 4 },
  ],
  page: pageOf(list),
  ...part,
});
const record = (part: Partial<ExchangeRow> = {}): ExchangeRow => ({
  id: '900',
  unit: 'points',
  value: 680,
  goods: item(),
  status: 'done',
  addressNeeded: false,
  orderId: '31',
  at: NOW - DAY,
  ...part,
});
const row = (part: Partial<LedgerRow> = {}): LedgerRow => ({
  id: '1',
  unit: 'points',
  bizType: 'sign',
  type: '签到',
  bizId: 'sign-2023-11-14',
  title: '签到',
  delta: 15,
  balanceAfter: 3620,
  memo: '连续签到 5 天',
  createdAt: NOW,
  ...part,
});
/** The question that is open, and the answer yes. */
const asked = () => bench.set.core.root.feedback.confirms.at(-1);
const agree = () => bench.set.core.root.feedback.answer(asked()?.id ?? 0, true);
const queryOf = (call: Asked | undefined) => Object.fromEntries(new URL(call?.url ?? '', 'http://x').searchParams);
const lastOf = (name: Parameters<typeof sent>[1]) => queryOf(sent(bench.set, name).at(-1));

describe('我的积分', () => {
  const open = async (more: Answers = {}) => {
    bench.login();
    answer(bench.set, {
      'credits.statistics': stat(),
      'signIn.index': sign(),
      'integralGoods.index': mall([item({ id: '1', value: 9000, title: '汝窑盖碗' }), item()]),
      'memberOrder.statistics': { unpaid: 0, paid: 0, shipped: 0, review: 3, afterSale: 0 },
      'member.my': MEMBER,
      ...more,
    });
    await bench.open('/pages/tea/my-point', PointsPage);
    await pass(0);
  };

  it('shows points, what ends, the streak, ways to earn and what can be had first', async () => {
    await open();
    for (const text of [
      '3,620',
      '600 分',
      '已连签 4 天',
      '满 7 天共 90 分',
      '签到，得 15 分',
      '3 笔待评',
      '合成瓜瓜币',
    ])
      expect(bench.view.hasText(text)).toBe(true);
    const hot = bench.view.allByRole('link').map((one) => one.textContent ?? '');
    const at = (title: string) => hot.findIndex((text) => text.includes(title));
    expect(at('玻璃公道杯')).toBeLessThan(at('汝窑盖碗'));
    await bench.view.tap(bench.view.byRole('button', '转赠'));
    expect(bench.lastUrl()).toBe('/member/pages/interval/send');
  });

  it('a doubled tap signs in once, and the day is done', async () => {
    let done = false;
    await open({
      'signIn.index': () => (done ? sign({ today: true, streak: 5, nextReward: 15, points: 3635 }) : sign()),
      'signIn.sign': () => {
        done = true;
        return sign({ today: true, streak: 5 });
      },
    });
    const { view } = bench;
    const button = view.byRole('button', '签到，得 15 分');
    await view.tap(button);
    await view.tap(button);
    await pass(0);
    expect(sent(bench.set, 'signIn.sign')).toHaveLength(1);
    expect(bench.toast()).toBe('签到成功，得 15 积分');
    expect(view.byRole('button', '今日已签到').getAttribute('aria-disabled')).toBe('true');
    expect(view.hasText('已连签 5 天')).toBe(true);
  });

  it('a streak that broke says so, and older months can be looked at', async () => {
    await open({
      'signIn.index': ({ url }) =>
        url.includes('month=2023-10')
          ? sign({ month: '2023-10', days: [] })
          : sign({ streak: 0, broken: true, nextReward: 5 }),
    });
    expect(bench.view.hasText('连签重新开始')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '十月'));
    await pass(0);
    expect(lastOf('signIn.index')).toMatchObject({ month: '2023-10' });
    expect(bench.view.byRole('button', '十一月')).toBeTruthy();
  });

  it('points that were bought make no coins', async () => {
    await open({ 'credits.statistics': stat({ points: { balance: 3620, bought: 3600, expiring: 0, expireAt: NOW } }) });
    expect(bench.view.byRole('button', '不足 100').getAttribute('aria-disabled')).toBe('true');
  });
  it('merges hundreds after a question; less than a hundred cannot', async () => {
    const { holds: _holds, sending: _sending, detail: _detail, ...accounts } = stat();
    await open({ 'credits.mergeCion': { coins: 2, stat: accounts } });
    const { view } = bench;
    await view.tap(view.byRole('button', '去合成'));
    await pass(400);
    await view.tap(view.byRole('button', '增加'));
    bench.set.clock.advance(2000);
    await view.tap(view.byRole('button', '用 200 积分合成 2 枚'));
    await pass(400);
    expect(asked()?.text).toContain('合成后不可退回');
    agree();
    await pass(0);
    expect(fields(sent(bench.set, 'credits.mergeCion')[0])).toMatchObject({ points: '200' });
    await open({ 'credits.statistics': stat({ points: { balance: 99, expiring: 0, expireAt: NOW } }) });
    expect(bench.view.byRole('button', '不足 100').getAttribute('aria-disabled')).toBe('true');
    expect(bench.view.hasText('今年没有要到期的积分')).toBe(true);
  });

  it('stands without its side blocks, and fails as a whole with a way to ask again', async () => {
    await open({
      'integralGoods.index': new Refusal(500, '取不到'),
      'memberOrder.statistics': new Refusal(500, '取不到'),
    });
    expect(bench.view.hasText('再赚一点')).toBe(true);
    expect(bench.view.hasText('热兑好礼')).toBe(false);
    await open({ 'signIn.index': new Refusal(500, '服务器内部错误') });
    expect(bench.view.hasText('重新加载')).toBe(true);
  });

  it('the round of a streak, and where a month begins', () => {
    const states = (part: Partial<SignView>) =>
      roundOf(sign(part))
        .map(({ state }) => state[0])
        .join('');
    expect(states({ streak: 0 })).toBe('nllllll');
    expect(states({ streak: 4 })).toBe('ggggnll');
    expect(states({ streak: 7, today: true })).toBe('ggggggg');
    expect(states({ streak: 7 })).toBe('nllllll');
    expect(states({ streak: 8, today: true })).toBe('gllllll');
    expect([0, 1, 6].map(blanksBefore)).toEqual([6, 0, 5]);
  });
});

describe('积分商城', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login();
    answer(bench.set, {
      'integralGoods.index': mall([item(), item({ id: '5412', title: '小青柑', value: 600, money: 1990 })]),
      'address.default': { address: ADDRESS },
      'member.my': MEMBER,
      ...more,
    });
    await bench.open('/pointpage/pages/point', MallPage, params);
    await pass(0);
  };
  const sheet = async (name: RegExp) => {
    await bench.view.tap(bench.view.byRole('button', name));
    await pass(600);
  };

  it('filters by class, range and what can be had', async () => {
    await open({}, { range: '500-2000' });
    const { view } = bench;
    expect(lastOf('integralGoods.index')).toMatchObject({ range: '500-2000' });
    await view.tap(view.byRole('tab', '茶器'));
    await pass(0);
    await view.tap(view.byRole('switch', '只看我能兑换的'));
    await pass(0);
    expect(lastOf('integralGoods.index')).toMatchObject({ cateId: 'ware', mine: 'true', range: '500-2000' });
  });

  it.each([
    ['a range', { range: '500-2000' }, '这一类还没有能兑的'],
    ['nothing else', {}, '再攒一攒就能兑'],
  ])('what cannot be had yet, with %s chosen', async (_name, params, words) => {
    await open({ 'integralGoods.index': mall([]) }, params);
    await bench.view.tap(bench.view.byRole('switch', '只看我能兑换的'));
    await pass(0);
    expect(bench.view.hasText(words)).toBe(true);
  });

  it('what asks for a higher level says so before anything else, and leads to no earning of points', async () => {
    await open({
      'integralGoods.index': mall([item({ title: '茶则', value: 99_999, levelNeed: '雅士', locked: true })]),
    });
    await sheet(/^茶则/);
    expect(bench.view.byRole('button', '雅士及以上可兑').getAttribute('aria-disabled')).toBe('true');
    expect(bench.view.allByRole('button', '去赚积分')).toHaveLength(0);
  });

  it('goods go to the default address after a question; a money part to the cashier', async () => {
    await open({
      'integralGoods.exchange': { row: record({ status: 'unpaid' }), orderId: '77', orderGroup: 'order', amount: 1990 },
    });
    await sheet(/^小青柑/);
    const { view } = bench;
    expect(view.hasText('15 分钟没付，积分原样退回')).toBe(true);
    expect(view.allByRole('button', '赠送好友')).toHaveLength(0);
    bench.set.clock.advance(2000);
    await view.tap(view.byRole('button', '兑换'));
    await pass(400);
    agree();
    await pass(0);
    expect(fields(sent(bench.set, 'integralGoods.exchange')[0])).toMatchObject({
      goodsId: '5412',
      qty: '1',
      addressId: ADDRESS.id,
    });
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=order&orderId=77');
  });

  it('too few points lead to the tasks', async () => {
    await open({ 'integralGoods.index': mall([item({ value: 9000 })]) });
    await sheet(/^玻璃公道杯/);
    expect(bench.view.hasText('还差 5,380 积分')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '去赚积分'));
    expect(bench.lastUrl()).toBe('/pages/tea/my-point');
  });

  it('gives to somebody who was found by the whole number', async () => {
    await open({
      'credits.to': { user: user({ id: '12', nickname: '许**' }), maskedName: '许**', relation: 'none' },
      'integralGoods.give': record({ status: 'waiting', to: user({ id: '12' }) }),
    });
    await sheet(/^玻璃公道杯/);
    const { view } = bench;
    await view.tap(view.byRole('button', '赠送好友'));
    await pass(600);
    await view.input(view.byLabel('手机号或会员号'), '13800000003');
    await view.tap(view.byRole('button', '查找'));
    await pass(0);
    bench.set.clock.advance(2000);
    await view.tap(view.byRole('button', /^用 680 积分送给许/));
    await pass(0);
    expect(fields(sent(bench.set, 'integralGoods.give')[0])).toMatchObject({ goodsId: '5419', toId: '12' });
    expect(bench.toast()).toBe('已送出，等对方填写地址');
  });

  it('records say how each stands', async () => {
    await open(
      {
        'shopV2.exchange': pageOf([
          record(),
          record({ id: '2', status: 'unpaid', goods: item({ title: '小青柑', money: 1990 }) }),
          record({ id: '3', status: 'waiting', orderId: undefined, to: user({ nickname: '许清和' }) }),
          record({
            id: '4',
            status: 'waiting',
            orderId: undefined,
            addressNeeded: true,
            until: NOW + DAY,
            from: user({ nickname: '陈雨前' }),
          }),
          record({ id: '5', status: 'cancelled', orderId: undefined }),
        ]),
      },
      { records: '1' },
    );
    await pass(600);
    for (const text of ['看订单', '去支付', '送给 许清和', '陈雨前 送的', '等对方填写地址', '已取消，积分已退回'])
      expect(bench.view.hasText(text)).toBe(true);
    expect(bench.view.byRole('button', /^填写地址/)).toBeTruthy();
  });

  it('words of prices, stock and hindrances', () => {
    expect(priceText(item({ value: 2400, money: 1990 }))).toBe('2,400 积分 + ¥19.90');
    expect(stockText(item({ levelNeed: '雅士' }))).toBe('余 40 件 · 限 1 · 雅士起兑');
    expect(stockText(item({ levelNeed: '雅士', locked: true }))).toBe('余 40 件 · 限 1 · 雅士及以上可兑');
    expect([
      hindrance(item({ stock: 0, levelNeed: '雅士', locked: true }), 0),
      hindrance(item({ stock: 0 }), 9999),
      hindrance(item({ bought: 1 }), 9999),
      hindrance(item(), 600),
      hindrance(item(), 680),
    ]).toEqual(['雅士及以上可兑', '已兑完', '每人限兑 1 件', '还差 80 积分', undefined]);
  });
});

describe('积分明细', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login();
    answer(bench.set, {
      'credits.statistics': stat(),
      'credits.index': pageOf([
        row(),
        row({ id: '2', delta: -100, title: '兑换', bizType: 'exchange', createdAt: NOW - 40 * DAY }),
      ]),
      ...more,
    });
    await bench.open('/member/pages/interval/index', PointRowsPage, params);
    await pass(0);
  };

  it('the year closes, its batches say when they end', async () => {
    await open();
    const { view } = bench;
    for (const text of ['年初 500 + 获得 3,500 − 使用 300 − 过期 80', '十一月', '十月', '余 3,620'])
      expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('button', '到期批次'));
    for (const text of ['剩 600', '充值积分', '已用完']) expect(view.hasText(text)).toBe(true);
  });

  it('asks by year, direction and kind', async () => {
    await open({}, { dir: 'in', bizType: 'sign' });
    const { view } = bench;
    expect(lastOf('credits.index')).toMatchObject({ unit: 'points', year: '2023', dir: 'in', bizType: 'sign' });
    await view.tap(view.byRole('radio', '2022 年'));
    await pass(0);
    expect(lastOf('credits.statistics')).toMatchObject({ unit: 'points', year: '2022' });
    expect(lastOf('credits.index')).not.toHaveProperty('bizType');
    await view.tap(view.byRole('button', '支出'));
    await pass(0);
    expect(lastOf('credits.index')).toMatchObject({ dir: 'out', year: '2022' });
  });

  it('its tabs are pages of one place: the next one takes the place of this one', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('tab', '账单'));
    expect(Taro.redirectTo).not.toHaveBeenCalled();
    await bench.view.tap(bench.view.byRole('tab', '赚到的积分'));
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/income/pages/integral' });
    expect(Taro.navigateTo).not.toHaveBeenCalled();
  });

  it('a row opens in full, and can be asked about', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('button', /^签到/));
    await pass(400);
    expect(bench.view.hasText('流水号')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '有疑问'));
    expect(bench.lastUrl()).toBe('/member/pages/feedback/index?kind=service&text=关于账单「签到」+15（流水号 1）：');
  });

  it('a month has one head, also over the end of a page', () => {
    const first = byMonth({ ...pageOf([row(), row({ id: '2', createdAt: NOW - 40 * DAY })]), more: true }, []);
    expect(first.list.map(({ month, last }) => [month, last])).toEqual([
      ['2023-11', true],
      ['2023-10', false],
    ]);
    const next = byMonth(pageOf([row({ id: '3', createdAt: NOW - 41 * DAY })]), first.list);
    expect(next.list.map(({ month, last }) => [month, last])).toEqual([[undefined, true]]);
  });

  it('the picture of the year has its sums and kinds', () => {
    const texts: string[] = [];
    const pen = { fillRect: () => undefined, fillText: (text: string) => void texts.push(text) };
    drawYear({ pen } as never, detail().year, '林知夏');
    for (const text of ['2023 年积分对账单', '林知夏', '3,620', '+3,500', '−80', '签到', '−300'])
      expect(texts).toContain(text);
    expect(yearSize(detail().year).height).toBeGreaterThan(400);
  });
});

describe('月度总览', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login();
    answer(bench.set, { 'credits.statistics': stat(), 'signIn.index': sign(), ...more });
    await bench.open('/member/pages/interval/newIndex', PointMonthPage, params);
    await pass(0);
  };

  it('a month on one screen, its parts lead to the books, and the table has the same numbers', async () => {
    await open();
    const { view } = bench;
    for (const text of ['3,620', '+130', '较上月 ▲ 30', '待到账', '320', '购物赠送'])
      expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('button', '列表'));
    expect(view.hasText('11 月 12 日')).toBe(true);
    await view.tap(view.byRole('link', /^签到 50 积分/));
    expect(bench.lastUrl()).toBe('/member/pages/interval/index?year=2023&bizType=sign&dir=in');
    await view.tap(view.byRole('button', '用途'));
    expect(view.byRole('link', /^兑换 30 积分，占 75%/)).toBeTruthy();
  });

  it('a month without rows says so and leads to the one before', async () => {
    await open({ 'credits.statistics': stat({ detail: detail({ kinds: [], days: [] }) }) });
    expect(bench.view.hasText('本月还没有积分变动')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '看上个月'));
    await pass(0);
    expect(lastOf('credits.statistics')).toMatchObject({ month: '2023-10' });
  });

  it('parts of the ring: at most five, the rest together', () => {
    const many = Array.from({ length: 7 }, (_, at) => ({
      key: `k${at}`,
      label: `类${at}`,
      came: 70 - at * 10,
      went: 0,
    }));
    const shares = sharesOf(many, 'came');
    expect(shares.map(({ key }) => key)).toEqual(['k0', 'k1', 'k2', 'k3', 'rest']);
    expect(shares.at(-1)).toMatchObject({ value: 60, kinds: 'k4,k5,k6' });
    expect(shares.reduce((sum, { value }) => sum + value, 0)).toBe(280);
    expect(ringOf(shares)).toMatch(/^conic-gradient\(var\(--chart-2\) 0% /);
    expect(sharesOf(many, 'went')).toEqual([]);
  });
});

describe('积分充值', () => {
  const bought = (part: Partial<RechargeOrder> = {}): RechargeOrder => ({
    id: '77',
    no: 'YJ231114000077',
    unit: 'points',
    amount: 4800,
    value: 5000,
    bonus: 0,
    status: 'unpaid',
    createdAt: NOW - 60_000,
    expireAt: NOW + 1_740_000,
    invoiced: false,
    ...part,
  });
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login();
    answer(bench.set, {
      'recharge.config': {
        packages: [
          { id: '11', unit: 'points', pay: 1000, value: 1000, bonus: 0 },
          { id: '12', unit: 'points', pay: 4800, value: 5000, bonus: 0 },
          { id: '13', unit: 'points', pay: 18_000, value: 20_000, bonus: 0, tag: '送礼装' },
        ],
        min: 0,
        max: 0,
        agreementCode: 'RECHARGE',
        transfers: true,
      },
      'credits.statistics': stat(),
      'recharge.index': pageOf([bought()]),
      'recharge.create': { orderId: '79', orderGroup: 'points', amount: 4800 },
      ...more,
    });
    await bench.open('/member/pages/interval/recharge', PointRechargePage, params);
    await pass(0);
  };

  it('a package of the link, after the agreement, to the cashier; once', async () => {
    await open({}, { packageId: '12' });
    const { view } = bench;
    expect(view.hasText('充值积分仅可转赠与兑换，不可退现')).toBe(true);
    await view.tap(view.byRole('button', '去支付 ¥48'));
    expect(bench.toast()).toBe('请先阅读并同意充值协议');
    await view.tap(view.byRole('checkbox', '我已阅读并同意充值协议'));
    bench.set.clock.advance(2000);
    await view.tap(view.byRole('button', '去支付 ¥48'));
    await view.tap(view.byRole('button', '去支付 ¥48'));
    await pass(0);
    expect(sent(bench.set, 'recharge.create')).toHaveLength(1);
    expect(fields(sent(bench.set, 'recharge.create')[0])).toMatchObject({ unit: 'points', packageId: '12' });
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=points&orderId=79');
    // What is paid there replaces the form (rule 6.22).
    expect(bench.left()).toBe(true);
  });

  it('an open order goes on; a shop that sells none says so', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('button', '继续支付 ¥48'));
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=points&orderId=77');
    await open({ 'recharge.config': { packages: [], min: 0, max: 0, agreementCode: 'RECHARGE', transfers: true } });
    expect(bench.view.hasText('积分暂不出售')).toBe(true);
  });

  it('in the mini-program on iOS none are sold, and none that wait are paid', async () => {
    jest.replaceProperty(platform, 'sellsVirtual', false);
    await open({}, { packageId: '12' });
    bench.see('由于相关规范，iOS 功能暂不可用', '充值积分仅可转赠与兑换，不可退现');
    expect(bench.view.container.textContent).not.toMatch(/去支付|继续支付|选择套餐|同意|前支付/);
  });
});

describe('赠送积分', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login({ hasPayPassword: true });
    answer(bench.set, {
      'credits.statistics': stat(),
      'credits.index': pageOf([row({ bizType: 'transferOut', title: '赠送 · 许清和', delta: -100, memo: '请你喝茶' })]),
      'credits.to': { user: user({ id: '12', nickname: '许**' }), maskedName: '许**', relation: 'none' },
      'special.directMembers': pageOf([]),
      'member.my': { ...MEMBER, hasPayPassword: true },
      'member.checkPayPw': PAY_TOKEN,
      'credits.send': {
        id: '9',
        unit: 'points',
        value: 200,
        to: user({ id: '12' }),
        balanceAfter: 3420,
        createdAt: NOW,
      },
      ...more,
    });
    await bench.open('/member/pages/interval/send', SendPointsPage, params);
    await pass(0);
  };

  it('has whom the team chose, however many there are', async () => {
    const chosen: TeamMember = {
      user: user({ id: '77', nickname: '云归' }),
      depth: 1,
      joinedAt: NOW,
      orders: 0,
      amount: 0,
      points: 0,
      lastActiveAt: NOW,
      remark: '',
    };
    await open(
      { 'special.directMembers': ({ url }) => pageOf(url.includes('keyword=77') ? [chosen] : []) },
      { toId: '77' },
    );
    expect(bench.view.hasText('云归')).toBe(true);
  });
  it('finds somebody, asks with the masked name, then for the password, and offers the card', async () => {
    const canvas = jest.spyOn(platform.canvas, 'paint').mockResolvedValue('card.png');
    await open({}, { points: '200' });
    const { view } = bench;
    expect(view.hasText('今日还可送 4,900 / 5,000')).toBe(true);
    expect(view.hasText('赠送 · 许清和')).toBe(true);
    await view.input(view.byLabel('手机号或会员号'), '13800000003');
    await view.tap(view.byRole('button', '查找'));
    await pass(0);
    await view.tap(view.byRole('radio', '新茶到了'));
    await view.input(view.byLabel('留言'), '尝尝');
    bench.set.clock.advance(2000);
    await view.tap(view.byRole('button', '赠送 200 积分'));
    await pass(400);
    expect(asked()?.title).toBe('送给许** 200 积分？');
    agree();
    await pass(600);
    for (const digit of '246810') await view.tap(view.byRole('button', digit));
    await pass(0);
    expect(fields(sent(bench.set, 'credits.send')[0])).toMatchObject({
      toId: '12',
      points: '200',
      card: '2',
      memo: '尝尝',
      payToken: 'PT',
    });
    expect(bench.toast()).toBe('已送出 200 积分');
    await pass(600);
    expect(view.hasText('分享贺卡')).toBe(true);
    expect(canvas).toHaveBeenCalled();
  });

  it('says why an amount cannot be given', async () => {
    await open();
    const { view } = bench;
    const said = async (points: string) => {
      await view.input(view.byLabel('积分'), points);
      return ['每次 10 至 5,000 积分', '积分不足，现有 3,620', '今日剩余 100 积分'].find((text) => view.hasText(text));
    };
    expect([await said('9'), await said('5001'), await said('4000'), await said('50')]).toEqual([
      '每次 10 至 5,000 积分',
      '每次 10 至 5,000 积分',
      '积分不足，现有 3,620',
      undefined,
    ]);
  });

  it('says how much of today is left', async () => {
    await open({ 'credits.statistics': stat({ detail: detail({ sending: { ...detail().sending, left: 100 } }) }) });
    await bench.view.input(bench.view.byLabel('积分'), '200');
    expect(bench.view.hasText('今日剩余 100 积分')).toBe(true);
  });
});

describe('赚到的积分', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login();
    answer(bench.set, {
      'credits.statistics': stat(),
      'credits.index': pageOf([row(), row({ id: '2', bizType: 'rewardBack', title: '赠送扣回', delta: -10 })]),
      ...more,
    });
    await bench.open('/income/pages/integral', EarnedPage, params);
    await pass(0);
  };

  it('only what was earned, by source; what was taken back is named', async () => {
    await open();
    const { view } = bench;
    for (const text of ['130', '另有扣回 10', '扣回 −10', '+320', '赠送扣回']) expect(view.hasText(text)).toBe(true);
    expect(lastOf('credits.index').bizType).toContain('reward,rewardBack,sign,review');
    expect(lastOf('credits.index').bizType).not.toContain('exchange');
    await view.tap(view.byRole('button', /^签到\s*\+50/));
    await pass(0);
    expect(lastOf('credits.index')).toMatchObject({ bizType: 'sign', month: '2023-11' });
    expect(view.hasText('签到明细')).toBe(true);
  });

  it('a month without any leads to the tasks', async () => {
    await open({ 'credits.index': pageOf([]) }, { month: '2023-10' });
    expect(lastOf('credits.statistics')).toMatchObject({ month: '2023-10' });
    await bench.view.tap(bench.view.byRole('button', '去赚积分'));
    expect(bench.lastUrl()).toBe('/pages/tea/my-point');
  });
});
