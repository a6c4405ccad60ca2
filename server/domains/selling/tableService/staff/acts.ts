/** What happens at a table beside its cart: calls, the kitchen's steps, the bill asked for, moved, cleared (rules 39.9, 39.10). */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { unschedule } from '../../../../db/timers';
import { badRequest, conflict, forbidden, notFound } from '../../../../http/errors';
import type { Setup } from '../../../../http/context';
import type { Asking } from '../../../people/contentCheck/open';
import { newSecret } from './secret';
import { finishBooking, seatAtDesk } from '../../booking/seating';
import { liveSeat, seatFor, servesAt, tellTable } from '../access';
import { rewardBill } from '../bill/reward';
import { bookDeposit, cancelLeg, CLOSE_JOB, freeCoupon, readAccount } from '../bill/service';
import {
  countUndelivered,
  countWaiting,
  findRound,
  isBrought,
  listLegs,
  listLinesOf,
  listRounds,
  setLines,
  updateRound,
  type RoundRow,
} from '../rows/bill/repository';
import { deleteLines, listLines } from '../rows/cart/repository';
import { findItem, setSoldOut } from '../rows/menu/repository';
import { presentOne } from '../round/service';
import { sendHome } from '../takeHome/parcel';
import { openSession } from '../session/scan';
import { lockTables } from '../session/lock';
import { presentSession } from '../session/presenter';
import {
  findLive,
  listLive,
  lockTable,
  noteOp,
  updateSession,
  updateTable,
  type SessionRow,
  type TableRow,
} from '../rows/session/repository';
import type { Acting } from './acting';
import { comingTables } from './coming';
import { minutesLeft } from './pace';
import { joinTables, transferTable, undoMove } from './move';

type Input = RequestOf<'scanCode.tableAct'>;
type Answer = DataOf<'scanCode.tableAct'>;

type Act = (tx: Tx, acting: Acting) => Promise<SessionRow | RoundRow | undefined>;

const CALLS = 6;

/** A call stands until somebody answers it; the same one stands once. */
const call: Act = (tx, { seat: { session }, input: { note = '服务' } }) =>
  updateSession(tx, session.id, { calls: [...new Set([...session.calls, note])].slice(-CALLS) });

const answer: Act = (tx, { seat: { session }, input: { note } }) =>
  updateSession(tx, session.id, { calls: note === undefined ? [] : session.calls.filter((one) => one !== note) });

async function roundOf(tx: Tx, { seat: { session }, input: { orderId } }: Acting): Promise<RoundRow> {
  const round = orderId === undefined ? undefined : await findRound(tx, orderId, true);
  if (!round || round.sessionId !== session.id) throw notFound();
  if (round.status === 'withdrawn') throw conflict('这一轮已撤回');
  return round;
}

/** The named lines of it; without names all. */
async function linesFor(tx: Tx, round: RoundRow, { input: { lineIds } }: Acting) {
  const lines = await listLinesOf(tx, [round.id]);
  if (lineIds === undefined) return lines;
  const named = lines.filter(({ id }) => lineIds.includes(id));
  if (named.length < lineIds.length) throw badRequest('lineIds');
  return named;
}

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);

const urge: Act = async (tx, acting) => {
  const round = await roundOf(tx, acting);
  const lines = (await linesFor(tx, round, acting)).filter(({ status }) => status === 'pending' || status === 'making');
  if (lines.length === 0) throw conflict('都已上齐');
  await setLines(tx, idsOf(lines), { urgedAt: acting.now });
  return round;
};

/** 缓上 waits for 叫起. */
const pace =
  (held: boolean): Act =>
  async (tx, acting) => {
    const round = await roundOf(tx, acting);
    const lines = (await linesFor(tx, round, acting)).filter(
      ({ status }) => status === 'pending' || status === 'making',
    );
    if (lines.length === 0) throw conflict('都已上齐');
    await setLines(tx, idsOf(lines), { held });
    return round;
  };

const accept: Act = async (tx, acting) => {
  const round = await roundOf(tx, acting);
  if (round.status !== 'placed') return round;
  const lines = await listLinesOf(tx, [round.id]);
  await setLines(tx, idsOf(lines.filter(({ status }) => status === 'pending')), { status: 'making' });
  const isServed = isBrought(lines);
  return updateRound(tx, round.id, {
    status: isServed ? 'served' : 'accepted',
    acceptedAt: acting.now,
    ...(isServed ? { servedAt: acting.now } : {}),
  });
};

/** When the last of a round is on the table, the round is served. */
export const serve: Act = async (tx, acting) => {
  const round = await roundOf(tx, acting);
  const lines = (await linesFor(tx, round, acting)).filter(({ status }) => status === 'pending' || status === 'making');
  await setLines(tx, idsOf(lines), { status: 'served', servedAt: acting.now, held: false });
  const isServed = isBrought(await listLinesOf(tx, [round.id]));
  return updateRound(tx, round.id, {
    status: isServed ? 'served' : 'accepted',
    acceptedAt: round.acceptedAt ?? acting.now,
    ...(isServed ? { servedAt: acting.now } : {}),
  });
};

/** Pressed by mistake. */
export const unserve: Act = async (tx, acting) => {
  const round = await roundOf(tx, acting);
  const lines = (await linesFor(tx, round, acting)).filter((line) => line.status === 'served' && line.address === null);
  await setLines(tx, idsOf(lines), { status: 'making', servedAt: null });
  return updateRound(tx, round.id, { status: 'accepted', servedAt: null });
};

/** 409 something is in the cart that nobody has ordered. */
const bill: Act = async (tx, { seat: { session }, now, server }) => {
  if (session.status !== 'open') return session;
  const rounds = (await listRounds(tx, session.id)).filter(({ status }) => status !== 'withdrawn');
  if (rounds.length === 0) throw conflict('还没有点单');
  await bookDeposit(tx, session, now, server);
  return updateSession(tx, session.id, { status: 'billing', calls: [...new Set([...session.calls, '结账'])] });
};

/** 409 not all is paid, or something to take home still lies at the desk · a table that nobody ordered at is cleared at any time. */
const clear: Act = (tx, { seat: { session }, now, server }) => clearTable(tx, session, now, server);

/** What still waits for somebody at the table keeps it; undefined: nothing does. */
export async function openAt(tx: Tx, { id, status }: SessionRow): Promise<string | undefined> {
  if (status === 'paid' && (await countWaiting(tx, [id])).size > 0) return '还有退菜或新单没处理，先处理再清台';
  return (await countUndelivered(tx, id)) > 0 ? '还有带回家的茶没交给客人，先交付再清台' : undefined;
}

export async function clearTable(tx: Tx, session: SessionRow, now: number, server: Setup): Promise<SessionRow> {
  if (session.status === 'closed') return session;
  const rounds = (await listRounds(tx, session.id)).filter(({ status }) => status !== 'withdrawn');
  if (session.status !== 'paid' && rounds.length > 0 && (await isOwed(tx, session, now)))
    throw conflict('还没有付清，不能清台');
  const open = await openAt(tx, session);
  if (open !== undefined) throw conflict(open);
  for (const leg of await listLegs(tx, session.id)) if (leg.status === 'unpaid') await cancelLeg(tx, leg);
  await deleteLines(tx, idsOf(await listLines(tx, session.id)));
  await freeCoupon(tx, session);
  await unschedule(tx, CLOSE_JOB, session.id);
  await sendHome(tx, session, now, server);
  await rewardBill(tx, session, now);
  if (session.bookingId) await finishBooking(tx, session.bookingId, now, server);
  await updateTable(tx, session.tableId, { secret: newSecret() });
  return updateSession(tx, session.id, { status: 'closed', closedAt: now, rev: session.rev + 1, calls: [] });
}

async function isOwed(tx: Tx, session: SessionRow, now: number): Promise<boolean> {
  const { bill: owed } = await readAccount(tx, session, now);
  return owed.left > 0 || owed.pending > 0;
}

/** Who may: guests their own table's; what changes the house's only whoever serves there. */
const ACTS: Readonly<Partial<Record<Input['action'], { act: Act; staff: boolean }>>> = {
  call: { act: call, staff: false },
  answer: { act: answer, staff: true },
  urge: { act: urge, staff: false },
  hold: { act: pace(true), staff: false },
  fire: { act: pace(false), staff: false },
  bill: { act: bill, staff: false },
  accept: { act: accept, staff: true },
  serve: { act: serve, staff: true },
  unserve: { act: unserve, staff: true },
  clear: { act: clear, staff: true },
  transfer: { act: transferTable, staff: true },
  merge: { act: joinTables, staff: true },
  undo: { act: undoMove, staff: true },
};

/** What opens or frees a table waits for whoever sits down there. */
const LOCKING: ReadonlySet<Input['action']> = new Set(['clear', 'transfer', 'merge', 'undo']);

/** Each opId once. 403 for guests what is the staff's · 404 not here · 409 what does not fit the state. */
export async function actAtTable(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Setup & Asking,
): Promise<Answer> {
  if (input.action === 'soldout') return markSoldOut(tx, memberId, input, now);
  if (input.action === 'open' || input.action === 'rotate') return handleTable(tx, memberId, input, now, server);
  const { act, staff } = ACTS[input.action] ?? {};
  if (!act || input.sessionId === undefined) throw badRequest('sessionId');
  if (LOCKING.has(input.action)) await lockTables(tx, input.sessionId, input.targetTableId);
  const seat =
    input.action === 'undo'
      ? await seatFor(tx, memberId, input.sessionId, true)
      : await liveSeat(tx, memberId, input.sessionId);
  if (staff && !seat.staff) throw forbidden();
  const isFirst = await noteOp(tx, seat.session.id, input.opId, seat.session.rev, now);
  const changed = isFirst ? await act(tx, { memberId, seat, input, now, server }) : undefined;
  const after = changed && 'tableId' in changed ? changed : (await seatFor(tx, memberId, input.sessionId)).session;
  if (isFirst) await tellTable(tx, after);
  const round = changed && 'homeId' in changed ? changed : undefined;
  const minutes = round && input.action === 'urge' ? await minutesLeft(tx, round, now) : undefined;
  return {
    session: await presentSession(tx, after, now),
    ...(round ? { order: await presentOne(tx, round) } : {}),
    ...(minutes === undefined ? {} : { minutes }),
    ...(seat.staff ? { tables: await comingTables(tx, after.storeId, now) } : {}),
  };
}

async function markSoldOut(
  tx: Tx,
  memberId: string,
  { sessionId, storeId: named, productId, on = true }: Input,
  now: number,
): Promise<Answer> {
  const storeId = sessionId === undefined ? named : (await seatFor(tx, memberId, sessionId)).session.storeId;
  if (storeId === undefined) throw badRequest('storeId');
  if (!(await servesAt(tx, memberId, storeId))) throw forbidden();
  if (productId === undefined || !(await findItem(tx, storeId, productId))) throw notFound();
  await setSoldOut(tx, storeId, productId, on);
  for (const live of await listLive(tx, storeId)) await tellTable(tx, live);
  return { tables: await comingTables(tx, storeId, now) };
}

interface Seating {
  table: TableRow;
  bookingId: string | undefined;
  opId: string;
}

/** Without a phone: somebody. 409 they sit at another table, or the booking has moved on. */
async function guestsOf(
  tx: Tx,
  memberId: string,
  { table: { storeId }, bookingId, opId }: Seating,
  now: number,
  server: Setup & Asking,
): Promise<{ party: number; bookingId?: string }> {
  if (bookingId === undefined) return { party: 1 };
  const { party } = await seatAtDesk(tx, memberId, { id: bookingId, storeId, requestId: opId }, now, server);
  // The booking is locked: whoever seats it at the same moment at another table waits for this one.
  if ((await listLive(tx, storeId)).some((one) => one.bookingId === bookingId)) throw conflict('这个预约已在别桌入座');
  return { party, bookingId };
}

/** open: guests without a phone, or those of a booking. rotate: a label that was photographed; only while nobody sits there. */
async function handleTable(
  tx: Tx,
  memberId: string,
  { tableId, action, bookingId, opId }: Input,
  now: number,
  server: Setup & Asking,
): Promise<Answer> {
  const table = tableId === undefined ? undefined : await lockTable(tx, tableId);
  if (!table || !(await servesAt(tx, memberId, table.storeId))) throw notFound();
  const live = await findLive(tx, table.id);
  const told = async (session: SessionRow) => ({
    session: await presentSession(tx, session, now),
    tables: await comingTables(tx, table.storeId, now),
  });
  // A phone that heard no answer asks again.
  if (live && action === 'open' && bookingId !== undefined && live.bookingId === bookingId) return told(live);
  if (live) throw conflict(action === 'open' ? '该桌已被占用' : '有客人在坐，清台时会自动换码');
  if (action === 'rotate') {
    await updateTable(tx, table.id, { secret: newSecret() });
    return { tables: await comingTables(tx, table.storeId, now) };
  }
  const session = await openSession(
    tx,
    table,
    await guestsOf(tx, memberId, { table, bookingId, opId }, now, server),
    now,
  );
  await tellTable(tx, session);
  return told(session);
}
