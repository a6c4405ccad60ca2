/** 出品 (rule 37.4): what the stations of a store have to make, and what they finish; on a screen and for who serves there. */
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Kitchen, KitchenTicket } from '../../../../../src/contract/tableService/kitchen';
import type { Tx } from '../../../../db/client';
import { badRequest, conflict, notFound } from '../../../../http/errors';
import { DAY_MS, startOfDay } from '../../../../lib/shanghai';
import type { Setup } from '../../../../http/context';
import type { BoardKind } from '../../../membership/login/boards/kinds';
import { tellTable } from '../access';
import { findRound, listLinesOf } from '../rows/bill/repository';
import { listMade, type Made } from '../rows/kitchen/repository';
import { findSession, noteOp } from '../rows/session/repository';
import { notesOf } from '../tickets';
import { serve, unserve } from './acts';

/** So long what was finished can be taken back. */
const UNDO_MS = 10 * 60_000;
const DONE = 8;

const isOpen = ({ line, session }: Made): boolean =>
  session !== 'closed' && (line.status === 'pending' || line.status === 'making');

function ticketsOf(made: readonly Made[], keyOf: (one: Made) => string): KitchenTicket[] {
  const tickets = new Map<string, KitchenTicket>();
  for (const one of made) {
    const { line, round, table } = one;
    const id = keyOf(one);
    const { servedAt } = line;
    const ticket: KitchenTicket = tickets.get(id) ?? {
      ...{ id, orderId: round.id, sessionId: round.sessionId ?? '0', station: line.station, table },
      ...{ round: round.round, placedAt: round.placedAt, note: round.note, lines: [] },
      ...(servedAt === null ? {} : { servedAt, undoUntil: servedAt + UNDO_MS }),
    };
    ticket.lines.push({
      id: line.id,
      title: line.title,
      notes: notesOf(line),
      qty: line.qty - line.returned,
      ...(line.held ? { held: true } : {}),
      ...(line.urgedAt === null ? {} : { urged: true }),
    });
    tickets.set(id, ticket);
  }
  return [...tickets.values()];
}

function sumsOf(made: readonly Made[], now: number): Kitchen['sums'] {
  const today = startOfDay(now);
  const sums = new Map<string, Kitchen['sums'][number]>();
  for (const one of made) {
    const { station, title, qty, returned, status, servedAt } = one.line;
    const isServed = status === 'served' && (servedAt ?? 0) >= today;
    if (!isServed && !isOpen(one)) continue;
    const sum = sums.get(`${station} ${title}`) ?? { station, title, open: 0, served: 0 };
    sum[isServed ? 'served' : 'open'] += qty - returned;
    sums.set(`${station} ${title}`, sum);
  }
  return [...sums.values()].sort((one, other) => other.open - one.open || other.served - one.served);
}

export async function readKitchen(tx: Tx, storeId: string, now: number): Promise<Kitchen> {
  const made = (await listMade(tx, storeId, now - DAY_MS)).filter(({ line }) => line.qty > line.returned);
  const done = made.filter(
    ({ line, session }) => session !== 'closed' && line.status === 'served' && (line.servedAt ?? 0) > now - UNDO_MS,
  );
  return {
    tickets: ticketsOf(made.filter(isOpen), ({ line, round }) => `${round.id}-${line.station}`),
    done: ticketsOf(done, ({ line, round }) => `${round.id}-${line.station}-${line.servedAt}`)
      .sort((one, other) => (other.servedAt ?? 0) - (one.servedAt ?? 0))
      .slice(0, DONE),
    sums: sumsOf(made, now),
  };
}

/** 404 not of this store · 409 cleared, or too late to be taken back. Each opId once, whoever else pressed meanwhile. */
async function actOnTicket(
  tx: Tx,
  { storeId, memberId }: { storeId: string; memberId: string },
  { action, orderId, lineIds, opId }: Omit<RequestOf<'screen.act'>, 'token'>,
  now: number,
  server: Setup,
): Promise<void> {
  const found = await findRound(tx, orderId);
  if (found?.storeId !== storeId || !found.sessionId) throw notFound();
  const session = await findSession(tx, found.sessionId, true);
  // A table that is joined to another meanwhile takes its rounds along.
  if (!session || session.status === 'closed') throw conflict('本桌已清台');
  if (lineIds.length === 0) throw badRequest('lineIds');
  if (!(await noteOp(tx, session.id, opId, session.rev, now))) return;
  if (action === 'unserve') {
    const named = (await listLinesOf(tx, [orderId])).filter(({ id }) => lineIds.includes(id));
    if (named.some(({ servedAt }) => servedAt !== null && servedAt <= now - UNDO_MS))
      throw conflict('上齐超过 10 分钟，不能撤销');
  }
  const seat = { session, staff: true, guest: false };
  const acting = { memberId, seat, input: { action, sessionId: session.id, orderId, lineIds, opId }, now, server };
  await (action === 'serve' ? serve : unserve)(tx, acting);
  await tellTable(tx, session);
}

export const kitchenBoard: BoardKind = {
  name: '出品屏',
  note: '按茶水、茶点出单，做好按完成',
  needs: { area: 'table', text: '需要桌台权限' },
  read: async (tx, { storeId }, now) => ({ kitchen: await readKitchen(tx, storeId, now) }),
  act: actOnTicket,
};
