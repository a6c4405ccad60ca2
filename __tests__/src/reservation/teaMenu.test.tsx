/** /reservation/pages/explore/product: what is served and what stands on the shelf of a store, what one would like, what one collects. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import TeaMenuPage from '@/reservation/pages/explore/product';
import type { DataOf, ShelfGoods } from '@/contract';
import { MOST_WISHES, readWishes } from '@/reservation/teaMenu/wishes';
import { answer, fields, sent, type Answers } from '../ui/answers';
import { card, category, pageOf, STORE } from '../contract/fixtures';
import { venue } from './fixtures';

const bench = pageBench();
beforeEach(() => bench.login());

type Menu = DataOf<'scanCode.menu'>;
const dish = (id: string, title: string, part: Partial<Menu['products'][number]> = {}): Menu['products'][number] => ({
  ...{ id, cateId: '5', title, cover: '/images/goods/1001.webp', price: 2_800, unit: '份', tags: [], soldOut: false },
  ...{ hasSpec: false, hasFeeding: false, isSet: false, intro: '苏记', qtyInCart: 0 },
  ...part,
});
const menu = (...products: Menu['products']): Menu => ({
  ...{ cates: [category('5', '茶点')], products, hotIds: [], notice: '' },
});
const shelf = (part: Partial<ShelfGoods> = {}): ShelfGoods => ({
  ...card({ id: '101', title: '明前龙井' }),
  ...{ storeStock: 2, skus: [{ id: '1001', stock: 2 }], collected: false },
  ...part,
});
const open = async (answers: Answers = {}, params: Record<string, string> = {}) => {
  answer(bench.set, {
    'scanCode.menu': menu(dish('81', '绿豆糕', { left: 3 })),
    'tea.store': venue(),
    'tea.shopCate': [category('1', '茗茶')],
    'tea.shopCateProduct': pageOf([shelf(), shelf({ id: '102', title: '碧螺春', storeStock: 0, skus: [] })]),
    ...answers,
  });
  await bench.open('/reservation/pages/explore/product', TeaMenuPage, { storeId: '3', ...params });
  await pass(50);
};

test('a dish says what is left of it, and what is sold out while one looks', async () => {
  let soldOut = false;
  await open({ 'scanCode.menu': () => menu(dish('81', '绿豆糕', { left: soldOut ? 0 : 3, soldOut })) });
  bench.see('绿豆糕', /剩 3 份/, '自提下单', '去预约');
  soldOut = true;
  await pass(20_000);
  bench.see('今日售罄');
});

test('想喝 is kept for this store, taken off again, and holds so many names at most', async () => {
  const names = Array.from({ length: MOST_WISHES + 1 }, (_, at) => dish(`${81 + at}`, `茶${at}`));
  await open({ 'scanCode.menu': menu(...names) });
  for (const { title } of names) {
    await bench.press(`想喝${title}`, 'checkbox');
    bench.set.clock.advance(1_600);
  }
  const { storage } = bench.set.core.root.platform;
  expect(readWishes(storage, '3')).toHaveLength(MOST_WISHES);
  expect(bench.toast()).toBe('想喝最多记 6 种，先划去一种');
  await bench.press('想喝茶0', 'checkbox');
  expect(readWishes(storage, '3').map(({ title }) => title)).not.toContain('茶0');
  expect(bench.toast()).toBe('已划去');
});

test('the shelf says what the store has, leads to the goods, and collects', async () => {
  await open({ 'collect.create': { on: true, count: 1 } });
  await bench.press('门店好物', 'tab');
  await pass(50);
  bench.see('明前龙井', '本店仅剩 2', '本店暂时无货');
  await bench.press('收藏明前龙井');
  expect(fields(sent(bench.set, 'collect.create').at(-1))).toMatchObject({
    kind: 'goods',
    targetId: '101',
    on: 'true',
  });
  expect(bench.view.allByRole('button', '取消收藏明前龙井')).toHaveLength(1);
  await bench.press(/明前龙井/, 'link');
  expect(bench.lastUrl()).toBe('/shop/pages/goods?id=101');
});

test('without a shelf there are no tabs, whatever the address says; a store that takes no bookings offers none', async () => {
  await open(
    { 'tea.shopCate': [], 'tea.store': venue({ store: { ...STORE, bookable: false, pickup: true } }) },
    { tab: 'shelf' },
  );
  bench.see('绿豆糕', '自提下单');
  expect(bench.view.allByRole('tab', '门店好物')).toHaveLength(0);
  expect(bench.view.hasText('去预约')).toBe(false);
});
