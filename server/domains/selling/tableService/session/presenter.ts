/** Wire shapes of tables and of who sits there. */
import type { TableSession, TableState } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import { maskMobile } from '../../../../lib/mask';
import { presentStore } from '../../../offer/store/presenter';
import { loadBriefs } from '../../../people/member/presenter';
import { countWaiting, sumOrdered } from '../rows/bill/repository';
import { storeOf } from '../cart/service';
import {
  findTable,
  listLive,
  listMemberIds,
  listTables,
  type SessionRow,
  type TableRow,
} from '../rows/session/repository';

/** A move is taken back within that time. */
export const UNDO_MS = 2 * 60_000;

interface Look {
  session: SessionRow | undefined;
  amount: number;
  alerts: number;
  bookedAt?: number | undefined;
}

export function presentTable(table: TableRow, { session, amount, alerts, bookedAt }: Look, now: number): TableState {
  const { id, storeId, code, name, area, seats } = table;
  const base = { id, storeId: storeId ?? '0', code, name, area, seats };
  const booked = bookedAt === undefined ? {} : { bookedAt };
  if (!session) return { ...base, state: bookedAt === undefined ? 'idle' : 'booked', alerts: 0, ...booked };
  const { status, party, openedAt, calls } = session;
  return {
    ...base,
    state: status === 'closed' ? 'idle' : status,
    sessionId: session.id,
    party,
    amount,
    minutes: Math.max(0, Math.floor((now - openedAt) / 60_000)),
    alerts: alerts + calls.length,
    ...(calls.length > 0 ? { calls } : {}),
    ...booked,
  };
}

/** When somebody comes to the rooms of a store within the hour, by room. */
export type ComingOf = (tx: Tx, storeId: string, now: number) => Promise<ReadonlyMap<string, number>>;

/** For who serves there: with what the labels say. */
export async function readTables(tx: Tx, storeId: string, coming: ComingOf, now: number): Promise<TableState[]> {
  const [tables, live] = [await listTables(tx, storeId), await listLive(tx, storeId)];
  const ids = live.map(({ id }) => id);
  const [amounts, waiting, booked] = [
    await sumOrdered(tx, ids),
    await countWaiting(tx, ids),
    await coming(tx, storeId, now),
  ];
  return tables.map((table) => {
    const session = live.find(({ tableId }) => tableId === table.id);
    const id = session?.id ?? '';
    const bookedAt = table.roomId ? booked.get(table.roomId) : undefined;
    const look = { session, amount: amounts.get(id) ?? 0, alerts: waiting.get(id) ?? 0, bookedAt };
    return { ...presentTable(table, look, now), label: `${table.code}.${table.secret}` };
  });
}

export async function presentSession(tx: Tx, session: SessionRow, now: number): Promise<TableSession> {
  const [table, store] = [await findTable(tx, session.tableId ?? '0'), await storeOf(tx, session.storeId ?? '0')];
  if (!table) throw new Error(`table ${session.tableId} is gone`);
  const memberIds = await listMemberIds(tx, session.id);
  const people = await loadBriefs(tx, [...memberIds, ...(session.vipMemberId ? [session.vipMemberId] : [])]);
  const [amounts, waiting] = [await sumOrdered(tx, [session.id]), await countWaiting(tx, [session.id])];
  const vip = session.vipMemberId ? people.get(session.vipMemberId) : undefined;
  const named = session.guestName !== '' || session.guestMobile !== '';
  const undoUntil = session.movedAt === null ? 0 : session.movedAt + UNDO_MS;
  return {
    id: session.id,
    table: presentTable(
      table,
      { session, amount: amounts.get(session.id) ?? 0, alerts: waiting.get(session.id) ?? 0 },
      now,
    ),
    store: presentStore(store, { now }),
    status: session.status,
    payMode: 'after',
    party: session.party,
    members: memberIds.flatMap((id) => people.get(id) ?? []),
    rev: session.rev,
    openedAt: session.openedAt,
    ...(session.bookingId ? { bookingId: session.bookingId } : {}),
    ...(vip || named
      ? {
          guest: {
            name: vip?.nickname ?? session.guestName,
            mobile: session.guestMobile === '' ? '' : maskMobile(session.guestMobile),
            levelName: vip?.levelName ?? '',
          },
        }
      : {}),
    ...(session.taboo ? { taboo: session.taboo } : {}),
    ...(session.invoiceTitleId ? { invoiceTitleId: session.invoiceTitleId } : {}),
    ...(undoUntil > now ? { undoUntil } : {}),
  };
}
