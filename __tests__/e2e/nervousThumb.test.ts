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

/** As long as a sheet takes to come up; here it takes longer, so that a busy machine has its touch in time. */
const SLOW_MS = 3000;

test.each([0, 60, 180])('the second touch, %d ms after the sheet came, presses nothing in it', async (ms) => {
  const phone = await shop.phone({ member: LIN });
  await phone.open(`/shop/pages/goods?id=${await goodsId(shop.server, '白毫银针')}`);
  await phone.settled();
  const { x, y, width, height } = (await phone.top.getByRole('button', { name: '立即购买' }).boundingBox())!;
  const touch = () => phone.page.touchscreen.tap(x + width / 2, y + height / 2);
  const page = phone.at();
  const comesUp = await phone.page.evaluate<number>(`(() => {
    const { style } = document.documentElement;
    const was = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--dur-sheet'));
    style.setProperty('--dur-sheet', '${SLOW_MS}ms');
    return was;
  })()`);
  expect(comesUp).toBeGreaterThan(ms);
  const sheet = phone.top.getByRole('dialog', { name: '选择规格' });
  await touch();
  await sheet.waitFor({ state: 'attached' });
  await phone.page.waitForTimeout(ms);
  await touch();
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
