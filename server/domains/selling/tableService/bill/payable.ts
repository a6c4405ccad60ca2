/** A leg of a table's bill at the cashier. */
import { tableServiceSchemas } from '../../../../../src/contract/tableService/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { documentsOf } from '../../../trade/payment/document';
import { atOnce } from '../../../trade/payment/payables';
import { paymentOfOrder } from '../../../trade/payment/repository';
import { tellTable } from '../access';
import { findSession, lockSession } from '../rows/session/repository';
import { findLeg, tableNameOf, type LegRow } from '../rows/bill/repository';
import { cancelLeg, payLeg, takeLeg } from './service';

/** The table's session is locked before its leg, as everywhere. */
async function readLeg(tx: Tx, id: string, lock: boolean): Promise<LegRow | undefined> {
  const leg = await findLeg(tx, id);
  if (!leg || !lock) return leg;
  await lockSession(tx, leg.sessionId);
  return findLeg(tx, id, true);
}

export const tablePayable = documentsOf({
  creation: {
    request: tableServiceSchemas['scanCode.legSave'].request,
    make: async (_, memberId, input, { now, server, write }) =>
      (await write((tx) => takeLeg(tx, memberId, input as RequestOf<'scanCode.legSave'>, now, server))).leg.id,
  },
  delivered: atOnce,
  read: readLeg,
  show: async (tx, { sessionId, amount }) => {
    const route = `/qrCodeOrder/pages/order?sessionId=${sessionId}`;
    return { title: `桌台账单 · ${await tableNameOf(tx, sessionId)}`, amount, nextRoute: route, route };
  },
  async paid(tx, leg, now) {
    const payment = await paymentOfOrder(tx, 'table', leg.id);
    const channel = payment?.channel === 'wallet' ? 'wallet' : payment?.channel === 'cash' ? 'cash' : 'js';
    await payLeg(tx, leg, { channel }, now);
  },
  async close(tx, leg) {
    await cancelLeg(tx, leg);
    const session = await findSession(tx, leg.sessionId);
    if (session) await tellTable(tx, session);
  },
});
