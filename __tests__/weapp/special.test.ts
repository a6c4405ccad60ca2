/** What is special to the pages of the mini-program: slow answers, long baskets, the tenth page. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { goods, skus } from '../../server/db/schema';
import { FAULTY_WORDS } from '../e2e/browser';
import { SMS_CODE } from '../server/harness';
import type { WeappDriver } from './host/driver';
import { CLICK_GUARD, last, pause, scrollUntil, shopForTests } from './shop';
import { LIN, SHEN, ZHOU, goodsId } from '../server/demo';

const shop = shopForTests();

describe('when the answers are slow', () => {
  /** Holds the answers of one address back. */
  const slow = (phone: WeappDriver, address: string, ms: number) =>
    phone.raw.route(`**/${address}*`, async (route) => {
      await phone.raw.waitForTimeout(ms);
      await route.continue();
    });

  it('我的 keeps its weight when the menu answers last', async () => {
    const phone = await shop.phone({ path: '/site/pages/single_detail', query: { code: 'FAQ' }, member: LIN });
    await phone.page('/site/pages/single_detail');
    await slow(phone, 'get_user_item', 800);
    await phone.navigate('reLaunch', '/pages/tea/mine');
    await phone.see('收货地址');
    await phone.settle();
  });

  it('the basket under the login page is left alone until it is seen again', async () => {
    const tea = await goodsId(shop.server, '白毫银针');
    const guest = [{ skuId: `${tea}01`, qty: 1, goodsId: tea }];
    const phone = await shop.phone({ path: '/shop/pages/cart/index', storage: { yejian: JSON.stringify({ guest }) } });
    await phone.tap('结算(1)');
    await phone.page('/site/pages/login');
    await phone.input('11 位手机号', '13811114444');
    await phone.tap('获取验证码');
    await phone.see(`演示环境，验证码 ${SMS_CODE}`);
    await phone.input('6 位数字', SMS_CODE);
    await phone.tap('我已阅读并同意');
    const asked = async () => (await phone.requests('/cart-item')).filter(({ url }) => !url.includes('merge')).length;
    const before = await asked();
    await slow(phone, 'cart-item/merge', 1500);
    await phone.tap(last(phone, '登录'));
    // What was asked for before the login goes on.
    await phone.page('/shop/pages/order/settle');
    expect((await asked()) - before).toBe(1);
    await phone.back();
    await phone.see('结算(1)');
  });

  it('a list that came while another page lay over it goes on when it is seen', async () => {
    const phone = await shop.phone({ path: '/site/pages/single_detail', query: { code: 'FAQ' } });
    await phone.page('/site/pages/single_detail');
    let uncover = () => {};
    const covered = new Promise<void>((resolve) => {
      uncover = resolve;
    });
    await phone.raw.route('**/v1/product*', (route) => covered.then(() => route.continue()));
    // Not `phone.navigate`, which waits until all is quiet.
    const go = (url: string) => phone.raw.evaluate(`void window.__host.navigate('navigateTo', { url: '${url}' })`);
    const asked = phone.raw.waitForRequest('**/v1/product*');
    await go('/shop/pages/list');
    await asked;
    await go('/site/pages/single_detail?code=FAQ');
    await phone.see('常见问题');
    uncover();
    await phone.raw.locator('.chunk-row').first().waitFor({ state: 'attached' });
    // What looks where a row stands does so some frames later.
    await phone.raw.waitForTimeout(300);
    await phone.back();
    await phone.page('/shop/pages/list');
    expect(await phone.locator('.chunk-row').count()).toBeGreaterThan(0);
    await scrollUntil(phone, phone.locator('wx-view').getByText('没有更多了'));
  });
});

describe('without a network', () => {
  it('a page whose package is not there says so and opens at 重试', async () => {
    const phone = await shop.phone({ path: '/pages/tea/mine', member: LIN });
    await phone.see('收货地址');
    await phone.raw.route('**/pkg-member_*', (route) => route.abort());
    await phone.tap('收货地址');
    await phone.see('网络不稳定');
    await phone.tap('先不');
    expect((await phone.stack()).at(-1)).toBe('pages/tea/mine');
    await pause(CLICK_GUARD);
    await phone.tap('收货地址');
    await phone.see('页面没有打开，请检查网络后重试');
    await phone.raw.unroute('**/pkg-member_*');
    await phone.tap('重试');
    await phone.page('/member/pages/address/list');
  });

  it('who saw the home has the shop and the tea pages on the phone', async () => {
    const phone = await shop.phone({ path: '/pages/tea/index' });
    await phone.see('限时秒杀');
    let kept: string[] = [];
    const loaded = () => phone.raw.evaluate<string[]>('window.__host.loaded()');
    for (let tries = 0; tries < 100 && !['shop/', 'tea/'].every((one) => kept.includes(one)); tries += 1) {
      await pause(50);
      kept = await loaded();
    }
    expect(kept).toEqual(expect.arrayContaining(['shop/', 'tea/']));
    await phone.raw.route('**/pkg-*', (route) => route.abort());
    await phone.navigate('navigateTo', '/tea/pages/index');
    await phone.page('/tea/pages/index');
  });
});

it('the order sheet of a wholesaler is filled, changed and settled within what a touch may send', async () => {
  const token = await shop.server.login(SHEN);
  const { page } = await shop.server.ok('shopV2.wholesale', { page: 1 }, { token });
  const lines = page.list.flatMap(({ skus: all }) => all.map(({ code, moq }) => `${code} ${moq}`));
  const phone = await shop.phone({ member: SHEN, path: '/shop/pages/marketing/wholesale' });
  const toTheEnd = async () => {
    const rows = () => phone.locator('.icon-plus').count();
    for (let before = -1; before < (await rows());) {
      before = await rows();
      await phone.scroll();
    }
    await phone.scroll(undefined, 0);
  };
  await phone.see('粘贴订货单');
  await toTheEnd();
  await phone.tap(last(phone, '普洱'));
  await phone.tap(last(phone, '全部'));
  await toTheEnd();
  await phone.tap('粘贴订货单');
  await phone.input(phone.locator('wx-textarea'), lines.join('\n'));
  await phone.tap(last(phone, `填入 ${lines.length} 行`));
  await toTheEnd();
  await pause(CLICK_GUARD);
  await phone.tap(last(phone, '结算'));
  await phone.tap(last(phone, '部分存窖'));
  await phone.see('存窖（共');
});

it('the order sheet opens at the goods that is asked for', async () => {
  const id = await goodsId(shop.server, '白毫银针');
  const phone = await shop.phone({ member: SHEN, path: '/shop/pages/marketing/wholesale', query: { goodsId: id } });
  const card = phone.locator(`[id="goods-${id}"]`);
  await card.waitFor();
  const top = async () => Math.round((await card.boundingBox())!.y);
  const bar = (await phone.locator('wx-view').getByText('批发', { exact: true }).first().boundingBox())!;
  for (let tries = 0; tries < 20 && (await top()) > 120; tries += 1) await pause(50);
  expect(await top()).toBeGreaterThan(bar.y + bar.height);
  expect(await top()).toBeLessThan(120);
});

it('a strip brings its chosen child to the middle and keeps the margin of the first one', async () => {
  const phone = await shop.phone({ member: SHEN, path: '/shop/pages/marketing/wholesale' });
  // Below the tabs of 批发.
  const strip = phone.locator('wx-scroll-view').nth(1);
  const left = () =>
    phone.raw.evaluate<number>("document.querySelectorAll('.h-page.top wx-scroll-view')[1].scrollLeft");
  const becomes = async (right: (px: number) => boolean) => {
    for (let tries = 0; tries < 100 && !right(await left()); tries += 1) await pause(50);
    expect(right(await left())).toBe(true);
  };
  await phone.see('粘贴订货单');
  await phone.settle();
  expect(await left()).toBe(0);
  await phone.tap(strip.locator('wx-view').getByText('茶器', { exact: true }));
  await becomes((px) => px > 40);
  await phone.tap(strip.locator('wx-view').getByText('全部', { exact: true }));
  await becomes((px) => px === 0);
});

it('a basket of 32 lines opens, loses one and is settled within what a touch may send', async () => {
  const { db } = shop.server;
  const token = await shop.server.login(ZHOU);
  const teas = await db
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(eq(goods.status, 'on'), gt(skus.stock, 5), eq(skus.moq, 1)))
    .orderBy(skus.id)
    .limit(32);
  for (const { id } of teas)
    await shop.server.ok('cartItem.create', { skuId: id, qty: 1, requestId: randomUUID() }, { token });
  const phone = await shop.phone({ path: '/shop/pages/cart/index', member: ZHOU });
  await phone.see('结算(32)');
  const rows = () => phone.locator('.icon-plus').count();
  expect(await rows()).toBeLessThan(16);
  await scrollUntil(phone, phone.locator('wx-view').getByText('猜你喜欢'));
  expect(await rows()).toBeGreaterThanOrEqual(32);

  await phone.scroll(undefined, 0);
  await phone.tap('编辑');
  // The tick stands left of the picture.
  const art = (await phone.locator('wx-image').first().boundingBox())!;
  await phone.raw.touchscreen.tap(art.x - 24, art.y + art.height / 2);
  await phone.tap(last(phone, '删除'));
  await phone.see('删除 1 件？');
  await phone.tap(last(phone, '删除'));
  await phone.tap('完成');
  await phone.tap('结算(31)');
  await phone.page('/shop/pages/order/settle');
  await phone.see('请添加收货地址');
  await scrollUntil(phone, phone.locator('wx-view').getByText('备注'));
});

it("a fault in a page's own function opens the dialog over a page with a bar, and leads home", async () => {
  const phone = await shop.phone({ path: '/shop/pages/search/index', init: FAULTY_WORDS, broken: true });
  await phone.see('出错了');
  await phone.see('boom');
  await phone.tap(last(phone, '首页'));
  await phone.page('/pages/tea/index');
});

it('the eleventh page takes the place of the tenth', async () => {
  const phone = await shop.phone({ path: '/shop/pages/goods', query: { id: await goodsId(shop.server, '白毫银针') } });
  for (let opened = 1; opened < 12; opened += 1) {
    const before = await phone.page('/shop/pages/goods');
    await scrollUntil(phone, phone.locator('wx-view').getByText('相近的'));
    const [similar] = await phone
      .locator('.icon-plus')
      .all()
      .then((all) => all.slice(-1));
    // The card's link lies before its round button: the picture of the last similar goods.
    await phone.tap(similar!.locator('xpath=../../../preceding-sibling::*[1]'));
    const after = await phone.page('/shop/pages/goods');
    expect(after.id).not.toBe(before.id);
    expect(await phone.stack()).toHaveLength(Math.min(10, opened + 1));
  }
  await phone.back();
  expect(await phone.stack()).toHaveLength(9);
});

it('a page with the refresh flag reads again when it is pulled down', async () => {
  const phone = await shop.phone({ path: '/pages/tea/classification' });
  await phone.see('普洱');
  const before = (await phone.requests('/api/')).length;
  await phone.pullDown();
  expect((await phone.requests('/api/')).length).toBeGreaterThan(before);
});
