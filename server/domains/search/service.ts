/** tea.search: the whole site by one keyword. Goods and stores now; the other kinds have no rows yet and so no tabs. */
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import { goods, stores } from '../../db/schema';
import type { Tx } from '../../db/client';
import type { Context } from '../../http/context';
import { offsetOf, PAGE_SIZE } from '../../http/paging';
import { findCardRows, inStock } from '../catalogue/cardRows';
import { presentGoodsCard } from '../catalogue/cards';
import { loadPriceViewer } from '../pricing/viewer';
import { presentStore } from '../store/cards';
import { correct } from './correct';
import { normalise, termsOf } from './grams';
import { cutKeyword, loadSynonyms, matchLoosely, matchTerms, type Match } from './match';
import { correctionWords, loadVocabulary, suggest } from './vocabulary';

type Result = DataOf<'tea.search'>;
type Call = Pick<Context<'tea.search'>, 'db' | 'now' | 'viewer'>;

/** Rows of each kind under 综合. */
const PREVIEW = 4;

interface Hits {
  goods: Match | undefined;
  goodsCount: number;
  stores: SQL | undefined;
  storeCount: number;
}
const NOTHING: Hits = { goods: undefined, goodsCount: 0, stores: undefined, storeCount: 0 };

export async function searchSite(input: RequestOf<'tea.search'>, { db, now, viewer }: Call): Promise<Result> {
  const keyword = cutKeyword(input.keyword);
  if (input.suggest) {
    return { suggest: suggest(keyword, await loadVocabulary(db)), tabs: [], total: 0, more: false };
  }
  const { hits, corrected } = await findHits(db, keyword);
  const kind = input.kind ?? 'all';
  const page = input.page ?? 1;
  const size = kind === 'all' ? PREVIEW : PAGE_SIZE;
  const offset = kind === 'all' ? 0 : offsetOf(page);
  const wantsGoods = hits.goods && (kind === 'all' || kind === 'goods');
  const wantsStores = hits.storeCount > 0 && (kind === 'all' || kind === 'store');
  const [priceViewer, cardRows, storeRows] = await Promise.all([
    wantsGoods ? loadPriceViewer(db, viewer?.memberId, now()) : undefined,
    wantsGoods && hits.goods
      ? findCardRows(db, {
          where: and(eq(goods.status, 'on'), hits.goods.where),
          orderBy: [desc(inStock), hits.goods.rank, asc(goods.sort)],
          limit: size,
          offset,
          at: now(),
        })
      : undefined,
    wantsStores
      ? db.select().from(stores).where(hits.stores).orderBy(asc(stores.sort)).limit(size).offset(offset)
      : undefined,
  ]);
  const total = totalOf(hits, kind);
  return {
    tabs: tabsOf(hits),
    ...(cardRows ? { goods: cardRows.map((row) => presentGoodsCard(row, priceViewer)) } : {}),
    ...(storeRows ? { stores: storeRows.map((row) => presentStore(row, { now: now() })) } : {}),
    total,
    more: kind === 'all' ? hits.goodsCount > PREVIEW || hits.storeCount > PREVIEW : page * PAGE_SIZE < total,
    ...(corrected === undefined ? {} : { corrected }),
  };
}

/** As typed; else goods that have most of it; else the nearest word of the shop; else goods that share half of it. */
async function findHits(tx: Tx, keyword: string): Promise<{ hits: Hits; corrected?: string }> {
  if (termsOf(keyword).length === 0) return { hits: NOTHING };
  const synonyms = await loadSynonyms(tx);
  const typed = await countHits(tx, keyword, matchTerms(keyword, synonyms));
  if (isSomething(typed)) return { hits: typed };
  const most = await countHits(tx, keyword, matchLoosely(keyword, MOST));
  if (isSomething(most)) return { hits: most };
  const corrected = correct(normalise(keyword).replaceAll(' ', ''), correctionWords(await loadVocabulary(tx)));
  if (corrected !== undefined) {
    const hits = await countHits(tx, corrected, matchTerms(corrected, synonyms));
    if (isSomething(hits)) return { hits, corrected };
  }
  return { hits: await countHits(tx, keyword, matchLoosely(keyword)) };
}

const MOST = 0.75;
const isSomething = ({ goodsCount, storeCount }: Hits) => goodsCount + storeCount > 0;

async function countHits(tx: Tx, keyword: string, match: Match | undefined): Promise<Hits> {
  const inStores = storesHave(keyword);
  const [goodsCount, storeCount] = await Promise.all([
    match ? tx.$count(goods, and(eq(goods.status, 'on'), match.where)) : 0,
    tx.$count(stores, inStores),
  ]);
  return { goods: goodsCount > 0 ? match : undefined, goodsCount, stores: inStores, storeCount };
}

/** Stores are few: their text is simply scanned. */
const storesHave = (keyword: string): SQL | undefined =>
  and(
    ...termsOf(keyword).map(
      (term) =>
        sql`position(${term} in lower(${stores.name} || ' ' || ${stores.city} || ' ' || ${stores.address} || ' ' || ${stores.tags}::text)) > 0`,
    ),
  );

function totalOf({ goodsCount, storeCount }: Hits, kind: NonNullable<RequestOf<'tea.search'>['kind']>): number {
  if (kind === 'all') return goodsCount + storeCount;
  return kind === 'goods' ? goodsCount : kind === 'store' ? storeCount : 0;
}

/** Kinds without hits have no tab. */
function tabsOf({ goodsCount, storeCount }: Hits): Result['tabs'] {
  if (goodsCount + storeCount === 0) return [];
  return [
    { id: 'all', label: '综合', count: goodsCount + storeCount },
    { id: 'goods', label: '商品', count: goodsCount },
    { id: 'store', label: '门店', count: storeCount },
  ].filter(({ count }) => count > 0);
}
