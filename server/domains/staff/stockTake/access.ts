/** Who sees a stock-taking, counts in it and ends it (rules 23.1, 23.3). */
import type { Tx } from '../../../db/client';
import { conflict, notFound, Refusal } from '../../../http/errors';
import { covers } from '../asset/scope';
import { staffById, type Employee } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { findStockTake, listOwn, lockStockTake, type StockTakeRow } from './repository';

export interface Seat {
  viewer: Employee;
  take: StockTakeRow;
  leads: boolean;
}

async function seatOf(tx: Tx, memberId: string, take: StockTakeRow | undefined): Promise<Seat> {
  const viewer = await employeeOf(tx, memberId);
  const isIn = take && (covers(viewer, take.storeId) || (await listOwn(tx, viewer.id, [take.id])).has(take.id));
  if (!isIn) throw notFound();
  return { viewer, take, leads: await leads(tx, viewer, take) };
}

/** A manager stands in for a lead who has left. */
const leads = async (tx: Tx, viewer: Employee, { leadId }: StockTakeRow): Promise<boolean> =>
  viewer.id === leadId || (viewer.isManager && (await staffById(tx, leadId)) === undefined);

/** 404 of another store, unless one was asked to count there. */
export const takeSeat = async (tx: Tx, memberId: string, id: string): Promise<Seat> =>
  seatOf(tx, memberId, await findStockTake(tx, id));

/** The same for who changes something: nobody else does until the transaction ends. */
export const lockSeat = async (tx: Tx, memberId: string, id: string): Promise<Seat> =>
  seatOf(tx, memberId, await lockStockTake(tx, id));

/** 409 盘点已完成: what has ended is only read. */
export function requireActive({ status }: StockTakeRow): void {
  if (status !== 'active') throw conflict(status === 'finished' ? '盘点已完成' : '盘点已取消');
}

export function requireLead({ leads: isLead }: Seat): void {
  if (!isLead) throw new Refusal(403, '只有负责人可以结束盘点');
}
