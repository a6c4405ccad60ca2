/** The warehouses of the demo: where goods lie, what runs low, and documents of every kind in every state (rule 20.9). */
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  cellarMoves,
  escrowLots,
  escrowRequests,
  goods,
  orderLines,
  orders,
  parcels,
  skuPlaces,
  skus,
  stockDocumentLines,
  stockDocuments,
  stockMoves,
  stores,
  warehouses,
  type StockDocKind,
  type StockDocLog,
  type StockDocStatus,
} from '../../db/schema';
import { toShip } from '../../domains/trade/fulfilment/rest';
import { addToShelf } from '../../domains/trade/warehouse/goods/repository';
import { inDocument } from '../../domains/trade/warehouse/repository';
import { maskName } from '../../lib/mask';
import { numberOf } from '../../lib/numbers';
import { insertAll } from '../insert';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const [CENTRAL, CELLAR] = ['1', '2'];
/** 赵小满 picks, 冯仓 passes, 王岚 is their manager. */
const ZHAO = { id: '10103', name: '赵小满' };
const FENG = { id: '10108', name: '冯仓' };
const WANG = { id: '10101', name: '王岚' };
const DOCUMENTS = 40;
const URGENT = 3;
const LOW = 6;

type Doc = typeof stockDocuments.$inferInsert;
type Line = Omit<typeof stockDocumentLines.$inferInsert, 'documentId'>;
interface Draft {
  kind: StockDocKind;
  status: StockDocStatus;
  createdAt: number;
  sourceId: string | null;
  sourceNo?: string;
  target: string;
  note?: string;
  creator?: typeof ZHAO;
  /** Made by hand in this store. */
  storeId?: string;
  /** The other one passes it; in the store itself its manager. */
  picker?: typeof ZHAO;
  parcel?: { company: string; trackingNo: string };
  lines: Line[];
}

const isStarted = (status: StockDocStatus) => status === 'picking' || status === 'checking' || status === 'done';

const passerOf = ({ storeId, picker = ZHAO }: Draft): typeof ZHAO => {
  if (storeId !== undefined) return WANG;
  return picker === ZHAO ? FENG : ZHAO;
};

/** Who did what when: an hour from one step to the next. */
function logOf(draft: Draft, now: number): StockDocLog[] {
  const { status, createdAt, creator, picker = ZHAO, parcel } = draft;
  const at = (hours: number) => Math.min(now - MINUTE, createdAt + hours * HOUR);
  const passer = passerOf(draft);
  const log = [
    {
      key: 'created',
      label: creator ? '生成出库单' : '订单已付款，待拣货',
      by: creator?.name ?? '系统',
      at: createdAt,
    },
  ];
  if (isStarted(status)) log.push({ key: 'picking', label: '开始拣货', by: picker.name, at: at(0.5) });
  if (status === 'checking' || status === 'done')
    log.push({ key: 'checking', label: '提交复核', by: picker.name, at: at(1) });
  if (status === 'done')
    log.push({
      key: 'done',
      label: parcel ? `复核通过，${parcel.company} ${parcel.trackingNo}` : '复核通过',
      by: passer.name,
      at: at(1.5),
    });
  if (status === 'void') log.push({ key: 'void', label: '作废：重复开单', by: WANG.name, at: at(1) });
  return log;
}

export async function seedWarehouse(tx: Tx, _at: number, now: number): Promise<void> {
  await tx.update(warehouses).set({ name: '西湖仓' }).where(eq(warehouses.id, CENTRAL));
  await seedPlaces(tx);
  const own = await ownDrafts(tx, now);
  const drafts = [...(await waitingDrafts(tx)), ...(await storedDrafts(tx)), ...own];
  drafts.push(...(await sentDrafts(tx, DOCUMENTS - drafts.length)));
  const documents: Doc[] = [];
  const lines: (typeof stockDocumentLines.$inferInsert)[] = [];
  for (const draft of drafts) {
    const id = String(698_101 + documents.length);
    const log = logOf(draft, now);
    const isClosed = draft.status === 'done' || draft.status === 'void';
    const picker = draft.picker ?? ZHAO;
    documents.push({
      id,
      kind: draft.kind,
      status: draft.status,
      no: numberOf('CK', draft.createdAt, id),
      warehouseId: draft.kind === 'escrow' ? CELLAR : CENTRAL,
      storeId: draft.storeId ?? null,
      sourceId: draft.sourceId,
      sourceNo: draft.sourceNo ?? '',
      target: draft.target,
      note: draft.note ?? '',
      creatorId: draft.creator?.id ?? null,
      pickerId: isStarted(draft.status) ? picker.id : null,
      passerId: draft.status === 'done' ? passerOf(draft).id : null,
      ...draft.parcel,
      log,
      createdAt: draft.createdAt,
      closedAt: isClosed ? (log.at(-1)?.at ?? now) : null,
    });
    for (const line of draft.lines)
      lines.push({ ...line, id: String(698_201 + lines.length), documentId: id, picked: pickedOf(draft, line) });
  }
  await insertAll(tx, stockDocuments, documents);
  await insertAll(tx, stockDocumentLines, lines);
  for (const { id = '', kind, status, sourceId } of documents) {
    const its = lines.filter(({ documentId }) => documentId === id);
    if (status === 'done') for (const line of its) await bookMove(tx, id, kind as StockDocKind, sourceId ?? '', line);
    else if (status !== 'void' && ['transfer', 'use', 'loss', 'lossAdjust'].includes(kind))
      for (const { skuId, qty } of its)
        await tx
          .update(skus)
          .set({ locked: sql`${skus.locked} + ${qty}` })
          .where(eq(skus.id, skuId ?? ''));
  }
}

const pickedOf = ({ status, lines }: Draft, line: Line): number => {
  if (status === 'done' || status === 'checking') return line.qty;
  return status === 'picking' && line === lines[0] ? Math.ceil(line.qty / 2) : 0;
};

/** Shelves by the order of the SKUs; six of them run low. */
async function seedPlaces(tx: Tx): Promise<void> {
  const rows = await tx
    .select({ id: skus.id, stock: skus.stock })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .where(and(isNull(goods.merchantId), eq(skus.off, false)))
    .orderBy(asc(skus.id));
  const low = new Set(
    rows
      .filter(({ stock }) => stock > 0)
      .sort((a, b) => a.stock - b.stock)
      .slice(0, LOW)
      .map(({ id }) => id),
  );
  await insertAll(
    tx,
    skuPlaces,
    rows.map(({ id, stock }, i) => ({
      skuId: id,
      shelf: `${'ABCD'[Math.floor((i * 4) / rows.length)] ?? 'D'} 区 ${String(1 + (i % 12)).padStart(2, '0')} 架`,
      least: low.has(id) ? 12 + 4 * (i % 3) : Math.min(20, Math.floor(stock / 4)),
    })),
  );
}

type OrderLine = typeof orderLines.$inferSelect;
async function linesOf(tx: Tx, found: readonly { line: OrderLine; qty: number }[]): Promise<Line[]> {
  const places = new Map(
    (
      await tx
        .select({ id: skus.id, code: skus.barCode, shelf: skuPlaces.shelf })
        .from(skus)
        .leftJoin(skuPlaces, eq(skuPlaces.skuId, skus.id))
        .where(inArray(skus.id, ['0', ...found.map(({ line }) => line.skuId)]))
    ).map((row) => [row.id, row]),
  );
  return found.map(({ line: { id, skuId, title, cover, specText }, qty }) => ({
    skuId,
    orderLineId: id,
    title,
    cover,
    specText,
    code: places.get(skuId)?.code ?? '',
    shelf: places.get(skuId)?.shelf ?? '',
    qty,
  }));
}

/** What paid orders wait for: the oldest are being packed, three buyers have asked for theirs. */
async function waitingDrafts(tx: Tx): Promise<Draft[]> {
  const waiting = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.deliveryType, 'express'), inArray(orders.status, ['paid', 'partial'])))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  const drafts: Draft[] = [];
  for (const order of waiting) {
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.id));
    const rest = lines
      .filter(({ merchantId }) => merchantId === null)
      .map((line) => ({ line, qty: toShip(line, 0) }))
      .filter(({ qty }) => qty > 0);
    if (rest.length === 0) continue;
    drafts.push({
      kind: 'sale',
      status: 'pending',
      createdAt: order.paidAt ?? order.createdAt,
      sourceId: order.id,
      sourceNo: order.no,
      target: maskName(order.address?.name ?? ''),
      note: order.remark,
      lines: await linesOf(tx, rest),
    });
  }
  const [first, second, third] = drafts;
  if (first) first.status = 'checking';
  if (second) Object.assign(second, { status: 'checking', picker: FENG });
  if (third) third.status = 'picking';
  const asked = drafts.filter(({ status }) => status === 'pending').slice(0, URGENT);
  await tx
    .update(orders)
    .set({ remindedDay: '2000-01-01' })
    .where(inArray(orders.id, ['0', ...asked.map(({ sourceId }) => sourceId ?? '0')]));
  return drafts;
}

/** The house's newest parcels. */
async function sentDrafts(tx: Tx, count: number): Promise<Draft[]> {
  const sent = await tx
    .select({ parcel: parcels, order: orders })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(isNull(parcels.exchangeId))
    .orderBy(desc(parcels.createdAt), desc(parcels.id))
    .limit(count * 3);
  const drafts: Draft[] = [];
  for (const { parcel, order } of sent) {
    if (drafts.length === count) break;
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const packed = parcel.lines.flatMap(({ lineId, qty }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line?.merchantId === null && qty > 0 ? [{ line, qty }] : [];
    });
    if (packed.length === 0) continue;
    drafts.push({
      kind: 'sale',
      status: 'done',
      createdAt: parcel.createdAt - 2 * HOUR,
      sourceId: order.id,
      sourceNo: order.no,
      target: maskName(order.address?.name ?? ''),
      picker: drafts.length % 2 === 0 ? ZHAO : FENG,
      parcel: { company: parcel.company, trackingNo: parcel.trackingNo },
      lines: await linesOf(tx, packed),
    });
  }
  return drafts;
}

/** Stored tea that is picked or has left. */
async function storedDrafts(tx: Tx): Promise<Draft[]> {
  const rows = await tx
    .select({ request: escrowRequests, lot: escrowLots })
    .from(escrowRequests)
    .innerJoin(escrowLots, eq(escrowLots.id, escrowRequests.lotId))
    .where(and(eq(escrowRequests.kind, 'outbound'), inArray(escrowRequests.status, ['picking', 'done'])))
    .orderBy(asc(escrowRequests.id));
  return rows.map(({ request, lot }) => ({
    kind: 'escrow',
    status: request.status === 'done' ? 'done' : 'picking',
    createdAt: request.createdAt + HOUR,
    sourceId: request.id,
    sourceNo: request.no,
    target: maskName(request.address?.name ?? '林知夏'),
    creator: ZHAO,
    lines: [
      {
        skuId: lot.skuId,
        title: lot.title,
        cover: lot.cover,
        specText: lot.specText,
        code: lot.no,
        shelf: lot.cellarSlot ?? '',
        unit: lot.unit,
        qty: request.qty,
        batch: lot.batch,
      },
    ],
  }));
}

/** Hours ago, the store, pieces of how many goods. */
const OWN: readonly (Pick<Draft, 'kind' | 'status' | 'note'> & { hours: number; store: string; goods: number })[] = [
  { kind: 'transfer', status: 'pending', hours: 3, store: '3', goods: 2, note: '外滩馆补货' },
  { kind: 'transfer', status: 'checking', hours: 7, store: '2', goods: 3, note: '武林馆周末活动' },
  { kind: 'transfer', status: 'done', hours: 30, store: '4', goods: 2, note: '夫子庙馆补货' },
  { kind: 'transfer', status: 'done', hours: 2, store: '2', goods: 1, note: '武林馆急用' },
  { kind: 'use', status: 'picking', hours: 5, store: '1', goods: 2, note: '茶艺课用茶' },
  { kind: 'use', status: 'done', hours: 4, store: '1', goods: 2, note: '品鉴会试饮' },
  { kind: 'use', status: 'void', hours: 52, store: '1', goods: 1, note: '重复' },
  { kind: 'loss', status: 'pending', hours: 9, store: '1', goods: 1, note: '运输破损' },
  { kind: 'loss', status: 'done', hours: 75, store: '1', goods: 1, note: '受潮' },
  { kind: 'gain', status: 'done', hours: 98, store: '1', goods: 1, note: '月度盘点' },
  { kind: 'lossAdjust', status: 'done', hours: 99, store: '1', goods: 1, note: '月度盘点' },
];

async function ownDrafts(tx: Tx, now: number): Promise<Draft[]> {
  const full = await tx
    .select({
      skuId: skus.id,
      title: goods.title,
      cover: skus.image,
      specValues: skus.specValues,
      code: skus.barCode,
      shelf: skuPlaces.shelf,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))
    .innerJoin(skuPlaces, eq(skuPlaces.skuId, skus.id))
    .where(and(isNull(goods.merchantId), eq(skus.off, false), eq(goods.status, 'on')))
    .orderBy(desc(skus.stock), asc(skus.id))
    .limit(60);
  const names = new Map(
    (await tx.select({ id: stores.id, name: stores.name }).from(stores)).map((s) => [s.id, s.name]),
  );
  return OWN.map(({ kind, status, note, hours, store, goods: count }, i): Draft => ({
    kind,
    status,
    ...(note === undefined ? {} : { note }),
    createdAt: now - hours * HOUR,
    sourceId: store,
    target: names.get(store) ?? '',
    creator: status === 'pending' ? WANG : ZHAO,
    storeId: '1',
    lines: full.slice(10 + i * 3, 10 + i * 3 + count).map(({ specValues, ...one }, n) => ({
      ...one,
      specText: specValues.join(' · '),
      qty: kind === 'transfer' ? 4 + n : 1 + n,
    })),
  }));
}

/** Past moves that leave today's stock as it is: what came first was so much more. What a store got stands on its shelf. */
async function bookMove(
  tx: Tx,
  documentId: string,
  kind: StockDocKind,
  sourceId: string,
  { skuId, qty }: Pick<Line, 'skuId' | 'qty'>,
): Promise<void> {
  if (kind === 'sale') return;
  if (kind === 'escrow') {
    const [request] = await tx.select().from(escrowRequests).where(eq(escrowRequests.id, sourceId));
    const [move] = await tx
      .select()
      .from(cellarMoves)
      .where(eq(cellarMoves.lotId, request?.lotId ?? ''));
    if (!move) return;
    await tx
      .update(cellarMoves)
      .set({ delta: move.delta + qty, after: move.after + qty })
      .where(eq(cellarMoves.id, move.id));
    await tx.insert(cellarMoves).values({ lotId: move.lotId, delta: -qty, after: move.after, documentId, at: move.at });
    return;
  }
  const sku = skuId ?? '';
  if (kind === 'transfer') return inDocument(tx, documentId, () => addToShelf(tx, sourceId, sku, qty));
  const delta = kind === 'gain' ? qty : -qty;
  const [move] = await tx
    .select()
    .from(stockMoves)
    .where(and(eq(stockMoves.skuId, sku), isNull(stockMoves.storeId)))
    .orderBy(asc(stockMoves.id))
    .limit(1);
  if (!move) return;
  await tx
    .update(stockMoves)
    .set({ delta: move.delta - delta, after: move.after - delta })
    .where(eq(stockMoves.id, move.id));
  await tx.insert(stockMoves).values({ skuId: sku, delta, after: move.after, documentId, at: move.at });
}
