/** `store:{id}`: how much work waits for the listening employee of that store (rules 5.9, 17.1). */
import type { Tx } from '../../../db/client';
import type { TopicKind } from '../../../realtime/topics';
import { findEmployee, type Employee } from './repository';

/** By the kind of work; only what an employee may do is counted. */
type Counts = Readonly<Record<string, (tx: Tx, employee: Employee, now: number) => Promise<number>>>;

export const storeTopic = (counts: Counts): TopicKind => ({
  async allow({ db }, { memberId }, id) {
    const employee = await findEmployee(db, memberId);
    return employee !== undefined && (employee.storeId === id || employee.moreStoreIds.includes(id));
  },
  async snapshot({ db, now }, { memberId }) {
    const employee = await findEmployee(db, memberId);
    if (!employee) return undefined;
    const waiting = Object.entries(counts).map(
      async ([kind, countOf]) => [kind, await countOf(db, employee, now())] as const,
    );
    return { data: Object.fromEntries(await Promise.all(waiting)) };
  },
});
