import {
  BlockItem,
  Id,
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
import { DiscountSlot } from '../discount/schemas';
import { StoreCard } from '../store/shapes';
import type { homeEndpoints } from './endpoints';

export const GoodsBlock = Shape({
  kind: OneOf(['banner', 'icons', 'goods', 'image', 'text', 'stores', 'articles']),
  title: Optional(Text),
  subtitle: Optional(Text),
  cover: Optional(Text),
  items: List(BlockItem),
  goods: Optional(List(GoodsCard)),
  link: Optional(Text),
});
export const HomeView = Shape({
  banners: GoodsBlock,
  icons: GoodsBlock,
  notice: List(Shape({ id: Id, title: Text, publishedAt: Ms })),
  flash: Optional(Shape({ slot: DiscountSlot, goods: List(GoodsCard) })),
  floors: List(GoodsBlock),
  serverTime: Ms,
});

export const TeaHome = Shape({
  greeting: Text,
  season: Text,
  brand: GoodsBlock,
  store: Optional(StoreCard),
  culture: List(GoodsBlock),
});

export const homeSchemas = {
  'shop.index': { request: Shape({}), data: HomeView, shared: true },
  'shopV2.home': {
    request: Shape({ page: PageNo }),
    data: Shape({ blocks: List(GoodsBlock), feed: Page(GoodsCard) }),
    shared: true,
  },
  'tea.index': { request: Shape({}), data: TeaHome, shared: true },
} as const satisfies SchemasFor<typeof homeEndpoints>;

export type GoodsBlock = Static<typeof GoodsBlock>;
export type HomeView = Static<typeof HomeView>;
export type TeaHome = Static<typeof TeaHome>;
