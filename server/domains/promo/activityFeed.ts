/** Who drew what from the pool, with masked names; only prizes, newest first. */
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { DataOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { members, prizeDraws, prizes } from '../../db/schema';
import { DAY_MS } from '../../lib/shanghai';
import { maskName } from '../../lib/mask';

const MOST = 60;

export async function drawFeed(tx: Tx, now: number): Promise<DataOf<'special.rollMessage'>['list']> {
  const rows = await tx
    .select({ id: prizeDraws.id, at: prizeDraws.at, nickname: members.nickname, title: prizes.title })
    .from(prizeDraws)
    .innerJoin(prizes, eq(prizes.id, prizeDraws.prizeId))
    .innerJoin(members, eq(members.id, prizeDraws.memberId))
    .where(and(gt(prizeDraws.at, now - 30 * DAY_MS), ne(prizes.kind, 'thanks')))
    .orderBy(desc(prizeDraws.at), desc(prizeDraws.id))
    .limit(MOST);
  return rows.map(({ id, at, nickname, title }) => ({ id, at, text: `${maskName(nickname)} 抽中了 ${title}` }));
}
