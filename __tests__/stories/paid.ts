/** Paid in the messenger without a screen: what its provider says of a payment, and orders that a story needs to have been paid. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { payments } from '../../server/db/schema';
import { sandboxNotify } from '../../server/gateways/paymentSandbox';
import type { RequestOf } from '../../src/contract/schemas';
import type { TestServer } from '../server/harness';

/** The provider says that the one payment of an order has come. */
export async function confirmPayment(server: TestServer, orderId: string): Promise<void> {
  const [payment] = await server.db.select().from(payments).where(eq(payments.orderId, orderId));
  await server.call('pay.notify', { ...sandboxNotify(server.server.config.secret, payment!) });
}

export async function payOrder(server: TestServer, token: string, orderId: string): Promise<void> {
  await server.ok('pay', { trade_type: 'js', pay_type: 11, data: { order_id: orderId } }, { token });
  await confirmPayment(server, orderId);
}

/** Settled without points, and paid. */
export async function buy(
  server: TestServer,
  token: string,
  asked: Omit<RequestOf<'shop.orderCreate'>, 'points' | 'payable' | 'requestId'>,
) {
  const view = await server.ok('shop.orderPreview', asked, { token });
  const made = await server.ok(
    'shop.orderCreate',
    { ...asked, points: 0, payable: view.amounts.payable, requestId: randomUUID() },
    { token },
  );
  await payOrder(server, token, made.orderId);
  return made;
}
