/** Who passes a process: the steps of its definition that its amount asks for, each with whom it waits for (rule 27.9). */
import type { ProcessDefinition } from '../../../../src/contract/process/shapes';
import type { Tx } from '../../../db/client';
import type { ProcessStepState } from '../../../db/schema';
import { desksOf, MANAGER_DESK } from '../../people/employee/desks';
import { findEmployee, listAbsent, listEmployees, type Employee } from '../../people/employee/repository';
import { standInsOf } from '../../people/employee/seat';
import { listOpenTasks } from '../../people/task/repository';
import { dayOf } from '../../../lib/shanghai';
import type { ProcessRow } from './repository';

const MOST_NAMES = 2;

export const stepsOf = ({ steps }: ProcessDefinition, amount: number | null): ProcessDefinition['steps'] =>
  steps.filter(({ over }) => over === undefined || (amount ?? 0) > over);

export interface Deciders {
  all: readonly Employee[];
  /** Who is away, and has nobody but the sender in his place. */
  out: ReadonlySet<string>;
}

/** Colleagues among whom the deciders of this sender's process are found today. */
export async function decidersFor(tx: Tx, sender: Pick<Employee, 'id'>, now: number): Promise<Deciders> {
  const all = await listEmployees(tx);
  const away = new Set((await listAbsent(tx, dayOf(now))).map(({ employeeId }) => employeeId));
  const isThere = (id: string) => id !== sender.id && !away.has(id) && all.some((one) => one.id === id);
  const out = new Set<string>();
  for (const id of away) if (!(await standInsOf(tx, id, now)).some(isThere)) out.add(id);
  return { all, out };
}

/** The manager of the own store where there is one to decide; else whoever sits at the desk. Never who sends it. */
export function deciderOf(
  { all, out }: Deciders,
  sender: Employee,
  desk: string,
): { employeeId: string | null; who: string } {
  const others = othersAt(all, sender, desk);
  const own =
    desk === MANAGER_DESK ? others.find(({ id, storeId }) => storeId === sender.storeId && !out.has(id)) : undefined;
  return own ? { employeeId: own.id, who: own.name } : { employeeId: null, who: namesOf(others) };
}

const othersAt = (all: readonly Employee[], sender: Employee, desk: string) =>
  all.filter((one) => one.id !== sender.id && desksOf(one).includes(desk));

function namesOf(others: readonly Employee[]): string {
  const names = others.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = others.length > MOST_NAMES ? `等 ${others.length} 人` : '';
  return names.length === 0 ? '还没有人' : `${names.join('、')}${more}`;
}

/** The steps of a process with whom they wait for today: whoever was named when it was sent may have handed it on, have left or be away by now. */
export async function stepsToday(tx: Tx, row: ProcessRow, now: number): Promise<ProcessStepState[]> {
  const sender = await findEmployee(tx, row.memberId);
  return sender ? stepsAmong(tx, sender, row, await decidersFor(tx, sender, now)) : row.steps;
}

/** The same for one of many of a sender, whose colleagues are read once. */
export async function stepsAmong(
  tx: Tx,
  sender: Employee,
  row: ProcessRow,
  deciders: Deciders,
): Promise<ProcessStepState[]> {
  if (row.status !== 'running') return row.steps;
  const [task] = await listOpenTasks(tx, 'process', row.id);
  const waitsFor = (desk: string) =>
    deciders.all.find(({ id }) => id === task?.assigneeId)?.name ?? namesOf(othersAt(deciders.all, sender, desk));
  return row.steps.map((step) => {
    if (step.result === 'waiting') return { ...step, who: waitsFor(step.desk) };
    return step.result === 'ahead' ? { ...step, ...deciderOf(deciders, sender, step.desk) } : step;
  });
}

export async function pathOf(
  tx: Tx,
  sender: Employee,
  definition: ProcessDefinition,
  amount: number | null,
  now: number,
): Promise<ProcessStepState[]> {
  const deciders = await decidersFor(tx, sender, now);
  return stepsOf(definition, amount).map(({ key, name, desk }) => ({
    key,
    name,
    desk,
    ...deciderOf(deciders, sender, desk),
    result: 'ahead' as const,
    note: '',
    at: 0,
  }));
}
