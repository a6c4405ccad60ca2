/** What buyers do with their orders. Every write locks the order first; a state that moved on meanwhile answers 409 with the order. */
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { OrderDetail } from '../../../src/contract/order/schemas';
import type { Tx } from '../../db/client';
import { conflict, notFound, refuse } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { DAY_MS } from '../../lib/shanghai';
import { sameZone } from '../pricing/freight';
import { cellarOf } from '../cellar/returns';
import { listSaleLogs, listSales } from '../afterSale/repository';
import { reviewsOfLines } from '../review/repository';
import { isAuditing, paymentOfOrder } from '../payment/repository';
import { canDelete } from './actions';
import { chooseAddress, snapshotOf } from '../address/choose';
import { closeUnpaid } from './close';
import { groupsOfOrders } from '../groupBuying/repository';
import { groupViews } from '../groupBuying/views';
import { orderCard, orderDetail, type DetailParts } from './presenter';
import { listOrders, listParcels, listTraces, type OrderQuery } from './query';
import { markReceived } from './receive';
import { addLog, findOwnOrder, listLines, listLogs, lockOrder, updateOrder, type Order } from './repository';
import { loadFreightRules, loadSaleSkus } from '../stock/saleSkus';
import { loadStores } from './stores';

export async function pageOfOrders(
  tx: Tx,
  query: OrderQuery,
  page: number,
  now: number,
): Promise<DataOf<'memberOrder.index'>> {
  const { rows, total } = await listOrders(tx, query, PAGE_SIZE, offsetOf(page));
  const lines = await listLines(
    tx,
    rows.map((row) => row.id),
  );
  const stores = await loadStores(
    tx,
    rows.flatMap((row) => row.pickup?.storeId ?? []),
    now,
  );
  const groups = await groupsOfOrders(
    tx,
    rows.filter((row) => row.kind === 'group').map((row) => row.id),
  );
  const sales = await listSales(
    tx,
    rows.map((row) => row.id),
  );
  const cellar = await cellarOf(
    tx,
    rows.map((row) => row.id),
  );
  const reviews = await reviewsOfLines(
    tx,
    lines.filter((line) => line.reviewed).map((line) => line.id),
  );
  const cards = rows.map((row) =>
    orderCard(
      row,
      lines.filter((line) => line.orderId === row.id),
      stores.get(row.pickup?.storeId ?? ''),
      groups.get(row.id),
      { sales: sales.filter(({ sale }) => sale.orderId === row.id), cellar, reviews, now },
    ),
  );
  return pageOf(cards, total, page);
}

export async function detailOf(tx: Tx, order: Order, now: number): Promise<OrderDetail> {
  const storeId = order.pickup?.storeId;
  const parcels = await listParcels(tx, order.id);
  const lines = await listLines(tx, [order.id]);
  const sales = await listSales(tx, [order.id]);
  return orderDetail({
    order,
    now,
    lines,
    sales,
    cellar: await cellarOf(tx, [order.id]),
    saleLogs: await listSaleLogs(
      tx,
      sales.map(({ sale }) => sale.id),
    ),
    reviews: await reviewsOfLines(
      tx,
      lines.map((line) => line.id),
    ),
    logs: await listLogs(tx, order.id),
    store: storeId === undefined ? undefined : (await loadStores(tx, [storeId], now)).get(storeId),
    payment: await paymentOfOrder(tx, 'order', order.id),
    group: order.kind === 'group' ? await groupOf(tx, order, now) : undefined,
    parcels,
    traces: await listTraces(
      tx,
      parcels.map((parcel) => parcel.id),
      now,
    ),
  });
}

/** The group of a group order, as its buyer sees it. */
async function groupOf(tx: Tx, order: Order, now: number): Promise<DetailParts['group']> {
  const row = (await groupsOfOrders(tx, [order.id])).get(order.id);
  if (!row) return undefined;
  const [view] = await groupViews(tx, [row], order.memberId, now);
  return { row, view };
}

/** 404 when it is not the member's. */
export async function viewOrder(tx: Tx, memberId: string, id: string, now: number): Promise<OrderDetail> {
  const order = await findOwnOrder(tx, id, memberId);
  if (!order) throw notFound();
  return detailOf(tx, order, now);
}

/** Locks an own order and changes it; `from` = the states that allow it, else 409 with the order as it is now. */
async function change(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  from: (order: Order) => boolean,
  write: (order: Order) => Promise<Order>,
): Promise<OrderDetail> {
  const order = await lockOrder(tx, id, memberId);
  if (!order) throw notFound();
  if (!from(order)) throw conflict(undefined, await detailOf(tx, order, now));
  return detailOf(tx, await write(order), now);
}

export const closeOrder = (
  tx: Tx,
  memberId: string,
  input: RequestOf<'memberOrder.close'>,
  now: number,
): Promise<OrderDetail> =>
  change(
    tx,
    memberId,
    input.id,
    now,
    (order) => order.status === 'unpaid',
    async (order) => {
      // The money may be on its way: finance answers first.
      if (await isAuditing(tx, order.id)) throw refuse('转账凭证审核中，暂不能取消');
      return closeUnpaid(tx, order, { reason: 'buyer', text: input.reason, by: '买家' }, now);
    },
  );

export const takeDelivery = (tx: Tx, memberId: string, id: string, now: number): Promise<OrderDetail> =>
  change(
    tx,
    memberId,
    id,
    now,
    (order) => order.status === 'shipped',
    (order) => markReceived(tx, order, '买家', now),
  );

/** Hides a closed or finished order from its buyer; it stays in the books. */
export async function deleteOrder(tx: Tx, memberId: string, id: string, now: number): Promise<void> {
  const hide = (order: Order) => updateOrder(tx, order.id, { hiddenAt: now });
  await change(tx, memberId, id, now, (order) => canDelete(order.status), hide);
}

/** Another own address before picking, inside the same freight zone: the freight that was paid stays right. 422 outside of it. */
export const changeAddress = (
  tx: Tx,
  memberId: string,
  input: RequestOf<'memberOrder.addressUpdate'>,
  now: number,
): Promise<OrderDetail> =>
  change(
    tx,
    memberId,
    input.id,
    now,
    (order) =>
      order.deliveryType === 'express' &&
      (order.status === 'paid' || (order.status === 'unpaid' && order.kind === 'auction')),
    async (order) => {
      const address = await chooseAddress(tx, memberId, input.addressId);
      if (!address) throw notFound();
      const skus = await loadSaleSkus(
        tx,
        (await listLines(tx, [order.id])).map((line) => line.skuId),
      );
      const rules = await loadFreightRules(
        tx,
        [...skus.values()].map((sku) => sku.freightTemplateId),
      );
      const before = order.address?.regionCode ?? '';
      if (order.kind !== 'auction' && !sameZone(rules, before, address.regionCode))
        throw refuse('新地址运费不同，请取消后重新下单');
      await addLog(tx, { orderId: order.id, key: 'address', label: '修改收货地址', by: '买家', at: now });
      return updateOrder(tx, order.id, { address: snapshotOf(address) });
    },
  );

const CODE_DAYS = 30;
/** The code that staff scan: 8 digits, and as QR text. 404 for orders without a code. */
export async function readPickupCode(
  tx: Tx,
  memberId: string,
  orderId: string,
  now: number,
): Promise<DataOf<'pickUp.code'>> {
  const order = await findOwnOrder(tx, orderId, memberId);
  if (!order?.pickup || order.status !== 'pickup' || !order.pickupCode) throw notFound();
  const store = (await loadStores(tx, [order.pickup.storeId], now)).get(order.pickup.storeId);
  if (!store) throw notFound();
  const expiresAt = (order.paidAt ?? order.createdAt) + CODE_DAYS * DAY_MS;
  return { code: order.pickupCode, qr: `yejian://pickup/${order.id}/${order.pickupCode}`, store, expiresAt };
}
