import {
  Count,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  Mobile,
  No,
  OneOf,
  Option,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  SmsCode,
  Text,
  Type,
  Typed,
  type SchemasFor,
  type Static,
  LongKeyword,
} from '../kit';
import { Address } from '../address/schemas';
import { GoodsCard, OrderLineInput } from '../catalogue/schemas';
import { EmployeeBrief } from '../employee/shapes';
import { LoginResult } from '../member/schemas';
import { Amounts, OrderLine } from '../order/schemas';
import type { channelEndpoints } from './endpoints';

export const CHANNEL_PAY_MODES = ['pay', 'credit', 'offline'] as const;

/** One step of the discount: from `boxes` boxes in an order the price is `discountBp` of retail. */
export const ChannelStep = Shape({ boxes: Int, discountBp: Int });
export const ChannelView = Shape({
  no: Text,
  name: Text,
  grade: Int,
  priceGroup: Text,
  creditLine: Fen,
  creditUsed: Fen,
  monthAmount: Fen,
  target: Fen,
  manager: EmployeeBrief,
  steps: List(ChannelStep),
});
/** `price` is one piece at the partner's grade; `retail` is suggested. */
export const ChannelSku = Shape({
  id: Id,
  specText: Text,
  price: Fen,
  retail: Fen,
  /** Pieces in a box. */
  box: Int,
  /** Grams of a piece. */
  weight: Count,
  stock: Count,
});
export const ChannelGoods = Shape({ card: GoodsCard, skus: List(ChannelSku), locked: Flag });
export const ChannelSettle = Shape({
  lines: List(Shape({ ...OrderLine.properties, box: Int, boxes: Int })),
  amounts: Amounts,
  creditLeft: Fen,
  payModes: List(Option),
  /** A transfer is to be proven within so many hours. */
  transferHours: Count,
  minTotal: Fen,
  warnings: List(KV),
  address: Optional(Address),
  boxes: Count,
  /** Grams. */
  weight: Count,
  step: ChannelStep,
  /** `boxes` = boxes still missing to it. */
  nextStep: Optional(ChannelStep),
  /** The order can be sent: enough goods, an address, no line in the way. */
  ready: Flag,
});

const Lines = Json(List(OrderLineInput, { minItems: 1, maxItems: 50 }));

export const channelSchemas = {
  'login.bindChannel': {
    request: Shape({ channelNo: No({ minLength: 1, maxLength: 20 }), mobile: Mobile, code: SmsCode }),
    data: LoginResult,
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'atShop.login': {
    request: Shape({
      account: Typed('account', Type.String({ minLength: 1, maxLength: 40 })),
      password: Type.String({ minLength: 1, maxLength: 64 }),
    }),
    data: LoginResult,
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'channel.index': { request: Shape({}), data: ChannelView, role: 'channel' },
  'channel.product': {
    request: Shape({
      categoryId: Optional(Id),
      keyword: Optional(LongKeyword),
      page: PageNo,
    }),
    data: Page(ChannelGoods),
    role: 'channel',
  },
  'channel.preview': {
    request: Shape({ lines: Lines, addressId: Optional(Id), deliveryType: Optional(OneOf(['express'])) }),
    data: ChannelSettle,
    role: 'channel',
  },
  'atShop.createOrderChannel': {
    request: Shape({
      lines: Lines,
      addressId: Optional(Id),
      deliveryType: OneOf(['express']),
      payMode: OneOf(CHANNEL_PAY_MODES),
      remark: Optional(Type.String({ maxLength: 200 })),
      requestId: RequestId,
    }),
    data: Shape({ orderId: Id, orderNo: Text, amount: Fen }),
    role: 'channel',
    once: true,
  },
} as const satisfies SchemasFor<typeof channelEndpoints>;

export type ChannelStep = Static<typeof ChannelStep>;
export type ChannelView = Static<typeof ChannelView>;
export type ChannelSku = Static<typeof ChannelSku>;
export type ChannelGoods = Static<typeof ChannelGoods>;
export type ChannelSettle = Static<typeof ChannelSettle>;
export type ChannelPayMode = (typeof CHANNEL_PAY_MODES)[number];
