/** shop.productIndex: one page of goods with the filters that would narrow it. */
import type { Facet } from '../../../../../src/contract/kit';
import type { DataOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { sharedPart } from '../../../../http/shared';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { presentGoodsCard } from '../cards';
import { readListHead } from '../listHead/service';
import { readContext } from './context';
import { readFilters, type ListInput } from './filters';
import { presentCrafts, presentFacets } from './presenter';
import {
  countCrafts,
  countMatching,
  countOptions,
  findMasterNames,
  findPage,
  masterExists,
  type CategoryRow,
  type ListQuery,
} from './repository';

/** The goods of a list, and on its first page the filters beside them: whoever scrolls on has them already. */
async function readList(tx: Tx, memberId: string | undefined, input: ListInput, now: number) {
  const [{ scope, category, categories }, knownMaster] = await Promise.all([
    readContext(tx, memberId, input),
    input.masterId ? masterExists(tx, input.masterId) : false,
  ]);
  const query: ListQuery = { scope, filters: readFilters(input, category, knownMaster) };
  const sort = input.sort ?? (input.scene === 'new' ? 'newest' : 'default');
  const page = input.page ?? 1;
  const [rows, { total, facets }, crafts] = await Promise.all([
    findPage(tx, query, sort, PAGE_SIZE, offsetOf(page), now),
    page === 1 ? countFacets(tx, query, categories) : countMatching(tx, query).then((total) => ({ total, facets: [] })),
    page === 1 && input.scene === 'show' ? countCrafts(tx) : [],
  ]);
  return { rows, total, facets: [...presentCrafts(crafts), ...facets] };
}
const openList = sharedPart('list', (tx, input: ListInput, now) => readList(tx, undefined, input, now));

export async function listGoods(
  tx: Tx,
  memberId: string | undefined,
  input: ListInput,
  now: number,
): Promise<DataOf<'shop.productIndex'>> {
  const page = input.page ?? 1;
  const [{ rows, total, facets }, viewer, head] = await Promise.all([
    // A coupon may be one of the member's own.
    input.couponId ? readList(tx, memberId, input, now) : openList(tx, input, now),
    loadPriceViewer(tx, memberId, now),
    page === 1 ? readListHead(tx, memberId, input, now) : undefined,
  ]);
  return {
    page: pageOf(
      rows.map((row) => presentGoodsCard(row, viewer)),
      total,
      page,
    ),
    facets,
    ...(head ? { head } : {}),
  };
}

/** The total of the list, and every facet. */
async function countFacets(
  tx: Tx,
  query: ListQuery,
  categories: readonly CategoryRow[],
): Promise<{ total: number; facets: Facet[] }> {
  const buckets = await countOptions(tx, query);
  const masterIds = buckets.filter(({ key, value }) => key === 'masterId' && value).map(({ value }) => value);
  return {
    total: buckets.find(({ key }) => key === 'total')?.count ?? 0,
    facets: presentFacets(buckets, categories, await findMasterNames(tx, masterIds)),
  };
}
