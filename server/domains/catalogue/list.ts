/** shop.productIndex: one page of goods with the filters that would narrow it. */
import { asc, desc, type SQL } from 'drizzle-orm';
import type { DataOf } from '../../../src/contract/schemas';
import type { GoodsSort } from '../../../src/contract/catalogue/schemas';
import { goods } from '../../db/schema';
import type { Tx } from '../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { loadPriceViewer } from '../pricing/viewer';
import { findCardRows, inStock } from './cardRows';
import { presentGoodsCard } from './cards';
import { masterExists, readContext, type ListContext, type ListInput } from './context';
import { countCrafts } from './exhibits';
import { conditionsOf, countFacets, readFilters } from './facets';
import { readListHead } from './listHead';

export async function listGoods(
  tx: Tx,
  memberId: string | undefined,
  input: ListInput,
  now: number,
): Promise<DataOf<'shop.productIndex'>> {
  const page = input.page ?? 1;
  const [context, knownMaster, priceViewer] = await Promise.all([
    readContext(tx, memberId, input),
    input.masterId ? masterExists(tx, input.masterId) : false,
    loadPriceViewer(tx, memberId, now),
  ]);
  const filters = readFilters(input, context, knownMaster);
  const [rows, { total, facets }, crafts, head] = await Promise.all([
    findCardRows(tx, {
      where: conditionsOf(context, filters),
      orderBy: orderOf(input.sort ?? (input.scene === 'new' ? 'newest' : 'default'), context),
      limit: PAGE_SIZE,
      offset: offsetOf(page),
      at: now,
    }),
    countFacets(tx, context, filters),
    input.scene === 'show' ? countCrafts(tx) : [],
    page === 1 ? readListHead(tx, memberId, input, now) : undefined,
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
