/** Moving guests to another table, joining two, and taking it back (rule 39.10). The kitchen is told; nothing is ordered twice. */
import type { Tx } from '../../../../db/client';
import { badRequest, conflict, notFound } from '../../../../http/errors';
import { tellTable } from '../access';
import { freeCoupon } from '../bill/service';
import { listLegs, moveAll } from '../rows/bill/repository';
import { addLine, deleteLines, listHomeLines, listLines } from '../rows/cart/repository';
import { UNDO_MS } from '../session/presenter';
import {
  findLive,
  findTable,
  listJoined,
  lockSession,
  moveMembers,
  updateSession,
  type SessionRow,
  type TableRow,
} from '../rows/session/repository';
import { printMove } from '../tickets';
import type { Acting } from './acting';

/** Both tables are locked already, with all that a move is about. */
async function targetOf(
  tx: Tx,
  { seat: { session }, input: { targetTableId } }: Acting,
): Promise<{ from: TableRow; to: TableRow }> {
  if (targetTableId === undefined) throw badRequest('targetTableId');
  if (targetTableId === session.tableId) throw conflict('就是本桌，换一张再试');
  const [from, to] = [await findTable(tx, session.tableId), await findTable(tx, targetTableId)];
  if (!from || to?.storeId !== session.storeId) throw notFound();
  return { from, to };
}

/** 404 a table of another store · 409 该桌已被占用, itself. */
export async function transferTable(tx: Tx, acting: Acting): Promise<SessionRow> {
  const { seat, now } = acting;
  const { from, to } = await targetOf(tx, acting);
  if (await findLive(tx, to.id)) throw conflict('该桌已被占用');
  const next = await updateSession(tx, seat.session.id, { tableId: to.id, movedAt: now, movedFrom: from.id });
  await printMove(tx, next, `${from.name} → ${to.name}`, now);
  return next;
}

/** The target keeps the bill, with its coupon and its card, or else the other's card; the other's coupon is free again. 409 nobody sits there, or something is paid or being paid at one of them. */
export async function joinTables(tx: Tx, acting: Acting): Promise<SessionRow> {
  const { seat, now } = acting;
  const { from, to } = await targetOf(tx, acting);
  const found = await findLive(tx, to.id);
  const target = found && (await lockSession(tx, found.id));
  if (!target) throw conflict('那一桌还没有客人，请用转台');
  for (const one of [seat.session, target]) {
    if (one.status === 'paid') throw conflict('已结账的桌不能并');
    if ((await listLegs(tx, one.id)).length > 0) throw conflict('有人已付或正在付，不能并台');
  }
  await moveAll(tx, { sessionId: seat.session.id }, target.id);
  await moveCart(tx, await listLines(tx, seat.session.id), target.id);
  await moveMembers(tx, { sessionId: seat.session.id }, target.id);
  await freeCoupon(tx, seat.session);
  await updateSession(tx, seat.session.id, {
    status: 'closed',
    intoId: target.id,
    movedAt: now,
    closedAt: now,
    rev: seat.session.rev + 1,
  });
  const joined = await updateSession(tx, target.id, {
    rev: target.rev + 1,
    party: target.party + seat.session.party,
    status: 'open',
    movedAt: now,
    vipMemberId: target.vipMemberId ?? seat.session.vipMemberId,
    calls: [...new Set([...target.calls, ...seat.session.calls])],
  });
  await tellTable(tx, seat.session);
  await printMove(tx, joined, `${from.name} 并到 ${to.name}`, now);
  return joined;
}

/** Lines of the same choices of the same person become one; whose session they are of stays written on them. */
async function moveCart(tx: Tx, lines: Awaited<ReturnType<typeof listLines>>, sessionId: string): Promise<void> {
  await deleteLines(
    tx,
    lines.map(({ id }) => id),
  );
  for (const { id: _id, ...line } of lines)
    if (!(await addLine(tx, { ...line, sessionId }))) throw conflict('两桌的同一道加起来超过 99 份，请先下单');
}

/** Within two minutes everything is back at the table it was of. 409 too late, paid meanwhile, or somebody sits there by now. */
export async function undoMove(tx: Tx, { seat: { session }, now }: Acting): Promise<SessionRow> {
  if (session.movedAt === null || now > session.movedAt + UNDO_MS) throw conflict('已过两分钟，不能撤销');
  const joined = (await listJoined(tx, session.id)).toSorted((a, b) => (a.movedAt ?? 0) - (b.movedAt ?? 0)).at(-1);
  if (!joined || (joined.movedAt ?? 0) < session.movedAt) return takeBackTransfer(tx, session, now);
  if ((await listLegs(tx, session.id)).length > 0) throw conflict('已有人付款，不能撤销');
  if (await findLive(tx, joined.tableId)) throw conflict('原来的桌已被占用');
  for (const homeId of await homesOf(tx, joined.id)) {
    const lines = (await listHomeLines(tx, homeId)).filter(({ sessionId }) => sessionId === session.id);
    await moveAll(tx, { homeId }, joined.id);
    await moveCart(tx, lines, joined.id);
    await moveMembers(tx, { homeId }, joined.id);
  }
  const back = await updateSession(tx, joined.id, {
    status: 'open',
    intoId: null,
    closedAt: null,
    movedAt: null,
    rev: joined.rev + 1,
  });
  await tellTable(tx, back);
  await printMove(tx, back, '并台已撤销', now);
  // The card that came along goes along, and with it the coupon that was chosen for it here.
  const cameAlong = joined.vipMemberId !== null && session.vipMemberId === joined.vipMemberId;
  if (cameAlong) await freeCoupon(tx, session);
  return updateSession(tx, session.id, {
    movedAt: null,
    rev: session.rev + 1,
    party: Math.max(1, session.party - joined.party),
    ...(cameAlong ? { vipMemberId: null } : {}),
  });
}

/** A session, and those that had been joined to it before it moved on. */
async function homesOf(tx: Tx, id: string): Promise<string[]> {
  const homes = [id];
  for (const home of homes) for (const one of await listJoined(tx, home)) homes.push(one.id);
  return homes;
}

async function takeBackTransfer(tx: Tx, session: SessionRow, now: number): Promise<SessionRow> {
  if (session.movedFrom === null) throw conflict('没有可以撤销的');
  const [was, is] = [await findTable(tx, session.movedFrom), await findTable(tx, session.tableId)];
  if (!was || (await findLive(tx, was.id))) throw conflict('原来的桌已被占用');
  const next = await updateSession(tx, session.id, { tableId: was.id, movedAt: null, movedFrom: null });
  await printMove(tx, next, `${is?.name ?? ''} → ${was.name}（撤销）`, now);
  return next;
}
