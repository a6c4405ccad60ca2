/** The wallet, recharging, the statement over all accounts, and what a recharge brought. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DataOf, LedgerRow, RechargeOrder, WalletStat } from '@/contract';
import { platform } from '@/core/platform';
import StatementPage from '@/member/pages/credit/index';
import RechargePage from '@/member/pages/recharge/index';
import { byDay } from '@/member/credits/days';
import { deltaOf, figureOf, holdOf } from '@/domain/ledger/labels';
import DonePage from '@/pages/tea/success';
import WalletPage from '@/pages/tea/my-money';
import { answer, fields, Refusal, sent, type Answers, type Asked } from '../ui/answers';
import { MEMBER, NOW, order, pageOf, payment, PAY_TOKEN, user } from '../contract/fixtures';

const bench = pageBench();
const stat = (part: Partial<WalletStat> = {}): WalletStat => ({
  money: { balance: 128_000, frozen: 20_000, withdrawable: 120_000, bonus: 8000 },
  points: { balance: 3620, expiring: 600, expireAt: NOW },
  coin: { balance: 46 },
  growth: 3260,
  income: { pending: 48_620, settled: 193_250 },
  monthIn: 120_800,
  monthOut: 60_800,
  byType: [
    { key: 'orderPay', label: '支付', value: '-60800' },
    { key: 'recharge', label: '充值', value: '100000' },
  ],
  trend: [],
  holds: [{ key: 'withdraw', label: '提现中', value: '20000' }],
  sending: { left: 100_000, perDay: 200_000 },
  ...part,
});
const row = (part: Partial<LedgerRow> = {}): LedgerRow => ({
  id: '1',
  unit: 'money',
  bizType: 'orderPay',
  type: '支付',
  bizId: '900',
  title: '支付 · 白牡丹饼',
  delta: -35_800,
  balanceAfter: 140_200,
  memo: 'YJ231114000900',
  route: '/shop/pages/order/detail?id=900',
  createdAt: NOW - 3_600_000,
  ...part,
});
const recharge = (part: Partial<RechargeOrder> = {}): RechargeOrder => ({
  id: '77',
  no: 'YJ231114000077',
  unit: 'money',
  amount: 100_000,
  value: 100_000,
  bonus: 8000,
  status: 'paid',
  createdAt: NOW - 60_000,
  expireAt: NOW + 1_740_000,
  paidAt: NOW,
  balanceAfter: 176_000,
  invoiced: false,
  ...part,
});
const queryOf = (asked: Asked | undefined) => Object.fromEntries(new URL(asked?.url ?? '', 'http://x').searchParams);
const CONFIG: DataOf<'recharge.config'> = {
  packages: [
    { id: '1', unit: 'money', pay: 50_000, value: 50_000, bonus: 3000 },
    { id: '2', unit: 'money', pay: 100_000, value: 100_000, bonus: 8000 },
    { id: '5', unit: 'money', pay: 10_000, value: 10_000, bonus: 1000, tag: '首充', limit: 1 },
  ],
  min: 1000,
  max: 5_000_000,
  agreementCode: 'RECHARGE',
  transfers: true,
};

describe('钱包', () => {
  const open = async (more: Answers = {}) => {
    bench.login();
    answer(bench.set, {
      'credits.statistics': stat(),
      'credits.index': pageOf([row(), row({ id: '2', bizType: 'withdraw', title: '提现', delta: -20_000 })]),
      'recharge.config': CONFIG,
      'memberOrder.index': pageOf([]),
      'member.my': MEMBER,
      ...more,
    });
    await bench.open('/pages/tea/my-money', WalletPage);
    await pass(0);
  };

  it('shows what is in it, hides it, and says why some is frozen', async () => {
    await open();
    for (const text of ['1,280', '1,200.00', '80.00', '200.00', '收 1,208.00'])
      expect(bench.view.hasText(text)).toBe(true);
    // Whoever earns nothing yet finds there how it is done.
    expect(bench.view.byRole('link', '收益')).toBeTruthy();
    await bench.view.tap(bench.view.byRole('button', '隐藏金额'));
    expect(bench.view.hasText('1,200.00')).toBe(false);
    await bench.view.tap(bench.view.byRole('button', '显示金额'));
    await bench.view.tap(bench.view.byRole('button', /^冻结 .*看原因$/));
    await pass(400);
    expect(bench.view.hasText('提现中')).toBe(true);
  });

  it('names what waits to be paid, and leads to its cashier', async () => {
    await open({
      'memberOrder.index': pageOf([order({ id: '31', payable: 53_740, expireAt: NOW + 18 * 60_000 })]),
    });
    await bench.view.tap(bench.view.byRole('button', /1 笔待支付 ¥537.40，剩 18 分钟/));
    expect(bench.lastUrl()).toContain('/member/pages/wallet/pay?orderGroup=order&orderId=31');
  });

  it('explains itself to whoever has not used it, and stands without its side blocks', async () => {
    await open({
      'credits.statistics': stat({ money: { balance: 0, frozen: 0, withdrawable: 0, bonus: 0 }, holds: [] }),
      'credits.index': pageOf([]),
      'recharge.config': new Refusal(500, '取不到'),
      'memberOrder.index': new Refusal(500, '取不到'),
    });
    expect(bench.view.hasText('30 秒看懂钱包')).toBe(true);
    expect(bench.view.hasText('充值有礼')).toBe(false);
  });

  it('gives money to somebody of one’s own, within the day, by the payment password', async () => {
    await open({
      'special.directMembers': pageOf([
        {
          user: user({ id: '12', nickname: '周允' }),
          depth: 1,
          mobile: '138****0002',
          joinedAt: NOW,
          orders: 0,
          amount: 0,
          points: 0,
          lastActiveAt: NOW,
          remark: '',
        },
      ]),
      'credits.to': { user: user({ id: '13' }), maskedName: '许**', relation: 'none' },
      'member.checkPayPw': PAY_TOKEN,
      'credits.sendMoney': {
        id: '9',
        unit: 'money',
        value: 5000,
        to: user({ id: '12' }),
        balanceAfter: 123_000,
        createdAt: NOW,
      },
    });
    const { view } = bench;
    await view.tap(view.byRole('button', '转赠'));
    await pass(400);
    await view.input(view.byLabel('手机号或会员号'), '13800000003');
    await view.tap(view.byRole('button', '查找'));
    await pass(0);
    expect(bench.toast()).toBe('余额只能转赠给邀请人或直属成员');
    await view.tap(view.byRole('button', /^转赠给周允/));
    await view.input(view.byLabel('金额'), '1280.01');
    expect(view.hasText('余额不足，可转赠 ¥1,280.00')).toBe(true);
    await view.input(view.byLabel('金额'), '1000.01');
    expect(view.hasText('今日转赠额度剩余 ¥1,000.00')).toBe(true);
    await view.input(view.byLabel('金额'), '50');
    await view.input(view.byLabel('留言'), '茶会');
    bench.set.clock.advance(2000);
    await view.tap(view.byRole('button', '确认转赠 ¥50.00'));
    await pass(600);
    for (const digit of '246810') await view.tap(view.byRole('button', digit));
    await pass(0);
    expect(fields(sent(bench.set, 'credits.sendMoney')[0])).toMatchObject({
      toId: '12',
      amount: '5000',
      memo: '茶会',
      payToken: 'PT',
    });
    expect(bench.toast()).toBe('已转赠 ¥50.00');
  });

  it('fails as a whole with a way to ask again', async () => {
    await open({ 'credits.statistics': new Refusal(500, '服务器内部错误') });
    expect(bench.view.hasText('重新加载')).toBe(true);
  });
});

describe('余额充值', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login();
    answer(bench.set, {
      'recharge.config': CONFIG,
      'credits.statistics': stat(),
      'recharge.index': pageOf([recharge(), recharge({ id: '78', status: 'unpaid', paidAt: undefined })]),
      'recharge.create': { orderId: '79', orderGroup: 'recharge', amount: 100_000 },
      ...more,
    });
    await bench.open('/member/pages/recharge/index', RechargePage, params);
    await pass(0);
  };
  const go = () => bench.view.byRole('button', /^去支付/);

  it('takes the package of the link, after the agreement, to the cashier; once', async () => {
    await open({}, { packageId: '2' });
    const { view } = bench;
    expect(view.byRole('radio', /^¥1,000/).getAttribute('aria-checked')).toBe('true');
    await view.tap(go());
    expect(bench.toast()).toBe('请先阅读并同意充值协议');
    await view.tap(view.byRole('checkbox', '我已阅读并同意充值协议'));
    bench.set.clock.advance(2000);
    await view.tap(go());
    await view.tap(go());
    await pass(0);
    expect(sent(bench.set, 'recharge.create')).toHaveLength(1);
    expect(fields(sent(bench.set, 'recharge.create')[0])).toMatchObject({ packageId: '2', unit: 'money' });
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=recharge&orderId=79');
    // What is paid there replaces the form (rule 6.22).
    expect(bench.left()).toBe(true);
  });

  it('leads an order to the proof of a transfer where the shop takes one', async () => {
    await open({}, { packageId: '2' });
    const { view } = bench;
    await view.tap(view.byRole('checkbox', '我已阅读并同意充值协议'));
    await view.tap(view.byRole('button', '线下转账'));
    await pass(0);
    expect(fields(sent(bench.set, 'recharge.create')[0])).toMatchObject({ packageId: '2', unit: 'money' });
    expect(bench.lastUrl()).toBe('/member/pages/wallet/voucher?orderGroup=recharge&orderId=79');
  });

  it('says nothing of a transfer where the shop takes none', async () => {
    await open({ 'recharge.config': { ...CONFIG, transfers: false } });
    expect(go()).toBeTruthy();
    expect(bench.view.hasText('线下转账')).toBe(false);
  });

  it('takes an amount of one’s own within its bounds', async () => {
    await open();
    const { view } = bench;
    await view.input(view.byLabel('其他金额'), '5');
    expect(view.hasText('请填写 ¥10 至 ¥50,000 之间的金额')).toBe(true);
    expect(go().getAttribute('aria-disabled')).toBe('true');
    await view.input(view.byLabel('其他金额'), '88');
    expect(view.hasText('去支付 ¥88.00')).toBe(true);
    await view.tap(view.byRole('radio', /首充/));
    expect(view.hasText('去支付 ¥100.00')).toBe(true);
  });

  it('shows what was bought, and goes on with what is not paid', async () => {
    await open();
    expect(bench.view.hasText('已到账')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '继续支付 ¥1,000'));
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=recharge&orderId=78');
    await open({ 'recharge.index': pageOf([]) });
    expect(bench.view.hasText('还没有充值记录')).toBe(true);
  });
});

describe('账单', () => {
  const open = async (more: Answers = {}, params: Record<string, string> = {}) => {
    bench.login();
    answer(bench.set, {
      'credits.statistics': stat(),
      'credits.index': pageOf([
        row(),
        row({ id: '2', bizType: 'depositBack', title: '竞拍保证金退回', delta: 20_000 }),
      ]),
      ...more,
    });
    await bench.open('/member/pages/credit/index', StatementPage, params);
    await pass(0);
  };

  it('asks about a row with its name, sum and number', async () => {
    await open();
    await bench.view.tap(bench.view.byRole('button', /竞拍保证金退回/));
    await pass(400);
    await bench.view.tap(bench.view.byRole('button', '有疑问'));
    expect(decodeURIComponent(bench.lastUrl() ?? '')).toContain(
      '/member/pages/feedback/index?kind=service&text=关于账单「竞拍保证金退回」+200.00（流水号 2）',
    );
  });
  it('asks for one account, one month and one kind at a time', async () => {
    await open({}, { unit: 'points', month: '2023-10' });
    const { view } = bench;
    const asked = () => queryOf(sent(bench.set, 'credits.index').at(-1));
    expect(asked()).toMatchObject({ unit: 'points', month: '2023-10' });
    expect(view.hasText('2023 年 10 月')).toBe(true);
    await view.tap(view.byRole('radio', '支付'));
    await pass(0);
    expect(asked()).toMatchObject({ unit: 'points', month: '2023-10', bizType: 'orderPay' });
    await view.tap(view.byRole('button', '下个月'));
    await pass(0);
    expect(asked()).toMatchObject({ month: '2023-11' });
    expect(asked()).not.toHaveProperty('bizType');
    expect(view.byRole('button', '下个月').getAttribute('aria-disabled')).toBe('true');
    await view.tap(view.byRole('tab', '收益'));
    await pass(0);
    expect(asked()).toMatchObject({ unit: 'income' });
    expect(view.hasText('待结算 486.20')).toBe(true);
  });

  it('shows a row in full with its number, and leads to the order', async () => {
    await open();
    const { view } = bench;
    expect(view.hasText('解冻')).toBe(true);
    await view.tap(view.byRole('button', /^支付 · 白牡丹饼/));
    await pass(400);
    for (const text of ['YJ231114000900', '1,402.00', '流水号']) expect(view.hasText(text)).toBe(true);
    expect(view.byRole('dialog', '账单明细').textContent).toContain('类型支付');
    await view.tap(view.byRole('button', '查看订单'));
    expect(bench.lastUrl()).toBe('/shop/pages/order/detail?id=900');
  });

  it('what is withdrawn is blocked until it is paid out', () => {
    const stand = (state: LedgerRow['state']) => holdOf({ unit: 'money', bizType: 'withdraw', state });
    expect([stand('auditing'), stand('waitConfirm'), stand('success'), stand('rejected')]).toEqual([
      '冻结 · 审核中',
      '冻结 · 待确认收款',
      '已到账',
      '已驳回',
    ]);
  });

  it('a month without rows leads to the one before', async () => {
    await open({ 'credits.index': pageOf([]) });
    await bench.view.tap(bench.view.byRole('button', '看上个月'));
    await pass(0);
    expect(queryOf(sent(bench.set, 'credits.index').at(-1))).toMatchObject({ month: '2023-10' });
  });

  it('a day has one head, also over the end of a page', () => {
    const day = 86_400_000;
    const first = byDay({ ...pageOf([row(), row({ id: '2', createdAt: NOW - 2 * day })]), more: true }, []);
    expect(first.list.map(({ day: head, last }) => [head, last])).toEqual([
      ['11-15 星期三', true],
      ['11-13 星期一', false],
    ]);
    const next = byDay(pageOf([row({ id: '3', createdAt: NOW - 2 * day - 1 })]), first.list);
    expect(next.list.map(({ day: head, last }) => [head, last])).toEqual([[undefined, true]]);
  });

  it('figures are said in their unit', () => {
    expect([figureOf('money', 128_000), figureOf('points', 3620), figureOf('income', -50)]).toEqual([
      '1,280.00',
      '3,620',
      '0.50',
    ]);
    expect([deltaOf({ unit: 'money', delta: -20_000 }), deltaOf({ unit: 'coin', delta: 5 })]).toEqual([
      '−200.00',
      '+5',
    ]);
  });
});

it('after a recharge: what came in, the balance before and after, and the wallet', async () => {
  bench.login();
  answer(bench.set, { 'pay.result': payment('paid'), 'recharge.index': pageOf([recharge()]) });
  await bench.open('/pages/tea/success', DonePage, { group: 'recharge', id: '77' });
  await pass(0);
  for (const text of ['充值成功', '充 1,000.00，送 80.00', '680.00', '1,760.00', 'YJ231114000077'])
    expect(bench.view.hasText(text)).toBe(true);
  await bench.view.tap(bench.view.byRole('button', '查看余额'));
  expect(bench.lastUrl()).toBe('/pages/tea/my-money');
});

describe('in the mini-program on iOS, where no balance may be sold', () => {
  beforeEach(() => {
    jest.replaceProperty(platform, 'sellsVirtual', false);
    bench.login();
  });
  const said = () => bench.view.container.textContent ?? '';

  it('the page of recharging says so; what was bought stands there, what was not paid cannot be', async () => {
    answer(bench.set, {
      'recharge.config': CONFIG,
      'credits.statistics': stat(),
      'recharge.index': pageOf([recharge(), recharge({ id: '78', status: 'unpaid', paidAt: undefined })]),
    });
    await bench.open('/member/pages/recharge/index', RechargePage, { packageId: '2' });
    await pass(0);
    bench.see('由于相关规范，iOS 功能暂不可用', '1,280.00', '已到账');
    expect(said()).not.toMatch(/去支付|继续支付|线下转账|选择套餐|同意|前支付/);
  });

  it('the wallet leads nowhere where it is sold', async () => {
    answer(bench.set, {
      'credits.statistics': stat(),
      'credits.index': pageOf([]),
      'recharge.config': CONFIG,
      'memberOrder.index': pageOf([]),
      'member.my': MEMBER,
    });
    await bench.open('/pages/tea/my-money', WalletPage);
    await pass(0);
    expect(bench.view.byRole('button', '提现')).toBeTruthy();
    expect(bench.view.allByRole('button', '充值')).toEqual([]);
    expect(said()).not.toContain('套餐');
    expect(sent(bench.set, 'recharge.config')).toEqual([]);
  });
});
