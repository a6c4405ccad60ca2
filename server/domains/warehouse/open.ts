/** How a document begins, and how it ends without anything leaving. */
import type { Tx } from '../../db/client';
import { newOrderNo } from '../../db/numbers';
import type { StockDocKind, StockDocOrigin } from '../../db/schema';
import type { Made } from './kinds';
import { logged } from './log';
import { findWarehouse, insertDocument, updateDocument, type DocRow } from './repository';

interface Begun extends Made {
  kind: StockDocKind;
  origin?: StockDocOrigin;
  creatorId?: string;
  note?: string;
  /** What the log says first, and of whom. */
  label: string;
  by?: string;
}

/** Whoever does it without a person. */
const SYSTEM = '系统';

export async function openDocument(
  tx: Tx,
  { warehouse, lines, label, by = SYSTEM, ...row }: Begun,
  now: number,
): Promise<DocRow> {
  const begun = {
    ...row,
    status: 'pending' as const,
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'CK'),
    warehouseId: (await findWarehouse(tx, warehouse)).id,
    createdAt: now,
    log: logged(undefined, 'created', label, by, now),
  };
  return insertDocument(tx, begun, lines);
}

export const voidDocument = (
  tx: Tx,
  doc: DocRow,
  { label, by = SYSTEM }: Pick<Begun, 'label' | 'by'>,
  now: number,
): Promise<DocRow> =>
  updateDocument(tx, doc.id, { status: 'void', closedAt: now, log: logged(doc, 'void', label, by, now) });
