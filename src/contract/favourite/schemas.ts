import {
  Count,
  Flag,
  Id,
  List,
  Ms,
  OneOf,
  Optional,
  Shape,
  Text,
  Fen,
  Int,
  PageNo,
  Page,
  Json,
  Ok,
  CountTab,
  CateId,
  type SchemasFor,
  type Static,
} from '../kit';
import type { favouriteEndpoints } from './endpoints';
import { Offer } from '../catalogue/schemas';

export const FAVOURITE_KINDS = [
  'goods',
  'store',
  'article',
  'video',
  'course',
  'master',
  'tree',
  'collectible',
] as const;
export const REMIND_KINDS = [
  'stock',
  'live',
  'discount',
  'auction',
  'booking',
  'harvest',
  'coupon',
  'price',
  'activity',
  'release',
] as const;
export const RemindRow = Shape({
  kind: OneOf(REMIND_KINDS),
  targetId: Id,
  title: Text,
  when: Optional(Ms),
  on: Flag,
  templateId: Optional(Text),
  /** The page of what it waits for; absent when that is gone. */
  link: Optional(Text),
});

/** `price` is today's, `offer` what this member pays instead, `priceDrop` what it fell by since for everybody; `singleSkuId` (`minQty` of it) lets a list add it to the cart. */
export const FootprintRow = Shape({
  id: Id,
  kind: OneOf(['goods']),
  targetId: Id,
  title: Text,
  cover: Text,
  price: Optional(Fen),
  offer: Optional(Offer),
  priceDrop: Optional(Fen),
  sub: Text,
  viewedAt: Ms,
  state: OneOf(['ok', 'soldout', 'off']),
  singleSkuId: Optional(Id),
  minQty: Optional(Int),
  /** Where 找相似 leads. */
  cateId: Optional(Id),
});
export const FavouriteRow = Shape({
  id: Id,
  kind: OneOf(FAVOURITE_KINDS),
  targetId: Id,
  title: Text,
  cover: Text,
  sub: Optional(Text),
  price: Optional(Fen),
  offer: Optional(Offer),
  priceDrop: Optional(Fen),
  state: OneOf(['ok', 'soldout', 'off']),
  at: Ms,
  singleSkuId: Optional(Id),
  minQty: Optional(Int),
  cateId: Optional(Id),
});

export const favouriteSchemas = {
  'footprint.index': { request: Shape({ cateId: CateId, page: PageNo }), data: Page(FootprintRow) },
  'footprint.delete': {
    request: Shape({ ids: Optional(Json(List(Id, { maxItems: 500 }))), all: Optional(Flag) }),
    data: Ok,
  },
  'footprint.cate': { request: Shape({}), data: List(CountTab) },
  'footprint.soldOut': { request: Shape({ page: PageNo }), data: Page(FootprintRow) },
  'collect.index': {
    request: Shape({ kind: Optional(OneOf(FAVOURITE_KINDS)), page: PageNo }),
    data: Page(FavouriteRow),
  },
  'collect.cate': { request: Shape({}), data: List(CountTab) },
  'collect.create': {
    request: Shape({ kind: OneOf(FAVOURITE_KINDS), targetId: Id, on: Flag }),
    data: Shape({ on: Flag, count: Count }),
  },
  'wechat.getRemind': { request: Shape({}), data: List(RemindRow) },
  'wechat.remind': { request: Shape({ kind: OneOf(REMIND_KINDS), targetId: Id, on: Flag }), data: RemindRow },
} as const satisfies SchemasFor<typeof favouriteEndpoints>;

export type RemindRow = Static<typeof RemindRow>;
export type FootprintRow = Static<typeof FootprintRow>;
export type FavouriteRow = Static<typeof FavouriteRow>;
