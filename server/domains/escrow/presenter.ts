/** The wire shape of requests about stored tea. */
import type { EscrowRequest } from '../../../src/contract/escrow/schemas';
import { lotView } from '../cellar/presenter';
import type { LotRow } from '../cellar/repository';
import type { RequestRow } from './repository';

export const requestView = (row: RequestRow, lot: LotRow): EscrowRequest => ({
  id: row.id,
  no: row.no,
  kind: row.kind,
  lot: lotView(lot),
  qty: row.qty,
  fee: row.fee,
  status: row.status,
  steps: row.steps,
  createdAt: row.createdAt,
});
