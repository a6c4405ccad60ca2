/** The bill: rounds and what may be done about them, how it is split and paid; the board of those who serve. */
import { finishPick } from '@/core/routes';
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { fakeLine } from '../ui/wire';
import type { InvoiceTitle, TableBill } from '@/contract';
import TableOrderPage from '@/qrCodeOrder/pages/order';
import TransferPage from '@/qrCodeOrder/pages/transfer';
import TableVipPage from '@/qrCodeOrder/pages/vip';
import { answer, fields, sent, type Answers } from '../ui/answers';
import { coupon, NOW, pageOf, PAY_TOKEN, payment, STORE } from '../contract/fixtures';
import { bill, cart, dish, ME, OTHER, round, seat, summary, table } from './fixtures';

const TITLE: InvoiceTitle = {
  ...{ id: '5', kind: 'company', invoiceType: 'normal', title: '杭州知夏文化有限公司', taxNo: '91330106MA2K8810XP' },
  ...{ bank: '', bankNo: '', regAddress: '', regPhone: '', email: '', isDefault: true },
};
const TABLE_COUPON: TableBill['coupons'][number] = {
  ...{ id: '8701', code: 'C8701', status: 'unused', from: NOW, to: NOW + 86_400_000, source: '领取' },
  card: coupon({ title: '堂食减五元', kind: 'table', amount: 500 }),
};
const bench = pageBench();
const { press, see } = bench;
const last = (name: Parameters<typeof sent>[1]) => fields(sent(bench.set, name).at(-1));

const base: Answers = {
  'scanCode.orderList': () => ({ session: seat(), page: pageOf([round()]) }),
  'scanCode.orderPay': () => bill(),
  'scanCode.tableAct': {},
};
async function open(more: Answers = {}, params: Record<string, string> = { sessionId: '700' }, areas: string[] = []) {
  bench.login({ areas });
  answer(bench.set, { ...base, ...more });
  await bench.open('/qrCodeOrder/pages/order', TableOrderPage, params);
  await pass(50);
}
const leg = {
  id: '901',
  payer: OTHER,
  amount: 15_120,
  split: 'even' as const,
  status: 'paid' as const,
  channel: 'cash',
  mine: false,
};

beforeEach(() => void fakeLine());

describe('/qrCodeOrder/pages/order', () => {
  it('shows rounds with their states and the sum line by line', async () => {
    await open({
      'scanCode.orderPay': bill({
        returned: 1800,
        memberOff: 1960,
        couponOff: 2000,
        legs: [{ ...leg, split: 'deposit', amount: 5000 }],
      }),
    });
    see('第 1 轮', '待接单', '待确认', '410.00', '−18.00', '−19.60', '−20.00', '预约订金', '¥302.40', '付整单');
  });

  it('a round that nobody took is withdrawn, a dish is urged', async () => {
    await open({ 'scanCode.backOrder': { order: round({ status: 'withdrawn' }), cart: cart([]) } });
    await press('催一催');
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'urge', orderId: '601' });
    await press('撤回这轮');
    await press('撤回');
    expect(last('scanCode.backOrder').orderId).toBe('601');
  });

  it('who urges is told the minutes that are left', async () => {
    await open({ 'scanCode.tableAct': { minutes: 6 } });
    await press('催一催');
    expect(bench.toast()).toBe('已催，大约还要 6 分钟');
  });

  it('an even split opens a leg and is paid from the balance', async () => {
    const opened = bill({
      legId: '902',
      legAmount: 15_120,
      parts: 2,
      legs: [leg, { ...leg, id: '902', payer: ME, status: 'pending', mine: true }],
    });
    await open({
      'scanCode.orderPay': () => bill({ legAmount: 15_120 }),
      'scanCode.legSave': opened,
      'member.checkPayPw': PAY_TOKEN,
      'scanCode.doOrderPay': { payment: payment('paid'), bill: bill({ status: 'paid', left: 0, paid: 30_240 }) },
    });
    await press('均摊 2 份');
    await pass(50);
    expect(sent(bench.set, 'scanCode.orderPay').at(-1)?.url).toContain('split=even');
    await press('付我的一份');
    expect(last('scanCode.legSave')).toMatchObject({ split: 'even', parts: '2' });
    await pass(400);
    await press('支付 ¥151.20');
    await pass(400);
    for (const key of ['1', '2', '3', '4', '5', '6']) await press(key);
    await pass(50);
    expect(last('scanCode.doOrderPay')).toMatchObject({ legId: '902', channel: 'wallet', payToken: 'PT' });
    expect(bench.toast()).toBe('已结账');
  });

  it('by dishes: what another one pays for cannot be ticked', async () => {
    await open({
      'scanCode.orderPay': () =>
        bill({
          lines: [
            { id: '611', title: '白毫银针', qty: 1, share: 8800 },
            { id: '612', title: '桃酥', qty: 1, share: 1800, legId: '901' },
          ],
        }),
    });
    await press('按菜品');
    await pass(50);
    see(/有人在付/);
    await press('付白毫银针', 'checkbox');
    await pass(50);
    expect(decodeURIComponent(sent(bench.set, 'scanCode.orderPay').at(-1)?.url ?? '')).toContain('"611"');
  });

  it('各付各的: a line is claimed', async () => {
    await open({ 'scanCode.linePayer': bill() });
    await press('各付各的');
    await pass(50);
    await press('白毫银针我来付');
    expect(last('scanCode.linePayer')).toMatchObject({ lineId: '611', payer: 'me' });
  });

  it('a served dish is given back with a reason', async () => {
    const served = round({
      status: 'served',
      lines: round().lines.map((one) => ({ ...one, status: 'served' as const })),
    });
    await open({
      'scanCode.orderList': { session: seat(), page: pageOf([served]) },
      'scanCode.returnApply': summary().waiting[0] as never,
    });
    await press(/白毫银针 ×1/);
    await pass(400);
    await press('上错', 'radio');
    await press('申请退菜');
    expect(last('scanCode.returnApply')).toMatchObject({ orderId: '601', lineId: '611', qty: '1', reason: '上错' });
  });

  it('the staff take a round, and collect', async () => {
    const session = seat({ members: [OTHER] });
    await open({ 'scanCode.orderList': { session, page: pageOf([round({ by: OTHER })]) } }, { sessionId: '700' }, [
      'table',
    ]);
    see('转台并台', '收款 ¥302.40');
    await press('接单');
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'accept', orderId: '601' });
  });

  it('the staff take the half that a guest has opened in cash', async () => {
    const half = { ...leg, status: 'pending' as const };
    await open(
      {
        'scanCode.orderList': { session: seat({ members: [OTHER] }), page: pageOf([round({ by: OTHER })]) },
        'scanCode.orderPay': bill({ legs: [half] }),
        'scanCode.doOrderPay': { payment: payment('paid'), bill: bill({ status: 'paid', left: 0 }) },
      },
      { sessionId: '700' },
      ['table'],
    );
    await press('收现金，云归');
    see('收到现金了？');
    await press('已收');
    expect(last('scanCode.doOrderPay')).toMatchObject({ legId: '901', channel: 'cash' });
    expect(bench.toast()).toBe('已结账');
  });

  it('the own history shows own lines', async () => {
    await open({}, { scope: 'mine' });
    see('听松 3 号桌', '白毫银针 ×1');
  });

  it('from the own history the bill is found again, and what went back says so', async () => {
    const [first] = round().lines;
    const order = round({
      status: 'served',
      lines: [{ ...first!, status: 'returned', returned: first!.qty }],
    });
    await open({ 'scanCode.orderList': { page: pageOf([order]) } }, { scope: 'mine' });
    see('已退');
    await press(/看账单/);
    expect(bench.lastUrl()).toContain('/qrCodeOrder/pages/order?sessionId=700');
  });
});

describe('the board', () => {
  const board: Answers = {
    'scanCode.businessSummary': () => summary(),
    'scanCode.tables': () =>
      [
        table({ calls: ['加水'] }),
        table({
          id: '92',
          name: 'T1-02',
          state: 'idle',
          sessionId: undefined as never,
          party: undefined as never,
          amount: undefined as never,
          minutes: undefined as never,
        }),
      ].map((one) => JSON.parse(JSON.stringify(one)) as typeof one),
    'scanCode.returnPass': summary().waiting[0] as never,
  };

  it('a ticket that did not come out is tried again by what it is about', async () => {
    const job = { id: '1', status: 'failed' as const, copies: 0, reason: '缺纸', printer: '前台', at: 1 };
    const failedPrints = [{ ...job, kind: 'bill' as const, sessionId: '700' }];
    const more = { 'scanCode.businessSummary': summary({ failedPrints }), 'scanCode.printTicket': failedPrints[0]! };
    await open({ ...board, ...more }, {}, ['table']);
    await pass(400);
    await press('重打');
    expect(last('scanCode.printTicket')).toMatchObject({ kind: 'bill', sessionId: '700' });
  });

  it('alerts first, then the tables; a return is passed, a call answered', async () => {
    await open(board, {}, ['table']);
    await pass(400);
    see('T1-04 退 绿豆糕 ×1', '听松 3 号桌 呼叫加水', '大厅', '空 1，共 2', '用餐中');
    bench.view.byRole('button', '查看绿豆糕的照片 1');
    await press('同意');
    expect(last('scanCode.returnPass').id).toBe('801');
    await press('已去');
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'answer', sessionId: '700' });
  });

  it('of who serves two stores shows the one that is chosen, and takes its dishes off', async () => {
    const stores = [
      { value: STORE.id, label: STORE.name },
      { value: '9', label: '武林馆' },
    ];
    const of = (asked: { url: string }) => new URL(asked.url, 'http://x').searchParams.get('storeId');
    await open(
      {
        ...board,
        'scanCode.businessSummary': (asked) => summary({ stores, store: { ...STORE, id: of(asked) ?? STORE.id } }),
        'scanCode.menu': { cates: [], products: [dish()], hotIds: [], notice: '' },
      },
      {},
      ['table'],
    );
    await pass(400);
    await press('武林馆', 'radio');
    await pass(400);
    expect(of(sent(bench.set, 'scanCode.tables').at(-1)!)).toBe('9');
    await press(/^估清/);
    await pass(400);
    await press(`${dish().title}在卖`, 'switch');
    expect(last('scanCode.tableAct')).toMatchObject({
      action: 'soldout',
      storeId: '9',
      productId: dish().id,
      on: 'true',
    });
  });

  it('出品: tickets by station, how long they wait in words, one dish over all of them; 完成 and 撤销', async () => {
    const now = Date.now();
    const ticket = (id: string, station: string, minutes: number, ...titles: string[]) => ({
      ...{ id, orderId: `6${id}`, sessionId: '700', station, table: `T1-0${id}`, round: 1, note: '' },
      placedAt: now - minutes * 60_000,
      lines: titles.map((title, at) => ({ id: `${id}${at}`, title, notes: at === 0 ? ['大杯'] : [], qty: 1 })),
    });
    const kitchen = {
      tickets: [
        ticket('1', '茶水', 16, '龙井', '冷泡'),
        ticket('2', '茶点', 9, '绿豆糕'),
        ticket('3', '茶水', 2, '龙井'),
      ],
      done: [{ ...ticket('4', '茶点', 5, '绿豆糕'), servedAt: now, undoUntil: now + 600_000 }],
      sums: [{ station: '茶水', title: '龙井', open: 2, served: 3 }],
    };
    await open({ ...board, 'scanCode.businessSummary': () => summary({ kitchen }) }, {}, ['table']);
    await pass(400);
    await press('出品 3');
    await pass(400);
    see('茶水 2 单', '茶点 1 单', '超时 16 分钟', '久等 9 分钟', '2 分钟', '大杯', '待做 2　已出 3');
    await press('全部完成T1-01第 1 轮');
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'serve', orderId: '61', lineIds: '["10","11"]' });
    await pass(1600);
    await press('完成T1-02绿豆糕');
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'serve', orderId: '62', lineIds: '["20"]' });
    await pass(1600);
    await press('撤销T1-04绿豆糕');
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'unserve', orderId: '64', lineIds: '["40"]' });
  });

  it('/qrCodeOrder/pages/transfer moves to a free table after a question', async () => {
    bench.login({ areas: ['table'], roles: ['member', 'staff'] });
    answer(bench.set, { ...base, ...board });
    await bench.open('/qrCodeOrder/pages/transfer', TransferPage, { sessionId: '700' });
    await pass(50);
    await press(/T1-02/);
    await press('转到 T1-02');
    // The first of that name chooses the way.
    await bench.view.tap(bench.view.allByRole('button', '转台').at(-1) as HTMLElement);
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'transfer', targetTableId: '92' });
  });
});

describe('beside the bill', () => {
  it('/qrCodeOrder/pages/vip uses the own card', async () => {
    bench.login();
    answer(bench.set, {
      ...base,
      'memberInvoice.titles': [],
      'scanCode.orderPay': () => bill({ withMine: { levelName: '雅士', off: 1960, points: 302 } }),
      'scanCode.preview': bill(),
    });
    await bench.open('/qrCodeOrder/pages/vip', TableVipPage, { sessionId: '700' });
    see('还没用会员', '我的 雅士', /约得 302 分/);
    await press('用我的会员');
    expect(last('scanCode.preview')).toMatchObject({ sessionId: '700', useVip: 'true' });
  });

  it('/qrCodeOrder/pages/vip lists the coupons of the table, and uses one', async () => {
    bench.login();
    answer(bench.set, {
      ...base,
      'memberInvoice.titles': [],
      'scanCode.orderPay': () => bill({ coupons: [TABLE_COUPON] }),
      'scanCode.preview': bill(),
    });
    await bench.open('/qrCodeOrder/pages/vip', TableVipPage, { sessionId: '700' });
    see('堂食优惠券', '堂食减五元', '1 张可用');
    await press(/^堂食优惠券/);
    await pass(400);
    await press(/^堂食减五元/, 'radio');
    expect(last('scanCode.preview')).toMatchObject({ sessionId: '700', couponId: '8701' });
  });

  it('/qrCodeOrder/pages/vip keeps the title of the invoice', async () => {
    bench.login();
    const now = { invoiceTitleId: undefined as string | undefined };
    answer(bench.set, {
      ...base,
      'scanCode.orderList': () => ({ session: seat(now), page: pageOf([round()]) }),
      'memberInvoice.titles': [TITLE],
      'scanCode.completeCustomerInfo': () => seat(now),
    });
    await bench.open('/qrCodeOrder/pages/vip', TableVipPage, { sessionId: '700' });
    await press(/^发票抬头/);
    expect(bench.lastUrl()).toBe('/member/pages/invoice/edit');
    now.invoiceTitleId = TITLE.id;
    await finishPick(TITLE);
    await pass(50);
    expect(last('scanCode.completeCustomerInfo')).toMatchObject({ sessionId: '700', invoiceTitleId: '5' });
    see('杭州知夏文化有限公司', '结账后按它开票');
  });

  it('an invoice is asked for over what one paid oneself, on that title', async () => {
    const own = { ...leg, id: '902', payer: ME, mine: true };
    await open({
      'scanCode.orderList': { session: seat({ status: 'paid', invoiceTitleId: '5' }), page: pageOf([round()]) },
      'scanCode.orderPay': bill({ legs: [leg, own, { ...own, id: '903', split: 'deposit' }] }),
    });
    await press('开发票', 'link');
    expect(bench.lastUrl()).toBe('/member/pages/invoice/apply?group=table&orderIds=["902"]&titleId=5');
  });
});
