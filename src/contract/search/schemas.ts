import {
  CountTab,
  Flag,
  Int,
  Keyword,
  List,
  OneOf,
  Optional,
  PageNo,
  Shape,
  Text,
  type SchemasFor,
  type Static,
} from '../kit';
import { CourseCard } from '../college/shapes';
import { Article } from '../article/schemas';
import { GoodsCard, MasterCard } from '../catalogue/schemas';
import { ActivityCard } from '../salon/schemas';
import { StoreCard } from '../store/shapes';
import { VideoCard } from '../video/schemas';
import type { searchEndpoints } from './endpoints';

/** suggest=true answers only `suggest`; corrected names the word that was searched instead. */
export const SearchResult = Shape({
  suggest: Optional(List(Text)),
  tabs: List(CountTab),
  goods: Optional(List(GoodsCard)),
  articles: Optional(List(Article)),
  stores: Optional(List(StoreCard)),
  masters: Optional(List(MasterCard)),
  activities: Optional(List(ActivityCard)),
  courses: Optional(List(CourseCard)),
  videos: Optional(List(VideoCard)),
  total: Int,
  more: Flag,
  corrected: Optional(Text),
});

export const searchSchemas = {
  'tea.search': {
    request: Shape({
      keyword: Keyword,
      kind: Optional(OneOf(['all', 'goods', 'article', 'course', 'video', 'store', 'master', 'activity'])),
      page: PageNo,
      suggest: Optional(Flag),
    }),
    data: SearchResult,
  },
} as const satisfies SchemasFor<typeof searchEndpoints>;

export type SearchResult = Static<typeof SearchResult>;
