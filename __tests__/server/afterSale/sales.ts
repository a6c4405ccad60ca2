/** Paid orders of the small shop and what comes after them. */
import { ship } from '../../../server/domains/trade/fulfilment/service';
import { approveSale, lockForDecision, receiveSale, rejectSale } from '../../../server/domains/trade/afterSale/decide';
import type { TestServer } from '../harness';
import { ANNA, buy, payTokenFor, rid, tokenFor } from '../order/shop';

export const DAY = 86_400_000;
type Lines = { skuId: string; qty: number }[];

export async function paidOrder(app: TestServer, lines: Lines, more: Record<string, unknown> = {}, memberId = ANNA) {
  const token = await tokenFor(app, memberId);
  const { order, answer } = await buy(app, token, lines, more);
  if (answer.code !== 200) throw new Error(answer.message);
  const payToken = await payTokenFor(app, memberId);
  await app.ok('pay.wallet', { orderGroup: 'order', orderId: order.orderId, payToken, requestId: rid() }, { token });
  return { id: order.orderId, token };
}
export const shipAll = (app: TestServer, id: string, lines?: { lineId: string; qty: number }[]) =>
  app.db.transaction((tx) => ship(tx as never, id, lines, app.clock.now(), app.server));

export async function received(app: TestServer, lines: Lines, more: Record<string, unknown> = {}) {
  const order = await paidOrder(app, lines, more);
  await shipAll(app, order.id);
  await app.ok('memberOrder.takeDelivery', { id: order.id }, { token: order.token });
  return order;
}
export const linesOf = async (app: TestServer, id: string, token: string) =>
  (await app.ok('memberOrder.view', { id }, { token })).card.lines;

export const approve = (app: TestServer, id: string) =>
  app.db.transaction(async (tx) => {
    const { sale } = await lockForDecision(tx as never, id);
    await approveSale(tx as never, sale, { by: '客服' }, app.clock.now());
  });
export const reject = (app: TestServer, id: string, note = '包装已拆') =>
  app.db.transaction(async (tx) => {
    const { sale } = await lockForDecision(tx as never, id);
    await rejectSale(tx as never, sale, { by: '客服', note }, app.clock.now());
  });
export const receive = (app: TestServer, id: string) =>
  app.db.transaction(async (tx) => {
    const found = await lockForDecision(tx as never, id);
    await receiveSale(tx as never, found, { by: '仓库' }, app.clock.now());
  });
