import { addressText } from '../../../../../src/contract/address/text';
import type { PrintJob, TableOrder, TableReturn } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import { loadBriefs } from '../../../people/member/presenter';
import { NOBODY } from '../nobody';
import { PRINT_FAULTS } from '../tickets';
import { listPrintsOf } from '../../../offer/printing/queue';
import type { AddressSnapshot } from '../../../../db/schema';
import { listItemsById } from '../rows/menu/repository';
import { goneBy, isSent } from '../takeHome/comeBack';
import { isHome, listTakeable, wayOf } from '../takeHome/shelf';
import {
  findRound,
  findRoundLine,
  listLinesOf,
  tableNameOf,
  type ReturnRow,
  type RoundLineRow,
  type RoundRow,
} from '../rows/bill/repository';

type Print = Awaited<ReturnType<typeof listPrintsOf>>[number];

export const presentPrint = ({ print, printer }: Print): PrintJob => ({
  id: print.id,
  kind: print.kind,
  status: print.status === 'printed' ? 'done' : print.status,
  copies: print.copies,
  ...(print.fault ? { reason: PRINT_FAULTS[print.fault] } : {}),
  printer,
  at: print.at,
  ...(print.orderId ? { orderId: print.orderId } : {}),
  ...(print.sessionId ? { sessionId: print.sessionId } : {}),
});

/** Who looks: the staff sees where all is sent, a guest where his own is, and what he can take home. `own`: only his lines, a history is one's own (rule 39.7). */
interface Eyes {
  memberId: string;
  staff: boolean;
  guest?: boolean;
  own?: boolean;
}

const receiverOf = (address: AddressSnapshot): string => `${address.name} ${address.mobile} ${addressText(address)}`;

function homeOf(line: RoundLineRow, eyes: Eyes | undefined): NonNullable<TableOrder['lines'][number]['home']> {
  const isOwn = eyes?.memberId === line.addedBy;
  return {
    way: wayOf(line),
    ...(line.address && (isOwn || eyes?.staff) ? { address: receiverOf(line.address) } : {}),
    ...(line.orderId && isOwn ? { orderId: line.orderId } : {}),
  };
}

/** Of the rounds of a table, the items of which something can be taken home from its store. */
async function takeableOf(tx: Tx, [first]: readonly RoundRow[], lines: readonly RoundLineRow[]): Promise<Set<string>> {
  if (!first) return new Set();
  const items = await listItemsById(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  return listTakeable(tx, first.storeId, items);
}

/** In their order. */
export async function presentRounds(tx: Tx, rounds: readonly RoundRow[], eyes?: Eyes): Promise<TableOrder[]> {
  const all = await listLinesOf(
    tx,
    rounds.map(({ id }) => id),
  );
  const ownerId = eyes?.own ? eyes.memberId : undefined;
  const lines = ownerId === undefined ? all : all.filter(({ addedBy }) => addedBy === ownerId);
  // A history is of tables where nobody sits any more, and who serves there takes nothing home.
  const takeable = eyes?.guest ? await takeableOf(tx, rounds, lines) : new Set<string>();
  const people = await loadBriefs(tx, [
    ...new Set([...lines.map(({ addedBy }) => addedBy ?? '0'), ...rounds.map(({ memberId }) => memberId ?? '0')]),
  ]);
  const prints =
    ownerId === undefined
      ? await listPrintsOf(
          tx,
          rounds.map(({ id }) => id),
        )
      : [];
  const names = new Map<string, string>();
  for (const { sessionId } of rounds)
    if (!names.has(sessionId ?? '')) names.set(sessionId ?? '', await tableNameOf(tx, sessionId ?? '0'));
  return rounds.map((round): TableOrder => {
    const own = lines.filter(({ roundId }) => roundId === round.id);
    const mine = prints.filter(({ print }) => print.orderId === round.id && print.kind === 'kitchen');
    // What did not come out speaks for a round with several tickets.
    const print =
      round.status === 'withdrawn' ? undefined : (mine.find((one) => one.print.status === 'failed') ?? mine[0]);
    return {
      id: round.id,
      no: round.no,
      sessionId: round.sessionId ?? '0',
      table: names.get(round.sessionId ?? '') ?? '',
      round: round.round,
      status: round.status,
      lines: own.map((line) => ({
        id: line.id,
        productId: line.itemId ?? '0',
        title: line.title,
        specText: line.specText,
        note: line.note,
        qty: line.qty,
        price: line.price,
        status: line.status,
        addedBy: people.get(line.addedBy ?? '') ?? NOBODY,
        returned: line.returned,
        ...(line.held ? { held: line.held } : {}),
        ...(line.urgedAt === null ? {} : { urgedAt: line.urgedAt }),
        ...(isHome(line) ? { home: homeOf(line, eyes) } : takeable.has(line.itemId) ? { canTake: true } : {}),
      })),
      total: own.reduce((sum, { price, qty, returned }) => sum + price * (qty - returned), 0),
      note: round.note,
      by: people.get(round.memberId ?? '') ?? NOBODY,
      placedAt: round.placedAt,
      ...(print ? { print: presentPrint(print) } : {}),
    };
  });
}

export async function presentReturn(tx: Tx, row: ReturnRow): Promise<TableReturn> {
  const line = await findRoundLine(tx, row.lineId ?? '0');
  const way = line && goneBy(line, row.was);
  // A parcel that is still here only has to stay here.
  const gone = line && way === 'ship' && !(await isSent(tx, line)) ? undefined : way;
  const people = await loadBriefs(tx, [row.memberId ?? '0']);
  const round = await findRound(tx, row.roundId ?? '0');
  return {
    id: row.id,
    orderId: row.roundId ?? '0',
    lineId: row.lineId ?? '0',
    table: round ? await tableNameOf(tx, round.sessionId ?? '0') : '',
    title: line?.title ?? '',
    qty: row.qty,
    reason: row.reason,
    ...(row.photo ? { photo: row.photo } : {}),
    ...(gone ? { gone } : {}),
    status: row.status,
    ...(row.note ? { note: row.note } : {}),
    by: people.get(row.memberId ?? '') ?? NOBODY,
    at: row.at,
  };
}
