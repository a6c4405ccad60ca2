/** What narrows a goods list: pure state, as the address, the drawer and the call all need it. */
import type { Facet, GoodsSort, RequestOf } from '@/contract';
import { formatFen, parseFen } from '@/core/lib/money';

export interface GoodsFilter {
  sort: GoodsSort;
  /** Facet key -> chosen value. */
  chosen: Readonly<Record<string, string>>;
  /** As typed, in yuan. */
  priceMin: string;
  priceMax: string;
  inStock: boolean;
}

export const NO_FILTER: GoodsFilter = { sort: 'default', chosen: {}, priceMin: '', priceMax: '', inStock: false };

export function toRequest(filter: GoodsFilter): RequestOf<'shop.productIndex'> {
  let [priceMin, priceMax] = [parseFen(filter.priceMin), parseFen(filter.priceMax)];
  // Somebody who types the limits the wrong way round means the range between them.
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax)
    [priceMin, priceMax] = [priceMax, priceMin];
  const { price, year, ...chosen } = filter.chosen;
  // A price band is chosen as `from-to` in fen; typed limits win over it.
  const [from, to] = (price ?? '').split('-').map((limit) => (limit === '' ? undefined : Number(limit)));
  return {
    sort: filter.sort,
    ...chosen,
    ...(year ? { year: Number(year) } : {}),
    priceMin: priceMin ?? (priceMax === undefined ? from : undefined),
    priceMax: priceMax ?? (priceMin === undefined ? to : undefined),
    ...(filter.inStock ? { inStock: true } : {}),
  };
}

/** As it stands in an address, without the order, which is a param of its own. */
export const writeFilter = ({ chosen, priceMin, priceMax, inStock }: GoodsFilter): string =>
  JSON.stringify({ chosen, priceMin, priceMax, inStock });

/** Somebody may have written the address. */
export function readFilter(text: string): GoodsFilter {
  try {
    const { chosen, priceMin, priceMax, inStock } = JSON.parse(text) as GoodsFilter;
    return {
      ...NO_FILTER,
      chosen: Object.fromEntries(Object.entries(chosen).map(([key, value]) => [key, String(value)])),
      priceMin: String(priceMin),
      priceMax: String(priceMax),
      inStock: inStock === true,
    };
  } catch {
    return NO_FILTER;
  }
}

export interface FilterChip {
  key: string;
  label: string;
}
/** A value of a facet switched on or off. A price band takes the place of typed limits, as both say the same thing. */
export function toggled(filter: GoodsFilter, key: string, value: string): GoodsFilter {
  const { [key]: known, ...others } = filter.chosen;
  const on = known !== value;
  const typed = key === 'price' && on ? { priceMin: '', priceMax: '' } : {};
  return { ...filter, ...typed, chosen: on ? { ...others, [key]: value } : others };
}

/** A limit as typed; it takes the place of a price band. */
export function typedPrice(
  filter: GoodsFilter,
  limit: Partial<Pick<GoodsFilter, 'priceMin' | 'priceMax'>>,
): GoodsFilter {
  const { price: _band, ...chosen } = filter.chosen;
  return { ...filter, ...limit, chosen };
}

const withoutCount = (label: string): string => label.replace(/（\d+）$/, '');

/** The active filters in words, each of which can be taken away. */
export function activeChips(filter: GoodsFilter, facets: readonly Facet[]): FilterChip[] {
  const chips = Object.entries(filter.chosen).map(([key, value]) => ({
    key,
    label: withoutCount(
      facets.find((facet) => facet.key === key)?.options.find((option) => option.value === value)?.label ?? value,
    ),
  }));
  const { priceMin, priceMax } = toRequest({ ...filter, chosen: {} });
  if (priceMin !== undefined || priceMax !== undefined) {
    const from = priceMin === undefined ? '' : formatFen(priceMin, { short: true });
    const to = priceMax === undefined ? '' : formatFen(priceMax, { short: true });
    chips.push({ key: 'typed', label: to ? `¥${from || 0}–${to}` : `¥${from} 以上` });
  }
  if (filter.inStock) chips.push({ key: 'inStock', label: '仅看有货' });
  return chips;
}

export function withoutChip(filter: GoodsFilter, key: string): GoodsFilter {
  if (key === 'typed') return { ...filter, priceMin: '', priceMax: '' };
  if (key === 'inStock') return { ...filter, inStock: false };
  const { [key]: _gone, ...chosen } = filter.chosen;
  return { ...filter, chosen };
}
