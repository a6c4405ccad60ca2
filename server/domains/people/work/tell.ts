/** Staff learn of their work (rule 5.9): whoever may do it gets a notice, and the topic of their store counts anew. */
import type { Tx } from '../../../db/client';
import { publish } from '../../../realtime/publish';
import { standInsOf } from '../employee/seat';
import { listUnreadOf } from '../notice/repository';
import { sendNotice } from '../notice/send';
import { waitsFor } from '../employee/desks';
import { listEmployees, type Employee } from '../employee/repository';

/** Where work waits: at a desk, or with one employee. */
export interface Waiting {
  desk: string;
  assigneeId: string | null;
}

interface Work extends Waiting {
  title: string;
  text: string;
  /** Own route of the page that it is done on. */
  link: string;
  at: number;
  /** Of those who sit there, who sees it; all of them. */
  isFor?: (employee: Employee) => boolean;
  /** Work that comes all day: no second notice of it while the first one is unread. */
  often?: boolean;
}

export async function tellStaff(
  tx: Tx,
  { desk, assigneeId, isFor = () => true, often, ...notice }: Work,
): Promise<void> {
  const all = await listWaiting(tx, { desk, assigneeId }, notice.at);
  const ids = all.filter(isFor).map(({ memberId }) => memberId);
  const told = new Set(often ? await listUnreadOf(tx, ids, notice) : []);
  for (const id of ids) if (!told.has(id)) await sendNotice(tx, id, { ...notice, box: 'service' });
  // Whoever sent it has it among the work of the store, too.
  await countAnew(tx, all);
}

/** Work came or went. */
export const workChanged = async (tx: Tx, waiting: Waiting): Promise<void> =>
  countAnew(tx, await listWaiting(tx, waiting));

/** Whoever it names has a stand-in on the days of his absence; whose work changed is asked without a day. */
async function listWaiting(tx: Tx, waiting: Waiting, at?: number): Promise<Employee[]> {
  const standIns = waiting.assigneeId === null ? [] : await standInsOf(tx, waiting.assigneeId, at);
  return (await listEmployees(tx)).filter((employee) => waitsFor(employee, waiting) || standIns.includes(employee.id));
}

/** Without numbers: each listener gets the own ones. */
async function countAnew(tx: Tx, those: readonly Employee[]): Promise<void> {
  for (const id of new Set(those.map(({ storeId }) => storeId))) await publish(tx, `store:${id}`, { kind: 'work' });
}
