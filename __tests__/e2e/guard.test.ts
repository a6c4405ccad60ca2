/** Nervous thumbs, and ways back. */
import { and, eq } from 'drizzle-orm';
import { cartItems, members, orders } from '../../server/db/schema';
import { openShop, type Shop } from './shop';
import { LIN, goodsId } from '../server/demo';

let shop: Shop;
let memberId: string;

beforeAll(async () => {
  shop = await openShop();
  const [lin] = await shop.server.db.select({ id: members.id }).from(members).where(eq(members.mobile, LIN));
  memberId = lin!.id;
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

test('加入购物车 twice adds once and says 请稍后点击！', async () => {
  const id = await goodsId(shop.server, '冻顶乌龙');
  const inCart = () =>
    shop.server.db
      .select()
      .from(cartItems)
      .where(and(eq(cartItems.memberId, memberId), eq(cartItems.goodsId, id)));
  await expect(inCart()).resolves.toEqual([]);
  const phone = await shop.phone({ member: LIN });
  await phone.open(`/shop/pages/goods?id=${id}`);
  await phone.press('加入购物车');
  const sheet = phone.top.getByRole('dialog', { name: '选择规格' });
  await sheet.waitFor();
  await sheet.getByRole('button', { name: '加入购物车' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await phone.sees('已加入购物车');
  await sheet.waitFor({ state: 'detached' });
  await phone.hears('请稍后点击！');
  await phone.hears('已加入购物车');
  await expect(inCart()).resolves.toMatchObject([{ qty: 1 }]);
});

test('提交订单 twice is one order', async () => {
  const mine = () => shop.server.db.select({ id: orders.id }).from(orders).where(eq(orders.memberId, memberId));
  const before = (await mine()).length;
  const skuId = `${await goodsId(shop.server, '茉莉龙珠')}01`;
  const phone = await shop.phone({ member: LIN });
  await phone.open(
    `/shop/pages/order/settle?source=buy&lines=${encodeURIComponent(JSON.stringify([{ skuId, qty: 1 }]))}`,
  );
  await phone.sees('应付');
  await phone.pressTwice('提交订单');
  await phone.arrive('/member/pages/wallet/pay');
  await phone.hears('请稍后点击！');
  await expect(mine().then((all) => all.length)).resolves.toBe(before + 1);
});

test('back from the goods: the list stands where it stood, with its filter', async () => {
  const phone = await shop.phone();
  await phone.open('/shop/pages/list');
  await phone.settled();
  await phone.press('销量');
  await phone.press('筛选');
  const drawer = phone.top.getByRole('dialog', { name: '筛选' });
  await drawer.getByRole('radio').first().tap();
  await drawer.getByRole('button', { name: '查看' }).tap();
  await drawer.waitFor({ state: 'detached' });
  await phone.settled();
  // A page is its own scroller.
  const scrolled = () => phone.top.evaluate((page: HTMLElement) => page.scrollTop);
  await phone.top.evaluate((page: HTMLElement) => page.scrollTo(0, 700));
  await phone.page.waitForTimeout(300);
  const chips = () => phone.top.getByRole('button', { name: /^取消筛选/ }).allTextContents();
  const before = { y: await scrolled(), chips: await chips() };
  expect(before.y).toBeGreaterThan(300);
  expect(before.chips).toHaveLength(1);
  const card = phone.cards.nth(4);
  const words = await card.textContent();
  await card.tap();
  await phone.arrive('/shop/pages/goods');
  await phone.settled();
  // The bar lies clear on the picture, and is ink once the picture has gone.
  const ground = () => phone.top.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await phone.top.evaluate((page: HTMLElement) => page.scrollTo(0, 700));
  await phone.page.waitForTimeout(300);
  expect(await ground()).toBe('rgb(17, 17, 16)');
  await phone.press('返回');
  await phone.arrive('/shop/pages/list');
  await phone.page.waitForTimeout(500);
  expect(Math.abs((await scrolled()) - before.y)).toBeLessThan(4);
  await expect(chips()).resolves.toEqual(before.chips);
  await expect(phone.top.getByRole('button', { name: '销量', pressed: true }).count()).resolves.toBe(1);
  await expect(phone.cards.filter({ hasText: words! }).count()).resolves.toBe(1);
});

test('from goods to other goods there is a way back', async () => {
  const phone = await shop.phone();
  await phone.open(`/shop/pages/goods?id=${await goodsId(shop.server, '冻顶乌龙')}`);
  await phone.settled();
  await phone.cards.first().tap();
  await phone.page.waitForURL((url) => !url.search.includes('id=1035'));
  await phone.settled();
  await phone.press('返回');
  await phone.page.waitForURL(/id=1035/);
});

test('without history the bar says 首页 and leads to 我的', async () => {
  const phone = await shop.phone();
  await phone.open(`/shop/pages/goods?id=${await goodsId(shop.server, '冻顶乌龙')}`);
  await phone.settled();
  await expect(phone.top.getByRole('button', { name: '返回' }).count()).resolves.toBe(0);
  await phone.press('首页');
  await phone.arrive('/pages/tea/mine');
});

test('a script that somebody else put into the page does not run, and the test hears of it', async () => {
  const phone = await shop.phone();
  await phone.open('/pages/tea/index');
  await phone.settled();
  const ran = await phone.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.foreign = 1;';
    document.head.append(script);
    return 'foreign' in window;
  });
  expect(ran).toBe(false);
  expect(phone.complaints.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
});
