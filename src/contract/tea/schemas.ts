import {
  Flag,
  Int,
  List,
  OneOf,
  Optional,
  PageNo,
  Shape,
  Text,
  Type,
  CountTab,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsBlock, GoodsCard, StoreCard } from '../shop/schemas';
import type { teaEndpoints } from './endpoints';

export const TeaHome = Shape({
  greeting: Text,
  season: Text,
  brand: GoodsBlock,
  store: Optional(StoreCard),
  culture: List(GoodsBlock),
});
/** suggest=true answers only `suggest`; corrected names the word that was searched instead. */
export const SearchResult = Shape({
  suggest: Optional(List(Text)),
  tabs: List(CountTab),
  goods: Optional(List(GoodsCard)),
  stores: Optional(List(StoreCard)),
  total: Int,
  more: Flag,
  corrected: Optional(Text),
});

export const teaSchemas = {
  'tea.index': { request: Shape({}), data: TeaHome },
  'tea.search': {
    request: Shape({
      keyword: Type.String({ maxLength: 30 }),
      kind: Optional(OneOf(['all', 'goods', 'article', 'course', 'video', 'store', 'master', 'activity'])),
      page: PageNo,
      suggest: Optional(Flag),
    }),
    data: SearchResult,
  },
} as const satisfies SchemasFor<typeof teaEndpoints>;

export type TeaHome = Static<typeof TeaHome>;
export type SearchResult = Static<typeof SearchResult>;
