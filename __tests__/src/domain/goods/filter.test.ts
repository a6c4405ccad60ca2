import fc from 'fast-check';
import {
  activeChips,
  NO_FILTER,
  toggled,
  toRequest,
  typedPrice,
  withoutChip,
  type GoodsFilter,
} from '@/domain/goods/filter';

const FACETS = [
  { key: 'origin', label: '产地', options: [{ value: '狮峰山', label: '狮峰山（8）' }] },
  { key: 'price', label: '价格区间', options: [{ value: '10000-19999', label: '¥100-200（12）' }] },
];
const filters: fc.Arbitrary<GoodsFilter> = fc.record({
  sort: fc.constantFrom('default', 'sales', 'priceAsc'),
  chosen: fc.dictionary(
    fc.constantFrom('origin', 'year', 'price', 'delivery', 'masterId'),
    fc.constantFrom('1', '2023', '100-200'),
  ),
  priceMin: fc.constantFrom('', '12', '99.5', 'x'),
  priceMax: fc.constantFrom('', '8', '200', '-'),
  inStock: fc.boolean(),
});

it('asks for what was chosen', () => {
  expect(toRequest({ ...NO_FILTER, chosen: { origin: '狮峰山', year: '2023' }, inStock: true })).toEqual({
    sort: 'default',
    origin: '狮峰山',
    year: 2023,
    inStock: true,
  });
  expect(toRequest({ ...NO_FILTER, chosen: { price: '10000-19999' } })).toMatchObject({
    priceMin: 10000,
    priceMax: 19999,
  });
  expect(toRequest({ ...NO_FILTER, chosen: { price: '100000-' } })).toMatchObject({
    priceMin: 100000,
    priceMax: undefined,
  });
});

it('reads limits that were typed the wrong way round as the range between them', () => {
  expect(toRequest({ ...NO_FILTER, priceMin: '300', priceMax: '100.5' })).toMatchObject({
    priceMin: 10050,
    priceMax: 30000,
  });
  expect(toRequest({ ...NO_FILTER, priceMin: 'abc', priceMax: '5' })).toMatchObject({
    priceMin: undefined,
    priceMax: 500,
  });
});

it('never asks for a range that is empty', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const { priceMin, priceMax } = toRequest(filter);
      if (priceMin !== undefined && priceMax !== undefined) expect(priceMin).toBeLessThanOrEqual(priceMax);
    }),
  );
});

it('says each active filter once, without its count', () => {
  const chips = activeChips(
    { ...NO_FILTER, chosen: { origin: '狮峰山', year: '2023' }, priceMin: '100', inStock: true },
    FACETS,
  );
  expect(chips.map(({ label }) => label)).toEqual(['狮峰山', '2023', '¥100 以上', '仅看有货']);
  expect(activeChips({ ...NO_FILTER, priceMax: '80' }, []).map(({ label }) => label)).toEqual(['¥0–80']);
  expect(activeChips(NO_FILTER, FACETS)).toEqual([]);
});

it('has no chip left when every chip was taken away', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const cleared = activeChips(filter, FACETS).reduce((now, { key }) => withoutChip(now, key), filter);
      expect(activeChips(cleared, FACETS)).toEqual([]);
      expect(cleared.sort).toBe(filter.sort);
    }),
  );
});

it('switches a value on and off; a price band and typed limits take turns', () => {
  const on = toggled(NO_FILTER, 'origin', '狮峰山');
  expect(on.chosen).toEqual({ origin: '狮峰山' });
  expect(toggled(on, 'origin', '狮峰山').chosen).toEqual({});
  expect(toggled(on, 'origin', '武夷山').chosen).toEqual({ origin: '武夷山' });
  const band = toggled({ ...on, priceMin: '5' }, 'price', '10000-19999');
  expect(band).toMatchObject({ priceMin: '', priceMax: '', chosen: { price: '10000-19999' } });
  expect(typedPrice(band, { priceMax: '80' })).toMatchObject({ priceMax: '80', chosen: { origin: '狮峰山' } });
});
