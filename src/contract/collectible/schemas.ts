import {
  Count,
  CountTab,
  Day,
  Fen,
  Flag,
  Id,
  Int,
  KV,
  List,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  Typed,
  type SchemasFor,
  type Static,
} from '../kit';
import { UserBrief } from '../member/schemas';
import type { collectibleEndpoints } from './endpoints';

export const COLLECTIBLE_SORTS = ['default', 'year', 'price', 'left'] as const;
export const HOLDING_STATUSES = ['held', 'transferring', 'redeeming', 'redeemed', 'given'] as const;
export const HOLDING_TABS = ['held', 'transferring', 'redeemed'] as const;
export const HOLDING_ACTIONS = ['transfer', 'accept', 'refuse', 'recall', 'redeem'] as const;

export const CollectibleCard = Shape({
  id: Id,
  name: Text,
  series: Text,
  year: Int,
  cover: Text,
  /** Pieces of the whole issue. */
  issue: Count,
  left: Count,
  price: Fen,
  /** Newest guide price of the platform. */
  guidePrice: Fen,
  maker: Text,
  /** appointment: sold by drawing lots · soon: not released yet. */
  state: OneOf(['on', 'soldout', 'soon', 'appointment']),
  releaseAt: Ms,
});
export const CollectibleDetail = Shape({
  card: CollectibleCard,
  gallery: List(Text),
  story: Text,
  attrs: List(KV),
  /** Oldest first, five years. */
  guide: List(Shape({ date: Day, price: Fen })),
  serials: Shape({ free: Count, next: Optional(Int) }),
  /** Per member. */
  limit: Int,
  /** Pieces that the viewer has bought, unpaid ones included. */
  bought: Count,
  /** Pieces that the viewer holds now. */
  owned: Count,
  certs: List(Shape({ title: Text, no: Text, image: Text })),
  collected: Flag,
  remindOn: Flag,
  /** From the second piece on an identity is needed, and the viewer has none. */
  needIdentity: Flag,
  /** Own unpaid order of this issue. */
  pending: Optional(Shape({ orderId: Id, amount: Fen, expireAt: Ms })),
  serverTime: Ms,
});
export const Holding = Shape({
  id: Id,
  collectible: CollectibleCard,
  serialNo: Int,
  certificateNo: Text,
  status: OneOf(HOLDING_STATUSES),
  acquiredAt: Ms,
  /** Epoch ms; 0 = not frozen. */
  frozenUntil: Int,
  cellarSlot: Text,
  transfer: Optional(Shape({ to: UserBrief, expireAt: Ms })),
  /** Who offers it: only on pieces that wait for the viewer's answer. */
  from: Optional(UserBrief),
  parcel: Optional(Shape({ company: Text, trackingNo: Text, to: Text })),
  /** value = epoch ms. */
  log: List(KV),
});

export const collectibleSchemas = {
  'marketPlace.index': {
    request: Shape({
      series: Optional(Id),
      year: Optional(Type.Integer({ minimum: 1900, maximum: 2100 })),
      sort: Optional(OneOf(COLLECTIBLE_SORTS)),
      page: PageNo,
    }),
    data: Shape({
      series: List(CountTab),
      years: List(Int),
      /** The newest issue that has been released. */
      hero: Optional(CollectibleCard),
      page: Page(CollectibleCard),
    }),
  },
  'marketPlace.view': { request: Shape({ id: Id }), data: CollectibleDetail },
  'marketPlace.my': {
    request: Shape({ tab: Optional(OneOf(HOLDING_TABS)), page: PageNo }),
    data: Shape({
      /** Pieces held now, and what they are worth by the guide. */
      total: Count,
      guideValue: Fen,
      tabs: List(CountTab),
      /** Gifts that wait for the viewer's answer, the most urgent first. */
      incoming: List(Holding),
      /** Freight of one redeemed piece; `remote` = two-digit region prefix -> its own fee. */
      freight: Shape({
        company: Text,
        base: Fen,
        remote: List(Shape({ region: Text, fee: Fen })),
        refused: List(Text),
      }),
      page: Page(Holding),
      serverTime: Ms,
    }),
  },
  'marketPlace.buy': {
    request: Shape({ id: Id, qty: Type.Integer({ minimum: 1, maximum: 99 }), requestId: RequestId }),
    data: Shape({ orderId: Id, orderGroup: OneOf(['collectible']), amount: Fen }),
    once: true,
  },
  'marketPlace.act': {
    request: Shape({
      holdingId: Id,
      action: OneOf(HOLDING_ACTIONS),
      toId: Optional(Id),
      addressId: Optional(Id),
      payToken: Optional(Text),
      requestId: RequestId,
    }),
    data: Holding,
    once: true,
  },
  'credits.to': {
    request: Shape({ key: Typed('account', Type.String({ minLength: 4, maxLength: 20 })) }),
    data: Shape({
      user: UserBrief,
      maskedName: Text,
      relation: OneOf(['direct', 'indirect', 'inviter', 'none']),
    }),
    limit: 20,
    // Says whether somebody has an account by this mobile.
    daily: 100,
  },
} as const satisfies SchemasFor<typeof collectibleEndpoints>;

export type CollectibleCard = Static<typeof CollectibleCard>;
export type CollectibleDetail = Static<typeof CollectibleDetail>;
export type CollectibleSort = (typeof COLLECTIBLE_SORTS)[number];
export type Holding = Static<typeof Holding>;
export type HoldingTab = (typeof HOLDING_TABS)[number];
