/**
 * What a page asks for first is asked for as somebody is led to it: beside its script, once, and taken by the page. Its script comes when
 * what leads there has been in sight for a while.
 */
import type { Request, Route } from 'playwright-core';
import { LIN } from '../server/demo';
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
  member?: string;
}[] = [
  {
    from: '/shop/pages/list?scene=new',
    press: (phone) => phone.cards.first().tap(),
    path: '/shop/pages/goods',
    call: /\/v1\/product\/\d+\?/,
  },
  {
    from: '/pages/tea/index',
    press: (phone) => phone.press('分类'),
    path: '/pages/tea/classification',
    call: /\/goods-class\?/,
  },
  {
    from: '/pages/tea/mine',
    press: (phone) => phone.press('全部订单'),
    path: '/shop/pages/order/index',
    call: /\/order\/index\?/,
    member: LIN,
  },
];

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
  const hold = (route: Route) => void held.push(route);
  await phone.page.route('**/h5/static/js/**', hold);
  const asked: Request[] = [];
  phone.page.on('request', (request) => void (way.call.test(request.url()) && asked.push(request)));
  await way.press(phone);
  await phone.page.waitForRequest('**/h5/static/js/**');
  while (asked.length === 0) await phone.page.waitForRequest(way.call);
  await phone.page.unroute('**/h5/static/js/**', hold);
  await Promise.all(held.map((route) => route.continue()));
  await phone.arrive(way.path);
  await phone.settled();
  expect(asked).toHaveLength(1);
  expect(await phone.page.evaluate('Object.keys(window.__early)')).toEqual([]);
});

test('the script of what is in sight comes when nothing is pressed for a while; on a line that is paid for it does not', async () => {
  const [way] = WAYS as [(typeof WAYS)[number]];
  const scripts = (phone: ShopPhone) =>
    phone.page.evaluate<number>(
      `performance.getEntriesByType('resource').filter(({ name }) => /[.]js$/.test(name)).length`,
    );
  const phone = await openFirst(way);
  const before = await scripts(phone);
  for (let tries = 0; (await scripts(phone)) === before && tries < 100; tries += 1)
    await phone.page.waitForTimeout(100);
  expect(await scripts(phone)).toBeGreaterThan(before);

  const thrifty = await openFirst(way, THRIFTY);
  const first = await scripts(thrifty);
  await thrifty.page.waitForTimeout(2500);
  expect(await scripts(thrifty)).toBe(first);
});
