/** From the home to a goods page when its script is already here: a skeleton while the data is under way, the goods at once after it. */
import { LIN, openShop, type Shop } from './shop';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** Counts frames, and notes the frame in which the goods' data was read and the one after which its price stands there. */
const WATCH = `(() => {
  const seen = { frame: 0, data: 0, content: 0, skeleton: false };
  window.seenOfRoute = seen;
  const count = () => {
    seen.frame += 1;
    seen.skeleton ||= seen.data === 0 && document.querySelector('[class*=Skeleton]') !== null;
    if (seen.content === 0 && document.querySelector('[class*=PriceBlock]')) seen.content = seen.frame;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  for (const read of ['json', 'text', 'blob', 'arrayBuffer']) {
    const original = Response.prototype[read];
    Response.prototype[read] = async function () {
      const body = await original.call(this);
      if (/\\/v1\\/product\\/\\d+\\?|\\/v1\\/product\\/\\d+$/.test(this.url)) seen.data = seen.frame;
      return body;
    };
  }
})()`;

test('the goods stand there within two frames of their data', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open('/pages/tea/index');
  await phone.sees('猜你喜欢');
  await phone.settled();
  const card = () => phone.top.locator('[class*=GoodsCard] [role=link]').first();
  // Once, so that the page's script is warm.
  await card().tap();
  await phone.arrive('/shop/pages/goods');
  await phone.settled();
  await phone.page.goBack();
  await phone.arrive('/pages/tea/index');
  await phone.page.waitForTimeout(1600);

  await phone.page.route(/\/v1\/product\/\d+(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await phone.page.evaluate(WATCH);
  await card().tap();
  await phone.arrive('/shop/pages/goods');
  await phone.settled();
  const seen = await phone.page.evaluate<{ data: number; content: number; skeleton: boolean }>('window.seenOfRoute');
  expect(seen.skeleton).toBe(true);
  expect(seen.data).toBeGreaterThan(0);
  // A frame is counted before it is drawn: what came into the document after frame n is seen by the count of n + 1.
  expect(seen.content - seen.data).toBeGreaterThan(0);
  expect(seen.content - seen.data).toBeLessThanOrEqual(2);
});
