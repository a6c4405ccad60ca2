/** Runs a write once per (member, endpoint, requestId): a replay gets the first answer, a parallel twin waits for it (rule 2.8). */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { requests } from '../../db/schema';
import { conflict, Refusal } from '../errors';

export async function once<T>(
  tx: Tx,
  key: { memberId: string; endpoint: string; requestId: string; now: number },
  write: () => Promise<T>,
): Promise<T> {
  // Claiming the key first makes a concurrent twin block on the unique index until this transaction ends.
  const claimed = await tx
    .insert(requests)
    .values({ ...pick(key), answer: null, createdAt: key.now })
    .onConflictDoNothing()
    .returning({ requestId: requests.requestId });
  const mine = and(
    eq(requests.memberId, key.memberId),
    eq(requests.endpoint, key.endpoint),
    eq(requests.requestId, key.requestId),
  );
  if (claimed.length === 0) {
    const [row] = await tx.select().from(requests).where(mine);
    if (!row || row.answer === null) throw conflict('请求处理中，请稍后查看');
    return row.answer as T;
  }
  const answer = await write();
  if (answer instanceof Refusal) await tx.delete(requests).where(mine);
  else await tx.update(requests).set({ answer }).where(mine);
  return answer;
}

const pick = ({ memberId, endpoint, requestId }: { memberId: string; endpoint: string; requestId: string }) => ({
  memberId,
  endpoint,
  requestId,
});
