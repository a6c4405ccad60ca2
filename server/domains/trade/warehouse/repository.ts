/** SQL of the outbound documents. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { batches, skus, stockDocumentLines, stockDocuments, warehouses, type StockDocKind } from '../../../db/schema';
import type { Employee } from '../../people/employee/repository';

type Stored = typeof stockDocuments.$inferSelect;
/** A document of the desk; counts are none. */
export type DocRow = Omit<Stored, 'kind' | 'no'> & { kind: StockDocKind; no: string };
export type DocLine = typeof stockDocumentLines.$inferSelect;
type WarehouseRow = typeof warehouses.$inferSelect;
export type NewLine = Omit<typeof stockDocumentLines.$inferInsert, 'documentId'>;

/** Spelled out: the partial indexes hold what these words say. */
export const isOpen = sql`${stockDocuments.status} in ('pending', 'picking', 'checking')`;
export const isDocument = isNotNull(stockDocuments.no);
/** Whose documents a clerk sees (rules 5.3, 24.7): those of customers, those of the own store and what comes to it; managers see all. */
export const seenBy = ({ storeId, isManager }: Employee): SQL | undefined =>
  isManager
    ? undefined
    : or(
        isNull(stockDocuments.storeId),
        eq(stockDocuments.storeId, storeId),
        and(eq(stockDocuments.kind, 'transfer'), eq(stockDocuments.sourceId, storeId)),
      );
/** The same of one document that is at hand. */
export const sees = ({ storeId, isManager }: Employee, doc: DocRow): boolean =>
  isManager || doc.storeId === null || [doc.storeId, doc.kind === 'transfer' && doc.sourceId].includes(storeId);
const asDoc = (row: Stored | undefined) => row as DocRow | undefined;

export const listWarehouses = (tx: Tx): Promise<WarehouseRow[]> =>
  tx.select().from(warehouses).orderBy(asc(warehouses.id));

export async function findWarehouse(tx: Tx, kind: WarehouseRow['kind']): Promise<WarehouseRow> {
  const [row] = await tx.select().from(warehouses).where(eq(warehouses.kind, kind));
  return row as WarehouseRow;
}

export async function insertDocument(
  tx: Tx,
  row: typeof stockDocuments.$inferInsert,
  lines: readonly NewLine[],
): Promise<DocRow> {
  const [made] = await tx.insert(stockDocuments).values(row).returning();
  const doc = made as DocRow;
  await insertLines(tx, doc.id, lines);
  return doc;
}

export async function insertLines(tx: Tx, documentId: string, lines: readonly NewLine[]): Promise<void> {
  if (lines.length > 0) await tx.insert(stockDocumentLines).values(lines.map((line) => ({ ...line, documentId })));
}

export async function findDocument(tx: Tx, id: string, viewer: Employee): Promise<DocRow | undefined> {
  const [row] = await tx
    .select()
    .from(stockDocuments)
    .where(and(eq(stockDocuments.id, id), isDocument, seenBy(viewer)));
  return asDoc(row);
}

/** The document of this number, else the newest of the order, the request or the certificate that has it. */
export async function findByCode(tx: Tx, code: string, viewer: Employee): Promise<DocRow | undefined> {
  const [own] = await tx
    .select()
    .from(stockDocuments)
    .where(and(eq(stockDocuments.no, code), seenBy(viewer)));
  if (own) return asDoc(own);
  const [row] = await tx
    .select()
    .from(stockDocuments)
    .where(and(eq(stockDocuments.sourceNo, code), isDocument))
    .orderBy(desc(stockDocuments.id))
    .limit(1);
  return asDoc(row);
}

/** With its row locked until the transaction ends. */
export async function lockDocument(tx: Tx, id: string): Promise<DocRow | undefined> {
  const [row] = await tx.select().from(stockDocuments).where(eq(stockDocuments.id, id)).for('update');
  return asDoc(row);
}

/** The open document of an order or request. */
export async function findOpenOf(tx: Tx, kind: StockDocKind, sourceId: string): Promise<DocRow | undefined> {
  const [row] = await tx
    .select()
    .from(stockDocuments)
    .where(and(eq(stockDocuments.kind, kind), eq(stockDocuments.sourceId, sourceId), isOpen));
  return asDoc(row);
}

export async function updateDocument(
  tx: Tx,
  id: string,
  set: Partial<typeof stockDocuments.$inferInsert>,
): Promise<DocRow> {
  const [row] = await tx
    .update(stockDocuments)
    .set({ ...set, rev: sql`${stockDocuments.rev} + 1` })
    .where(eq(stockDocuments.id, id))
    .returning();
  return row as DocRow;
}

export const listDocLines = (tx: Tx, documentId: string): Promise<DocLine[]> =>
  tx
    .select()
    .from(stockDocumentLines)
    .where(eq(stockDocumentLines.documentId, documentId))
    .orderBy(asc(stockDocumentLines.shelf), asc(stockDocumentLines.id));

/** Fen of the pieces at the prices of today; null where one of them has none here (numbered pieces, tea from elsewhere). */
export async function worthOf(tx: Tx, lines: readonly DocLine[]): Promise<number | null> {
  const ids = lines.flatMap(({ skuId }) => skuId ?? []);
  if (ids.length < lines.length) return null;
  const rows = await tx.select({ id: skus.id, price: skus.price }).from(skus).where(inArray(skus.id, ids));
  const prices = new Map(rows.map(({ id, price }) => [id, price]));
  return lines.reduce((sum, { skuId, qty }) => sum + qty * (prices.get(skuId ?? '') ?? 0), 0);
}

export async function updateLine(
  tx: Tx,
  id: string,
  set: Partial<Pick<DocLine, 'qty' | 'picked' | 'batch'>>,
): Promise<void> {
  await tx.update(stockDocumentLines).set(set).where(eq(stockDocumentLines.id, id));
}

/** By SKU: numbers of the batches of its goods, the newest first. */
export async function listBatches(tx: Tx, skuIds: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (skuIds.length === 0) return found;
  const rows = await tx
    .select({ skuId: skus.id, no: batches.no })
    .from(skus)
    .innerJoin(batches, eq(batches.goodsId, skus.goodsId))
    .where(inArray(skus.id, [...skuIds]))
    .orderBy(desc(batches.date));
  for (const { skuId, no } of rows) found.set(skuId, [...(found.get(skuId) ?? []), no]);
  return found;
}

/** What moves meanwhile is this document's doing. */
export async function inDocument(tx: Tx, id: string, work: () => Promise<void>): Promise<void> {
  const set = (value: string) => tx.execute(sql`select set_config('yejian.stock_document', ${value}, true)`);
  await set(id);
  await work();
  await set('');
}
