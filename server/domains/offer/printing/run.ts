/**
 * A printer prints one ticket after the other, and by itself only what is fresh (rule 37.2). The job is the printer's, not the ticket's: so a
 * dead printer holds back nothing but its own.
 */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import type { Printing } from '../../../gateways/printer';
import type { Server } from '../../../http/context';
import type { Errand, JobHandlers } from '../../../jobs/runner';
import { announce } from './announce';
import { bytesOf } from './paper';
import { findPrinter, giveUpOld, hasQueued, lockPrint, lockWaiting, setPrint } from './repository';

/** What nobody printed for so long is cold: it is asked for by hand or not at all. */
export const FRESH_MS = 30 * 60_000;
const TRIES = 3;
const PAUSE_MS = 5000;

interface Asked extends Printing {
  printId: string;
}
type Answer = Awaited<ReturnType<Server['gateways']['printer']['print']>>;

const run: Errand<Asked, Answer> = {
  lane: 'printer',
  async claim(tx, printerId, { now }) {
    const printer = await findPrinter(tx, printerId);
    if (!printer) {
      await giveUpOld(tx, printerId, Number.MAX_SAFE_INTEGER);
      return undefined;
    }
    if ((await giveUpOld(tx, printerId, now() - FRESH_MS)) > 0) await announce(tx, printer.storeId);
    const [row] = await lockWaiting(tx, printerId);
    if (!row) return undefined;
    // The server ended while this one was on its way: it may lie there already, so the paper says that it is another one.
    const copies = row.status === 'printing' ? row.copies + 1 : row.copies;
    await setPrint(tx, row.id, { status: 'printing', copies });
    const bytes = bytesOf({ ticket: row.ticket, copies, width: printer.width });
    return { printId: row.id, address: printer.address, no: `${row.id}-${copies}`, bytes };
  },
  send: ({ address, no, bytes }, { gateways }) => gateways.printer.print({ address, no, bytes }),
  book: (tx, printerId, answer, { now }, { printId }) => settle(tx, { printerId, printId, answer }, now()),
};

async function settle(
  tx: Tx,
  { printerId, printId, answer }: { printerId: string; printId: string; answer: Answer },
  now: number,
): Promise<void> {
  const row = await lockPrint(tx, printId);
  if (row?.status !== 'printing') return;
  const tries = row.tries + 1;
  if (answer === 'printed') await setPrint(tx, printId, { status: 'printed', fault: null, tries: 0, printedAt: now });
  else await setPrint(tx, printId, { status: tries < TRIES ? 'queued' : 'failed', fault: answer, tries });
  await announce(tx, row.storeId);
  const isAgain = answer !== 'printed' && tries < TRIES;
  if (isAgain) await schedule(tx, 'print.run', printerId, now + PAUSE_MS * 2 ** (tries - 1));
  else if (await hasQueued(tx, printerId)) await schedule(tx, 'print.run', printerId, now);
}

export const printJobRuns = { 'print.run': run } satisfies JobHandlers;
