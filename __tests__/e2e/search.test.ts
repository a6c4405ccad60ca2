/** Finding things: suggestions while typing, a corrected word, filters that stay, the whole site, and buying fast. */
import { openShop, type Shop } from './shop';
import { LIN } from '../server/demo';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const titles = (phone: Awaited<ReturnType<Shop['phone']>>) => phone.cards.allInnerTexts();

test('a word is suggested while it is typed, by its characters and by its sound', async () => {
  const phone = await shop.phone();
  await phone.open('/shop/pages/search/index');
  await phone.sees('热搜');
  const box = phone.top.getByRole('search').locator('input');
  await box.fill('银针');
  const row = phone.top.getByRole('link', { name: '白毫银针', exact: true }).first();
  await row.waitFor();
  expect(await row.locator('[class*="hit"]').allInnerTexts()).toEqual(['银针']);
  await box.fill('bhyz');
  await row.waitFor();
  await row.tap();
  await phone.arrive('/shop/pages/search/search');
  await phone.sees(/白毫银针/);
  // The word is remembered.
  await phone.press('返回');
  await phone.top.getByRole('search').getByRole('button', { name: '清空' }).tap();
  await phone.sees('搜过的');
});

test('a typing error is corrected, filters count and stay when one comes back', async () => {
  const phone = await shop.phone();
  await phone.open(`/shop/pages/search/search?keyword=${encodeURIComponent('大红跑')}`);
  await phone.sees('已为你找「大红袍」');
  await phone.open(`/shop/pages/search/search?keyword=${encodeURIComponent('白茶')}`);
  await phone.sees('相关内容');
  await phone.press('筛选');
  const sheet = phone.top.getByRole('dialog', { name: '筛选' });
  const origin = sheet.getByRole('radiogroup', { name: '产地' }).getByRole('radio').first();
  const [, name = '', count = '0'] = /^(.+)（(\d+)）$/.exec(await origin.innerText()) ?? [];
  await origin.tap();
  await sheet.getByRole('button', { name: '查看' }).tap();
  await sheet.waitFor({ state: 'detached' });
  await phone.top.getByRole('button', { name: `取消筛选${name}` }).waitFor();
  await phone.settled();
  const before = await titles(phone);
  expect(before.length).toBe(Math.min(20, Number(count)));
  await phone.cards.first().tap();
  await phone.arrive('/shop/pages/goods');
  await phone.press('返回');
  await phone.arrive('/shop/pages/search/search');
  // The page slides in: its chips say that it is on top again.
  await phone.top.getByRole('button', { name: `取消筛选${name}` }).waitFor();
  expect(await titles(phone)).toEqual(before);
});

test('the whole site: a tab for each kind, the keyword changed in place', async () => {
  const phone = await shop.phone();
  await phone.open(`/shop/pages/search?keyword=${encodeURIComponent('西湖')}`);
  await phone.press(/^门店/);
  await phone.sees('叶间·西湖总店');
  const box = phone.top.getByRole('search').locator('input');
  await box.fill('茶');
  await box.press('Enter');
  await phone.sees(/查看全部/);
  await box.fill('没有这种东西呀');
  await box.press('Enter');
  await phone.sees('没有找到「没有这种东西呀」');
  await phone.sees('热搜');
});

test('stepping on a quick page is the cart everywhere', async () => {
  const phone = await shop.phone();
  await phone.open('/shop/pages/category');
  await phone.sees('综合');
  await phone.top
    .getByRole('button', { name: /^加一件/ })
    .first()
    .tap();
  await phone.top.getByRole('button', { name: '看已选的 1 件' }).waitFor();
  await phone.open('/shop/pages/cart/index');
  await phone.top.getByRole('button', { name: /^结算\(1\)/ }).waitFor();
});

test('a shelf is settled as pick-up at its store', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open('/tea/pages/shop?storeId=2');
  await phone.sees('叶间·武林馆');
  await phone.top
    .getByRole('button', { name: /^加一件/ })
    .first()
    .tap();
  await phone.press('自提结算');
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees('自提门店');
  await phone.sees('叶间·武林馆');
});

test('the store page without a position offers its cities', async () => {
  const phone = await shop.phone();
  await phone.open('/pages/tea/index1');
  await phone.sees('未开启定位，选一座城市');
  await phone.press('厦门');
  await phone.sees('叶间·鼓浪屿馆');
});

test('rule 6.25: what was chosen stays after a reload, and on the way back from another page', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open('/pages/tea/mine');
  await phone.open('/shop/pages/order/index');
  const entries = () => phone.page.evaluate<number>('history.length');
  const before = await entries();
  const chosen = () => phone.top.getByRole('tab', { selected: true });
  await phone.top.getByRole('tab', { name: /^待收货/ }).tap();
  const box = phone.top.getByRole('search').locator('input');
  await box.fill('茶');
  await box.press('Enter');
  await phone.settled();
  expect(await entries()).toBe(before);
  expect(new URL(phone.page.url()).search).toBe(`?${new URLSearchParams({ tab: 'shipped', keyword: '茶' })}`);
  await phone.page.reload();
  await phone.settled();
  expect(await chosen().innerText()).toContain('待收货');
  expect(await box.inputValue()).toBe('茶');
  // A page over it leaves the address of this one alone, and back shows it as it was.
  await phone.top.getByRole('tab', { name: /^全部/ }).tap();
  await phone.settled();
  await phone.cards.first().tap();
  await phone.arrive('/shop/pages/order/detail');
  await phone.press('返回');
  await phone.arrive('/shop/pages/order/index');
  expect(new URL(phone.page.url()).searchParams.get('keyword')).toBe('茶');
  expect(await chosen().innerText()).toContain('全部');
});
