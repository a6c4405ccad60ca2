import type { discountEndpoints } from './endpoints';
import { Count, Id, List, Ms, OneOf, Optional, Page, PageNo, Shape, Text, type SchemasFor, type Static } from '../kit';
import { GoodsCard } from '../catalogue/schemas';

/** `color` is the ground of the cover; `preview` at most three goods. */
export const DiscountZone = Shape({
  id: Id,
  title: Text,
  subtitle: Text,
  cover: Text,
  color: Text,
  startAt: Ms,
  endAt: Ms,
  count: Count,
  preview: List(GoodsCard),
});
export const DiscountSlot = Shape({
  id: Id,
  label: Text,
  startAt: Ms,
  endAt: Ms,
  state: OneOf(['ended', 'running', 'soon', 'tomorrow']),
});

export const discountSchemas = {
  'marketing.discount': {
    request: Shape({ slotId: Optional(Id), page: PageNo }),
    data: Shape({ slots: List(DiscountSlot), goods: Page(GoodsCard), serverTime: Ms }),
  },
  'tea.discount': { request: Shape({}), data: Shape({ zones: List(DiscountZone), serverTime: Ms }) },
  'tea.discountProduct': {
    request: Shape({ zoneId: Id, sort: Optional(OneOf(['default', 'discount', 'price'])), page: PageNo }),
    data: Page(GoodsCard),
  },
} as const satisfies SchemasFor<typeof discountEndpoints>;

export type DiscountZone = Static<typeof DiscountZone>;
export type DiscountSlot = Static<typeof DiscountSlot>;
