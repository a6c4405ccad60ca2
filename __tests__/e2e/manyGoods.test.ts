/** A thousand goods: all of them are there, far from all at once, and each part of the list is asked for once. `npm run bench -- --frames` tells how they scroll. */
import { addManyGoods } from '../../scripts/bench/manyGoods';
import { TOP } from './browser';
import { openShop, type Shop } from './shop';
import { LIN } from '../server/demo';

const MANY = 1000;
/** Cards that may stand in the document at once. */
const MOST_CARDS = 200;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  await addManyGoods(shop.server.db, MANY);
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/**
 * Goes down like a thumb in a hurry until nothing more comes (rows are drawn two a frame, so a second of frames at the end is enough);
 * tells the most cards that stood in the document.
 */
const SCROLL = `new Promise((resolve) => {
  let most = 0;
  let still = 0;
  let height = 0;
  const step = () => {
    const page = ${TOP};
    most = Math.max(most, page.querySelectorAll('[class*=GoodsCard] [role=link]').length);
    const ended = page.textContent.includes('没有更多了') && page.scrollTop + page.clientHeight > page.scrollHeight - 4;
    still = ended && page.scrollHeight === height ? still + 1 : 0;
    height = page.scrollHeight;
    if (still === 60) return resolve({ most, height });
    page.scrollBy(0, page.clientHeight * 0.8);
    requestAnimationFrame(step);
  };
  step();
})`;

test('a thousand goods: all are there, far from all at once, no part is asked for twice', async () => {
  const asked: string[] = [];
  const phone = await shop.phone({ member: LIN });
  phone.page.on('request', (request) => /\/v1\/product\?/.test(request.url()) && asked.push(request.url()));
  await phone.page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
  await phone.open('/shop/pages/list');
  await phone.settled();
  const { most, height } = await phone.page.evaluate<{ most: number; height: number }>(SCROLL);
  expect(height).toBeGreaterThan((MANY / 2) * 250);
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThan(MOST_CARDS);
  expect(asked.length).toBeGreaterThan(MANY / 100);
  expect(new Set(asked).size).toBe(asked.length);
});

/** A picture of one point. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
