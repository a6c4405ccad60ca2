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
import { ActivityCard } from '../culture/activity';
import { Article } from '../culture/schemas';
import { GoodsBlock, GoodsCard, MasterCard, StoreCard } from '../shop/schemas';
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
  articles: Optional(List(Article)),
  stores: Optional(List(StoreCard)),
  masters: Optional(List(MasterCard)),
  activities: Optional(List(ActivityCard)),
  total: Int,
  more: Flag,
  corrected: Optional(Text),
});

export const teaSchemas = {
  'tea.index': { request: Shape({}), data: TeaHome, shared: true },
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
