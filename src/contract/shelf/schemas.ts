import {
  Count,
  Flag,
  Id,
  Json,
  Lat,
  List,
  Lng,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { CategoryNode, GoodsCard } from '../catalogue/schemas';
import { GoodsBlock } from '../home/schemas';
import { ActivityCard } from '../salon/schemas';
import { StoreCard } from '../store/shapes';
import type { shelfEndpoints } from './endpoints';

/** A goods on a store's shelf: `storeStock` over all specifications, `skus` each by itself; `collected` only for a member. */
export const ShelfGoods = Shape({
  ...GoodsCard.properties,
  storeStock: Count,
  skus: List(Shape({ id: Id, stock: Count })),
  collected: Optional(Flag),
});
export const StoreHome = Shape({
  store: StoreCard,
  /** '' = nothing to say. */
  notice: Text,
  icons: GoodsBlock,
  photos: List(Text),
  picks: List(ShelfGoods),
  events: List(ActivityCard),
});

export const shelfSchemas = {
  'atShop.defaultIndex': {
    request: Shape({ lat: Optional(Lat), lng: Optional(Lng), storeId: Optional(Id) }),
    data: StoreHome,
  },
  'memberV4.qrcode': {
    request: Shape({ kind: OneOf(['member', 'invite', 'pay']) }),
    data: Shape({ code: Text, url: Text, expiresAt: Optional(Ms) }),
    limit: 60,
  },
  'tea.shopCateList': { request: Shape({ lat: Optional(Lat), lng: Optional(Lng) }), data: List(StoreCard) },
  'tea.shopCate': {
    request: Shape({ storeId: Id, scene: Optional(OneOf(['shelf', 'menu'])) }),
    data: List(CategoryNode),
  },
  'tea.shopCateProduct': {
    request: Shape({
      storeId: Id,
      cateId: Optional(Id),
      scene: Optional(OneOf(['shelf', 'menu'])),
      page: PageNo,
    }),
    data: Page(ShelfGoods),
  },
  'pickUp.index': {
    request: Shape({ lat: Optional(Type.Number()), lng: Optional(Type.Number()), skuIds: Optional(Json(List(Id))) }),
    data: List(StoreCard),
  },
} as const satisfies SchemasFor<typeof shelfEndpoints>;

export type ShelfGoods = Static<typeof ShelfGoods>;
export type StoreHome = Static<typeof StoreHome>;
