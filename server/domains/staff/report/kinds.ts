/** What others tell the report of a day. */
import type { Tx } from '../../../db/client';

/** How many an employee did between two instants. */
export type DailyCount = (tx: Tx, of: { employeeId: string; from: number; until: number }) => Promise<number>;

declare module '../../../http/context' {
  interface Kinds {
    /** By the field of the form. */
    dailyCounts: Record<'tasting' | 'invite' | 'care' | 'visit', DailyCount>;
  }
}
