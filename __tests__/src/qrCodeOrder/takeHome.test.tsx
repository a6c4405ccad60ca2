/** 带回家: the sheet on the page of a dish and on the bill, how it is had, and what the bill says of it. */
import type { HomeGoods } from '@/contract';
import { finishPick } from '@/core/routes';
import DishPage from '@/qrCodeOrder/pages/product';
import TableMenuPage from '@/qrCodeOrder/pages/index';
import TableOrderPage from '@/qrCodeOrder/pages/order';
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { fakeLine } from '../ui/wire';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { ADDRESS, pageOf } from '../contract/fixtures';
import { bill, cart, dish, home, ME, OTHER, round, seat, seatLine } from './fixtures';

const bench = pageBench();
const { press, see } = bench;
const TAKE = 'scanCode.insertCartItemSpec';
const lacks = (text: string) => expect([text, bench.view.hasText(text)]).toEqual([text, false]);
const last = (name: Parameters<typeof sent>[1]) => fields(sent(bench.set, name).at(-1));
const goods = (part: Partial<HomeGoods> = {}): HomeGoods => ({
  title: '白毫银针礼盒',
  cover: '/images/goods/1001.webp',
  ways: ['desk', 'ship'],
  skus: [
    { id: '2101', label: '50 克', price: 16_800, memberPrice: 15_960, left: 3 },
    { id: '2102', label: '250 克', price: 76_800, left: 0 },
  ],
  ...part,
});
const SILVER = dish({ id: '82', title: '白毫银针', price: 8800 });
const drunk = round({ lines: [{ ...round().lines[0]!, status: 'served', canTake: true }], status: 'served' });
const base: Answers = {
  'scanCode.seatCart': () => cart(),
  'scanCode.seatCartProduct': () => ({ product: SILVER, lines: [], home: goods() }),
  'scanCode.orderList': () => ({ session: seat(), page: pageOf([drunk]) }),
  'scanCode.orderPay': () => bill(),
  [TAKE]: () => cart([], 5),
};
async function openDish(more: Answers = {}) {
  bench.login();
  answer(bench.set, { ...base, ...more });
  await bench.open('/qrCodeOrder/pages/product', DishPage, { sessionId: '700', productId: '82' });
}
async function openBill(more: Answers = {}, areas: string[] = []) {
  bench.login({ areas });
  answer(bench.set, { ...base, ...more });
  await bench.open('/qrCodeOrder/pages/order', TableOrderPage, { sessionId: '700' });
  await pass(50);
}

beforeEach(() => void fakeLine());

describe('the page of a dish', () => {
  it('offers the tins of the shelf, and puts one that is fetched at the desk into the cart of the table', async () => {
    await openDish();
    see('带回家', '¥168.00 起');
    await press(/带回家/);
    await pass(400);
    see('白毫银针礼盒', /店里还有 3 件/, /用你的会员卡结账 ¥159\.60/, '店里没了');
    await bench.view.tap(bench.view.allByRole('button', '增加')[0]!);
    await press('加到同桌的单 ¥336.00');
    expect(last(TAKE)).toMatchObject({ sessionId: '700', productId: '82', skuId: '2101', qty: '2', rev: '4' });
    expect(last(TAKE)).not.toHaveProperty('addressId');
    expect(bench.toast()).toBe('已加到同桌的单，下单后留货');
  });

  it('sends it to an address of the own list, and to none that was not chosen', async () => {
    await openDish();
    await press(/带回家/);
    await pass(400);
    await press('寄到家');
    await press(/^加到同桌的单 ¥168/);
    expect(bench.toast()).toBe('先选收货地址');
    expect(sent(bench.set, TAKE)).toHaveLength(0);
    bench.set.clock.advance(1600);
    await press(/选一个收货地址/);
    await finishPick(ADDRESS);
    await pass(400);
    see(new RegExp(ADDRESS.name));
    bench.set.clock.advance(1600);
    await press(/^加到同桌的单 ¥168/);
    expect(last(TAKE)).toMatchObject({ skuId: '2101', addressId: ADDRESS.id });
  });

  it('says what the shelf answers', async () => {
    await openDish({ [TAKE]: new Refusal(422, '白毫银针礼盒店里已售罄', { reason: 'soldOut', field: 'skuId' }) });
    await press(/带回家/);
    await pass(400);
    await press(/^加到同桌的单 ¥168/);
    expect(bench.toast()).toBe('白毫银针礼盒店里已售罄');
  });

  it('has no row where the shelf has nothing of it', async () => {
    await openDish({ 'scanCode.seatCartProduct': { product: SILVER, lines: [] } });
    lacks('带回家');
  });
});

describe('the bill', () => {
  it('has a row for what was drunk, which leads back to the cart', async () => {
    await openBill();
    see('带回家', '白毫银针');
    await press(/带回家/);
    await pass(400);
    await press(/^加到同桌的单 ¥168/);
    expect(last(TAKE)).toMatchObject({ productId: '82', skuId: '2101' });
  });

  it('has no row where nothing can be taken home, as for who serves', async () => {
    const served = round({ lines: [{ ...round().lines[0]!, status: 'served' }], status: 'served' });
    await openBill({ 'scanCode.orderList': { session: seat({ members: [OTHER] }), page: pageOf([served]) } }, [
      'table',
    ]);
    lacks('喝过的茶，店里货架上有');
  });

  it('has no row when all is paid', async () => {
    await openBill({ 'scanCode.orderList': { session: seat({ status: 'paid' }), page: pageOf([drunk]) } });
    lacks('喝过的茶，店里货架上有');
  });

  const tin = { ...round().lines[0]!, id: '621', title: '白毫银针礼盒', status: 'making' as const };
  it('says what waits at the desk; who serves hands it over by itself', async () => {
    const order = round({
      status: 'accepted',
      lines: [
        { ...tin, home: { way: 'desk' } },
        { ...tin, id: '622' },
      ],
    });
    await openBill(
      {
        'scanCode.orderList': { session: seat({ members: [OTHER] }), page: pageOf([order]) },
        'scanCode.tableAct': {},
      },
      ['table'],
    );
    see('待取', '制作中 1');
    await press('带回家已交付');
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'serve', lineIds: '["621"]' });
  });

  it('shows who asked where it goes and its order, and takes back what came broken', async () => {
    const sentHome = { way: 'ship' as const, address: '沈知遥 13800000000 杭州市龙井路 1 号', orderId: '4001' };
    const order = round({ status: 'served', lines: [{ ...tin, status: 'served', addedBy: ME, home: sentHome }] });
    await openBill({ 'scanCode.orderList': { session: seat(), page: pageOf([order]) } });
    see('已转寄送');
    await press(/白毫银针礼盒/);
    await pass(400);
    see(/寄到 沈知遥/, '看寄送的订单', '破损少件', '申请退货');
  });

  it('a tin that was not handed over is given back with reasons of its own', async () => {
    const order = round({ status: 'accepted', lines: [{ ...tin, home: { way: 'desk' } }] });
    await openBill({ 'scanCode.orderList': { session: seat(), page: pageOf([order]) } });
    await press(/白毫银针礼盒/);
    await pass(400);
    see('买多了', '申请退货');
  });
});

it('in the cart it is no portion of its dish', async () => {
  bench.login();
  answer(bench.set, {
    ...base,
    'scanCode.isCart': { open: true, sessionId: '700', lines: 1 },
    'scanCode.index': home({
      products: [dish({ soldOut: true })],
      cart: cart([seatLine({ title: '绿豆糕礼盒', specText: '带回家 到柜台取', home: 'desk', qty: 1 })]),
    }),
  });
  await bench.open('/qrCodeOrder/pages/index', TableMenuPage, { code: 'T1-03.ab12cd' });
  await press('去下单');
  await pass(400);
  see('绿豆糕礼盒', '带回家 到柜台取');
  lacks('今日售罄，先移除');
});
