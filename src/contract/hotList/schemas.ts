import type { hotListEndpoints } from './endpoints';
import { CateId, CountTab, Int, List, Ms, OneOf, Optional, Shape, Text, type SchemasFor, type Static } from '../kit';
import { GoodsCard } from '../catalogue/schemas';

/** `change`: places climbed since the period before, negative = fallen; `review` is one line of a buyer. */
export const HotRow = Shape({ rank: Int, change: Int, goods: GoodsCard, reason: Text, review: Optional(Text) });

export const hotListSchemas = {
  'tea.productHotCate': { request: Shape({}), data: List(CountTab) },
  'tea.productHot': {
    request: Shape({ cateId: CateId, period: Optional(OneOf(['week', 'month', 'year'])) }),
    data: Shape({ list: List(HotRow), updatedAt: Ms }),
  },
} as const satisfies SchemasFor<typeof hotListEndpoints>;

export type HotRow = Static<typeof HotRow>;
