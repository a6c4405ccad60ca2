/** Reviews of order lines. */
import { aliasedTable, and, desc, eq, gte, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { ReviewDeskTab } from '../../../../src/contract/review/schemas';
import { insertInto, lockById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { employees, goods, members, orderLines, reviews } from '../../../db/schema';
import { statement, within } from '../../../db/statement';

export type ReviewRecord = typeof reviews.$inferSelect;

export const reviewsOfLines = (tx: Tx, lineIds: readonly string[]): Promise<ReviewRecord[]> =>
  lineIds.length === 0 ? Promise.resolve([]) : ofLines(tx, { lineIds });
const ofLines = statement({ lineIds: 'bigint[]' }, (tx, { lineIds }) =>
  tx.select().from(reviews).where(within(reviews.orderLineId, lineIds)),
);

/** One that waits for its check is counted when it is shown. */
export async function insertReview(tx: Tx, row: typeof reviews.$inferInsert): Promise<string> {
  const { id } = await insertRow(tx, row);
  if (!row.auditing) await countIn(tx, row, 1);
  return id;
}
const insertRow = insertInto(reviews);

/** In the transaction that has locked it: its check has passed. */
export async function admitReview(tx: Tx, review: ReviewRecord): Promise<void> {
  await tx.update(reviews).set({ auditing: false }).where(eq(reviews.id, review.id));
  await countIn(tx, review, 1);
}

/** The same for one that was not: it lies with what the staff has hidden, by nobody of them, and was never counted. */
export async function rejectReview(tx: Tx, id: string, { why, at }: { why: string; at: number }): Promise<void> {
  await tx
    .update(reviews)
    .set({ auditing: false, hiddenAt: at, hiddenById: null, hiddenWhy: why })
    .where(eq(reviews.id, id));
}

export async function showAppend(tx: Tx, id: string): Promise<void> {
  await tx.update(reviews).set({ appendHeld: false }).where(eq(reviews.id, id));
}

/** The sums of the score that its goods carries. */
async function countIn(tx: Tx, { goodsId, score }: Pick<ReviewRecord, 'goodsId' | 'score'>, by: 1 | -1): Promise<void> {
  await tx
    .update(goods)
    .set({ scoreSum: sql`${goods.scoreSum} + ${by * score}`, reviewCount: sql`${goods.reviewCount} + ${by}` })
    .where(eq(goods.id, goodsId));
}

/** The review with its row locked until the transaction ends. */
export const lockReview = lockById(reviews);

export async function answerReview(tx: Tx, id: string, reply: { text: string; byId: string; at: number }) {
  await tx
    .update(reviews)
    .set({ reply: reply.text, replyById: reply.byId, replyAt: reply.at })
    .where(eq(reviews.id, id));
}

/** In the transaction that has locked it. */
export async function hideReview(tx: Tx, review: ReviewRecord, hidden: { why: string; byId: string; at: number }) {
  await tx
    .update(reviews)
    .set({ hiddenAt: hidden.at, hiddenById: hidden.byId, hiddenWhy: hidden.why })
    .where(eq(reviews.id, review.id));
  await countIn(tx, review, -1);
}
export async function showReview(tx: Tx, review: ReviewRecord): Promise<void> {
  await tx.update(reviews).set({ hiddenAt: null, hiddenById: null, hiddenWhy: null }).where(eq(reviews.id, review.id));
  await countIn(tx, review, 1);
}

export async function appendReview(
  tx: Tx,
  id: string,
  word: { text: string; photos: string[]; at: number; held: boolean },
): Promise<void> {
  await tx
    .update(reviews)
    .set({ append: word.text, appendPhotos: word.photos, appendAt: word.at, appendHeld: word.held })
    .where(eq(reviews.id, id));
}

/** Nothing but an addition can be said about the line now. */
export async function markReviewed(tx: Tx, lineId: string): Promise<void> {
  await tx.update(orderLines).set({ reviewed: true }).where(eq(orderLines.id, lineId));
}

const isShown = and(isNull(reviews.hiddenAt), eq(reviews.auditing, false));
const TABS: Readonly<Record<ReviewDeskTab, (since: number) => SQL | undefined>> = {
  wait: (since) => and(isNull(reviews.reply), isShown, gte(reviews.at, since)),
  answered: (since) => and(isNotNull(reviews.reply), isShown, gte(reviews.at, since)),
  hidden: () => isNotNull(reviews.hiddenAt),
};
export const countTab = (tx: Tx, tab: ReviewDeskTab, since: number): Promise<number> =>
  tx.$count(reviews, TABS[tab](since));

/** Since then, and without an answer. */
export const countUnanswered = (tx: Tx, since: number): Promise<number> => countTab(tx, 'wait', since);

const answerers = aliasedTable(employees, 'answerers');
const hiders = aliasedTable(employees, 'hiders');
const deskRows = (tx: Tx) =>
  tx
    .select({
      review: reviews,
      title: goods.title,
      images: goods.images,
      nickname: members.nickname,
      answeredBy: answerers.name,
      hiddenBy: hiders.name,
    })
    .from(reviews)
    .innerJoin(goods, eq(goods.id, reviews.goodsId))
    .leftJoin(members, eq(members.id, reviews.memberId))
    .leftJoin(answerers, eq(answerers.id, reviews.replyById))
    .leftJoin(hiders, eq(hiders.id, reviews.hiddenById));
export type DeskRecord = Awaited<ReturnType<typeof deskRows>>[number];

/** What waits longest comes first, what was done last. */
export const pageOfTab = (tx: Tx, tab: ReviewDeskTab, since: number, limit: number, offset: number) =>
  deskRows(tx)
    .where(TABS[tab](since))
    .orderBy(
      ...(tab === 'wait'
        ? [reviews.at, reviews.id]
        : [desc(tab === 'hidden' ? reviews.hiddenAt : reviews.at), desc(reviews.id)]),
    )
    .limit(limit)
    .offset(offset);

export async function findDeskRow(tx: Tx, id: string): Promise<DeskRecord | undefined> {
  const [row] = await deskRows(tx).where(eq(reviews.id, id));
  return row;
}
