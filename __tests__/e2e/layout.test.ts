/** A thousand goods scroll without a pause that a person would feel. */
import { goods, skus } from '../../server/db/schema';
import { TOP } from './browser';
import { LIN, openShop, type Shop } from './shop';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** A picture of one point. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const MANY = 1000;
/** Copies of the seeded goods, so that their pictures exist. */
async function stockUp(): Promise<number> {
  const { db } = shop.server;
  const known = (await db.select().from(goods)).filter(({ status }) => status === 'on');
  const [sku] = await db.select().from(skus);
  for (let from = 0; from < MANY; from += 100) {
    const rows = Array.from({ length: 100 }, (_, at) => ({
      number: from + at,
      like: known[(from + at) % known.length]!,
    }));
    await db.insert(goods).values(
      rows.map(({ number, like }) => ({
        ...like,
        id: String(700_000 + number),
        no: `E2E${number}`,
        title: `${like.title} ${number}`,
      })),
    );
    await db.insert(skus).values(
      rows.map(({ number }) => ({
        ...sku!,
        id: String(70_000_000 + number),
        goodsId: String(700_000 + number),
        barCode: `E2E${number}`,
      })),
    );
  }
  return known.length + MANY;
}

/** What this machine needs, at the same moment, to draw four hundred plain boxes with a line of text: the yardstick of the long tasks. */
const YARDSTICK = `(() => {
  const box = document.createElement('div');
  document.body.append(box);
  const times = [1, 2, 3].map(() => {
    const from = performance.now();
    box.innerHTML = '<p style="display:flex"><b>白毫银针</b><i>头采单芽</i></p>'.repeat(400);
    box.offsetHeight;
    return performance.now() - from;
  });
  box.remove();
  return Math.min(...times);
})()`;

/** Scrolls like a thumb that is in a hurry, until the end of the list. */
const SCROLL = `new Promise((resolve) => {
  const page = ${TOP};
  const long = [];
  const watch = new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => Math.round(duration))));
  watch.observe({ type: 'longtask' });
  let cards = 0;
  let frames = 0;
  // What this script reads would be work of the page: it looks every hundred frames.
  const step = () => {
    page.scrollBy(0, 160);
    frames += 1;
    if (frames % 100 === 0) {
      cards = Math.max(cards, page.querySelectorAll('[role=link] img').length);
      if (page.textContent.includes('没有更多了') && page.scrollTop + page.clientHeight > page.scrollHeight - 4) {
        watch.disconnect();
        return resolve({ long, cards, height: page.scrollHeight });
      }
    }
    requestAnimationFrame(step);
  };
  step();
})`;

test('a thousand goods at a quarter of the speed: no pause that a finger would feel', async () => {
  const total = await stockUp();
  const phone = await shop.phone({ member: LIN });
  // Pictures are another machine's work in real life; here they would share the cores with the page.
  await phone.page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));
  const devtools = await phone.context.newCDPSession(phone.page);
  const scrollThrough = async () => {
    await phone.open('/shop/pages/list');
    await phone.settled();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const yardstick = await phone.page.evaluate<number>(YARDSTICK);
    const seen = await phone.page.evaluate<{ long: number[]; cards: number; height: number }>(SCROLL);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // All of them were there, far from all of them at once.
    expect(seen.height).toBeGreaterThan((total / 2) * 250);
    expect(seen.cards).toBeLessThan(200);
    return seen.long.filter((ms) => ms > 1.5 * yardstick);
  };
  // Another process can only make a run slower: what the page itself does too slowly is too slow every time.
  let pauses = await scrollThrough();
  for (let again = 0; again < 2 && pauses.length > 3; again += 1) pauses = await scrollThrough();
  expect(pauses.slice(3)).toEqual([]);
}, 300_000);
