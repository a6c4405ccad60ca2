/** Choosing a specification: whatever the matrix, a way to something that can be bought is never blocked. */
import fc from 'fast-check';
import type { SkuView } from '@/contract';
import { payOf, wasOf } from '@/domain/goods/offer';
import { canChoose, choiceOf, choose, firstSku, inStock, leastOf, qtyRule, skuOf } from '@/domain/goods/skuChoice';
import { sku } from '../../contract/fixtures';

const SPECS = [
  { name: '净含量', values: ['50g', '100g', '200g'] },
  { name: '包装', values: ['纸罐', '礼盒'] },
];
const ALL = SPECS[0]?.values.flatMap((weight) => (SPECS[1]?.values ?? []).map((pack) => [weight, pack])) ?? [];
const numbers = fc.record({
  stock: fc.nat(60),
  moq: fc.integer({ min: 1, max: 12 }),
  multiple: fc.integer({ min: 1, max: 6 }),
});
/** Some of the six combinations, each with its own stock and rules. */
const matrix: fc.Arbitrary<SkuView[]> = fc
  .tuple(fc.subarray(ALL, { minLength: 1 }), fc.array(numbers, { minLength: 6, maxLength: 6 }))
  .map(([combinations, rules]) =>
    combinations.map((specValues, at) => sku({ id: String(at), specValues, ...rules[at] })),
  );

it('presets the wanted specification, else the first that can be bought, else the first', () => {
  const skus = [sku({ id: '1', stock: 0 }), sku({ id: '2', stock: 4, moq: 5 }), sku({ id: '3', stock: 9, moq: 5 })];
  expect(firstSku(skus)?.id).toBe('3');
  expect(firstSku(skus, '1')?.id).toBe('1');
  expect(firstSku(skus, '77')?.id).toBe('3');
  expect(firstSku(skus.slice(0, 2))?.id).toBe('1');
  expect(firstSku([])).toBeUndefined();
});

it('finds the SKU of a complete choice and nothing for a part of one', () => {
  const skus = [sku({ id: '1', specValues: ['50g', '纸罐'] }), sku({ id: '2', specValues: ['100g', '纸罐'] })];
  expect(skuOf(skus, ['100g', '纸罐'])?.id).toBe('2');
  expect(skuOf(skus, ['100g', undefined])).toBeUndefined();
  expect(skuOf(skus, ['200g', '纸罐'])).toBeUndefined();
  expect(choiceOf(skus[0], SPECS)).toEqual(['50g', '纸罐']);
  expect(choiceOf(undefined, SPECS)).toEqual([undefined, undefined]);
});

it('offers a value exactly when it leaves something to buy', () => {
  fc.assert(
    fc.property(matrix, fc.nat(1), fc.nat(5), fc.boolean(), (skus, at, pick, whole) => {
      const value = SPECS[at]?.values[pick % (SPECS[at]?.values.length ?? 1)] ?? '';
      const choice = whole ? choiceOf(firstSku(skus), SPECS) : [undefined, undefined];
      const other = choice[1 - at];
      const expected = skus.some(
        (one) =>
          inStock(one) && one.specValues[at] === value && (other === undefined || one.specValues[1 - at] === other),
      );
      expect(canChoose(skus, choice, at, value)).toBe(expected);
    }),
  );
});

it('always takes what was pressed and never ends in a combination that does not exist', () => {
  fc.assert(
    fc.property(matrix, fc.nat(1), fc.nat(5), (skus, at, pick) => {
      const value = SPECS[at]?.values[pick % (SPECS[at]?.values.length ?? 1)] ?? '';
      if (!skus.some((one) => one.specValues[at] === value)) return;
      const next = choose(skus, choiceOf(firstSku(skus), SPECS), at, value);
      expect(next[at]).toBe(value);
      if (next.every((chosen) => chosen !== undefined)) expect(skuOf(skus, next)).toBeDefined();
    }),
  );
});

it('never offers a quantity the server would refuse', () => {
  fc.assert(
    fc.property(numbers, fc.option(fc.nat(20), { nil: undefined }), fc.nat(10), (rules, perMember, bought) => {
      const one = sku(rules);
      const { min, max, multiple } = qtyRule(one, { perMember, bought });
      expect(min).toBe(leastOf(one));
      for (let qty = min; qty <= max; qty += multiple) {
        expect(qty).toBeGreaterThanOrEqual(one.moq);
        expect(qty % one.multiple).toBe(0);
        expect(qty).toBeLessThanOrEqual(one.stock);
        if (perMember !== undefined) expect(qty + bought).toBeLessThanOrEqual(perMember);
      }
      // And none is kept back.
      const next = Math.max(min, max + multiple);
      expect(next > one.stock || (perMember !== undefined && next + bought > perMember)).toBe(true);
    }),
  );
});

it('leads with what the viewer pays, and strikes out what it stands against', () => {
  const offer = { price: 30000, why: 'level' } as const;
  expect([payOf(sku({ offer })), wasOf(sku({ offer, marketPrice: 99900 }))]).toEqual([30000, 36800]);
  expect([payOf(sku()), wasOf(sku({ marketPrice: 39900 }))]).toEqual([36800, 39900]);
  expect(wasOf(sku({ marketPrice: 36800 }))).toBeUndefined();
});
