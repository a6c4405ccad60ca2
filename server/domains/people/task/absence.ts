/** An employee says when he is away and who stands in for him: the tasks that name him are then the other's (rule 27.5). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, refuse } from '../../../http/errors';
import { DAY_MS, dayOf, instantOf } from '../../../lib/shanghai';
import { presentEmployee } from '../employee/presenter';
import {
  endAbsence,
  findAbsence,
  listAbsent,
  listStaffByIds,
  saveAbsence,
  searchStaff,
  staffById,
  type Employee,
  type Staff,
} from '../employee/repository';
import { seated } from '../employee/seat';
import { employeeOf } from '../employee/who';
import { sendNotice } from '../notice/send';

const MOST_DAYS = 90;

export async function readAbsence(tx: Tx, memberId: string, now: number): Promise<DataOf<'ding.absence'>> {
  const employee = await employeeOf(tx, memberId);
  const today = dayOf(now);
  const own = await findAbsence(tx, employee.id);
  const standIn = own && own.to >= today ? await staffById(tx, own.standInId) : undefined;
  const { standsFor } = await seated(tx, employee, now);
  const absent = await listAbsent(tx, today);
  const names = await listStaffByIds(tx, standsFor);
  const colleagues = await searchStaff(tx, employee.isManager ? {} : { storeId: employee.storeId });
  return {
    ...(own && standIn && { mine: { from: own.from, to: own.to, standIn: presentEmployee(standIn) } }),
    standsFor: names.map(({ employee: { id, name } }) => ({
      name,
      to: absent.find(({ employeeId }) => employeeId === id)?.to ?? today,
    })),
    colleagues: colleagues.filter(({ employee: { id } }) => id !== employee.id).map(presentEmployee),
  };
}

/** 400 days that are none, over, or in the wrong order; nobody of that number; oneself · 422 the other is away, too. */
export async function writeAbsence(
  tx: Tx,
  memberId: string,
  { from, to, standInId }: RequestOf<'ding.absenceSave'>,
  now: number,
): Promise<DataOf<'ding.absenceSave'>> {
  const employee = await employeeOf(tx, memberId);
  if (standInId === undefined) {
    await endAbsence(tx, employee.id);
    return { ok: true };
  }
  const days = daysOf({ from, to }, now);
  const standIn = await standInOf(tx, employee, standInId, days);
  await saveAbsence(tx, { employeeId: employee.id, standInId, ...days });
  await sendNotice(tx, standIn.employee.memberId, {
    box: 'service',
    title: `请代 ${employee.name} 处理待办`,
    text: `${employee.name} ${days.from} 到 ${days.to} 不在，这几天指名给他的待办由你处理。`,
    link: '/dingding/pages/message',
    at: now,
  });
  return { ok: true };
}

interface Days {
  from: string;
  to: string;
}

function daysOf({ from, to }: Pick<RequestOf<'ding.absenceSave'>, 'from' | 'to'>, now: number): Days {
  const first = from === undefined ? Number.NaN : instantOf(from);
  const last = to === undefined ? Number.NaN : instantOf(to);
  if (from === undefined || Number.isNaN(first)) throw badRequest('from', '请选择开始日期');
  if (to === undefined || Number.isNaN(last)) throw badRequest('to', '请选择结束日期');
  if (to < from) throw badRequest('to', '结束日期不能早于开始日期');
  if (to < dayOf(now)) throw badRequest('to', '结束日期已经过去');
  if (last - first > MOST_DAYS * DAY_MS) throw badRequest('to', `一次最多 ${MOST_DAYS} 天`);
  return { from, to };
}

/** A colleague of the store, for a manager anybody, who is there in those days. */
async function standInOf(tx: Tx, employee: Employee, id: string, { from, to }: Days): Promise<Staff> {
  if (id === employee.id) throw badRequest('standInId', '不能由自己代办');
  const standIn = await staffById(tx, id);
  if (!standIn || (!employee.isManager && standIn.employee.storeId !== employee.storeId))
    throw badRequest('standInId', '请选择代办的同事');
  const theirs = await findAbsence(tx, id);
  if (theirs && theirs.from <= to && theirs.to >= from)
    throw refuse(`${standIn.employee.name} ${theirs.from} 到 ${theirs.to} 也不在，请换一位`, { field: 'standInId' });
  return standIn;
}
