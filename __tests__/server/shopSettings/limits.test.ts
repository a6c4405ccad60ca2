/** The house's limits (shop.yml): how long orders wait, when receipt counts as confirmed, how long after-sales are open. */
import { eq } from 'drizzle-orm';
import { jobs, orders } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN, type Limits } from '../../../server/domains/people/shopSettings/settings';
import { testServer } from '../harness';
import { DAY, paidOrder, received, shipAll } from '../afterSale/sales';
import { ANNA, fillShop, FLASH_TEA, TEA, tokenFor } from '../order/shop';

const app = testServer();
let anna: string;
beforeAll(async () => {
  await fillShop(app);
  anna = await tokenFor(app, ANNA);
});

const setLimits = (limits: Partial<Limits>) =>
  writeShopSettings(app.db, { limits: { ...OWN.shopSettings.limits, ...limits } });
const preview = (skuId: string) =>
  app.ok('shop.orderPreview', { source: 'buy', lines: [{ skuId, qty: 1 }] }, { token: anna });

test('an order with pieces of a campaign waits as long as campaigns do, any other as long as orders do', async () => {
  await setLimits({ unpaidMinutes: 50, campaignMinutes: 20 });
  expect((await preview(FLASH_TEA)).expireMinutes).toBe(20);
  expect((await preview(TEA)).expireMinutes).toBe(50);
});

test('receipt counts as confirmed after the days of the house', async () => {
  await setLimits({ receiptDays: 4 });
  const { id } = await paidOrder(app, [{ skuId: TEA, qty: 1 }]);
  await shipAll(app, id);
  const [timer] = await app.db.select().from(jobs).where(eq(jobs.kind, 'order.receive'));
  expect(timer?.runAt).toBe(app.clock.now() + 4 * DAY);
  app.clock.advance(4 * DAY);
  await app.runJobs();
  expect((await app.db.select().from(orders).where(eq(orders.id, id)))[0]?.status).toBe('received');
});

test('after-sales are open for the days of the house, on the page of the order as well', async () => {
  await setLimits({ afterSaleDays: 15 });
  const { id } = await received(app, [{ skuId: TEA, qty: 1 }]);
  const at = app.clock.now();
  anna = await tokenFor(app, ANNA);
  const view = await app.ok('memberOrder.view', { id }, { token: anna });
  expect(view.returnable).toHaveLength(1);
  expect(view.afterSaleUntil).toBe(at + 15 * DAY);
  const asked = { orderId: id, lines: [{ lineId: view.card.lines[0]!.id, qty: 1 }] };
  app.clock.advance(14 * DAY);
  anna = await tokenFor(app, ANNA);
  expect(await app.call('memberOrder.returnQuote', asked, { token: anna })).toMatchObject({ code: 200 });
  app.clock.advance(2 * DAY);
  expect(await app.call('memberOrder.returnQuote', asked, { token: anna })).toMatchObject({
    code: 422,
    message: '已超过售后期',
  });
  anna = await tokenFor(app, ANNA);
  expect((await app.ok('memberOrder.view', { id }, { token: anna })).returnable).toEqual([]);
});
