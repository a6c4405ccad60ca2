/** Documents of orders: they arise when an express order waits for its parcel, and follow what is still to be sent of it (rule 24.2). */
import type { Tx } from '../../../db/client';
import { maskName } from '../../../lib/mask';
import { endWhenSent } from './end';
import { openPieces, sendParcel, waitsForParcel } from './service';
import { toShip } from './rest';
import type { Packing } from '../order/packing';
import { planShipping } from '../order/stages/start';
import { findOrder, listLines, lockOrder, type Order, type OrderLineRow } from '../order/repository';
import { NO_SKU } from '../../offer/stock/pieces';
import { listPlaces } from '../warehouse/goods/repository';
import type { StockDocRules } from '../warehouse/kinds';
import { openDocument, voidDocument } from '../warehouse/open';
import {
  findOpenOf,
  insertLines,
  listDocLines,
  lockDocument,
  updateDocument,
  updateLine,
  type DocRow,
  type NewLine,
} from '../warehouse/repository';

/** What the house itself still has to send of an order, after-sales aside. */
const ownRest = (lines: readonly OrderLineRow[]) =>
  lines
    .filter(({ merchantId }) => merchantId === null)
    .map((line) => ({ line, qty: toShip(line, 0) }))
    .filter(({ qty }) => qty > 0);

async function follow(tx: Tx, orderId: string, now: number): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (!order) return;
  const rest = ownRest(await listLines(tx, [orderId]));
  const open = await findOpenOf(tx, 'sale', orderId);
  const doc = open && (await lockDocument(tx, open.id));
  if (!doc) {
    if (waitsForParcel(order) && rest.length > 0) await begin(tx, order, rest, now);
  } else if (rest.length === 0) {
    await voidDocument(tx, doc, { label: '订单已没有待发的商品，自动作废' }, now);
  } else if (doc.status !== 'checking') await extend(tx, doc, rest);
}

const newLines = async (tx: Tx, rest: ReturnType<typeof ownRest>): Promise<NewLine[]> => {
  const places = await listPlaces(
    tx,
    rest.map(({ line }) => line.skuId),
  );
  return rest.map(({ line: { id, skuId, title, cover, specText }, qty }) => ({
    // A line of a seller's own words is picked without a shelf.
    skuId: skuId === NO_SKU ? null : skuId,
    orderLineId: id,
    title,
    cover,
    specText,
    ...places.get(skuId),
    qty,
  }));
};

async function begin(tx: Tx, order: Order, rest: ReturnType<typeof ownRest>, now: number): Promise<void> {
  await openDocument(
    tx,
    {
      kind: 'sale',
      warehouse: 'central',
      sourceId: order.id,
      sourceNo: order.no,
      target: maskName(order.address?.name ?? ''),
      note: order.remark,
      lines: await newLines(tx, rest),
      label: order.status === 'partial' ? '余下的待发' : '订单已付款，待拣货',
    },
    now,
  );
}

/** Pieces that arrived, or that nobody wants back any more, are picked with the others. */
async function extend(tx: Tx, doc: DocRow, rest: ReturnType<typeof ownRest>): Promise<void> {
  const lines = await listDocLines(tx, doc.id);
  const known = new Map(lines.map((line) => [line.orderLineId, line]));
  const more = rest.filter(({ line, qty }) => (known.get(line.id)?.qty ?? 0) < qty);
  if (more.length === 0) return;
  for (const { line, qty } of more) {
    const own = known.get(line.id);
    if (own) await updateLine(tx, own.id, { qty });
  }
  await insertLines(
    tx,
    doc.id,
    await newLines(
      tx,
      more.filter(({ line }) => !known.has(line.id)),
    ),
  );
  await updateDocument(tx, doc.id, {});
}

export const packing: Packing = {
  follow,
  isTaken: async (tx, orderId) => ((await findOpenOf(tx, 'sale', orderId))?.status ?? 'pending') !== 'pending',
  openPieces,
  endWhenSent,
};

export const saleDocs: StockDocRules = {
  partial: true,
  lock: lockOrder,
  async source(tx, doc, lines) {
    const order = doc.sourceId === null ? undefined : await findOrder(tx, doc.sourceId);
    if (!order) return undefined;
    const { id, address } = order;
    if (doc.status === 'done' || doc.status === 'void') return { kind: 'order', address };
    const pieces = await openPieces(tx, id, await listLines(tx, [id]));
    const open = new Map(lines.map((line) => [line.id, pieces.get(line.orderLineId ?? '') ?? 0]));
    const isOver = order.status === 'refunded' || order.status === 'cancelled';
    return { kind: 'order', address, open, ...(isOver && { dead: '订单已退款，请作废' }) };
  },
  async onPassed(tx, doc, { lines, carried }, now, server) {
    const packed = lines.map(({ orderLineId, picked }) => ({ lineId: orderLineId ?? '', qty: picked }));
    const sent = await sendParcel(tx, doc.sourceId ?? '', { lines: packed, ...(carried && { carried }) }, now, server);
    if (!sent) throw new Error(`document ${doc.no} sends nothing of its order`);
  },
  /** What is still wanted is picked anew. */
  async onVoid(tx, doc, _lines, now, server) {
    if (doc.sourceId === null) return;
    await follow(tx, doc.sourceId, now);
    if (await findOpenOf(tx, 'sale', doc.sourceId)) await planShipping(tx, doc.sourceId, now, server);
  },
};
