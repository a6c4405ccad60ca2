/** Who looks at a price: level from growth, annual card from its end date. The only database call of this folder. */
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { accounts, members } from '../../db/schema';
import { levelOf, type PriceViewer } from './levels';

export async function loadPriceViewer(
  tx: Tx,
  memberId: string | undefined,
  now: number,
): Promise<PriceViewer | undefined> {
  if (memberId === undefined) return undefined;
  const [row] = await tx
    .select({ vipUntil: members.vipUntil, growth: accounts.available })
    .from(members)
    .leftJoin(
      accounts,
      and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, members.id), eq(accounts.unit, 'growth')),
    )
    .where(eq(members.id, memberId));
  if (!row) return undefined;
  return { memberId, level: levelOf(row.growth ?? 0), hasCard: (row.vipUntil ?? 0) > now };
}
