/** special.wholesaleDetail: one wholesale order with what was sent, stored and is still to come. */
import type { WholesaleDetail } from '../../../../src/contract/wholesale/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { lotViews } from '../../trade/cellar/presenter';
import { listLotsOfOrder } from '../../trade/cellar/repository';
import { presentRequests } from '../../trade/escrow/presenter';
import { listOutboundsOf } from '../../trade/escrow/repository';
import { shownBy } from '../../people/file/sealed';
import { lineView, orderCard } from '../../trade/order/presenter';
import { listParcels } from '../../trade/parcel/repository';
import { findOwnOrder, listLines, type Order, type OrderLineRow } from '../../trade/order/repository';
import { yuan } from '../../../lib/money';
import { tierAt, type Tier } from '../../people/pricing/tiers';
import { voucherView } from '../../trade/voucher/presenter';
import { vouchersOfOrder } from '../../trade/voucher/repository';
import { shareOut } from './list/presenter';
import { loadTiers } from './repository';

/** The step whose price was frozen; the ladder may have changed since. */
const tierText = (line: OrderLineRow, tiers: readonly Tier[]): string => {
  const step = tiers.find(({ price }) => price === line.price) ?? tierAt(tiers, line.qty);
  return step && step.price === line.price ? `${step.minQty} 件起 ¥${yuan(line.price)}` : `¥${yuan(line.price)}`;
};

/** 404 for foreign orders and for orders of another kind. */
export async function readDetail(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
  server: Setup,
): Promise<WholesaleDetail> {
  const order = await findOwnOrder(tx, memberId, id);
  if (order?.kind !== 'wholesale') throw notFound();
  const lines = await listLines(tx, [id]);
  const tiers = await loadTiers(
    tx,
    lines.map((line) => line.skuId),
  );
  const vouchers = await vouchersOfOrder(tx, 'order', id);
  const lots = await listLotsOfOrder(tx, id);
  const rows = lines.map((line) => ({
    line: lineView(line),
    tier: tierText(line, tiers.get(line.skuId) ?? []),
    ...shareOut(order, line),
  }));
  return {
    order: orderCard(server, order, lines, undefined),
    amounts: order.amounts,
    lines: rows,
    deliveries: (await listParcels(tx, { orderId: id })).map((parcel) => ({
      key: parcel.id,
      label: `${parcel.company} ${parcel.trackingNo}`,
      value: `${parcel.lines.reduce((all, { qty }) => all + qty, 0)} 件`,
    })),
    vouchers: vouchers.map((row) => voucherView(row, shownBy(server, now))),
    lots: await lotViews(tx, lots, now),
    requests: await presentRequests(tx, memberId, await listOutboundsOf(tx, lots), now),
    actions: actionsOf(
      order,
      rows.some(({ left }) => left > 0),
      vouchers[0]?.status === 'auditing',
    ),
  };
}

function actionsOf(order: Order, hasRest: boolean, auditing: boolean): WholesaleDetail['actions'] {
  if (order.status === 'unpaid') return auditing ? ['voucher'] : ['pay', 'voucher', 'cancel'];
  if (order.status === 'paid' || order.status === 'partial') return hasRest ? ['store', 'invoice'] : ['invoice'];
  if (order.status === 'shipped') return ['receive', 'invoice'];
  return order.status === 'received' || order.status === 'finished' ? ['invoice'] : [];
}
