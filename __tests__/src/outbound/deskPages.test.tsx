/** The outbound desk: its first page, all documents, one document, and requests for stored tea. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { wedge } from '../ui/wedge';
import type { DataOf, StockDoc } from '@/contract';
import { platform } from '@/core/platform';
import { createWedge } from '@/core/lib/wedge';
import DocumentPage from '@/outbound/pages/detailed';
import EscrowPage from '@/outbound/pages/escrow';
import DocumentsPage from '@/outbound/pages/order';
import DeskPage from '@/outbound/pages/outbound';
import { pickListHtml } from '@/outbound/warehouse/printDocs';
import { carrierOf } from '@/domain/parcel/useCarrier';
import { cardText, lineOf, scannedOf, sideText, spanText, stateText } from '@/outbound/warehouse/labels';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import {
  escrowLot,
  escrowRequest,
  MEMBER,
  NOW,
  pageOf,
  stockCard,
  stockDoc,
  stockGoods,
  stockLine,
} from '../contract/fixtures';

const bench = pageBench();
const CLERK = { ...MEMBER, roles: ['member', 'staff'], areas: ['stock'] };
beforeEach(() => bench.login(CLERK));

const press = async (name: string | RegExp) => {
  await bench.view.tap(bench.view.byRole('button', name as string));
  await pass(400);
};
const saves = () => sent(bench.set, 'stock.orderSave').map(fields);
const seen = (...texts: string[]) =>
  texts.forEach((text) => expect([text, bench.view.hasText(text)]).toEqual([text, true]));
// The page of one test must not hear the scanner of the next.
afterEach(() => (bench.view as typeof bench.view | undefined)?.unmount());

describe('words', () => {
  test('how long something waits, and how far it is', () => {
    expect([0, 5, 60, 160, 3000].map((minutes) => spanText(minutes * 60_000))).toEqual([
      '刚刚',
      '5 分',
      '1 小时',
      '2 小时 40 分',
      '2 天',
    ]);
    expect(stateText(stockCard({ status: 'picking', picked: 2, qty: 4 }))).toBe('拣货中 2 / 4');
    expect(stateText(stockCard({ status: 'checking' }))).toBe('待复核');
    expect(stateText(stockCard({ status: 'checking', checkable: true }))).toBe('待你复核');
    const gone = stockCard({ status: 'done', closedAt: NOW - 3_600_000 });
    expect(sideText(gone, NOW)).toMatch(/^\d\d:\d\d$/);
    expect(sideText(gone, NOW + 2 * 86_400_000)).toMatch(/^\d\d月\d\d日$/);
    const one = stockCard({ target: '叶间·武林馆', title: '月光白', lines: 1, qty: 4 });
    expect(cardText(one)).toBe('武林馆　月光白 4 件　西湖仓');
  });

  test('a code is of a document, a pack or a customer', () => {
    expect(scannedOf(' ck260615000021 ')).toEqual({ kind: 'document', code: 'CK260615000021' });
    for (const code of ['YJ260615000021', 'YJC2006092040037']) expect(scannedOf(code).kind).toBe('document');
    for (const code of ['6901234567892', '4901234567894', '012345678905', 'LJ-2026-50'])
      expect([code, scannedOf(code).kind]).toEqual([code, 'goods']);
    for (const code of ['31415926', 'yq123456789012', '123456789012345678', 'HD20260601', 'yejian://pickup/1/31415926'])
      expect([code, scannedOf(code).kind]).toEqual([code, 'customer']);
  });

  test('a scan counts for the first line of its goods that still needs pieces', () => {
    const full = stockLine({ picked: 2 });
    const open = stockLine({ id: '2' });
    expect(lineOf([full, open], '6901234567892').line).toBe(open);
    expect(lineOf([full], '6901234567892')).toEqual({ refused: '已拣足' });
    expect(lineOf([stockLine({ barCode: '' })], '')).toEqual({ refused: '不在本单' });
    expect(lineOf([open], '6900000000000')).toEqual({ refused: '不在本单' });
  });

  test('a scanner is told from fingers by its pace', () => {
    const typed = (text: string, gap: number) => {
      const keys = createWedge();
      return [...text, 'Enter'].map((key, at) => keys.press(key, at * gap)).at(-1);
    };
    expect(typed('6901234567892', 8)).toBe('6901234567892');
    expect(typed('6901234567892', 150)).toBeUndefined();
    expect(typed('690', 8)).toBeUndefined();
    const shifted = createWedge();
    ['Shift', 'C', 'Shift', 'K', '1', '2'].forEach((key, at) => shifted.press(key, at));
    expect(shifted.press('Enter', 6)).toBe('CK12');
  });

  test('a pick list has the number as bars, each line with its shelf, and nothing of it is markup', () => {
    const html = pickListHtml([stockDoc({ note: '<b>轻放</b>' }), stockDoc()]);
    expect(html.match(/<section/g)).toHaveLength(2);
    for (const text of ['CK260615000021', 'A 区 03 架', '林知夏 13800000001', '&lt;b&gt;轻放', '<path d="M'])
      expect(html).toContain(text);
  });
});

describe('/outbound/pages/detailed', () => {
  const open = async (doc: StockDoc, more: Answers = {}) => {
    answer(bench.set, { 'stock.orderInfo': doc, 'member.my': CLERK, ...more });
    await bench.open('/outbound/pages/detailed', DocumentPage, { id: '91' });
    await pass(0);
  };
  const picking = (part: Partial<StockDoc> = {}) =>
    stockDoc({ card: stockCard({ status: 'picking', picker: '赵小满' }), can: ['pick', 'submit'], rev: 2, ...part });

  it('shows what, for whom and where it lies', async () => {
    await open(stockDoc());
    seen(
      '销售出库',
      '待拣货',
      'YJ260615000011',
      '林知夏 13800000001',
      '0 / 3',
      '需 2 件，已拣 0',
      '系统 订单已付款，待拣货',
    );
    await press('开始拣货');
    expect(saves()[0]).toMatchObject({ id: '91', rev: '1', action: 'pick' });
  });

  it('counts by scan, one piece each, also while the last one is not answered', async () => {
    const chime = jest.spyOn(platform.audio, 'chime').mockImplementation(() => undefined);
    const picked = (count: number, rev: number) =>
      picking({ lines: [stockLine({ picked: count }), ...stockDoc().lines.slice(1)], rev });
    let asked = 0;
    await open(picking(), { 'stock.orderSave': () => picked((asked += 1), 2 + asked) });
    await wedge('6901234567892');
    await wedge('6901234567892');
    expect(chime).toHaveBeenCalledTimes(2);
    expect(saves().map(({ lines, rev }) => [rev, (JSON.parse(lines!) as { picked: number }[])[0]!.picked])).toEqual([
      ['2', 1],
      ['3', 2],
    ]);
    seen('需 2 件，已拣 2');
    await wedge('6901234567892');
    expect(bench.toast()).toBe('已拣足');
    await wedge('6900000000000');
    expect(bench.toast()).toBe('不在本单');
    expect(saves()).toHaveLength(2);
  });

  it('counts what is scanned while 开始拣货 is on its way, on the revision that it made', async () => {
    jest.spyOn(platform.audio, 'chime').mockImplementation(() => undefined);
    let start: (doc: StockDoc) => void = () => undefined;
    const started = new Promise<StockDoc>((resolve) => {
      start = resolve;
    });
    const counted = picking({ lines: [stockLine({ picked: 1 }), ...stockDoc().lines.slice(1)], rev: 3 });
    await open(stockDoc(), { 'stock.orderSave': (request) => (fields(request).rev === '1' ? started : counted) });
    await press('开始拣货');
    await wedge('6901234567892');
    start(picking());
    await pass(0);
    expect(saves().map(({ rev }) => rev)).toEqual(['1', '2']);
    seen('需 2 件，已拣 1');
  });

  it('loses no piece that is scanned the moment the last one was answered, before that is drawn', async () => {
    jest.spyOn(platform.audio, 'chime').mockImplementation(() => undefined);
    let come: (doc: StockDoc) => void = () => undefined;
    const first = new Promise<StockDoc>((resolve) => {
      come = resolve;
    });
    const picked = (count: number, rev: number) =>
      picking({ lines: [stockLine({ picked: count }), ...stockDoc().lines.slice(1)], rev });
    await open(picking(), {
      'stock.orderSave': (request) =>
        fields(request).rev === '2' ? first : fields(request).rev === '3' ? picked(2, 4) : new Refusal(409, '已更新'),
    });
    await wedge('6901234567892');
    // As in a browser, where nobody waits for React: a key is drawn at once, an answer a moment later.
    const env = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    const was = env.IS_REACT_ACT_ENVIRONMENT;
    env.IS_REACT_ACT_ENVIRONMENT = false;
    come(picked(1, 3));
    for (let step = 0; step < 100; step += 1) await Promise.resolve();
    await wedge('6901234567892');
    env.IS_REACT_ACT_ENVIRONMENT = was;
    await pass(0);
    expect(saves().map(({ rev }) => rev)).toEqual(['2', '3']);
  });

  it('the camera stays open from one piece to the next, one look counts once, and something to read closes it', async () => {
    const codes = ['6901234567892', '6901234567892', '6901234567892', '6900000000000', '6901234567892'];
    let looks = 0;
    jest.spyOn(platform.scan, 'scan').mockImplementation(() => {
      // The second is the same look.
      bench.set.clock.advance(looks === 1 ? 500 : 2000);
      return Promise.resolve(codes[looks++]);
    });
    const picked = (count: number, rev: number) =>
      picking({ lines: [stockLine({ picked: count }), ...stockDoc().lines.slice(1)], rev });
    let asked = 0;
    await open(picking(), { 'stock.orderSave': () => picked((asked += 1), 2 + asked) });
    await press('扫码拣货');
    expect([looks, saves().length, bench.toast()]).toEqual([4, 2, '不在本单']);
    seen('需 2 件，已拣 2');
  });

  it('takes a number and a batch by hand', async () => {
    await open(picking(), { 'stock.orderSave': picking({ rev: 3 }) });
    await bench.view.tap(bench.view.byRole('radio', 'B2019-2'));
    await pass(0);
    expect(JSON.parse(saves()[0]!.lines!)).toEqual([{ lineId: '911', qty: 0, batch: 'B2019-2' }]);
  });

  it('a line of several pieces is full with one press', async () => {
    await open(picking({ lines: [stockLine({ qty: 12, picked: 2 })] }), { 'stock.orderSave': picking({ rev: 3 }) });
    await press('拣足 2019 白牡丹饼');
    await pass(0);
    expect(JSON.parse(saves()[0]!.lines!)).toEqual([{ lineId: '911', qty: 0, picked: 12 }]);
  });

  it('somebody else was quicker: it says who, and shows how it stands', async () => {
    const taken = stockDoc({ card: stockCard({ status: 'picking', picker: '冯仓' }), can: [], rev: 2 });
    await open(stockDoc(), { 'stock.orderSave': new Refusal(409, '已由 冯** 拣货', taken) });
    await press('开始拣货');
    expect(bench.toast()).toBe('已由 冯** 拣货');
    seen('冯仓', '拣货中');
    expect(bench.view.allByRole('button', '开始拣货')).toHaveLength(0);
  });

  it('a shortage needs its reason', async () => {
    const short = picking({
      lines: [stockLine({ picked: 1 })],
      card: stockCard({ status: 'picking', qty: 2, picked: 1 }),
    });
    await open(short, { 'stock.orderSave': picking({ can: [], cannot: '需他人复核' }) });
    await press('缺货提交');
    expect(saves()).toEqual([]);
    await bench.view.tap(bench.view.byRole('radio', '货架缺货'));
    await press('提交复核');
    expect(saves()[0]).toMatchObject({ action: 'submit', note: '货架缺货' });
    seen('需他人复核');
  });

  it('stored tea goes whole or not at all', async () => {
    await open(picking({ partial: false, lines: [stockLine({ picked: 1 })] }));
    await press('缺货提交');
    expect(saves()).toEqual([]);
    expect(bench.toast()).toBe('托管出库须拣足，不能部分发货');
  });

  it('another person passes it with carrier and number, or sends it back', async () => {
    const checking = stockDoc({
      card: stockCard({ status: 'checking', picked: 3 }),
      lines: [stockLine({ picked: 2 })],
      can: ['pass', 'reject'],
      rev: 4,
    });
    await open(checking, { 'stock.orderSave': { ...checking, card: stockCard({ status: 'done' }), can: [] } });
    await press('复核通过');
    await press(/^确认出库/);
    expect(saves()).toEqual([]);
    seen('请填写快递单号');
    await bench.view.input(bench.view.byLabel('快递单号'), 'SF1234567890');
    await press(/^确认出库/);
    expect(saves()[0]).toMatchObject({ action: 'pass', company: '顺丰速运', trackingNo: 'SF1234567890', rev: '4' });
    expect(bench.toast()).toBe('已出库');
    // Nothing is left to do with it, and no empty bar says so.
    expect(document.querySelector('.holder:not(.ink) > .bar')).toBeNull();
  });

  it.each([
    ['SF1234567890', '顺丰速运'],
    ['jdVA00012345678', '京东快递'],
    ['YT1234567890', '圆通速递'],
    ['78123456789012', '中通快递'],
    ['77123456789012', '申通快递'],
    ['4312345678901', undefined],
  ])('a number that says whose it is chooses the carrier: %s', (trackingNo, company) => {
    expect(carrierOf(trackingNo)).toBe(company);
  });

  it('refunded meanwhile it can only be voided', async () => {
    await open(stockDoc({ warning: '订单已退款，请作废', can: ['void'] }), {
      'stock.orderSave': stockDoc({ card: stockCard({ status: 'void' }), can: [] }),
    });
    seen('订单已退款，请作废');
    await press('作废');
    await bench.view.tap(bench.view.byRole('radio', '订单已退款'));
    await bench.view.tap(bench.view.allByRole('button', '作废').at(-1)!);
    await pass(0);
    expect(saves()[0]).toMatchObject({ action: 'void', note: '订单已退款' });
  });

  it('prints its pick list', async () => {
    const print = jest.spyOn(platform.print, 'print').mockResolvedValue(undefined);
    await open(stockDoc());
    await press('打印拣货单');
    expect(print.mock.calls[0]![1]).toContain('CK260615000021');
  });
});

describe('/outbound/pages/order', () => {
  const tabs = ['pending', 'picking', 'checking', 'done', 'void'].map((id) => ({ id, label: id, count: 1 }));
  const listed = (...cards: ReturnType<typeof stockCard>[]): DataOf<'stock.order'> => ({ tabs, page: pageOf(cards) });
  const open = async (found: Answers['stock.order'], more: Answers = {}) => {
    answer(bench.set, { 'stock.order': found, 'member.my': CLERK, ...more });
    await bench.open('/outbound/pages/order', DocumentsPage);
    await pass(0);
  };

  it('says what waits how long, takes it over and opens it', async () => {
    await open(listed(stockCard({ urgent: true })), { 'stock.orderSave': stockDoc() });
    seen('CK260615000021', '加急', '等 2 小时 40 分', '林**　2 行 3 件　西湖仓');
    await press('开始拣货 CK260615000021');
    expect(saves()[0]).toMatchObject({ id: '91', rev: '1', action: 'pick' });
    expect(bench.lastUrl()).toBe('/outbound/pages/detailed?id=91');
  });

  it('taken by another: says so and reads the list again', async () => {
    await open(listed(stockCard()), { 'stock.orderSave': new Refusal(409, '已由 冯** 拣货', stockDoc()) });
    await press('开始拣货 CK260615000021');
    expect(bench.toast()).toBe('已由 冯** 拣货');
    expect(sent(bench.set, 'stock.order').length).toBeGreaterThan(1);
  });

  it('filters by state and kind', async () => {
    await open(listed());
    await bench.view.tap(bench.view.byRole('tab', /待复核/ as never));
    await pass(400);
    await bench.view.tap(bench.view.byRole('radio', '调拨'));
    await pass(400);
    expect(sent(bench.set, 'stock.order').at(-1)!.url).toMatch(/tab=checking&kind=transfer/);
    seen('没有待复核的单据');
  });

  it('prints several pick lists at once', async () => {
    const print = jest.spyOn(platform.print, 'print').mockResolvedValue(undefined);
    await open(listed(stockCard(), stockCard({ id: '92', no: 'CK260615000022' })), {
      'stock.orderInfo': ({ url }: { url: string }) =>
        stockDoc({ card: stockCard({ no: url.includes('id=92') ? 'CK260615000022' : 'CK260615000021' }) }),
    } as Answers);
    await press('批量打印');
    for (const no of ['CK260615000021', 'CK260615000022'])
      await bench.view.tap(bench.view.byRole('checkbox', `打印 ${no}`));
    await press('打印 2 张拣货单');
    for (const no of ['CK260615000021', 'CK260615000022']) expect(print.mock.calls[0]![1]).toContain(no);
  });
});

describe('/outbound/pages/outbound', () => {
  const home = (part: Partial<DataOf<'manage.index'>> = {}): DataOf<'manage.index'> => ({
    counts: [
      { id: 'pending', label: '待拣货', count: 9 },
      { id: 'picking', label: '拣货中', count: 4 },
      { id: 'checking', label: '待复核', count: 3 },
      { id: 'done', label: '已出库', count: 12 },
    ],
    urgent: 3,
    warehouses: [
      { value: '1', label: '西湖仓' },
      { value: '2', label: '茶窖' },
    ],
    alerts: [{ sku: '1', title: '白毫银针 50g', shelf: 'A 区 03 架', onHand: 2, min: 20 }],
    today: [
      { key: 'sale', label: '销售', value: '18' },
      { key: 'escrow', label: '托管', value: '5' },
    ],
    mine: [stockCard({ id: '95', no: 'CK260614000118' })],
    escrowTodo: 3,
    canVerify: true,
    stores: [{ value: '2', label: '叶间·武林馆' }],
    viewer: { name: '赵小满', no: 'E1003' },
    ...part,
  });
  const open = async (more: Answers = {}, params = {}) => {
    answer(bench.set, {
      'manage.index': home(),
      'stock.order': { tabs: [], page: pageOf([stockCard()]) },
      'member.my': CLERK,
      ...more,
    });
    await bench.open('/outbound/pages/outbound', DeskPage, params);
    await pass(0);
  };

  it('shows what there is to do and leads there', async () => {
    await open();
    seen('赵小满　E1003', '3 单加急', '今日已出', '托管待办', '快见底', '白毫银针 50g', '全部 23', 'CK260614000118');
    await bench.view.tap(bench.view.byRole('link', /^待拣货/ as never));
    expect(bench.lastUrl()).toBe('/outbound/pages/order?tab=pending');
  });

  it('today’s documents by kind and warehouse; what was not read is asked for again', async () => {
    let off = true;
    await open({ 'stock.order': () => (off ? OFFLINE : { tabs: [], page: pageOf([]) }) } as Answers);
    seen('单据没有读到');
    off = false;
    await press('重新加载');
    seen('今天没有单据');
    await bench.view.tap(bench.view.byRole('radio', '托管 5'));
    await pass(400);
    await press('茶窖');
    expect(sent(bench.set, 'stock.order').at(-1)!.url).toMatch(/warehouseId=2&kind=escrow/);
    expect(sent(bench.set, 'manage.index').at(-1)!.url).toMatch(/warehouseId=2/);
  });

  it('a document’s code opens it', async () => {
    await open();
    await wedge('CK260615000021');
    expect(bench.lastUrl()).toBe('/outbound/pages/detailed?code=CK260615000021');
  });

  it('a bar code shows the stock, what a customer shows is seen before it is redeemed', async () => {
    const verified: DataOf<'tea.verification'> = {
      kind: 'order',
      title: '自提订单',
      owner: '林**',
      detail: [],
      usable: true,
    };
    await open({ 'stock.goods': pageOf([stockGoods()]), 'tea.verification': verified });
    await wedge('6901234567892');
    await pass(400);
    seen('商品库存', '38 件', 'A 区 03 架');
    await press('关闭');
    bench.set.clock.advance(1600);
    await wedge('31415926');
    await pass(400);
    seen('自提订单');
    expect(fields(sent(bench.set, 'tea.verification')[0])).toMatchObject({ code: '31415926', confirm: 'false' });
    bench.set.clock.advance(1600);
    await press('确认核销');
    expect(fields(sent(bench.set, 'tea.verification')[1])).toMatchObject({ confirm: 'true' });
  });

  it('a parcel that came back is found by its number, asked about and received once', async () => {
    const back = {
      id: '71',
      no: 'SH260615000003',
      orderNo: 'YJ260601000009',
      way: 'return' as const,
      reason: '不想要了',
      lines: [{ lineId: '1', title: '月光白', cover: 'a.webp', specText: '50g', qty: 2 }],
      company: '顺丰速运',
      trackingNo: 'SF1234567890',
      sentAt: NOW - 86_400_000,
      received: false,
    };
    await open({ 'stock.returns': pageOf([back]), 'stock.returnReceive': { ...back, received: true } });
    await press('退货入库');
    seen('顺丰速运　SF1234567890', '50g　× 2', '退货退款');
    await wedge('SF1234567890');
    expect(sent(bench.set, 'stock.returns').at(-1)!.url).toMatch(/keyword=SF1234567890/);
    // The scanner of the desk behind it is silent.
    expect(sent(bench.set, 'tea.verification')).toHaveLength(0);
    expect(sent(bench.set, 'stock.goods')).toHaveLength(0);
    await press('收货入库 SH260615000003');
    expect(sent(bench.set, 'stock.returnReceive')).toHaveLength(0);
    await press('收货入库');
    expect(sent(bench.set, 'stock.returnReceive').map(fields)).toMatchObject([{ id: '71' }]);
    seen('已入库');
    expect(bench.view.hasText('退货退款')).toBe(false);
  });

  it('without a network nothing is redeemed, and nothing is kept for later', async () => {
    let asked = 0;
    await open({
      'tea.verification': () =>
        (asked += 1) === 1 ? { kind: 'order', title: '自提订单', owner: '林**', detail: [], usable: true } : OFFLINE,
    } as Answers);
    await wedge('31415926');
    bench.set.clock.advance(1600);
    await pass(400);
    await press('确认核销');
    expect(bench.toast()).toBe('网络异常，未核销');
    expect(sent(bench.set, 'tea.verification')).toHaveLength(2);
  });

  it('makes a document by hand, from a goods that was scanned, with its reason', async () => {
    await open({
      'stock.goods': pageOf([stockGoods()]),
      'stock.orderSave': stockDoc({ card: stockCard({ id: '99', kind: 'loss' }) }),
    });
    await wedge('6901234567892');
    await pass(400);
    await press('为它新建出库');
    await bench.view.tap(bench.view.byRole('radio', '报损'));
    await pass(0);
    seen('请填写用途或原因', '2019 白牡丹饼 357g', 'A 区 03 架　可用 38 件');
    await bench.view.input(bench.view.byLabel('说明'), '受潮');
    await bench.view.tap(bench.view.byLabel('增加2019 白牡丹饼 数量'));
    // The scanner counts here, too.
    await wedge('6901234567892');
    await press('生成报损单，3 件');
    const [made] = saves();
    expect(made).toMatchObject({ action: 'create', kind: 'loss', note: '受潮' });
    expect(JSON.parse(made!.lines!)).toEqual([{ skuId: '101501', qty: 3 }]);
    expect(bench.lastUrl()).toBe('/outbound/pages/detailed?id=99');
  });
});

describe('the desk’s tab of the cellar', () => {
  const index = (part: Partial<DataOf<'escrow.index'>>): DataOf<'escrow.index'> => ({
    summary: { lots: 0, qty: 0, loose: 0, weight: 0, guideValue: 0, todo: 0 },
    incoming: [],
    serverTime: NOW,
    ...part,
  });

  it('is there for the stock staff alone; a request becomes a document', async () => {
    const waiting = escrowRequest({ customer: '林**', createdAt: NOW - 3_600_000 });
    const picked = escrowRequest({ id: '72', no: 'CK2023000072', status: 'picking', customer: '陈**' });
    answer(bench.set, {
      'escrow.index': index({
        desk: 1,
        work: { applied: 1, picking: 1, oldestAt: NOW - 7_200_000 },
        requests: pageOf([waiting, picked]),
      }),
      'stock.orderSave': stockDoc({ card: stockCard({ id: '98', kind: 'escrow' }) }),
      'member.my': CLERK,
    });
    await bench.open('/outbound/pages/escrow', EscrowPage, { tab: 'todo' });
    await pass(0);
    // Over the work stands the work, not what the clerk has in the cellar.
    seen('待办 2 件', '还没人拣', '拣货中', '2 小时');
    expect(bench.view.hasText('存茶 0 批')).toBe(false);
    seen('待处理', '林**　CK2023000071　等 1 小时', '2019 白牡丹饼 4 饼 到 杭州市');
    await press('生成出库单 CK2023000071');
    expect(saves()[0]).toMatchObject({ action: 'create', kind: 'escrow', targetId: '71' });
    expect(bench.lastUrl()).toBe('/outbound/pages/detailed?id=98');
    bench.set.clock.advance(1600);
    await press('查看出库单 CK2023000072');
    expect(bench.lastUrl()).toBe('/outbound/pages/detailed?code=CK2023000072');
  });

  it('nobody else sees it', async () => {
    answer(bench.set, { 'escrow.index': index({ lots: pageOf([escrowLot()]) }), 'member.my': MEMBER });
    await bench.open('/outbound/pages/escrow', EscrowPage);
    await pass(0);
    expect(bench.view.hasText('待处理')).toBe(false);
  });
});
