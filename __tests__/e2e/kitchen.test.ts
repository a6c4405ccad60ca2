/** 出品屏 on a television and on a narrow screen: each ticket once, also after a lost line; 完成, 撤销, and the sound that was switched on. */
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { loginTickets } from '../../server/db/schema';
import { LIN, WANG } from '../server/demo';
import { rid } from '../server/order/shop';
import { openShop, type Shop } from './shop';
import { openComputer } from './story';

const SESSION = '757001';
let shop: Shop;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  ({ page, complaints } = await openComputer(shop, '/screen?store=1&name=%E5%90%A7%E5%8F%B0%E5%B1%8F'));
  // What sounds is counted.
  await page.evaluate(`(() => {
    window.rings = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at) { window.rings += 1; return start.call(this, at); };
  })()`);
  await page.getByText('二维码两分钟内有效').waitFor();
  const [ticket] = await shop.server.db.select().from(loginTickets).orderBy(desc(loginTickets.id)).limit(1);
  const token = await shop.server.login(WANG);
  await shop.server.ok('tv.dingAuthConfirm', { ticket: ticket!.code, action: 'confirm', board: 'kitchen' }, { token });
  await page.getByText('全天合计').waitFor();
});
afterEach(() => page.context().close());
afterAll(() => shop.close());

/** 绿豆糕, from a phone at the table. */
async function order(): Promise<number> {
  const token = await shop.server.login(LIN);
  const { products, cart } = await shop.server.ok('scanCode.index', { code: 'T1-02.demot102' }, { token });
  const productId = products.find(({ title }) => title === '绿豆糕')!.id;
  const { rev, total } = await shop.server.ok(
    'scanCode.insertCartItem',
    { sessionId: SESSION, productId, qty: 1, rev: cart.rev, opId: rid() },
    { token },
  );
  const placed = await shop.server.ok(
    'scanCode.insertOrder',
    { sessionId: SESSION, rev, total, requestId: rid() },
    { token },
  );
  return placed.order.round;
}
const ticketsOf = (round: number) => page.locator('.ticket').filter({ hasText: `大厅2号桌第 ${round} 轮` });
const rings = () => page.evaluate<number>('window.rings');

test('what stood there is not told, a new ticket is told once, and again is not told after a lost line', async () => {
  expect(await page.locator('#news').innerText()).toBe('');
  await page.getByRole('button', { name: '打开提示音' }).click();
  await page.getByRole('button', { name: '提示音已开' }).waitFor();
  const tried = await rings();
  expect(tried).toBeGreaterThan(0);
  const round = await order();
  await ticketsOf(round).first().waitFor();
  expect(await page.locator('#news').innerText()).toContain(`第 ${round} 轮`);
  const count = await ticketsOf(round).count();
  const told = await rings();
  expect(told).toBe(tried * 2);

  await page.context().setOffline(true);
  await page.getByText('网络断了，正在重连').waitFor();
  const next = await order();
  await page.context().setOffline(false);
  await ticketsOf(next).first().waitFor();
  await page.getByText('做好一份按一份').waitFor();
  const ids = await page
    .locator('.ticket .all, .ticket .one')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.key));
  expect(new Set(ids).size).toBe(ids.length);
  expect(await ticketsOf(round).count()).toBe(count);
  expect(await rings()).toBe(tried * 3);
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('完成 takes a line off, 撤销 brings it back; nothing stands beside the screen at any width', async () => {
  const round = await order();
  await ticketsOf(round).first().waitFor();
  for (const [width, height] of [
    [1920, 1080],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    if (process.env.SCREENS_DIR) await page.screenshot({ path: `${process.env.SCREENS_DIR}/kitchen-${width}.png` });
  }
  await ticketsOf(round)
    .getByRole('button', { name: /^完成 / })
    .first()
    .click();
  await ticketsOf(round).waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^撤销 .*绿豆糕/ })
    .first()
    .click();
  await ticketsOf(round).first().waitFor();
  // Told before: it only came back.
  expect(await page.locator('#news').innerText()).toContain('已撤销');
  expect(complaints).toEqual([]);
});
