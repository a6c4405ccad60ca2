/** What buyers do with their orders. Every write locks the order first; a state that moved on meanwhile answers 409 with the order. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { OrderDetail } from '../../../../src/contract/order/schemas';
import type { Tx } from '../../../db/client';
import type { AddressSnapshot } from '../../../db/schema';
import type { Setup } from '../../../http/context';
import { conflict, notFound, refuse } from '../../../http/errors';
import { DAY_MS } from '../../../lib/shanghai';
import { sameZone } from '../../people/pricing/freight';
import { isAuditing, paymentOfOrder, type Payment } from '../payment/repository';
import { isToldWhole } from '../shipping/repository';
import { canDelete } from './actions';
import { chooseAddress, snapshotOf } from '../../people/address/choose';
import { closeUnpaid } from './stages/close';
import { addressComes, rulesOf } from './kinds';
import { orderDetail } from './presenter';
import { markReceived } from './stages/receive';
import { addLog, findOwnOrder, listLines, listLogs, lockOwnOrder, updateOrder, type Order } from './repository';
import { loadFreightRules } from '../../offer/stock/repository';
import { loadSaleSkus } from '../../offer/stock/saleSkus';
import { loadStores } from './stores';

/** Under which the platform of the mini-program takes the receipt (rule 10.13). */
async function receiptNoOf(tx: Tx, { status }: Order, payment: Payment | undefined): Promise<string | undefined> {
  const isMini = status === 'shipped' && payment?.status === 'paid' && payment.miniOpenId !== null;
  return isMini && (await isToldWhole(tx, payment.id)) ? (payment.tradeNo ?? undefined) : undefined;
}

export async function detailOf(tx: Tx, order: Order, now: number, server: Setup): Promise<OrderDetail> {
  const { orderParts } = server.kinds;
  const storeId = order.pickup?.storeId;
  const lines = await listLines(tx, [order.id]);
  const bought = { order, lines };
  const sales = await orderParts.sales.ofPage(tx, bought, now, server);
  const group = await orderParts.group.ofPage(tx, bought, now, server);
  const payment = await paymentOfOrder(tx, 'order', order.id);
  return orderDetail(server, {
    order,
    now,
    lines,
    sales,
    reviews: (await orderParts.reviews.ofCards(tx, [bought], now, server)).get(order.id) ?? [],
    logs: await listLogs(tx, order.id),
    store: storeId === undefined ? undefined : (await loadStores(tx, [storeId], now)).get(storeId),
    payment,
    receiptNo: await receiptNoOf(tx, order, payment),
    group: group.card,
    groupView: group.view,
    parcels: await orderParts.parcels.ofPage(tx, bought, now, server),
    quoteNo: await orderParts.quote.ofPage(tx, bought, now, server),
  });
}

/** 404 when it is not the member's. */
export async function viewOrder(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  server: Setup,
): Promise<OrderDetail> {
  const order = await findOwnOrder(tx, memberId, id);
  if (!order) throw notFound();
  return detailOf(tx, order, now, server);
}

/** Locks an own order and changes it; `from` = the states that allow it, else 409 with the order as it is now. */
async function change(
  tx: Tx,
  memberId: string,
  id: string,
  from: (order: Order) => boolean,
  write: (order: Order) => Promise<Order>,
  now: number,
  server: Setup,
): Promise<OrderDetail> {
  const order = await lockOwnOrder(tx, memberId, id);
  if (!order) throw notFound();
  if (!from(order)) throw conflict(undefined, { data: await detailOf(tx, order, now, server) });
  return detailOf(tx, await write(order), now, server);
}

export const closeOrder = (
  tx: Tx,
  memberId: string,
  input: RequestOf<'memberOrder.close'>,
  now: number,
  server: Setup,
): Promise<OrderDetail> =>
  change(
    tx,
    memberId,
    input.id,
    (order) => order.status === 'unpaid',
    async (order) => {
      // The buyer may have transferred the money already: the finance desk looks at the proof first.
      if (await isAuditing(tx, order.id)) throw refuse('转账凭证审核中，暂不能取消');
      const closing = { reason: 'buyer', text: input.reason, by: '买家', label: '订单已取消' } as const;
      return closeUnpaid(tx, order, closing, now, server);
    },
    now,
    server,
  );

export const takeDelivery = (tx: Tx, memberId: string, id: string, now: number, server: Setup): Promise<OrderDetail> =>
  change(
    tx,
    memberId,
    id,
    (order) => order.status === 'shipped',
    (order) => markReceived(tx, order, '买家', now, server),
    now,
    server,
  );

/** Hides a closed or finished order from its buyer; it stays in the books. */
export async function deleteOrder(tx: Tx, memberId: string, id: string, now: number, server: Setup): Promise<void> {
  const hide = (order: Order) => updateOrder(tx, order.id, { hiddenAt: now });
  await change(tx, memberId, id, (order) => canDelete(order.status), hide, now, server);
}

/** The order goes by post and nothing of it was sent. */
export const canMove = (server: Setup, order: Order): boolean =>
  order.deliveryType === 'express' &&
  (order.status === 'paid' || (order.status === 'unpaid' && addressComes(rulesOf(server, order.kind))));

/** The order's row is locked. 422 where another freight would have been paid. */
export async function moveAddress(
  tx: Tx,
  order: Order,
  address: AddressSnapshot,
  by: string,
  now: number,
  server: Setup,
): Promise<Order> {
  const skus = await loadSaleSkus(
    tx,
    (await listLines(tx, [order.id])).map((line) => line.skuId),
  );
  const rules = await loadFreightRules(
    tx,
    [...skus.values()].map((sku) => sku.freightTemplateId),
  );
  const before = order.address?.regionCode ?? '';
  if (!addressComes(rulesOf(server, order.kind)) && !sameZone(rules, before, address.regionCode))
    throw refuse('新地址运费不同，请取消后重新下单');
  await addLog(tx, { orderId: order.id, key: 'address', label: '修改收货地址', by, at: now });
  return updateOrder(tx, order.id, { address });
}

/** Another own address before picking, inside the same freight zone: the freight that was paid stays right. 422 outside of it. */
export const changeAddress = (
  tx: Tx,
  memberId: string,
  input: RequestOf<'memberOrder.addressUpdate'>,
  now: number,
  server: Setup,
): Promise<OrderDetail> =>
  change(
    tx,
    memberId,
    input.id,
    (order) => canMove(server, order),
    async (order) => {
      const address = await chooseAddress(tx, memberId, input.addressId);
      if (!address) throw notFound();
      return moveAddress(tx, order, snapshotOf(address), '买家', now, server);
    },
    now,
    server,
  );

const CODE_DAYS = 30;
/** The code that staff scan: 8 digits, and as QR text. 404 for orders without a code. */
export async function readPickupCode(
  tx: Tx,
  memberId: string,
  orderId: string,
  now: number,
): Promise<DataOf<'pickUp.code'>> {
  const order = await findOwnOrder(tx, memberId, orderId);
  if (!order?.pickup || order.status !== 'pickup' || !order.pickupCode) throw notFound();
  const store = (await loadStores(tx, [order.pickup.storeId], now)).get(order.pickup.storeId);
  if (!store) throw notFound();
  const expiresAt = (order.paidAt ?? order.createdAt) + CODE_DAYS * DAY_MS;
  return { code: order.pickupCode, qr: `yejian://pickup/${order.id}/${order.pickupCode}`, store, expiresAt };
}
