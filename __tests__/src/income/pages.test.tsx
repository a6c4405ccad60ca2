/** The income pages: what is shown, to whom, and what a press asks of the server. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DataOf, IncomeCash, IncomeDetail } from '@/contract';
import BalancePage from '@/income/pages/balance';
import CashListPage from '@/income/pages/cash_list';
import CashPage from '@/income/pages/cash';
import DetailsPage from '@/income/pages/details';
import IndexPage from '@/income/pages/index';
import ListPage from '@/income/pages/list';
import OrderPage from '@/income/pages/order';
import { answer, fields, Refusal, sent, type Answers, type Asked } from '../ui/answers';
import { income, incomeStat, MEMBER, NOW, pageOf, PAY_TOKEN } from '../contract/fixtures';

const bench = pageBench();
const PROMOTER = { ...MEMBER, teamLevel: 2, roles: ['member', 'team'], hasPayPassword: true };
const queryOf = (asked: Asked | undefined) => Object.fromEntries(new URL(asked?.url ?? '', 'http://x').searchParams);
const rows = (list = [income()], part: Partial<DataOf<'achievement.index'>> = {}): DataOf<'achievement.index'> => ({
  ...pageOf(list),
  months: [
    { month: '2023-11', pending: 2952, settled: 0, count: 1 },
    { month: '2023-10', pending: 0, settled: 5000, count: 3 },
  ],
  sources: ['direct'],
  settleDays: 7,
  ...part,
});
const enter = (more: Answers = {}) => {
  bench.login(PROMOTER);
  answer(bench.set, {
    'member.my': PROMOTER,
    'achievement.statistics': incomeStat(),
    'achievement.index': rows(),
    ...more,
  });
};

describe('收益中心', () => {
  const open = async (more: Answers = {}) => {
    enter(more);
    await bench.open('/income/pages/index', IndexPage);
    await pass(0);
  };

  it('adds up on the screen, and hides its figures', async () => {
    await open();
    for (const text of ['2,418', '486.20', '1,932.50', '1,350.00', '582.50', '¥889.90', '79%'])
      expect(bench.view.hasText(text)).toBe(true);
    expect(
      bench.view.hasText('待结算 486.20 + 已结算 1,932.50 = 累计 2,418.70；已转出 1,350.00，可转出 582.50。'),
    ).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '隐藏金额'));
    expect(bench.view.hasText('582.50')).toBe(false);
    expect(bench.view.hasText('＊＊＊＊')).toBe(true);
  });

  it('asks for another range, and leads to the rows of a source and to one of them', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('button', '6 个月'));
    await pass(0);
    expect(queryOf(sent(bench.set, 'achievement.statistics').at(-1))).toMatchObject({ range: '6m' });
    await bench.view.tap(bench.view.byRole('link', /^直推 ¥889.90/));
    expect(bench.lastUrl()).toBe('/income/pages/list?source=direct');
    await bench.view.tap(bench.view.byRole('link', /周\*\* · 武夷大红袍/));
    expect(bench.lastUrl()).toBe('/income/pages/details?id=586001');
  });

  it('says to who has nothing yet how the first income comes', async () => {
    await open({
      'achievement.index': rows([], { months: [] }),
      'achievement.statistics': incomeStat({ total: 0, pending: 0, settled: 0, available: 0, bySource: [], sum: 0 }),
    });
    expect(bench.view.hasText('第一笔收益这样来')).toBe(true);
    expect(bench.view.byRole('button', '转出').getAttribute('aria-disabled')).toBe('true');
  });

  it('is an invitation for who is no promoter', async () => {
    enter({ 'achievement.statistics': incomeStat({ level: 0 }) });
    bench.login(MEMBER);
    await bench.open('/income/pages/index', IndexPage);
    await pass(0);
    expect(bench.view.hasText('申请成为推广员')).toBe(true);
    expect(bench.view.hasText('累计收益（元）')).toBe(false);
  });

  it('says under the fields what a report lacks', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('button', '业绩申报'));
    await pass(400);
    await bench.view.tap(bench.view.byRole('button', '提交核实'));
    for (const text of ['请填写买家的手机号', '请填写成交金额', '请写明商品和数量'])
      expect(bench.view.hasText(text)).toBe(true);
    expect(sent(bench.set, 'member.declarationSave')).toEqual([]);
  });

  it('reports a sale, and shows those that were reported', async () => {
    const declared: DataOf<'member.declarationSave'> = {
      id: '7',
      buyer: '136****2222',
      amount: 50_000,
      soldAt: '2023-11-14',
      goodsText: '白牡丹饼 1 片',
      photos: [],
      status: 'auditing',
      createdAt: NOW,
    };
    await open({ 'member.declarationSave': declared, 'member.declaration': pageOf([declared]) });
    await bench.view.tap(bench.view.byRole('button', '业绩申报'));
    await pass(400);
    await bench.view.input(bench.view.byLabel('买家手机'), '13600002222');
    await bench.view.input(bench.view.byLabel('成交金额'), '500');
    await bench.view.input(bench.view.byLabel('商品'), '白牡丹饼 1 片');
    await bench.view.tap(bench.view.byRole('button', '提交核实'));
    await pass(0);
    expect(fields(sent(bench.set, 'member.declarationSave')[0])).toMatchObject({
      buyerMobile: '13600002222',
      amount: '50000',
      goodsText: '白牡丹饼 1 片',
    });
    await pass(400);
    expect(bench.view.hasText('审核中')).toBe(true);
  });
});

describe('收益明细, by entry and by order', () => {
  it('lists by state, depth and month, and finds one by its number', async () => {
    enter();
    await bench.open('/income/pages/order', OrderPage, { status: 'pending' });
    expect(queryOf(sent(bench.set, 'achievement.index')[0])).toMatchObject({ orders: 'true', status: 'pending' });
    expect(bench.view.hasText('2023 年 11 月')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '间推'));
    await pass(0);
    expect(queryOf(sent(bench.set, 'achievement.index').at(-1))).toMatchObject({ source: 'indirect' });
    await bench.view.tap(bench.view.byRole('button', '全部月份'));
    await pass(400);
    await bench.view.tap(bench.view.byRole('radio', /^2023 年 10 月/));
    await pass(400);
    expect(queryOf(sent(bench.set, 'achievement.index').at(-1))).toMatchObject({ month: '2023-10' });
  });

  it('tells corrections apart, and goes back from an empty filter', async () => {
    enter({
      'achievement.index': (asked) =>
        queryOf(asked).source === 'activity'
          ? rows([], { months: [] })
          : rows([income({ deducted: 1692 }), income({ id: '2', back: true, base: -18_800, amount: -1692 })]),
    });
    await bench.open('/income/pages/list', ListPage, { source: 'activity' });
    expect(bench.view.hasText('这里没有收益')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '看全部'));
    await pass(0);
    expect(bench.view.hasText('扣回')).toBe(true);
    expect(bench.view.hasText('−16.92')).toBe(true);
    expect(bench.view.hasText('退款已扣 16.92')).toBe(true);
  });

  it('filters by what orders and declared sales bring, and by what else the member has', async () => {
    enter({ 'achievement.index': rows([income()], { sources: ['direct', 'activity'] }) });
    await bench.open('/income/pages/list', ListPage);
    await bench.view.tap(bench.view.byRole('button', '筛选'));
    await pass(400);
    const chips = bench.view.byRole('dialog', '筛选').textContent ?? '';
    expect(['直推', '间推', '申报', '活动', '调整'].filter((word) => chips.includes(word))).toEqual([
      '直推',
      '间推',
      '申报',
      '活动',
    ]);
  });
});

describe('收益详情', () => {
  const detail = (part: Partial<IncomeDetail> = {}): IncomeDetail => ({
    row: income({ deducted: 1692 }),
    orderNo: 'YJ231114000900',
    lines: [{ title: '武夷大红袍', paid: 32_800, rateBp: 900, amount: 2952 }],
    refunded: 1692,
    backs: [income({ id: '2', back: true, base: -18_800, amount: -1692 })],
    timeline: [
      { key: 'create', label: '下单', value: String(NOW) },
      { key: 'pay', label: '支付', value: String(NOW) },
      { key: 'receive', label: '收货', value: '' },
      { key: 'settle', label: '结算', value: '' },
    ],
    settleDays: 7,
    rule: '直推订单按实付商品金额的 9% 计收益。',
    ...part,
  });

  it('calculates line by line, takes off what came back, and leads to a question with the entry', async () => {
    enter({ 'achievement.view': detail() });
    await bench.open('/income/pages/details', DetailsPage, { id: '586001' });
    for (const text of ['+12.60', '328.00 × 9%', '退款扣回', '收货后 7 天结算', 'YJ231114000900'])
      expect(bench.view.hasText(text)).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '有疑问'));
    expect(bench.lastUrl()).toContain('/member/pages/feedback/index?kind=service&text=关于收益 586001');
    expect(bench.lastUrl()).toContain('&incomeId=');
  });

  it('names why it is void; somebody else’s is not there', async () => {
    enter({
      'achievement.view': detail({
        row: income({ status: 'cancelled', orderStatus: 'refunded' }),
        refunded: 0,
        backs: [],
        reason: '订单已全部退款，这笔收益不再计入',
      }),
    });
    await bench.open('/income/pages/details', DetailsPage, { id: '586001' });
    expect(bench.view.hasText('订单已全部退款，这笔收益不再计入')).toBe(true);
    enter({ 'achievement.view': new Refusal(404, '内容不存在或已下架') });
    await bench.open('/income/pages/details', DetailsPage, { id: '1' });
    await pass(300);
    expect(bench.view.hasText('内容不存在')).toBe(true);
  });
});

describe('收益账户 and 收益转出', () => {
  it('shows what is on its way, and closes while refunds are owed', async () => {
    enter({ 'achievement.statistics': incomeStat({ owed: 500, available: 0 }), 'credits.index': pageOf([]) });
    await bench.open('/income/pages/balance', BalancePage);
    expect(bench.view.hasText('−5.00')).toBe(true);
    expect(bench.view.byRole('button', '转到余额').getAttribute('aria-disabled')).toBe('true');
    expect(bench.view.hasText('¥200.00')).toBe(true);
    // Whatever has not ended is on its way: no state is asked for.
    await bench.view.tap(bench.view.byRole('button', /^转出中/));
    expect(bench.lastUrl()).toBe('/income/pages/cash_list');
  });

  it('moves all of it to the balance by the payment password', async () => {
    const done: IncomeCash = {
      id: '9',
      no: 'SY231114000009',
      amount: 58_250,
      target: 'balance',
      status: 'success',
      createdAt: NOW,
      steps: [],
    };
    enter({ 'income.cash': done, 'member.checkPayPw': PAY_TOKEN });
    await bench.open('/income/pages/cash', CashPage);
    await bench.view.tap(bench.view.byRole('button', '全部'));
    await bench.view.tap(bench.view.byRole('button', '确认转出 ¥582.50'));
    await pass(400);
    for (const digit of '135790') await bench.view.tap(bench.view.byRole('button', digit));
    await pass(400);
    expect(fields(sent(bench.set, 'income.cash')[0])).toMatchObject({ amount: '58250', target: 'balance' });
    expect(bench.lastUrl()).toBe('/income/pages/cash_list');
  });

  it('says under the field what is wrong, and on the card what is closed', async () => {
    const stat = incomeStat();
    enter({ 'achievement.statistics': { ...stat, cash: { ...stat.cash, confirmHours: 36 } } });
    await bench.open('/income/pages/cash', CashPage, { target: 'wechat' });
    expect(bench.view.hasText('请用微信浏览器打开')).toBe(true);
    expect(bench.view.hasText('提交后请在 36 小时内确认收款')).toBe(true);
    await bench.view.tap(bench.view.byRole('radio', /^转到余额/));
    await bench.view.input(bench.view.byLabel('转出金额'), '600');
    expect(bench.view.hasText('可转出 ¥582.50')).toBe(true);
  });
});

describe('转出记录', () => {
  const cash = (part: Partial<IncomeCash> = {}): IncomeCash => ({
    id: '9',
    no: 'TX23111400000009',
    amount: 20_000,
    target: 'wechat',
    status: 'waitConfirm',
    confirmBy: NOW + 3_600_000,
    createdAt: NOW,
    steps: [{ label: '提交转出', at: NOW }, { label: '待确认收款' }],
    ...part,
  });

  it('counts down to the end of what waits, says why something came back, and filters', async () => {
    enter({
      'income.cashList': {
        ...pageOf([cash(), cash({ id: '8', status: 'expired', reason: '24 小时内未确认收款', confirmBy: undefined })]),
        months: [{ month: '2023-11', amount: 20_000, count: 2 }],
      },
    });
    await bench.open('/income/pages/cash_list', CashListPage);
    for (const text of ['去确认', '转出 200.00，共 2 笔', '24 小时内未确认收款，已退回收益账户'])
      expect(bench.view.hasText(text)).toBe(true);
    for (const [state, status] of [
      ['审核中', 'auditing'],
      ['打款失败', 'failed'],
    ] as const) {
      await bench.view.tap(bench.view.byRole('radio', state));
      await pass(0);
      expect(queryOf(sent(bench.set, 'income.cashList').at(-1))).toMatchObject({ status });
    }
    await bench.view.tap(bench.view.byRole('button', /待确认收款/));
    await pass(400);
    expect(bench.view.hasText('提交转出')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '联系客服'));
    expect(bench.lastUrl()).toBe('/contact/pages/ContactUs');
  });
});
