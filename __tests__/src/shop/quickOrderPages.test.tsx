/** Buying fast: 分类选购 and 门店货架, with steps that are the cart everywhere. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { ShelfGoods, StoreCard } from '@/contract';
import CategoryPage from '@/shop/pages/category';
import ShelfPage from '@/tea/pages/shop';
import { openText } from '@/domain/store/openText';
import { answer, fields, sent, type Answers } from '../ui/answers';
import { card, cartOf, goods, line, NOW, pageOf, STORE, category } from '../contract/fixtures';

const CART = 'cartItem.index';
const ADD = 'cartItem.create';
const bench = pageBench();
const { open, login, toast, lastUrl } = bench;

const tree = [
  category('2', '白茶', {
    children: [category('21', '白毫银针', { parentId: '2' }), category('22', '白牡丹', { parentId: '2' })],
  }),
  category('3', '红茶', { children: [] }),
];

describe('分类选购', () => {
  const answers: Answers = {
    'atShop.goodsClass': tree,
    'shop.productIndex': {
      page: pageOf([
        card({ singleSkuId: '1001', stock: 3 }),
        card({ id: '102', title: '碧螺春', stock: 0, soldOut: true }),
        card({ id: '103', title: '大红袍' }),
      ]),
      facets: [],
    },
    'shop.productView': ({ url }) =>
      url.includes('product/103')
        ? goods({ card: card({ id: '103', title: '大红袍' }) })
        : goods({ skus: [{ ...goods().skus[1]!, id: '1001', stock: 3 }] }),
  };
  const start = (params: Record<string, string> = {}, more: Answers = {}) => {
    answer(bench.set, { ...answers, ...more });
    return open('/shop/pages/category', CategoryPage, params);
  };

  it('a visitor steps into the guest cart; the plus stops at the stock', async () => {
    await start();
    await bench.view.tap(bench.view.byRole('button', '加一件明前龙井'));
    await pass(300);
    expect(bench.set.core.root.cart.guest).toEqual([{ skuId: '1001', qty: 1, goodsId: '101' }]);
    for (let press = 0; press < 3; press += 1) {
      await bench.view.tap(bench.view.allByRole('button', '增加')[0]!);
      await pass(300);
    }
    expect(bench.set.core.root.cart.guest[0]?.qty).toBe(3);
    expect(toast()).toBe('库存仅剩 3');
    await bench.view.tap(bench.view.byRole('button', '去结算'));
    expect(toast()).toBe('请登录后再操作');
  });

  it('begins with the least that is sold of it, and goes from there to none', async () => {
    await start(
      {},
      {
        'shop.productIndex': {
          page: pageOf([card({ singleSkuId: '1001', title: '桃酥', minQty: 2, stock: 9 })]),
          facets: [],
        },
      },
    );
    expect(bench.view.hasText('2 件起购')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '加桃酥，2 件起购'));
    await pass(300);
    expect(bench.set.core.root.cart.guest).toMatchObject([{ skuId: '1001', qty: 2 }]);
    await bench.view.tap(bench.view.byRole('button', '减少'));
    await pass(300);
    expect(bench.set.core.root.cart.guest).toEqual([]);
  });

  it('chooses kind, order and class', async () => {
    await start({ id: '22' });
    expect(sent(bench.set, 'shop.productIndex').at(-1)?.url).toContain('categoryId=22');
    await bench.view.tap(bench.view.byRole('button', '销量'));
    await pass(300);
    expect(sent(bench.set, 'shop.productIndex').at(-1)?.url).toContain('sort=sales');
    await bench.view.tap(bench.view.byRole('button', '接着看红茶'));
    await pass(300);
    expect(sent(bench.set, 'shop.productIndex').at(-1)?.url).toContain('categoryId=3');
  });

  it('opens the specifications of a goods with several', async () => {
    await start();
    await bench.view.tap(bench.view.byRole('button', '选规格，大红袍'));
    await pass(500);
    await bench.view.tap(bench.view.byRole('button', /^加入购物车 ¥/));
    await pass(500);
    expect(bench.set.core.root.cart.guest).toEqual([expect.objectContaining({ goodsId: '103', qty: 1 })]);
  });

  it('a member settles what is ticked in the cart', async () => {
    login();
    await start(
      {},
      {
        [CART]: cartOf([line({ categoryId: '2' }), line({ id: '2', skuId: '1009', selected: false })]),
      },
    );
    await bench.view.tap(bench.view.byRole('button', '去结算'));
    expect(lastUrl()).toContain('/shop/pages/order/settle?source=cart');
    expect(lastUrl()).toContain('"skuId":"1002"');
    expect(lastUrl()).not.toContain('1009');
  });

  it('a member adds by one call, and a second step changes the line that was made', async () => {
    login();
    let cart = cartOf([]);
    await start(
      {},
      {
        [ADD]: () => {
          cart = cartOf([line({ id: '77', skuId: '1001', qty: 1 })]);
          return { id: '77', count: 1 };
        },
        [CART]: () => cart,
        'cartItem.update': () => cartOf([line({ id: '77', skuId: '1001', qty: 2 })]),
      },
    );
    await bench.view.tap(bench.view.byRole('button', '加一件明前龙井'));
    await pass(300);
    expect(fields(sent(bench.set, ADD)[0])).toMatchObject({ skuId: '1001', qty: '1' });
    await bench.view.tap(bench.view.allByRole('button', '增加')[0]!);
    await pass(300);
    expect(sent(bench.set, 'cartItem.update')).toHaveLength(1);
    expect(sent(bench.set, ADD)).toHaveLength(1);
  });
});

describe('门店货架', () => {
  const store = (part: Partial<StoreCard> = {}): StoreCard => ({ ...STORE, id: '1', ...part });
  const shelf = (part: Partial<ShelfGoods> = {}): ShelfGoods => ({
    ...card({ singleSkuId: '1001' }),
    storeStock: 2,
    skus: [{ id: '1001', stock: 2 }],
    ...part,
  });
  const start = (more: Answers = {}, params: Record<string, string> = {}) => {
    login();
    answer(bench.set, {
      'tea.shopCateList': [store(), store({ id: '2', name: '武林馆' })],
      'tea.shopCateProduct': pageOf([shelf(), shelf({ id: '102', title: '碧螺春', storeStock: 0, skus: [] })]),
      'tea.shopCate': tree,
      'pickUp.index': [store()],
      [CART]: cartOf([]),
      ...more,
    });
    return open('/tea/pages/shop', ShelfPage, params);
  };

  it('shows what this store has, and remembers another one when it is chosen', async () => {
    await start();
    expect(bench.view.hasText('仅剩 2')).toBe(true);
    expect(bench.view.hasText('本店暂时无货')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', /切换门店/));
    await pass(400);
    await bench.view.tap(bench.view.byRole('radio', /武林馆/));
    await pass(400);
    expect(bench.set.core.root.platform.storage.get('pickup_store')).toBe('2');
    expect(sent(bench.set, 'tea.shopCateProduct').at(-1)?.url).toContain('storeId=2');
  });

  it('settles only what was put in for pick-up and what the store has', async () => {
    bench.set.core.root.platform.storage.set('pickup_skus', '["1001","1005"]');
    await start({
      'pickUp.index': [store({ stockOk: false, lacks: ['1005'] })],
      [CART]: cartOf([
        line({ id: '1', skuId: '1001', goodsId: '101' }),
        line({ id: '2', skuId: '1005', goodsId: '105' }),
        line({ id: '3', skuId: '1009', goodsId: '109' }),
      ]),
    });
    await bench.view.tap(bench.view.byRole('button', '自提结算'));
    await pass(100);
    expect(toast()).toBe('1 种本店无货，先结算其余的');
    bench.set.clock.advance(1500);
    await pass(0);
    for (const part of ['deliveryType=pickup', 'storeId=1', '"skuId":"1001"']) expect(lastUrl()).toContain(part);
    for (const part of ['1005', '1009']) expect(lastUrl()).not.toContain(part);
    await bench.view.tap(bench.view.byRole('button', /看已选的/));
    await pass(400);
    expect(bench.view.hasText('本店无货')).toBe(true);
  });

  it('a closed store takes orders for its next opening', async () => {
    await start({ 'tea.shopCateList': [store({ open: false, opensAt: NOW + 86_400_000 })] });
    expect(bench.view.hasText(/现在休息，可以先预订，明日/)).toBe(true);
  });

  it('says today, tomorrow, or the day', () => {
    const at = (text: string) => Date.parse(`${text}+08:00`);
    expect(openText(at('2026-06-16T10:00:00'), at('2026-06-16T08:00:00'))).toBe('今日 10:00');
    expect(openText(at('2026-06-17T09:30:00'), at('2026-06-16T23:00:00'))).toBe('明日 09:30');
    expect(openText(at('2026-06-18T09:30:00'), at('2026-06-16T23:00:00'))).toBe('06月18日 09:30');
  });
});
