/** A task changes hands, or waits for another one's opinion, each with its reason (rules 27.3, 27.4). */
import type { DingTaskDetail, TaskAct } from '../../../../src/contract/task/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, forbidden, refuse } from '../../../http/errors';
import { desksOf } from '../employee/desks';
import { presentEmployee } from '../employee/presenter';
import { searchStaff, type Staff } from '../employee/repository';
import { seatOf, type Seat } from '../employee/seat';
import { tellStaff, workChanged } from '../work/tell';
import type { AuditKinds } from './kinds';
import { taskPage, waitingAt } from './open';
import { allowedActs, isConcerned, isSender } from './permission';
import { taskDetail } from './presenter';
import { moveTask, type TaskRecord } from './repository';
import { taken, visibleTask } from './service';

interface Desk {
  kinds: AuditKinds;
  server: Setup;
}

/** Who may take a task: whoever sits at its desk and neither sent it nor is concerned; asked is any colleague but its sender. */
async function listTakers(
  tx: Tx,
  seat: Seat,
  task: TaskRecord,
  action: 'forward' | 'ask',
  kinds: AuditKinds,
): Promise<Staff[]> {
  const found: Staff[] = [];
  for (const staff of await searchStaff(tx, {})) {
    const { employee } = staff;
    if (employee.id === seat.id || employee.id === task.assigneeId || isSender(employee, task)) continue;
    const fits = action === 'ask' || desksOf(employee).includes(task.area);
    if (fits && (action === 'ask' || !(await isConcerned(tx, employee, task, kinds)))) found.push(staff);
  }
  return found;
}

/** 403 who may not · 404 a task of another desk. */
export async function readColleagues(
  tx: Tx,
  memberId: string,
  { id, action }: RequestOf<'ding.tasksColleagues'>,
  now: number,
  kinds: AuditKinds,
): Promise<DataOf<'ding.tasksColleagues'>> {
  const seat = await seatOf(tx, memberId, now);
  const task = await visibleTask(tx, seat, id);
  if (!(await allowedActs(tx, seat, task, kinds)).includes(action)) throw forbidden();
  return (await listTakers(tx, seat, task, action, kinds)).map(presentEmployee);
}

/** How each is written down, and what it makes of the task. */
const ACTS: Record<TaskAct, (to: string) => string> = {
  forward: (to) => `转交 ${to}`,
  ask: (to) => `请 ${to} 出意见`,
  recall: () => '不再等意见',
  opinion: () => '意见',
};
/** What is asked for when nothing is written. */
const WANTED: Partial<Record<TaskAct, string>> = {
  forward: '请写转交的原因',
  ask: '请写想问什么',
  opinion: '请填写意见',
};

/** 400 nobody who may take it · 403 who may not · 404 a task of another desk · 409 该任务已处理 · 422 without a word. */
export async function handTask(
  tx: Tx,
  memberId: string,
  { id, action, toId, note: written, rev }: RequestOf<'ding.tasksHand'>,
  now: number,
  { kinds, server }: Desk,
): Promise<DingTaskDetail> {
  const seat = await seatOf(tx, memberId, now);
  const task = await visibleTask(tx, seat, id, true);
  if (task.status !== 'todo' || task.rev !== rev) throw await taken(tx, seat, task, now, { kinds, server });
  if (!(await allowedActs(tx, seat, task, kinds)).includes(action)) throw forbidden();
  const note = saidOf(action, written);
  const to = await takerOf(tx, seat, task, action, toId, kinds);
  const toEmployee = to?.employee;
  const label = `${seat.name} ${ACTS[action](toEmployee?.name ?? '')}${note ? `：${note}` : ''}`;
  const name = { [action === 'forward' ? 'assigneeId' : 'consultId']: toEmployee?.id ?? null };
  const moved = await moveTask(tx, task, {
    log: [...task.log, { key: String(now), label, value: String(now) }],
    ...name,
  });
  if (!moved) throw await taken(tx, seat, await visibleTask(tx, seat, id), now, { kinds, server });
  await workChanged(tx, waitingAt(task));
  await tellOfHand(tx, seat, task, { action, to, note }, now);
  return taskDetail(tx, seat, moved, now, { kinds, server });
}

/** 422 without a word where one is needed. */
function saidOf(action: TaskAct, written: string): string {
  const note = written.trim();
  const wanted = WANTED[action];
  if (note === '' && wanted !== undefined) throw refuse(wanted, { field: 'note' });
  return note;
}

async function takerOf(
  tx: Tx,
  seat: Seat,
  task: TaskRecord,
  action: TaskAct,
  toId: string | undefined,
  kinds: AuditKinds,
): Promise<Staff | undefined> {
  if (action !== 'forward' && action !== 'ask') return undefined;
  const to = (await listTakers(tx, seat, task, action, kinds)).find(({ employee }) => employee.id === toId);
  if (!to) throw badRequest('toId', action === 'ask' ? '请选择问谁' : '请选择能处理它的同事');
  return to;
}

/** Whoever it came to; an opinion goes to those who wait for it. */
async function tellOfHand(
  tx: Tx,
  seat: Seat,
  task: TaskRecord,
  { action, to, note }: { action: TaskAct; to: Staff | undefined; note: string },
  now: number,
): Promise<void> {
  if (action === 'recall') return;
  const words = {
    forward: `${seat.name} 转交给你：${task.title}`,
    ask: `${seat.name} 想听你的意见：${task.title}`,
    opinion: `${seat.name} 给了意见：${task.title}`,
  };
  await tellStaff(tx, {
    ...(to ? { desk: task.area, assigneeId: to.employee.id } : waitingAt(task)),
    title: words[action],
    text: note,
    link: taskPage(task.id),
    at: now,
    isFor: ({ memberId }) => memberId !== seat.memberId && memberId !== task.fromId,
  });
}
