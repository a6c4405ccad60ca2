/** 确认收货 of what was paid here opens the platform's own sheet; what is said there counts when the person is back. */
import { and, eq } from 'drizzle-orm';
import { members, orders, payments, shippingReports } from '../../server/db/schema';
import { LIN } from '../server/demo';
import { last, shopForTests } from './shop';

const shop = shopForTests();
const TRADE_NO = '4200001234202411300000000001';

/** An order of 林知夏 that is on its way, as if it had been paid in the mini-program and its platform told. */
async function onItsWay(): Promise<string> {
  const { db, clock } = shop.server;
  const [row] = await db
    .select({ id: orders.id, paymentId: payments.id })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .innerJoin(payments, and(eq(payments.orderGroup, 'order'), eq(payments.orderId, orders.id)))
    .where(and(eq(members.mobile, LIN), eq(orders.status, 'shipped'), eq(payments.status, 'paid')));
  const { id, paymentId } = row!;
  await db.update(payments).set({ miniOpenId: 'open-lin', tradeNo: TRADE_NO }).where(eq(payments.id, paymentId));
  await db.insert(shippingReports).values({
    paymentId,
    way: 'express',
    parcels: [],
    contains: '茶',
    isSplit: false,
    isLast: true,
    isChange: false,
    at: clock.now(),
    state: 'taken',
  });
  return id;
}

test('who leaves the sheet has not received it, who confirms there has', async () => {
  const id = await onItsWay();
  const phone = await shop.phone({ member: LIN, path: '/shop/pages/order/detail', query: { id } });
  const statusOf = async () =>
    (await shop.server.db.select().from(orders).where(eq(orders.id, id))).map(({ status }) => status);
  const back = (status: string) =>
    phone.raw.evaluate(
      `(window.__host.hideApp(), window.__host.showApp(${JSON.stringify({ extraData: { status } })}))`,
    );

  await phone.tap(last(phone, '确认收货'));
  await phone.settle();
  expect((await phone.calls('openBusinessView')).map(({ options }) => options)).toEqual([
    { businessType: 'weappOrderConfirm', extraData: { transaction_id: TRADE_NO } },
  ]);
  await back('cancel');
  await phone.settle();
  expect(await statusOf()).toEqual(['shipped']);

  shop.server.clock.advance(2000);
  await phone.tap(last(phone, '确认收货'));
  await phone.settle();
  await back('success');
  await phone.see('已确认收货');
  expect(await statusOf()).toEqual(['received']);
  expect(await phone.calls('openBusinessView')).toHaveLength(2);
});
