/** shop.productIndex: one page of goods with the filters that would narrow it. */
import { asc, desc, type SQL } from 'drizzle-orm';
import type { DataOf } from '../../../src/contract/schemas';
import type { GoodsSort } from '../../../src/contract/shop/schemas';
import { goods } from '../../db/schema';
import type { Context } from '../../http/context';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { loadPriceViewer } from '../pricing/viewer';
import { findCardRows, inStock } from './cardRows';
import { presentGoodsCard } from './cards';
import { masterExists, readContext, type ListContext, type ListInput } from './context';
import { countCrafts } from './exhibits';
import { conditionsOf, countFacets, readFilters } from './facets';
import { readListHead } from './listHead';

type ListCall = Pick<Context<'shop.productIndex'>, 'db' | 'now' | 'viewer'>;

export async function listGoods(input: ListInput, { db, now, viewer }: ListCall): Promise<DataOf<'shop.productIndex'>> {
  const page = input.page ?? 1;
  const [context, knownMaster, priceViewer] = await Promise.all([
    readContext(db, input, viewer?.memberId),
    input.masterId ? masterExists(db, input.masterId) : false,
    loadPriceViewer(db, viewer?.memberId, now()),
  ]);
  const filters = readFilters(input, context, knownMaster);
  const [rows, { total, facets }, crafts, head] = await Promise.all([
    findCardRows(db, {
      where: conditionsOf(context, filters),
      orderBy: orderOf(input.sort ?? (input.scene === 'new' ? 'newest' : 'default'), context),
      limit: PAGE_SIZE,
      offset: offsetOf(page),
      at: now(),
    }),
    countFacets(db, context, filters),
    input.scene === 'show' ? countCrafts(db) : [],
    page === 1 ? readListHead(db, input, viewer?.memberId, now()) : undefined,
  ]);
  return {
    page: pageOf(
      rows.map((row) => presentGoodsCard(row, priceViewer)),
      total,
      page,
    ),
    facets: [...crafts, ...facets],
    ...(head ? { head } : {}),
  };
}

const soldOutLast = desc(inStock);

/** 综合 puts what fits the keyword best first, then the editor's order; sold-out goods close the list in every order but by price. */
function orderOf(sort: GoodsSort, { match }: ListContext): SQL[] {
  switch (sort) {
    case 'sales':
      return [soldOutLast, desc(goods.sales)];
    case 'priceAsc':
      return [asc(goods.minPrice)];
    case 'priceDesc':
      return [desc(goods.minPrice)];
    case 'newest':
      return [soldOutLast, desc(goods.listedAt)];
    case 'default':
      return [soldOutLast, ...(match ? [match.rank] : []), asc(goods.sort)];
  }
}
