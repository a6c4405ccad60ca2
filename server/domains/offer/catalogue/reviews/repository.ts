/** SQL of the reviews of one goods. */
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { accounts, goods, members, reviews } from '../../../../db/schema';

export type ReviewFilter = NonNullable<RequestOf<'shop.productReviews'>['filter']>;

export interface ReviewRecord {
  review: typeof reviews.$inferSelect;
  /** Who wrote it; null when the member is gone. */
  id: string | null;
  no: string | null;
  nickname: string | null;
  avatar: string | null;
  growth: number | null;
}

const FILTERS: Readonly<Record<ReviewFilter, SQL>> = {
  all: sql`true`,
  photo: sql`jsonb_array_length(${reviews.photos}) > 0`,
  good: sql`${reviews.score} >= 4`,
  middle: sql`${reviews.score} = 3`,
  bad: sql`${reviews.score} <= 2`,
  append: sql`${reviews.append} is not null and not ${reviews.appendHeld}`,
};

/** What the staff has hidden is nobody's to read (rule 26.9), nor what waits for its check. */
const shownOf = (goodsId: string): SQL | undefined =>
  and(eq(reviews.goodsId, goodsId), isNull(reviews.hiddenAt), eq(reviews.auditing, false));

/** The sums of the score that the goods carry. */
export async function findScore(tx: Tx, goodsId: string) {
  const [row] = await tx
    .select({ scoreSum: goods.scoreSum, reviewCount: goods.reviewCount, status: goods.status })
    .from(goods)
    .where(eq(goods.id, goodsId));
  return row;
}

export async function countReviews(tx: Tx, goodsId: string): Promise<Partial<Record<ReviewFilter, number>>> {
  const [counts] = await tx
    .select(
      Object.fromEntries(
        Object.entries(FILTERS).map(([id, where]) => [
          id,
          sql<number>`count(*) filter (where ${where})`.mapWith(Number),
        ]),
      ),
    )
    .from(reviews)
    .where(shownOf(goodsId));
  return counts ?? {};
}

/** Newest first. */
export const findReviews = (
  tx: Tx,
  { goodsId, filter }: { goodsId: string; filter?: ReviewFilter },
  limit: number,
  offset = 0,
): Promise<ReviewRecord[]> =>
  tx
    .select({
      review: reviews,
      id: members.id,
      no: members.no,
      nickname: members.nickname,
      avatar: members.avatar,
      growth: accounts.available,
    })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.memberId))
    .leftJoin(
      accounts,
      and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, reviews.memberId), eq(accounts.unit, 'growth')),
    )
    .where(and(shownOf(goodsId), filter && FILTERS[filter]))
    .orderBy(desc(reviews.at), desc(reviews.id))
    .limit(limit)
    .offset(offset);
