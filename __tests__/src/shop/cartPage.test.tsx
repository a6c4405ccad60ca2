import { fakeTimers, lifeCycle, pass, pending, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { CartView } from '@/contract';
import CartPage from '@/shop/pages/cart/index';
import { render, type View } from '../../setup/render';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import {
  cartOf,
  coupon,
  goods,
  HOME_FEED,
  line,
  MEMBER,
  pageOf,
  REMIND,
  COLLECTED,
  card,
  sku,
} from '../contract/fixtures';

const CART = 'cartItem.index';
const PUT = 'cartItem.update';
let set: Stage;
let view: View;
const toast = () => set.core.root.feedback.shown?.text;

async function open(): Promise<void> {
  visit({ path: '/shop/pages/cart/index' });
  view = await render(set.wrap(<CartPage />));
  await pass(0);
}
const member = (answers: Answers) => {
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  answer(set, { 'shopV2.home': HOME_FEED, ...answers });
};
const quantity = () => view.byLabel(/的数量$/).textContent;
async function confirm(yes: boolean): Promise<void> {
  const [asked] = set.core.root.feedback.confirms;
  set.core.root.feedback.answer(asked?.id ?? 0, yes);
  await pass(0);
}

beforeEach(() => {
  fakeTimers();
  set = stage();
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a member', () => {
  it('sees lines by seller with their tips, the hints, the sum and what it saves', async () => {
    const lines = [
      line({ tip: '已降价 ¥60', offer: { price: 64600, why: 'level' } }),
      line({ id: '2', seller: '青壶房', title: '汝窑盖碗', tip: '限购 2' }),
      line({ id: '3', title: '碧螺春', state: 'soldout' }),
    ];
    const view3 = cartOf(lines, {
      discount: 3400,
      total: 132600,
      hints: [{ key: 'freight', label: '包邮', value: '再买 ¥21 包邮' }],
    });
    member({ [CART]: view3 });
    await open();
    for (const text of [
      '叶间自营',
      '青壶房',
      '已降价 ¥60',
      '限购 2',
      '再买 ¥21 包邮',
      '合计',
      '已省 ¥34',
      '结算(2)',
      '失效商品 1',
    ])
      expect(view.hasText(text)).toBe(true);
    expect(view.hasText('已售罄')).toBe(false);
    await view.tap(view.byRole('button', '失效商品 1'));
    expect(view.hasText('已售罄')).toBe(true);
    await view.tap(view.byRole('button', /^已省/));
    await pass(400);
    expect(view.byRole('dialog', '金额明细').textContent).toMatch(/商品总额.*会员价−¥34\.00.*合计¥1,326\.00/);
    expect(set.core.root.cart.count).toBe(3);
  });

  it('shows the ladder of gifts, and which one this basket brings', async () => {
    const step = (threshold: number, title: string, lack: number) => ({
      threshold,
      lack,
      reached: lack === 0,
      gift: card({ id: String(threshold), title }),
    });
    const gifts = [step(19900, '菊花枸杞', 0), step(39900, '旅行快客杯', 12000)];
    const hints = [{ key: 'gift', label: '满赠', value: '已享满赠：菊花枸杞，再买 ¥120 换成旅行快客杯' }];
    member({ [CART]: cartOf([line()], { gifts, hints }) });
    await open();
    await view.tap(view.byRole('button', /^已享满赠/));
    await pass(400);
    expect(view.byRole('dialog', '满赠').textContent).toMatch(/菊花枸杞这一单送这份.*旅行快客杯还差 ¥120/);
  });

  it('leads back to what was looked at while it is empty', async () => {
    const row = { kind: 'goods' as const, cover: '', price: 36800, sub: '', viewedAt: 1_800_000_000_000 };
    member({
      [CART]: cartOf([]),
      'footprint.index': pageOf([
        { ...row, id: '1', targetId: '7', title: '太平猴魁', state: 'ok' as const },
        { ...row, id: '2', targetId: '8', title: '六安瓜片', state: 'off' as const },
      ]),
    });
    await open();
    expect(view.hasText('最近看过')).toBe(true);
    expect(view.hasText('六安瓜片')).toBe(false);
    await view.tap(view.byRole('link', /太平猴魁/));
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/shop/pages/goods?id=7' });
  });

  it('selects one and all', async () => {
    member({
      [CART]: cartOf([line(), line({ id: '2', selected: false })]),
      'cartItem.select': cartOf([line(), line({ id: '2' })]),
    });
    await open();
    expect(view.byRole('checkbox', '全选').getAttribute('aria-checked')).toBe('false');
    await view.tap(view.byRole('checkbox', '全选'));
    await pass(0);
    expect(fields(sent(set, 'cartItem.select')[0])).toMatchObject({ ids: '["1","2"]', selected: 'true' });
    expect(view.hasText('结算(2)')).toBe(true);
  });

  it('puts a tick back and says why when the server refuses it', async () => {
    member({ [CART]: cartOf([line()]), 'cartItem.select': new Refusal(422, '商品已下架') });
    await open();
    await view.tap(view.byRole('checkbox', '选择明前龙井'));
    await pass(0);
    expect(view.byRole('checkbox', '选择明前龙井').getAttribute('aria-checked')).toBe('true');
    expect(toast()).toBe('商品已下架');
  });

  it('shows a quantity at once and takes the server’s sum', async () => {
    const answered = pending<CartView>();
    member({ [CART]: cartOf([line()]), [PUT]: () => answered.promise });
    await open();
    await view.tap(view.byRole('button', '增加'));
    expect(quantity()).toBe('2');
    answered.resolve(cartOf([line({ qty: 2 })], { total: 130000 }));
    await pass(0);
    expect(view.hasText('1,300.00')).toBe(true);
  });

  it('messages a refused quantity back', async () => {
    member({ [CART]: cartOf([line()]), [PUT]: new Refusal(422, '库存仅剩 1') });
    await open();
    await view.tap(view.byRole('button', '增加'));
    await pass(0);
    expect(quantity()).toBe('1');
    expect(toast()).toBe('库存仅剩 1');
  });

  it('sends quick steps one after the other and never jumps back between them', async () => {
    const answers = [pending<CartView>(), pending<CartView>()];
    let asked = 0;
    member({ [CART]: cartOf([line()]), [PUT]: () => answers[asked++]!.promise });
    await open();
    await view.tap(view.byRole('button', '增加'));
    await view.tap(view.byRole('button', '增加'));
    expect(quantity()).toBe('3');
    expect(sent(set, PUT)).toHaveLength(1);
    answers[0]?.resolve(cartOf([line({ qty: 2 })]));
    await pass(0);
    expect(quantity()).toBe('3');
    expect(sent(set, PUT).map((request) => fields(request).qty)).toEqual(['2', '3']);
    answers[1]?.resolve(cartOf([line({ qty: 3 })]));
    await pass(0);
    expect(quantity()).toBe('3');
  });

  it('a reading that began before a change and comes after it is no longer what the server said last', async () => {
    const late = pending<CartView>();
    let reads = 0;
    member({
      [CART]: () => (reads++ === 0 ? cartOf([line()]) : late.promise),
      [PUT]: cartOf([line({ qty: 2 })]),
      'cartItem.select': new Refusal(422, '商品已下架'),
    });
    await open();
    await lifeCycle('onHide');
    await lifeCycle('onShow');
    await view.tap(view.byRole('button', '增加'));
    await pass(0);
    late.resolve(cartOf([line()], { count: 9 }));
    await pass(0);
    await view.tap(view.byRole('checkbox', '选择明前龙井'));
    await pass(0);
    expect([reads, quantity(), set.core.root.cart.count]).toEqual([2, '2', 1]);
  });

  it('keeps a quantity without network, says so, and sends it when there is one again', async () => {
    let online = false;
    const put = jest.fn(() => (online ? cartOf([line({ qty: 2 })]) : OFFLINE));
    member({ [CART]: () => (online ? cartOf([line({ qty: 2 })]) : cartOf([line()])), [PUT]: put });
    await open();
    await view.tap(view.byRole('button', '增加'));
    await pass(0);
    expect(quantity()).toBe('2');
    expect(view.hasText('没有网络，改动记下了')).toBe(true);
    online = true;
    await pass(5000);
    expect(quantity()).toBe('2');
    expect(view.hasText('没有网络')).toBe(false);
    expect(fields(sent(set, PUT).at(-1)).qty).toBe('2');
  });

  it('sends what was kept before it reads the cart, also after the page was closed', async () => {
    set.core.root.platform.storage.set('offline_queue', '[["1",4]]');
    member({ [CART]: cartOf([line({ qty: 4 })]), [PUT]: cartOf([line({ qty: 4 })]) });
    await open();
    const asked = set.transport.send.mock.calls.map(([request]) => request.method);
    expect(asked.indexOf('PUT')).toBeLessThan(asked.lastIndexOf('GET'));
    expect(set.core.root.platform.storage.get('offline_queue')).toBeUndefined();
  });

  it('shows the price of an event in place of the member’s, up to its limit', async () => {
    const event = { activityId: '9412', title: '春茶品鉴会', price: 54400, limit: 2, bought: 0 };
    member({ [CART]: cartOf([line({ qty: 2, limit: 2, event, offer: { price: event.price, why: 'event' } })]) });
    await open();
    for (const text of ['¥544', '¥680', '现场价']) expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('button', '增加'));
    expect(toast()).toBe('超出限购，现场价每人 2 件');
  });

  it('says why there is no more', async () => {
    member({ [CART]: cartOf([line({ qty: 2, limit: 2 })]) });
    await open();
    await view.tap(view.byRole('button', '增加'));
    expect(toast()).toBe('限购 2 件');
    expect(sent(set, PUT)).toHaveLength(0);
  });

  it('asks before lines are deleted', async () => {
    member({ [CART]: cartOf([line(), line({ id: '2', title: '碧螺春' })]), 'atShop.cartDelete': { count: 1 } });
    await open();
    await view.tap(view.byText('编辑'));
    await view.tap(view.byRole('checkbox', '选择碧螺春'));
    const remove = view.allByRole('button', '删除').at(-1) as HTMLElement;
    await view.tap(remove);
    expect(set.core.root.feedback.confirms[0]?.title).toBe('删除 1 件？');
    await confirm(false);
    expect(sent(set, 'atShop.cartDelete')).toHaveLength(0);
    set.clock.advance(1500);
    await view.tap(remove);
    await confirm(true);
    expect(fields(sent(set, 'atShop.cartDelete')[0]).ids).toBe('["2"]');
  });

  it('moves picked goods to the favourites, each goods once', async () => {
    member({
      [CART]: cartOf([line(), line({ id: '2', skuId: '1003' })]),
      'collect.create': COLLECTED,
      'atShop.cartDelete': { count: 0 },
    });
    await open();
    await view.tap(view.byText('编辑'));
    await view.tap(view.byRole('checkbox', '全选'));
    await view.tap(view.byRole('button', '移入收藏'));
    await pass(0);
    expect(sent(set, 'collect.create').map((request) => fields(request).targetId)).toEqual(['101']);
    expect(fields(sent(set, 'atShop.cartDelete')[0]).ids).toBe('["1","2"]');
    expect(toast()).toBe('已移入收藏');
  });

  it('clears what cannot be bought after a question, and offers to wait for it', async () => {
    member({
      [CART]: cartOf([line({ state: 'soldout' })]),
      'atShop.cartDelete': { count: 0 },
      'wechat.remind': REMIND,
    });
    await open();
    await view.tap(view.byRole('button', '失效商品 1'));
    await view.tap(view.byRole('button', /到货提醒/));
    await pass(0);
    expect(toast()).toBe('到货后会通知你');
    await view.tap(view.byRole('button', /清空/));
    await confirm(true);
    expect(sent(set, 'atShop.cartDelete')).toHaveLength(1);
  });

  it('offers coupons', async () => {
    member({ [CART]: cartOf([line()]), 'marketing.couponType': pageOf([coupon()]) });
    await open();
    await view.tap(view.byText('领券'));
    await pass(400);
    expect(view.hasText('春茶满减券')).toBe(true);
  });

  it('changes the specification of a line', async () => {
    member({
      [CART]: cartOf([line()]),
      'shop.productView': goods(),
      [PUT]: cartOf([line({ skuId: '1003', specText: '100g · 礼盒' })]),
    });
    await open();
    await view.tap(view.byRole('button', /^规格|^100g · 纸罐/));
    await pass(400);
    await view.tap(view.byRole('radio', '礼盒'));
    await view.tap(view.byRole('button', '确定'));
    await pass(400);
    expect(fields(sent(set, PUT)[0])).toMatchObject({ skuId: '1003', qty: '1' });
    expect(view.hasText('100g · 礼盒')).toBe(true);
  });

  it('settles what is selected', async () => {
    member({ [CART]: cartOf([line(), line({ id: '2', selected: false })]) });
    await open();
    await view.tap(view.byRole('button', '结算(1)'));
    await pass(0);
    const url = decodeURIComponent(((Taro.navigateTo as jest.Mock).mock.calls[0][0] as { url: string }).url);
    expect(url).toBe('/shop/pages/order/settle?source=cart&lines=[{"skuId":"1002","qty":1,"cartItemId":"1"}]');
  });

  it('shows an error view that can be retried when the cart cannot be read', async () => {
    member({ [CART]: OFFLINE });
    await open();
    expect(view.byRole('button', '重新加载')).toBeTruthy();
  });

  it('is empty with a way on', async () => {
    member({ [CART]: cartOf([]) });
    await open();
    for (const text of ['篮子还空着', '去挑一款今天想喝的', '白毫银针']) expect(view.hasText(text)).toBe(true);
    expect(view.hasText('编辑')).toBe(false);
    await view.tap(view.byRole('button', '去逛逛'));
    expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/tea/index' });
  });
});

describe('a visitor', () => {
  beforeEach(() => {
    answer(set, {
      'shopV2.home': HOME_FEED,
      'shop.productView': ({ url }) => (url.includes('product/101') ? goods() : new Refusal(404, '没有了')),
    });
  });
  const put = (skuId: string, qty = 1, goodsId = '101') => set.core.root.cart.add(skuId, qty, goodsId);

  it('has a cart at today’s prices, is told that it will be synced, and logs in to settle', async () => {
    await put('1002', 2);
    await open();
    for (const text of ['登录后同步', '明前龙井', '1,360.00', '结算(1)']) expect(view.hasText(text)).toBe(true);
    await view.tap(view.byRole('button', '结算(1)'));
    expect(toast()).toBe('请登录后再操作');
    expect(Taro.navigateTo).not.toHaveBeenCalled();
  });

  it('is at the settlement after the login, with what was ticked', async () => {
    await put('1002', 2);
    await open();
    await view.tap(view.byRole('button', '结算(1)'));
    member({
      [CART]: cartOf([line({ id: '7', qty: 2 }), line({ id: '8', skuId: '99' })]),
      'cartItem.merge': { merged: 1, limited: [] },
    });
    await open();
    const urls = () => (Taro.navigateTo as jest.Mock).mock.calls.map(([{ url }]) => decodeURIComponent(url as string));
    expect(urls()).toEqual(['/shop/pages/order/settle?source=cart&lines=[{"skuId":"1002","qty":2,"cartItemId":"7"}]']);
    // Once.
    await open();
    expect(urls()).toHaveLength(1);
  });

  it('changes quantities, ticks and specifications on the phone alone', async () => {
    await put('1002');
    await open();
    await view.tap(view.byRole('button', '增加'));
    await pass(0);
    expect(set.core.root.cart.guest[0]?.qty).toBe(2);
    expect(view.hasText('1,360.00')).toBe(true);
    await view.tap(view.byRole('checkbox', '选择明前龙井'));
    await pass(0);
    expect(view.hasText('结算(0)')).toBe(true);
    await view.tap(view.byRole('button', /^规格|^100g · 纸罐/));
    await pass(400);
    await view.tap(view.byRole('radio', '礼盒'));
    await view.tap(view.byRole('button', '确定'));
    await pass(400);
    expect(set.core.root.cart.guest).toEqual([{ skuId: '1003', qty: 2, goodsId: '101' }]);
    // The goods were read once for the cart and once for the sheet.
    expect(sent(set, 'shop.productView')).toHaveLength(2);
    expect(sent(set, 'cartItem.index')).toHaveLength(0);
  });

  it('drops lines whose goods are gone', async () => {
    await put('1002');
    await put('5', 1, '9');
    await open();
    expect(set.core.root.cart.guest.map(({ skuId }) => skuId)).toEqual(['1002']);
  });

  it('shows what is added on the page', async () => {
    await put('1002');
    answer(set, {
      'shopV2.home': HOME_FEED,
      'shop.productView': ({ url }) =>
        url.includes('product/101')
          ? goods()
          : goods({
              card: card({ id: '201', title: '白毫银针' }),
              skus: [sku({ id: '2001', specValues: ['50g'], price: 78000 })],
            }),
    });
    await open();
    await view.tap(view.byRole('button', /把白毫银针加入购物车|白毫银针/));
    await pass(0);
    expect(toast()).toBe('已加入购物车');
    expect(view.hasText('结算(2)')).toBe(true);
  });
});
