/** Jobs whose last try has failed: what they were about stands as it stood, until somebody looks after it. */
import { count, isNotNull } from 'drizzle-orm';
import type { Tx } from '../db/client';
import { jobs } from '../db/schema';

export const countDead = (tx: Tx): Promise<{ kind: string; count: number }[]> =>
  tx.select({ kind: jobs.kind, count: count() }).from(jobs).where(isNotNull(jobs.deadAt)).groupBy(jobs.kind);
