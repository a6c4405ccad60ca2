/** Scanning the label on a table (rule 39.1): whoever does sits there, and his booking of that room is kept. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { isHome } from '../takeHome/shelf';
import { nextSequence } from '../../../../db/numbers';
import { expired, notFound } from '../../../../http/errors';
import { numberOf } from '../../../../lib/numbers';
import { isOpen } from '../../../offer/store/hours';
import { findBrief } from '../../../people/member/presenter';
import { bookedParty, seatBooking } from '../../booking/seating';
import { servesAt, tellTable } from '../access';
import { listLines } from '../rows/cart/repository';
import { readCart, storeOf } from '../cart/service';
import { readMenu } from '../menu/service';
import { presentSession } from './presenter';
import {
  addMember,
  findLive,
  findTableByCode,
  insertSession,
  listMemberIds,
  lockSession,
  lockTable,
  updateSession,
  type SessionRow,
  type TableRow,
} from '../rows/session/repository';

/** 404 no such table · 410 桌码已更新，请重新扫码. Whoever serves there needs no secret. */
async function tableOf(tx: Tx, memberId: string, code: string): Promise<TableRow> {
  const [name = '', secret = ''] = code.split('.');
  const table = await findTableByCode(tx, name.toUpperCase());
  if (!table) throw notFound();
  if (secret !== table.secret && !(await servesAt(tx, memberId, table.storeId)))
    throw expired('桌码已更新，请重新扫码');
  return table;
}

export async function openSession(
  tx: Tx,
  table: TableRow,
  { party, bookingId }: { party: number; bookingId?: string | undefined },
  now: number,
): Promise<SessionRow> {
  return insertSession(tx, {
    no: numberOf('ZU', now, await nextSequence(tx)),
    storeId: table.storeId,
    tableId: table.id,
    party,
    bookingId: bookingId ?? null,
    openedAt: now,
  });
}

export async function scanTable(
  tx: Tx,
  memberId: string,
  { code, party }: RequestOf<'scanCode.index'>,
  now: number,
): Promise<DataOf<'scanCode.index'>> {
  const scanned = await tableOf(tx, memberId, code);
  const table = (await lockTable(tx, scanned.id)) ?? scanned;
  const store = await storeOf(tx, table.storeId);
  const staff = await servesAt(tx, memberId, store.id);
  const found = await findLive(tx, table.id);
  const live = found && (await lockSession(tx, found.id));
  const booking = table.roomId
    ? await seatBooking(tx, memberId, { storeId: store.id, roomId: table.roomId }, now)
    : undefined;
  let session =
    live ?? (await openSession(tx, table, { party: party ?? booking?.party ?? 1, bookingId: booking?.id }, now));
  const set = {
    ...(party !== undefined && party !== session.party ? { party } : {}),
    ...(booking && session.bookingId === null ? { bookingId: booking.id, party: party ?? booking.party } : {}),
  };
  if (Object.keys(set).length > 0) session = await updateSession(tx, session.id, set);
  // Whoever serves there looks in; a guest sits down.
  const isNew = !staff && (await addMember(tx, memberId, session.id, now));
  if (isNew || !live || Object.keys(set).length > 0) await tellTable(tx, session);
  const inCart = new Map<string, number>();
  // What is taken home is no portion of the dish.
  for (const { itemId, qty } of (await listLines(tx, session.id)).filter((line) => !isHome(line)))
    inCart.set(itemId, (inCart.get(itemId) ?? 0) + qty);
  return {
    session: await presentSession(tx, session, now),
    ...(await readMenu(tx, memberId, { store, inCart }, now)),
    cart: await readCart(tx, session, now),
    notice: store.notice,
    staff,
    open: isOpen(store.hours, now),
  };
}

export async function askSeat(tx: Tx, memberId: string, code: string, now: number): Promise<DataOf<'scanCode.isCart'>> {
  const { id, roomId, storeId } = await tableOf(tx, memberId, code);
  const session = await findLive(tx, id);
  if (!session) {
    const party = roomId ? await bookedParty(tx, memberId, { storeId, roomId }, now) : undefined;
    return { open: false, lines: 0, ...(party !== undefined && { party }) };
  }
  const [hostId] = await listMemberIds(tx, session.id);
  const host = hostId === undefined ? undefined : await findBrief(tx, hostId);
  const lines = (await listLines(tx, session.id)).length;
  return { open: true, sessionId: session.id, party: session.party, lines, ...(host ? { host } : {}) };
}
