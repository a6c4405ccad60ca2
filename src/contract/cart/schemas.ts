import {
  Count,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  OneOf,
  Optional,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { GiftStep, Offer, OrderLineInput } from '../catalogue/schemas';
import type { cartEndpoints } from './endpoints';

export const CartLine = Shape({
  id: Id,
  skuId: Id,
  goodsId: Id,
  title: Text,
  cover: Text,
  specText: Text,
  price: Fen,
  /** What this member pays for one piece instead, and why. */
  offer: Optional(Offer),
  qty: Int,
  stock: Count,
  moq: Int,
  multiple: Int,
  /** Most pieces of these goods that this member may still order. */
  limit: Optional(Int),
  /** The event whose price it is. */
  event: Optional(Shape({ activityId: Id, title: Text, price: Fen, limit: Int, bought: Count })),
  selected: Flag,
  state: OneOf(['ok', 'soldout', 'off', 'changed']),
  /** 仅剩 N / 已降价 ¥N / 限购 N. */
  tip: Optional(Text),
  seller: Text,
  /** Level-1 category. */
  categoryId: Optional(Id),
});
/** Amounts count the selected valid lines. hints: 再买 ¥21 包邮 and the like. */
export const CartView = Shape({
  lines: List(CartLine),
  invalid: List(CartLine),
  selectedCount: Count,
  goodsTotal: Fen,
  discount: Fen,
  total: Fen,
  hints: List(KV),
  gifts: List(GiftStep),
  count: Count,
});
const Qty = Type.Integer({ minimum: 1, maximum: 9999 });

export const cartSchemas = {
  'cartItem.index': { request: Shape({}), data: CartView },
  'cartItem.create': {
    request: Shape({ skuId: Id, qty: Qty, requestId: RequestId }),
    data: Shape({ id: Id, count: Count }),
    once: true,
  },
  'cartItem.select': {
    request: Shape({ ids: Optional(Json(List(Id))), all: Optional(Flag), selected: Flag }),
    data: CartView,
  },
  'cartItem.merge': {
    request: Shape({ lines: Json(List(OrderLineInput, { maxItems: 20 })), requestId: RequestId }),
    data: Shape({ merged: Count, limited: List(Text) }),
    once: true,
  },
  'cartItem.update': { request: Shape({ id: Id, qty: Optional(Qty), skuId: Optional(Id) }), data: CartView },
  'cartItem.delete': { request: Shape({ id: Id }), data: CartView },
  'atShop.cartIndex': { request: Shape({}), data: CartView },
  'atShop.cartAdd': {
    request: Shape({ skuId: Id, qty: Qty, requestId: Optional(RequestId) }),
    data: Shape({ count: Count }),
    once: true,
  },
  'atShop.cartDelete': { request: Shape({ ids: Json(List(Id)) }), data: Shape({ count: Count }) },
  'atShop.cartCount': { request: Shape({}), data: Shape({ count: Count }) },
} as const satisfies SchemasFor<typeof cartEndpoints>;

export type CartLine = Static<typeof CartLine>;
export type CartView = Static<typeof CartView>;
