/** shop.productReviews, and the three newest on a goods page. Other people's names are masked (rule 1.7). */
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { CountTab } from '../../../src/contract/kit';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { ReviewRow } from '../../../src/contract/catalogue/schemas';
import type { Tx } from '../../db/client';
import { accounts, goods, members, reviews } from '../../db/schema';
import { notFound } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { maskName } from '../../lib/mask';
import { levelOf } from '../pricing/levels';
import { scoreOf } from './cards';

type Filter = NonNullable<RequestOf<'shop.productReviews'>['filter']>;

const FILTERS: readonly [id: Filter, label: string, where: SQL][] = [
  ['all', '全部', sql`true`],
  ['photo', '有图', sql`jsonb_array_length(${reviews.photos}) > 0`],
  ['good', '好评', sql`${reviews.score} >= 4`],
  ['middle', '中评', sql`${reviews.score} = 3`],
  ['bad', '差评', sql`${reviews.score} <= 2`],
  ['append', '追评', sql`${reviews.append} is not null`],
];

export async function listReviews(
  tx: Tx,
  input: RequestOf<'shop.productReviews'>,
): Promise<DataOf<'shop.productReviews'>> {
  const filter = FILTERS.find(([id]) => id === input.filter) ?? FILTERS[0];
  const page = input.page ?? 1;
  const [[item], [counts], list] = await Promise.all([
    tx
      .select({ scoreSum: goods.scoreSum, reviewCount: goods.reviewCount, status: goods.status })
      .from(goods)
      .where(eq(goods.id, input.id)),
    tx
      .select(
        Object.fromEntries(
          FILTERS.map(([id, , where]) => [id, sql<number>`count(*) filter (where ${where})`.mapWith(Number)]),
        ),
      )
      .from(reviews)
      .where(eq(reviews.goodsId, input.id)),
    findReviews(tx, and(eq(reviews.goodsId, input.id), filter?.[2]), PAGE_SIZE, offsetOf(page)),
  ]);
  if (!item || item.status === 'deleted') throw notFound();
  const countOf = (id: Filter) => Number(counts?.[id] ?? 0);
  const tabs: CountTab[] = FILTERS.map(([id, label]) => ({ id, label, count: countOf(id) }));
  return { page: pageOf(list, countOf(input.filter ?? 'all'), page), tabs, score: scoreOf(item) };
}

export async function findReviews(tx: Tx, where: SQL | undefined, limit: number, offset = 0): Promise<ReviewRow[]> {
  const rows = await tx
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
    .where(where)
    .orderBy(desc(reviews.at), desc(reviews.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ review, ...user }) => ({
    id: review.id,
    user:
      review.anonymous || user.id === null
        ? ANONYMOUS
        : {
            id: user.id,
            no: user.no ?? '',
            nickname: maskName(user.nickname ?? ''),
            avatar: user.avatar ?? '',
            levelName: levelOf(user.growth ?? 0).name,
          },
    score: review.score,
    tags: review.tags,
    text: review.text,
    photos: review.photos,
    sku: review.sku,
    ...(review.reply === null ? {} : { reply: review.reply }),
    ...(review.append === null ? {} : { append: review.append }),
    at: review.at,
  }));
}

const ANONYMOUS = { id: '0', no: '', nickname: '匿名茶友', avatar: '/images/avatar/1.webp', levelName: '' };
