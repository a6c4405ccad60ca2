/** Somebody who waits for a piece (到货提醒) hears of it once. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { reminds } from '../../db/schema';
import { notify, type Collectible } from './repository';

export async function restocked(tx: Tx, issue: Collectible, now: number): Promise<void> {
  const waiting = await tx
    .delete(reminds)
    .where(and(eq(reminds.kind, 'stock'), eq(reminds.targetId, issue.id)))
    .returning({ memberId: reminds.memberId });
  for (const { memberId } of waiting) {
    await notify(tx, {
      memberId,
      title: '藏品到货提醒',
      text: `您关注的「${issue.name}」又有编号放出，先到先得。`,
      image: issue.images[0],
      link: `/pages/tea/cpf-goods?id=${issue.id}`,
      at: now,
    });
  }
}
