/** Tickets asked for by hand: what failed comes again, what was printed comes as a copy, what was never asked for comes once (rule 37.2). */
import { isDeepStrictEqual } from 'node:util';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { PrintJob } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import type { Ticket, TicketKind } from '../../../../db/schema';
import { notFound, refuse } from '../../../../http/errors';
import { findPrint, listPrintsOf, listPrintsOfSession, printAgain } from '../../../offer/printing/queue';
import { servesAt } from '../access';
import { findRound } from '../rows/bill/repository';
import { readAccount } from '../bill/service';
import { presentPrint } from '../round/presenter';
import { findSession } from '../rows/session/repository';
import { billTicket, printBill, printKitchen } from '../tickets';

/** What else tells the kitchen something about a table, a move, is asked for as a return is. */
const isAsked = (kind: RequestOf<'scanCode.printTicket'>['kind'], print: { kind: TicketKind }): boolean =>
  print.kind === kind || (kind === 'return' && print.kind === 'move');

/** A bill to which something came, or on which somebody has paid, is another one: no copy of the old. */
const saysTheSame = (one: Ticket, other: Ticket): boolean =>
  isDeepStrictEqual([one.lines, one.totals, one.place], [other.lines, other.totals, other.place]);

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
  const bill = kind === 'bill' ? await billTicket(tx, session, await readAccount(tx, session, now), now) : undefined;
  const find = async () => {
    const all = round ? await listPrintsOf(tx, [round.id]) : await listPrintsOfSession(tx, session.id);
    return all.filter(({ print }) => isAsked(kind, print) && (!bill || saysTheSame(print.ticket, bill)));
  };
  const found = await find();
  if (found.length === 0) {
    if (kind === 'kitchen' && round) await printKitchen(tx, round, now);
    if (bill) await printBill(tx, session, bill, now);
  }
  const again = found.filter(({ print }) => print.status === 'failed' || (reprint && print.status === 'printed'));
  for (const { print } of again) await printAgain(tx, print.id, now);
  const [first] = again.length > 0 ? again : await find();
  const shown = first && (await findPrint(tx, first.print.id));
  if (!shown) throw refuse('门店没有打印机，请先在店铺资料里添加');
  return presentPrint(shown);
}
