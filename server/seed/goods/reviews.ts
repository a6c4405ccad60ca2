/** 420 reviews by the thirty tea friends, 14 of them with a second word; the sums of the goods follow from them (rule 20.2). */
import { asc, eq, sql } from 'drizzle-orm';
import { DAY_MS } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import { goods, reviews } from '../../db/schema';
import { answers, APPENDS, fits, GENERAL, REPLIES, REVIEW_WORDS, type ReviewWords } from '../data/reviewWords';
import { insertAll } from '../insert';
import { createRandom, type Random } from '../../lib/random';

export const REVIEW_COUNT = 420;
const FIRST_ID = 20_001;
const FIRST_REVIEWER = 10_050;
const REVIEWERS = 30;

type GoodsRow = typeof goods.$inferSelect;

export async function seedReviews(tx: Tx, at: number): Promise<void> {
  const random = createRandom(20260602);
  const items = await tx.select().from(goods).orderBy(asc(goods.id));
  const said = new Set<string>();
  const rows = sharesOf(items).flatMap(([item, count]) => {
    const words = wordsFor(item, random);
    const dealt = Array.from({ length: count }, () => writeReview(item, words, random, said, at));
    // In the order in which their phrases were dealt: what is read one after the other was not said twice.
    const times = dealt.map((row) => row.at).sort((a, b) => a - b);
    return dealt.map((row, i) => ({ ...row, at: times[i] ?? row.at }));
  });
  // Newest first, as ids go down the page; then the marks that have fixed numbers.
  rows.sort((a, b) => a.at - b.at);
  markSome(rows, new Map(items.map(({ id, title }) => [id, title])), random);
  await insertAll(
    tx,
    reviews,
    rows.map((row, i) => ({ ...row, id: String(FIRST_ID + i) })),
  );
  await tx
    .update(goods)
    .set({ scoreSum: sql`summed.score_sum`, reviewCount: sql`summed.review_count` })
    .from(
      tx
        .select({
          goodsId: reviews.goodsId,
          scoreSum: sql<number>`sum(${reviews.score})::int`.as('score_sum'),
          reviewCount: sql<number>`count(*)::int`.as('review_count'),
        })
        .from(reviews)
        .groupBy(reviews.goodsId)
        .as('summed'),
    )
    .where(eq(goods.id, sql`summed.goods_id`));
}

/** Three reviews each, the rest by sales (largest remainder), so that the sum is exact. */
function sharesOf(items: GoodsRow[]): [GoodsRow, number][] {
  const free = REVIEW_COUNT - 3 * items.length;
  const weights = items.map(({ sales }) => Math.sqrt(sales + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (free * weight) / total);
  const counts = exact.map(Math.floor);
  const order = exact
    .map((value, i) => ({ i, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  const missing = free - counts.reduce((sum, count) => sum + count, 0);
  for (const { i } of order.slice(0, missing)) counts[i] = (counts[i] ?? 0) + 1;
  return items.map((item, i) => [item, 3 + (counts[i] ?? 0)]);
}

/** Phrases that are dealt one by one: none comes again before all of them were said, nor twice in a row. */
type Deck = () => string;
type Words = Record<'taste' | 'use' | 'but' | keyof typeof GENERAL, Deck> & Pick<ReviewWords, 'tags'>;

function deckOf(texts: readonly string[], random: Random): Deck {
  let left: string[] = [];
  let last = '';
  return () => {
    if (left.length === 0) left = random.shuffle(texts);
    if (left.length > 1 && left.at(-1) === last) left.reverse();
    last = left.pop() ?? '';
    return last;
  };
}

function writeReview(
  item: GoodsRow,
  words: Words,
  random: Random,
  said: Set<string>,
  at: number,
): typeof reviews.$inferInsert {
  const score = random.chance(0.07) ? 3 : random.chance(0.24) ? 4 : 5;
  let text = sentence(words, score, random);
  while (said.has(text)) text = sentence(words, score, random);
  said.add(text);
  const oldest = Math.min(300, Math.floor((at - item.listedAt) / DAY_MS) - 1);
  return {
    goodsId: item.id,
    memberId: String(FIRST_REVIEWER + random.int(0, REVIEWERS - 1)),
    score,
    tags: score === 3 ? [] : random.shuffle(words.tags).slice(0, random.int(0, 3)),
    text,
    photos: [],
    sku: item.specs.map(({ values }) => random.pick(values)).join(' '),
    anonymous: random.chance(0.12),
    at: at - random.int(1, Math.max(1, oldest)) * DAY_MS + random.int(7 * 60, 23 * 60) * 60_000,
  };
}

/** Phrases of its category, without those that only fit other goods of the category; those who buy the same do not say the same. */
function wordsFor({ rootCategoryId, title }: GoodsRow, random: Random): Words {
  const { taste, use, but, tags } = REVIEW_WORDS[rootCategoryId] as ReviewWords;
  const { ship, close, person } = GENERAL;
  const fit = (texts: string[]) => texts.filter((text) => fits(title, text));
  const deck = (texts: string[]) => deckOf(fit(texts), random);
  return {
    taste: deck(taste),
    use: deck(use),
    but: deck(but),
    ship: deck(ship),
    close: deck(close),
    person: deck(person),
    tags: fit(tags),
  };
}

/** Buyers differ: some write three words, some tell a story, some begin with the parcel. */
function sentence({ taste, use, but, ship, close, person }: Words, score: number, random: Random): string {
  const shapes: Deck[][] = [
    [taste, close],
    [person, taste, use],
    [ship, taste],
    [use, taste, close],
    [taste, use, ship],
    [use, close],
    [person, ship, taste, close],
    [taste],
  ];
  const parts = random.pick(shapes).map((next) => next());
  const catches = score === 5 ? [] : [but()];
  const mark = random.pick(['。', '。', '！', '～']);
  return `${[...parts, ...catches].join(random.pick(['，', '。', '；', '。']))}${mark}`;
}

/** 30 % with pictures, 40 % answered (poor ones first), 14 with a second word. */
function markSome(rows: (typeof reviews.$inferInsert)[], titles: ReadonlyMap<string, string>, random: Random): void {
  const order = random.shuffle(rows);
  for (const row of order.slice(0, Math.round(rows.length * 0.3))) {
    row.photos = [2, 3].slice(0, random.int(1, 2)).map((n) => `/images/goods/${row.goodsId}-${n}.webp`);
  }
  const byNeed = random.shuffle(rows).sort((a, b) => Math.min(a.score, 4) - Math.min(b.score, 4));
  const titleOf = ({ goodsId }: (typeof rows)[number]) => titles.get(goodsId) ?? '';
  const given = new Set<string>();
  for (const row of byNeed.slice(0, Math.round(rows.length * 0.4))) {
    const fitting = REPLIES.filter(
      (reply) =>
        fits(titleOf(row), reply) && answers(reply, row.text) && (row.photos?.length || !reply.includes('图片')),
    );
    const fresh = fitting.filter((reply) => !given.has(`${row.goodsId} ${reply}`));
    row.reply = random.pick(fresh.length > 0 ? fresh : fitting);
    given.add(`${row.goodsId} ${row.reply}`);
  }
  const happy = order.filter(({ score }) => score >= 4);
  for (const text of APPENDS) {
    const row = happy.find((one) => !one.append && fits(titleOf(one), text));
    if (row) row.append = text;
  }
}
