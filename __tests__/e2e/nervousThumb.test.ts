/** A thumb that touches the same place twice at once does one thing. */
import { openShop, type Shop } from './shop';
import { LIN, goodsId } from '../server/demo';
import { REST_MS } from '../stories/phone';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** A sheet that takes long to come up: a frame that is late on a busy machine makes it none the quicker. */
const SLOW_MS = 3000;

test.each([0, 60, 180])('the second touch, %d ms after the sheet came, presses nothing in it', async (ms) => {
  const phone = await shop.phone({ member: LIN });
  await phone.open(`/shop/pages/goods?id=${await goodsId(shop.server, '白毫银针')}`);
  await phone.settled();
  const { x, y, width, height } = (await phone.top.getByRole('button', { name: '立即购买' }).boundingBox())!;
  const page = phone.at();
  const sheet = phone.top.getByRole('dialog', { name: '选择规格' });
  // By the page's own clock: from outside a touch comes when the machine has time for it.
  const comesUp = await phone.page.evaluate<number>(`(() => {
    window.__second = new Promise((then) => {
      const looking = new MutationObserver(() => {
        const sheet = document.querySelector('[role=dialog][aria-label="选择规格"]');
        if (!sheet) return;
        looking.disconnect();
        setTimeout(() => {
          // However far it has come, its own button lies there already.
          for (const one of sheet.getAnimations()) if (one instanceof CSSTransition) one.finish();
          then(document.elementFromPoint(${x + width / 2}, ${y + height / 2}).click());
        }, ${ms});
      });
      looking.observe(document.body, { childList: true, subtree: true });
    });
    const root = document.documentElement;
    const was = parseFloat(getComputedStyle(root).getPropertyValue('--dur-sheet'));
    root.style.setProperty('--dur-sheet', '${SLOW_MS}ms');
    return was;
  })()`);
  expect(comesUp).toBeGreaterThan(ms);
  await phone.page.touchscreen.tap(x + width / 2, y + height / 2);
  await phone.page.evaluate('window.__second');
  await phone.still();
  expect(await sheet.isVisible()).toBe(true);
  expect(phone.at()).toBe(page);
  // The sheet's own button lies where the page's lies, and answers a touch once the thumb has rested.
  const own = sheet.getByRole('button', { name: '立即购买' });
  const box = (await own.boundingBox())!;
  expect(y + height / 2).toBeGreaterThan(box.y);
  expect(y + height / 2).toBeLessThan(box.y + box.height);
  await phone.page.waitForTimeout(REST_MS);
  await own.tap();
  await phone.arrive('/shop/pages/order/settle');
});
