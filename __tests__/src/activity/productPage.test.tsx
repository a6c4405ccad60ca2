/** 活动商品: whose prices they are, how many one may take, what goes to settling; mounted over a fake transport. */
import { fakeTimers, pass, rowsDrawn, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { ActivityCard, CartLine, DataOf, GoodsCard } from '@/contract';
import EventGoodsPage from '@/activity/pages/product';
import { render, type View } from '../../setup/render';
import { answer, fields, Refusal, sent } from '../ui/answers';
import { card, cartOf, goods, line, MEMBER, NOW, pageOf, sku, STORE, activity } from '../contract/fixtures';

const CART = 'cartItem.index';
const ADD = 'cartItem.create';
let set: Stage;
let view: View;
const toast = () => set.core.root.feedback.shown?.text;
const lastUrl = () =>
  decodeURIComponent(((Taro.navigateTo as jest.Mock).mock.calls.at(-1)?.[0] as { url: string })?.url ?? '');

const event = (part: Partial<ActivityCard> = {}) =>
  activity({
    id: '9412',
    kind: 'tasting',
    title: '春茶品鉴会',
    store: { id: '3', name: '叶间·外滩馆' },
    startAt: NOW - 3_600_000,
    endAt: NOW + 3_600_000,
    price: 0,
    seats: 40,
    joined: 31,
    status: 'running',
    mine: 'checked',
    ...part,
  });
type Offer = DataOf<'activity.product'>['list'][number];
const offer = (terms: Partial<Offer['event']> = {}, part: Partial<GoodsCard> = {}): Offer => ({
  ...card({ singleSkuId: '1001', ...part }),
  event: { price: 29400, limit: 2, bought: 0, state: 'open', ...terms },
  ...{ carriage: '茶叶包裹', pickup: true },
});
const CATES = [
  { id: '', label: '全部', count: 3 },
  { id: '1', label: '品鉴用茶', count: 2 },
  { id: '2', label: '现场茶器', count: 1 },
];
const eventLine = (part: Partial<CartLine> = {}): CartLine =>
  line({
    skuId: '1001',
    price: 36800,
    event: { activityId: '9412', title: '春茶品鉴会', price: 29400, limit: 2, bought: 0 },
    limit: 2,
    ...part,
  });

interface World {
  part?: Partial<ActivityCard>;
  rows?: Offer[];
  lines?: CartLine[];
}
async function open({ part = {}, rows = [offer()], lines = [] }: World = {}, params = { id: '9412' }): Promise<void> {
  let cart = lines;
  answer(set, {
    'tea.salon': {
      days: [],
      activity: {
        card: event(part),
        html: '',
        agenda: [],
        hosts: [],
        questions: [],
        goods: [],
        related: [],
        map: STORE.geo,
        address: STORE.address,
        musicHint: false,
      },
      serverTime: NOW,
    },
    'activity.productCate': CATES,
    'activity.product': pageOf(rows),
    [ADD]: () => {
      cart = [eventLine()];
      return { id: '1', count: 1 };
    },
    [CART]: () => cartOf(cart),
    'shop.productView': goods({
      skus: [
        sku({ offer: { price: 29400, why: 'event' } }),
        sku({ id: '1002', specValues: ['100g', '纸罐'], offer: { price: 54400, why: 'event' } }),
      ],
      limits: { perMember: 2, bought: 0 },
    }),
  });
  visit({ path: '/pages/tea/index' }, { path: '/activity/pages/product', params });
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  view = await render(set.wrap(<EventGoodsPage />));
  await pass(300);
}
beforeEach(() => {
  fakeTimers();
  set = stage();
  for (const way of ['navigateTo', 'reLaunch', 'redirectTo'] as const)
    jest.spyOn(Taro, way).mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('checked in: the price of the event, added and settled for pick-up at its store', async () => {
  await open();
  for (const text of ['春茶品鉴会', '叶间·外滩馆', '已签到，享现场价', '现场价 · 限购 2', '¥294'])
    expect(view.hasText(text)).toBe(true);
  await view.tap(view.byRole('button', '加一件明前龙井'));
  await pass(0);
  expect(fields(sent(set, ADD)[0])).toMatchObject({ skuId: '1001', qty: '1' });
  expect(view.byRole('button', '看已选的 1 件，1')).toBeTruthy();
  await pass(1600);
  await view.tap(view.byRole('button', '去结算'));
  expect(lastUrl()).toContain('/shop/pages/order/settle?source=cart');
  expect(lastUrl()).toContain('deliveryType=pickup');
  expect(lastUrl()).toContain('storeId=3');
});

it('the limit stops the steps and says why', async () => {
  await open({ lines: [eventLine({ qty: 2 })] });
  const more = view.byRole('button', /增加/);
  await view.tap(more);
  expect(toast()).toBe('超出限购，现场价每人 2 件');
  expect(sent(set, 'cartItem.update')).toHaveLength(0);
});

it('not checked in: the normal price, and what checking in would bring; no store is preset', async () => {
  await open({
    part: { mine: 'signed' },
    rows: [offer({ state: 'checkin' })],
    lines: [line({ skuId: '1001', price: 36800 })],
  });
  expect(view.hasText('签到后享现场价')).toBe(true);
  expect(view.hasText('签到后 ¥294，限购 2 件')).toBe(true);
  expect(view.hasText('现场价 · 限购')).toBe(false);
  await view.tap(view.byRole('button', '去结算'));
  expect(lastUrl()).not.toContain('pickup');
});

it('used up and ended: normal prices; letters of the tasting; a shelf', async () => {
  await open({
    rows: [
      offer({ bought: 2 }),
      offer({ bought: 1, sample: 'B' }, { id: '102', title: '碧螺春' }),
      offer({ state: 'ended' }, { id: '103', title: '瓜片', stock: 3 }),
    ],
  });
  await rowsDrawn();
  expect(view.hasText('现场价已买满 2 件')).toBe(true);
  expect(view.hasText('现场价 · 还可买 1')).toBe(true);
  expect(view.hasText('样品B')).toBe(true);
  expect(view.hasText('仅剩 3')).toBe(true);
  await view.tap(view.byRole('radio', '现场茶器'));
  await pass(0);
  expect(sent(set, 'activity.product').at(-1)?.url).toContain('cateId=2');
});

it('several specifications are chosen in a sheet, at the price of the event', async () => {
  await open({ rows: [{ ...offer(), singleSkuId: undefined }] });
  await view.tap(view.byRole('button', '选规格，明前龙井'));
  await pass(400);
  expect(view.hasText('每人限购 2 件，已购 0')).toBe(true);
  expect(view.hasText('¥294')).toBe(true);
  await view.tap(view.byRole('button', /^加入购物车 ¥/));
  await pass(0);
  expect(fields(sent(set, ADD)[0])).toMatchObject({ skuId: '1001', qty: '1' });
});

it('the basket opens with its prices; an event without goods and an unknown one say so', async () => {
  await open({ lines: [eventLine()] });
  await view.tap(view.byRole('button', '看已选的 1 件，1'));
  await pass(400);
  expect(view.hasText('现场选的')).toBe(true);
  expect(view.hasText('¥294')).toBe(true);
  await open({ rows: [] });
  expect(view.hasText('这场活动没有现场商品')).toBe(true);
  const gone = new Refusal(404, '内容不存在或已下架');
  answer(set, { 'tea.salon': gone, [CART]: cartOf([]), 'activity.product': gone, 'activity.productCate': gone });
  visit({ path: '/activity/pages/product', params: { id: '1' } });
  view = await render(set.wrap(<EventGoodsPage />));
  await pass(300);
  expect(view.hasText('内容不存在或已下架')).toBe(true);
});
