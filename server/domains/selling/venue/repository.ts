/** SQL of what a store says of itself. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { collects } from '../../../db/schema';

/** Whether the member keeps the store. */
export const isKept = async (tx: Tx, memberId: string, storeId: string): Promise<boolean> =>
  (await tx.$count(
    collects,
    and(eq(collects.memberId, memberId), eq(collects.kind, 'store'), eq(collects.targetId, storeId)),
  )) > 0;
