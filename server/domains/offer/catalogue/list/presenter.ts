/**
 * Filters of a goods list and the counts beside them. The count of an option is what the list would have if it were chosen while
 * the other filters stay: so each facet is counted without its own filter.
 */
import type { Facet } from '../../../../../src/contract/kit';
import { PRICE_BANDS } from './bands';
import { DELIVERY_LABELS } from './filters';
import type { Bucket, CategoryRow, FilterKey } from './repository';

/** Options carry their count in the label, 云南勐海（8）; facets without a choice are left out. */
export function presentFacets(
  buckets: readonly Bucket[],
  categories: readonly CategoryRow[],
  masterName: ReadonlyMap<string, string>,
): Facet[] {
  const of = (key: FilterKey) =>
    buckets.filter((bucket) => bucket.key === key && bucket.value !== null && bucket.value !== '');
  const byCount = (a: Bucket, b: Bucket) => b.count - a.count || a.value.localeCompare(b.value, 'zh-Hans-CN');
  const option = (value: string, name: string, count: number) => ({ value, label: `${name}（${count}）` });
  const facets: Facet[] = [
    {
      key: 'categoryId',
      label: '品类',
      options: categories.flatMap(({ id, name }) => {
        const bucket = of('categoryId').find(({ value }) => value === id);
        return bucket ? [option(id, name, bucket.count)] : [];
      }),
    },
    {
      key: 'origin',
      label: '产地',
      options: of('origin')
        .sort(byCount)
        .map(({ value, count }) => option(value, value, count)),
    },
    {
      key: 'year',
      label: '年份',
      options: of('year')
        .sort((a, b) => Number(b.value) - Number(a.value))
        .map(({ value, count }) => option(value, `${value}年`, count)),
    },
    {
      key: 'masterId',
      label: '茶人',
      options: of('masterId')
        .sort(byCount)
        .map(({ value, count }) => option(value, masterName.get(value) ?? value, count)),
    },
    {
      key: 'price',
      label: '价格区间',
      options: PRICE_BANDS.flatMap(([from, to, label]) => {
        const bucket = of('price').find(({ value }) => Number(value) === from);
        return bucket ? [option(`${from}-${to ?? ''}`, label, bucket.count)] : [];
      }),
    },
    {
      key: 'delivery',
      label: '配送方式',
      options: Object.entries(DELIVERY_LABELS).flatMap(([value, label]) => {
        const bucket = of('delivery').find((one) => one.value === value);
        return bucket ? [option(value, label, bucket.count)] : [];
      }),
    },
  ];
  return facets.filter(({ options }) => options.length > 0);
}

/** One facet with every craft that is on show. */
export function presentCrafts(crafts: readonly { craft: string; shown: number }[]): Facet[] {
  const options = crafts.map(({ craft, shown }) => ({ value: craft, label: `${craft}（${shown}）` }));
  return options.length > 0 ? [{ key: 'craft', label: '工艺', options }] : [];
}
