/** The words that the outlines repeat, for the build reads nothing of src, are those of the app. */
import { STARTS } from '../../../config/starts';
import type { Part } from '../../../config/outline/kit';
import { routes } from '@/core/routes';
import { ORDER_KIND, ORDER_STATUS, ORDER_TAB, ORDER_TONE } from '@/domain/order/labels';
import { OFFER_WORDS } from '@/domain/goods/offer';

const outlineOf = (page: string) => STARTS[page]?.outline ?? {};
const textsOf = (parts: readonly Part[] = []): string[] =>
  parts.flatMap(({ text, has }) => [...(text ? [text] : []), ...textsOf(has)]);

test('states and kinds of orders, and why something costs what it costs', () => {
  const { tables = {}, fixed } = outlineOf('shop/pages/order/index');
  expect(tables.status).toEqual(ORDER_STATUS);
  const { normal, ...kinds } = ORDER_KIND;
  expect([normal, tables.kind]).toEqual(['', kinds]);
  expect(Object.keys(tables.tone ?? {})).toEqual(Object.keys(ORDER_TONE));
  const tones = new Set(Object.entries(ORDER_TONE).map(([status, tone]) => `${tone} ${tables.tone?.[status]}`));
  expect(tones.size).toBe(4);
  expect(textsOf(fixed)).toEqual(expect.arrayContaining(ORDER_TAB.map(({ label }) => label)));
  for (const page of ['shop/pages/list', 'shop/pages/search/search', 'shop/pages/cart/index'])
    expect(outlineOf(page).tables?.words).toEqual(OFFER_WORDS);
});

test.each([
  ['shop/pages/marketing/coupon'],
  ['shop/pages/cart/index'],
  ['shop/pages/order/index'],
  ['shop/pages/order/detail'],
  ['tea/pages/index'],
  ['pages/tea/mine'],
  ['pages/tea/szcy'],
  ['outbound/pages/escrow'],
  ['collegePackages/pages/college/index'],
  ['reservation/pages/index/home'],
  ['qrCodeOrder/pages/order'],
] as const)('the name of %s', (page) => {
  expect(textsOf(outlineOf(page).fixed)).toContain(routes[`/${page}`].title.split(' · ')[0]);
});

test('every picture, list and condition of an outline can be read', () => {
  const walk = (parts: readonly Part[] = []): Part[] => parts.flatMap((part) => [part, ...walk(part.has)]);
  for (const { outline } of Object.values(STARTS)) {
    for (const { picture, width, when, text = '', css = '' } of walk([
      ...(outline?.fixed ?? []),
      ...(outline?.parts ?? []),
    ])) {
      expect(picture === undefined).toBe(width === undefined);
      if (when !== undefined) expect(when).toMatch(/^!?[?\w.:|]+([=!][\w]*)?$/);
      // Every brace is closed, and no style is made of `undefined`.
      expect((text + css).replace(/\{[?\w.:|]+\}/g, '')).not.toMatch(/[{}]|undefined/);
    }
  }
});
