/** SQL of a member's own books. */
import { and, eq, inArray } from 'drizzle-orm';
import { isId } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import { orders } from '../../../db/schema';

/** Of these ids, the shop orders of a member: rows about them lead there. */
export async function ownOrderIds(tx: Tx, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  const asked = ids.filter((id) => isId(id));
  if (asked.length === 0) return new Set();
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.id, asked)));
  return new Set(rows.map(({ id }) => id));
}
