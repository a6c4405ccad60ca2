/** A page is pulled down by the finger, and what it shows is asked for anew; a finger that is at something else asks nothing. */
import { openShop, type Shop, type ShopPhone } from './shop';

const CLASSES = '/pages/tea/classification';
const CLASSES_CALL = '/api/a-t-shop/goods-class';
const PULLED = /下拉刷新|松开刷新/;

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

interface Finger {
  /** From a place by steps, each so far to the right and down. */
  draw(from: { x: number; y: number }, step: { x: number; y: number }): Promise<void>;
  leave(): Promise<unknown>;
}

async function fingerOn(phone: ShopPhone): Promise<Finger> {
  const touches = await phone.context.newCDPSession(phone.page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async draw(from, step) {
      await send('touchStart', from);
      for (let at = 1; at <= 13; at += 1) await send('touchMove', { x: from.x + at * step.x, y: from.y + at * step.y });
    },
    leave: () => send('touchEnd'),
  };
}

/** The phone on a page that stands, and the calls that are made from then on. */
async function standing(address: string, sign: string): Promise<{ phone: ShopPhone; calls: string[]; finger: Finger }> {
  const phone = await shop.phone();
  await phone.open(address);
  await phone.sees(sign);
  await phone.settled();
  const calls: string[] = [];
  phone.page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  return { phone, calls, finger: await fingerOn(phone) };
}

test.each([
  ['/pages/tea/szcy', '茶园', '/api/v4/tea/tea-fields'],
  // The goods of 分类 are a pane of the page that scrolls by itself.
  [CLASSES, '普洱', CLASSES_CALL],
])('%s pulled down asks anew', async (address, sign, call) => {
  const { phone, calls, finger } = await standing(address, sign);
  await finger.draw({ x: 195, y: 200 }, { x: 0, y: 20 });
  await phone.sees('松开刷新');
  expect(calls).not.toContain(call);
  const answer = phone.page.waitForResponse((response) => new URL(response.url()).pathname === call);
  await finger.leave();
  await answer;
  await phone.top.getByText(PULLED).waitFor({ state: 'detached' });
  await phone.sees(sign);
});

test.each([
  ['scrolls a pane back that was scrolled down', { x: 195, y: 200 }, { x: 0, y: 20 }, 300],
  ['goes aside first', { x: 360, y: 200 }, { x: -20, y: 18 }, 0],
])('a finger that %s asks nothing', async (_, from, step, scrolled) => {
  const { phone, calls, finger } = await standing(CLASSES, '普洱');
  const pane = phone.top.locator('[class*=Scroll-module_scroll]').nth(1);
  await pane.evaluate((node, top) => (node.scrollTop = top), scrolled);
  await finger.draw(from, step);
  expect(await phone.top.getByText(PULLED).count()).toBe(0);
  await finger.leave();
  await phone.settled();
  if (scrolled) expect(await pane.evaluate((node) => node.scrollTop)).toBeLessThan(scrolled - 100);
  expect(calls).not.toContain(CLASSES_CALL);
});
