/** Documents of numbered pieces: they arise with the redemption, and the piece leaves with its parcel (rule 24.8). */
import type { Tx } from '../../../../db/client';
import { maskName } from '../../../../lib/mask';
import type { StockDocRules } from '../../../trade/warehouse/kinds';
import { openDocument, voidDocument } from '../../../trade/warehouse/open';
import { findOpenOf, lockDocument } from '../../../trade/warehouse/repository';
import { findIssue } from '../issue/repository';
import { planShipping, shipRedeemed } from './redeem';
import { findHolding, type HoldingRow } from './repository';

export async function beginDocument(tx: Tx, row: HoldingRow, now: number): Promise<void> {
  const issue = await findIssue(tx, row.collectibleId);
  await openDocument(
    tx,
    {
      kind: 'escrow',
      origin: 'piece',
      warehouse: 'cellar',
      sourceId: row.id,
      sourceNo: row.certificateNo,
      target: maskName(row.address?.name ?? ''),
      lines: [
        {
          title: issue?.name ?? '藏品',
          cover: issue?.images[0] ?? '',
          specText: `No.${row.serialNo}`,
          // No other piece will do: its certificate is its bar code.
          code: row.certificateNo,
          shelf: row.cellarSlot,
          qty: 1,
        },
      ],
      label: '藏品提货，待拣货',
    },
    now,
  );
}

/** The autopilot ships what nobody at the desk has taken over. The holding's row is locked. */
export async function shipByAutopilot(tx: Tx, holdingId: string, now: number): Promise<void> {
  const row = await findHolding(tx, holdingId, true);
  const open = await findOpenOf(tx, 'escrow', holdingId);
  const doc = open && (await lockDocument(tx, open.id));
  if (row?.status !== 'redeeming' || (doc && doc.status !== 'pending')) return;
  if (doc) await voidDocument(tx, doc, { label: '已自动寄出，作废' }, now);
  await shipRedeemed(tx, row, undefined, now);
}

export const pieceDocs: StockDocRules = {
  partial: false,
  lock: (tx, holdingId) => findHolding(tx, holdingId, true),
  async source(tx, { sourceId }) {
    const row = sourceId === null ? undefined : await findHolding(tx, sourceId);
    return row && { kind: 'piece', address: row.address };
  },
  async onPassed(tx, { sourceId }, { carried }, now) {
    const row = await findHolding(tx, sourceId ?? '', true);
    if (row) await shipRedeemed(tx, row, carried, now);
  },
  /** The certificate is cancelled already: it is picked anew. */
  async onVoid(tx, { sourceId }, _lines, now, server) {
    const row = await findHolding(tx, sourceId ?? '');
    if (row?.status !== 'redeeming') return;
    await beginDocument(tx, row, now);
    await planShipping(tx, row.id, now, server);
  },
};
