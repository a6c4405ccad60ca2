/** How a document begins, and how it ends without anything leaving. */
import type { Tx } from '../../../db/client';
import { newOrderNo } from '../../../db/numbers';
import type { StockDocKind, StockDocOrigin } from '../../../db/schema';
import { STOCK_DESK } from '../../people/employee/desks';
import { tellStaff, workChanged } from '../../people/work/tell';
import type { Made } from './kinds';
import { logged } from './log';
import { findWarehouse, insertDocument, sees, updateDocument, type DocRow } from './repository';
import { KINDS } from './labels';

interface Begun extends Made {
  kind: StockDocKind;
  origin?: StockDocOrigin;
  creatorId?: string;
  note?: string;
  /** What the log says first, and of whom. */
  label: string;
  by?: string;
}

const AT_STOCK = { desk: STOCK_DESK, assigneeId: null };
/** One document less to pick or to check. */
export const leavesDesk = (tx: Tx): Promise<void> => workChanged(tx, AT_STOCK);

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
  const doc = await insertDocument(tx, begun, lines);
  await tellStaff(tx, {
    ...AT_STOCK,
    title: `${KINDS[doc.kind]}单待拣货`,
    text: '有新的单据待拣货，请到出库工作台处理。',
    link: '/outbound/pages/outbound',
    at: now,
    often: true,
    isFor: (clerk) => clerk.id !== row.creatorId && sees(clerk, doc),
  });
  return doc;
}

export async function voidDocument(
  tx: Tx,
  doc: DocRow,
  { label, by = SYSTEM }: Pick<Begun, 'label' | 'by'>,
  now: number,
): Promise<DocRow> {
  await leavesDesk(tx);
  return updateDocument(tx, doc.id, { status: 'void', closedAt: now, log: logged(doc, 'void', label, by, now) });
}
