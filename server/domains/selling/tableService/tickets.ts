/** What is printed for a table, and where (rules 37.1 to 37.3). */
import type { Tx } from '../../../db/client';
import type { PrintFault, Ticket } from '../../../db/schema';
import { timeOf } from '../../../lib/shanghai';
import { DESK_STATION, queueTicket, withdrawTickets } from '../../offer/printing/queue';
import { listLinesOf, tableNameOf, type RoundLineRow, type RoundRow } from './rows/bill/repository';
import type { Bill } from './rows/bill/reckon';
import type { SessionRow } from './rows/session/repository';

export const PRINT_FAULTS: Readonly<Record<PrintFault, string>> = {
  paperOut: '缺纸',
  coverOpen: '打印机盖子没合上',
  off: '打印机没有回应',
  stale: '超过 30 分钟没打，不再自动打印',
};

/** What was chosen, and what the guest wrote. */
export const notesOf = ({ specText, note }: RoundLineRow): string[] => [specText, note].filter(Boolean);

/** A ticket for each station that makes something of it; the desk packs what is taken home. */
export async function printKitchen(tx: Tx, round: RoundRow, now: number): Promise<void> {
  const lines = await listLinesOf(tx, [round.id]);
  const place = await tableNameOf(tx, round.sessionId);
  for (const station of [...new Set(lines.map((line) => line.station))].sort()) {
    const ticket: Ticket = {
      heading: station === DESK_STATION ? '打包单' : '出品单',
      place,
      facts: [
        { label: '第几轮', value: `第 ${round.round} 轮 ${timeOf(round.placedAt)}` },
        { label: '单号', value: round.no },
        { label: '出品口', value: station === DESK_STATION ? '柜台' : station },
      ],
      lines: lines
        .filter((line) => line.station === station)
        .map((line) => ({ title: line.title, qty: line.qty, notes: notesOf(line) })),
      totals: [],
      ...(round.note ? { note: round.note } : {}),
    };
    const about = { storeId: round.storeId, sessionId: round.sessionId, orderId: round.id };
    await queueTicket(tx, { ...about, kind: 'kitchen', station, ticket }, now);
  }
}

/** A round was taken back: what waits for paper is dropped, and a station that has its ticket is told. */
export async function printWithdrawal(tx: Tx, round: RoundRow, lines: readonly RoundLineRow[], now: number) {
  const place = await tableNameOf(tx, round.sessionId);
  for (const station of await withdrawTickets(tx, round.storeId, round.id)) {
    const ticket: Ticket = {
      heading: '撤回单',
      place,
      facts: [
        { label: '第几轮', value: `第 ${round.round} 轮 ${timeOf(round.placedAt)}` },
        { label: '时间', value: timeOf(now) },
      ],
      lines: lines
        .filter((line) => line.station === station)
        .map((line) => ({ title: line.title, qty: line.qty, notes: notesOf(line) })),
      totals: [],
      note: '客人撤回了，不用做',
    };
    const about = { storeId: round.storeId, sessionId: round.sessionId, orderId: round.id };
    await queueTicket(tx, { ...about, kind: 'return', station, ticket }, now);
  }
}

export async function printReturn(
  tx: Tx,
  round: RoundRow,
  line: RoundLineRow,
  qty: number,
  now: number,
): Promise<void> {
  const ticket: Ticket = {
    heading: '退菜单',
    place: await tableNameOf(tx, round.sessionId),
    facts: [{ label: '时间', value: timeOf(now) }],
    lines: [{ title: line.title, qty, notes: notesOf(line) }],
    totals: [],
  };
  const about = { storeId: round.storeId, sessionId: round.sessionId, orderId: round.id };
  await queueTicket(tx, { ...about, kind: 'return', station: line.station, ticket }, now);
}

/** The kitchen is told where its guests sit now; nothing is made twice. */
export async function printMove(tx: Tx, session: SessionRow, words: string, now: number): Promise<void> {
  const ticket: Ticket = {
    heading: '转台单',
    place: words,
    facts: [{ label: '时间', value: timeOf(now) }],
    lines: [],
    totals: [],
    note: '已下的菜不用重做',
  };
  const about = { storeId: session.storeId, sessionId: session.id };
  await queueTicket(tx, { ...about, kind: 'move', station: DESK_STATION, ticket }, now);
}

export async function billTicket(
  tx: Tx,
  session: SessionRow,
  { lines, bill }: { lines: readonly RoundLineRow[]; bill: Bill },
  now: number,
): Promise<Ticket> {
  const off = [
    { label: '会员优惠', amount: -bill.memberOff },
    { label: '优惠券', amount: -bill.couponOff },
  ];
  return {
    heading: '结账单',
    place: await tableNameOf(tx, session.id),
    facts: [
      { label: '单号', value: session.no },
      { label: '人数', value: `${session.party}` },
      { label: '时间', value: timeOf(now) },
    ],
    lines: lines
      .filter(({ qty, returned }) => qty > returned)
      .map((line) => ({
        title: line.title,
        qty: line.qty - line.returned,
        amount: line.price * (line.qty - line.returned),
        notes: notesOf(line),
      })),
    totals: [
      ...off.filter(({ amount }) => amount !== 0),
      { label: '应付', amount: bill.payable },
      { label: '已付', amount: bill.paid },
    ],
  };
}

export async function printBill(tx: Tx, session: SessionRow, ticket: Ticket, now: number): Promise<void> {
  const about = { storeId: session.storeId, sessionId: session.id };
  await queueTicket(tx, { ...about, kind: 'bill', station: DESK_STATION, ticket }, now);
}
