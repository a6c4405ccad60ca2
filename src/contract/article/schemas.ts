import {
  Count,
  Flag,
  Id,
  Keyword,
  List,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  Shape,
  Text,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsCard } from '../catalogue/schemas';
import type { articleEndpoints } from './endpoints';

export const ARTICLE_CATES = ['notice', 'tea', 'event', 'brand', 'help'] as const;
/** Beyond the lists: what only employees read, from their workbench. */
const STAFF_CATE = 'staff';
const ArticleLink = Shape({ id: Id, title: Text });
export const Article = Shape({
  id: Id,
  cate: OneOf([...ARTICLE_CATES, STAFF_CATE]),
  title: Text,
  cover: Text,
  summary: Text,
  html: Optional(Text),
  author: Text,
  views: Count,
  pinned: Flag,
  publishedAt: Ms,
  /** Kept by the viewer. */
  collected: Flag,
  goods: Optional(List(GoodsCard)),
  prev: Optional(ArticleLink),
  next: Optional(ArticleLink),
});

export const articleSchemas = {
  'article.index': {
    request: Shape({ cate: Optional(OneOf(ARTICLE_CATES)), keyword: Optional(Keyword), page: PageNo }),
    data: Page(Article),
  },
  /** `again`: read before in this session, so it is no further view. */
  'article.details': { request: Shape({ id: Id, again: Optional(Flag) }), data: Article },
} as const satisfies SchemasFor<typeof articleEndpoints>;

export type Article = Static<typeof Article>;
