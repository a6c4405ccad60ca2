/** The error catalogue (chapter 3 of docs/rules.md) as a person meets it. */
import type { Route } from 'playwright-core';
import { FAULTY_WORDS, holdTimers, THRIFTY, TOP, waitUntil } from './browser';
import { openShop, type Shop, type ShopPhone } from './shop';
import { LIN, goodsId } from '../server/demo';

/** What Chromium itself writes about a failed request. */
const FAILED = [/Failed to load resource/, /net::ERR_/];
const GOODS = '**/inv-shop/v1/product/**';
let shop: Shop;
let address: string;

beforeAll(async () => {
  shop = await openShop();
  address = `/shop/pages/goods?id=${await goodsId(shop.server, '凤凰单丛蜜兰香')}`;
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** Milliseconds from the moment the goods page is in the document to its skeleton and to its goods; -1 = never. */
const WATCH = `(() => {
  const seen = (window.__seen = { page: -1, skeleton: -1, goods: -1 });
  new MutationObserver(() => {
    const page = [...document.querySelectorAll('.taro_page')].find((one) => one.id.includes('/shop/pages/goods'));
    if (!page || !page.firstElementChild) return;
    const now = performance.now();
    if (seen.page < 0) seen.page = now;
    if (seen.skeleton < 0 && page.querySelector('[role=status][aria-busy=true]')) seen.skeleton = now - seen.page;
    if (seen.goods < 0 && page.textContent.includes('加入购物车')) seen.goods = now - seen.page;
  }).observe(document, { childList: true, subtree: true, attributes: true });
})();`;
const seen = (phone: ShopPhone) =>
  phone.page.evaluate<{ page: number; skeleton: number; goods: number }>('window.__seen');

// A visitor's first answers come in the document itself; a member's phone asks.
test('no network: the error view, and 重新加载 when it is back', async () => {
  const phone = await shop.phone({ member: LIN, expectErrors: FAILED });
  const down = (route: Route) => route.abort('internetdisconnected');
  await phone.page.route('**/api/**', down);
  await phone.open(address);
  await phone.sees('当前无法连接网络，可检查网络设置是否正常');
  await phone.page.unroute('**/api/**', down);
  await phone.press('重新加载');
  await phone.sees('凤凰单丛蜜兰香');
});

test.each([
  [500, '服务器内部错误'],
  [404, '请求的资源不存在'],
  [502, '服务器内部错误:502'],
])('HTTP %i says %s', async (status, text) => {
  const phone = await shop.phone({ member: LIN, expectErrors: FAILED });
  const broken = (route: Route) => route.fulfill({ status, body: 'x' });
  await phone.page.route(GOODS, broken);
  await phone.open(address);
  await phone.sees(text);
  await phone.hears(text);
  await phone.page.unroute(GOODS, broken);
  await phone.press('重新加载');
  await phone.sees('凤凰单丛蜜兰香');
});

/** The skeleton's delay. */
const PATIENCE_MS = 200;

test('an answer that is under way brings the skeleton after 200 ms, one that came first never', async () => {
  const phone = await shop.phone({ init: WATCH });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = (route: Route) => held.then(() => route.continue());
  await phone.page.route(GOODS, slow);
  await phone.open('/shop/pages/list?scene=new');
  await phone.settled();
  await phone.cards.first().tap();
  await phone.arrive('/shop/pages/goods');
  await phone.top.locator('[role=status][aria-busy=true]').first().waitFor({ state: 'attached' });
  expect((await seen(phone)).goods).toBe(-1);
  answer();
  await phone.press('加入购物车');
  // A timer of the browser is late at times, never early.
  expect((await seen(phone)).skeleton).toBeGreaterThanOrEqual(PATIENCE_MS - 10);
  await phone.page.unroute(GOODS, slow);

  // The goods stand there before the time is over, however slow the machine: the timer waits.
  const quick = await shop.phone({ init: `${holdTimers(PATIENCE_MS)}\n${WATCH}` });
  await quick.open(address);
  await quick.sees('加入购物车');
  await quick.page.evaluate('letTimersGo()');
  await quick.settled();
  expect((await seen(quick)).goods).toBeGreaterThanOrEqual(0);
  expect((await seen(quick)).skeleton).toBe(-1);
});

test('an id that does not exist', async () => {
  const phone = await shop.phone();
  await phone.open('/shop/pages/goods?id=99999999');
  await phone.sees('内容不存在或已下架');
  await phone.press('返回');
  await phone.arrive('/pages/tea/mine');
  await phone.open('/shop/pages/goods?id=99999999');
  await phone.sees('内容不存在或已下架');
  await phone.top.getByRole('button', { name: '首页' }).tap();
  await phone.arrive('/pages/tea/index');
});

test('a page script that does not load: the dialog, and 重新加载 when it is back', async () => {
  const phone = await shop.phone({
    init: THRIFTY,
    expectErrors: [...FAILED, /ChunkLoadError/, /Loading (CSS )?chunk/],
  });
  await phone.open('/shop/pages/list?scene=new');
  await phone.settled();
  const missing = (route: Route) => route.abort('failed');
  await phone.page.route('**/h5/static/js/**', missing);
  await phone.cards.first().tap();
  await phone.sees('出错了');
  await phone.sees(/^页面加载失败/);
  await phone.page.unroute('**/h5/static/js/**', missing);
  await phone.press('重新加载');
  await phone.settled();
  await phone.arrive('/shop/pages/goods');
  await phone.sees('加入购物车');
});

test('back before the script of a page is there: neither the page nor its failure comes any more', async () => {
  const phone = await shop.phone({
    init: `${THRIFTY}\n${WATCH}`,
    expectErrors: [...FAILED, /ChunkLoadError/, /Loading (CSS )?chunk/],
  });
  await phone.open('/shop/pages/list?scene=new');
  await phone.settled();
  await phone.top.evaluate((page) => page.setAttribute('data-left', ''));
  for (const comes of [false, true]) {
    const held: Route[] = [];
    const hold = (route: Route) => void held.push(route);
    await phone.page.route('**/h5/static/js/**', hold);
    const asked = phone.page.waitForRequest('**/h5/static/js/**');
    await phone.cards.first().tap();
    await waitUntil(phone.page, `location.pathname === '/h5/shop/pages/goods'`);
    // The address changes before the script is asked for.
    await asked;
    await phone.page.goBack();
    await phone.arrive('/shop/pages/list');
    expect(held).not.toHaveLength(0);
    await Promise.all(held.map((route) => (comes ? route.continue() : route.abort('failed'))));
    await phone.page.unroute('**/h5/static/js/**', hold);
    await Promise.all(held.map(async (route) => (await route.request().response())?.finished()));
    await phone.settled();
    expect((await seen(phone)).page).toBe(-1);
    expect(await phone.page.getByText('出错了').count()).toBe(0);
    expect(await phone.top.getAttribute('data-left')).toBe('');
  }
  await phone.cards.first().tap();
  await phone.sees('加入购物车');
  await phone.page.goBack();
  await phone.arrive('/shop/pages/list');
  await phone.settled();
  await phone.cards.first().tap();
  await phone.sees('加入购物车');
});

test("a fault in a page's own function: the dialog, a bar and a way out instead of a white screen", async () => {
  const phone = await shop.phone({ init: FAULTY_WORDS, expectErrors: [/boom/] });
  await phone.open('/shop/pages/search/index');
  await phone.sees('出错了');
  await phone.sees('boom');
  await phone.top.getByRole('alertdialog').getByRole('button', { name: '首页' }).tap();
  await phone.arrive('/pages/tea/index');
});

/** Taps the first goods and walks through the history as soon as its page is in the document, `ms` after each arrival. */
const hurry = (steps: readonly number[], ms: number) => `(async () => {
  const wait = (ms) => new Promise((then) => setTimeout(then, ms));
  const isGoods = (page) => page.id.includes('/shop/pages/goods');
  [...${TOP}.querySelectorAll('[role=link]')].find((card) => card.querySelector('img')).click();
  while (![...document.querySelectorAll('.taro_page')].some(isGoods)) await wait(1);
  for (const step of ${JSON.stringify(steps)}) {
    await wait(${ms});
    await new Promise((then) => {
      addEventListener('popstate', then, { once: true });
      history.go(step);
    });
  }
})()`;

test('however quickly somebody goes back and forth, the page of the address shows, as it was left', async () => {
  const phone = await shop.phone();
  await phone.open('/pages/tea/index');
  await phone.settled();
  await phone.press('绿茶');
  await phone.arrive('/shop/pages/list');
  await phone.settled();
  await phone.top.evaluate((page) => page.setAttribute('data-left', ''));
  for (const ms of [0, 200]) {
    for (const steps of [[-1], [-1, 1, -1]]) {
      await phone.page.evaluate(hurry(steps, ms));
      await phone.arrive('/shop/pages/list');
      expect(await phone.top.getAttribute('data-left')).toBe('');
      await phone.cards.first().waitFor();
    }
    await phone.page.evaluate(hurry([-1, 1], ms));
    await phone.arrive('/shop/pages/goods');
    await phone.sees('加入购物车');
    await phone.page.goBack();
    await phone.arrive('/shop/pages/list');
  }
  // Over two pages at once.
  await phone.page.evaluate(hurry([-2], 0));
  await phone.arrive('/pages/tea/index');
  await phone.settled();
  await expect(phone.page.locator('.taro_page').count()).resolves.toBe(1);
});
