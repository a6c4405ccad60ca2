/** Who may do what at a table (rule 39.1): guests who scanned its label, and whoever serves its store. For all others it is not there. */
import type { Tx } from '../../../db/client';
import { conflict, notFound } from '../../../http/errors';
import { publish } from '../../../realtime/publish';
import { worksAt, worksIn } from '../../people/employee/desks';
import { findEmployee } from '../../people/employee/repository';
import { findSession, sitsAt, type SessionRow } from './rows/session/repository';

export async function servesAt(tx: Tx, memberId: string, storeId: string): Promise<boolean> {
  const employee = await findEmployee(tx, memberId);
  return employee !== undefined && worksIn(employee, 'table') && worksAt(employee, storeId);
}

export interface Seat {
  session: SessionRow;
  /** The caller serves there. */
  staff: boolean;
  /** The caller sits there. */
  guest: boolean;
}

/** 404 for whoever neither sits nor serves there. `lock`: until the transaction ends nobody else changes it. */
export async function seatFor(tx: Tx, memberId: string, sessionId: string, lock = false): Promise<Seat> {
  const session = await findSession(tx, sessionId, lock);
  if (!session) throw notFound();
  const guest = await sitsAt(tx, memberId, sessionId);
  const staff = await servesAt(tx, memberId, session.storeId);
  if (!guest && !staff) throw notFound();
  return { session, staff, guest };
}

/** As `seatFor`, locked and not over: 409 本桌已结账. */
export async function liveSeat(tx: Tx, memberId: string, sessionId: string): Promise<Seat> {
  const seat = await seatFor(tx, memberId, sessionId, true);
  if (seat.session.status === 'closed')
    throw conflict(seat.session.intoId === null ? '本桌已结账' : '本桌已并到另一桌，请重新扫码');
  return seat;
}

/** Phones at the table and screens of the store read anew. */
export async function tellTable(tx: Tx, { id, storeId }: Pick<SessionRow, 'id' | 'storeId'>): Promise<void> {
  await publish(tx, `seat:${id}`, { kind: 'snapshot' });
  await publish(tx, `store:${storeId}`, { kind: 'tables' });
}
