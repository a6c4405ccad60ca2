/** Tickets asked for by hand: what failed comes again, what was printed comes as a copy, what was never asked for comes once (rule 37.2). */
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { PrintJob } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import { notFound, refuse } from '../../../../http/errors';
import { findPrint, listPrintsOf, listPrintsOfSession, printAgain } from '../../../offer/printing/queue';
import { servesAt } from '../access';
import { findRound } from '../rows/bill/repository';
import { readAccount } from '../bill/service';
import { presentPrint } from '../round/presenter';
import { findSession } from '../rows/session/repository';
import { printBill, printKitchen } from '../tickets';

/** 404 another store's · 422 no printer. */
export async function printFor(
  tx: Tx,
  memberId: string,
  { kind, orderId, sessionId, reprint = false }: RequestOf<'scanCode.printTicket'>,
  now: number,
): Promise<PrintJob> {
  const round = orderId === undefined ? undefined : await findRound(tx, orderId);
  const session = await findSession(tx, round?.sessionId ?? sessionId ?? '0');
  if (!session || !(await servesAt(tx, memberId, session.storeId))) throw notFound();
  const find = async () => {
    const all = round ? await listPrintsOf(tx, [round.id]) : await listPrintsOfSession(tx, session.id);
    return all.filter(({ print }) => print.kind === kind);
  };
  const found = await find();
  if (found.length === 0) {
    if (kind === 'kitchen' && round) await printKitchen(tx, round, now);
    if (kind === 'bill') {
      const { lines, bill } = await readAccount(tx, session, now);
      await printBill(tx, session, lines, bill, now);
    }
  }
  const again = found.filter(({ print }) => print.status === 'failed' || (reprint && print.status === 'printed'));
  for (const { print } of again) await printAgain(tx, print.id, now);
  const [first] = again.length > 0 ? again : await find();
  const shown = first && (await findPrint(tx, first.print.id));
  if (!shown) throw refuse('门店没有打印机，请先在店铺资料里添加');
  return presentPrint(shown);
}
