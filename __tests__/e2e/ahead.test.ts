/**
 * What a page asks for first is asked for as somebody is led to it: beside its script, once, and taken by the page. Its script comes when
 * what leads there has been in sight for a while.
 */
import fs from 'node:fs';
import type { Request, Route } from 'playwright-core';
import { LIN } from '../server/demo';
import { REST_MS } from '../stories/phone';
import { THRIFTY, waitUntil } from './browser';
import { openShop, type Shop, type ShopPhone } from './shop';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const WAYS: readonly {
  from: string;
  press: (phone: ShopPhone) => Promise<void>;
  path: string;
  call: RegExp;
  /** What the page shows of its own. */
  content: string;
  member?: string;
}[] = [
  {
    from: '/shop/pages/list?scene=new',
    press: (phone) => phone.cards.first().tap(),
    path: '/shop/pages/goods',
    call: /\/v1\/product\/\d+\?/,
    content: '[class*=PriceBlock]',
  },
  {
    from: '/pages/tea/index',
    press: (phone) => phone.press('分类'),
    path: '/pages/tea/classification',
    call: /\/goods-class\?/,
    content: '[class*=ClassBody]',
  },
  {
    from: '/pages/tea/mine',
    press: (phone) => phone.press('全部订单'),
    path: '/shop/pages/order/index',
    call: /\/order\/index\?.*&page=1$/,
    content: '[class*=OrderRow]',
    member: LIN,
  },
];

const { pages } = JSON.parse(fs.readFileSync('dist/h5/pages.json', 'utf8')) as { pages: Record<string, string[]> };
const scriptsOf = (page: string): string[] => (pages[page] ?? []).filter((file) => file.endsWith('.js'));

/** The part that looks ahead is there: it comes when the first screen stands. */
const LOOKS_AHEAD = `performance.getEntriesByName('ahead').length > 0`;

async function openFirst({ from, member }: (typeof WAYS)[number], init = '') {
  const phone = await shop.phone({ init, ...(member && { member }) });
  await phone.open(from);
  await phone.settled();
  await waitUntil(phone.page, LOOKS_AHEAD);
  return phone;
}

test.each(WAYS)('$from to $path: its call leaves before its script is there, and the page takes it', async (way) => {
  const phone = await openFirst(way, THRIFTY);
  const held: Route[] = [];
  let isHeld = true;
  await phone.page.route('**/h5/static/js/**', (route) => (isHeld ? void held.push(route) : route.continue()));
  const asked: Request[] = [];
  phone.page.on('request', (request) => void (way.call.test(request.url()) && asked.push(request)));
  await way.press(phone);
  await phone.page.waitForRequest('**/h5/static/js/**');
  while (asked.length === 0) await phone.page.waitForRequest(way.call);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await phone.arrive(way.path);
  await phone.settled();
  expect(asked.map((request) => request.url())).toHaveLength(1);
  expect(await phone.page.evaluate('Object.keys(window.__early)')).toEqual([]);
});

test('the script of what is in sight comes when nothing is pressed for a while; on a line that is paid for it does not', async () => {
  const [way] = WAYS as [(typeof WAYS)[number]];
  const own = scriptsOf('shop/pages/goods').filter((file) => !scriptsOf('shop/pages/list').includes(file));
  const missing = async (phone: ShopPhone) => {
    const brought = await phone.page.evaluate<string[]>(
      `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`,
    );
    return own.filter((file) => !brought.includes(`/h5/${file}`));
  };
  const phone = await openFirst(way);
  for (let tries = 0; (await missing(phone)).length > 0 && tries < 100; tries += 1)
    await phone.page.waitForTimeout(100);
  expect(await missing(phone)).toEqual([]);

  const thrifty = await openFirst(way, THRIFTY);
  await thrifty.page.waitForTimeout(2500);
  expect(await missing(thrifty)).toEqual(own);
  expect(own).not.toEqual([]);
});

test.each(WAYS)('$from to $path again: what was read a moment ago stands before anything is answered', async (way) => {
  const phone = await openFirst(way);
  await way.press(phone);
  await phone.arrive(way.path);
  await phone.settled();
  const content = phone.top.locator(way.content).first();
  // What counts down goes on, and a block that is asked for by itself comes by itself.
  const reads = async () => (await content.innerText()).replace(/\d/g, '');
  const before = await reads();
  await (way.path.startsWith('/pages/tea/') ? phone.press('首页') : phone.page.goBack());
  await phone.arrive(way.from.split('?')[0] ?? '');
  await phone.settled();
  await phone.page.waitForTimeout(REST_MS);
  // What moved while the first page came is not asked here.
  await phone.page.evaluate('window.__shifts = 0; window.__jumps = [];');
  const held: Route[] = [];
  let isHeld = true;
  await phone.page.route('**/api/**', (route) => (isHeld ? void held.push(route) : route.continue()));
  await way.press(phone);
  await phone.arrive(way.path);
  await content.waitFor();
  const now = await reads();
  expect([now.length > 0, before.startsWith(now)]).toEqual([true, true]);
  expect(held.length).toBeGreaterThan(0);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await phone.settled();
  expect((await phone.shifts()) === 0 || (await phone.jumps())).toBe(true);
});
