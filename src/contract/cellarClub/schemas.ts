import { PageBlock } from '../content/schemas';
import { EscrowLot } from '../escrow/schemas';
import { ORDER_GROUPS } from '../payment/schemas';
import {
  Called,
  Count,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  MobileOrOwn,
  Ms,
  OneOf,
  Optional,
  RequestId,
  Shape,
  Standing,
  Text,
  type SchemasFor,
  type Static,
} from '../kit';
import type { cellarClubEndpoints } from './endpoints';

const SLOT_STATES = ['free', 'held', 'mine', 'taken'] as const;
/** `held`: kept by the shop, or somebody is paying for it. */
const CellarSlot = Shape({
  id: Id,
  code: Text,
  row: Count,
  col: Count,
  state: OneOf(SLOT_STATES),
  plaque: Optional(Text),
});
const CellarPlan = Shape({ id: Id, name: Text, years: Count, price: Fen, slots: Count, rights: List(Text) });
/** `active`, `ending`: may be renewed; `over`: it has ended, slots and lots are kept until `releaseAt`. */
const CellarOwner = Shape({
  planId: Id,
  planName: Text,
  /** As its owner wants it. */
  plaque: Text,
  ...Standing.properties,
  name: Text,
  mobile: Text,
  slots: List(Shape({ id: Id, code: Text, grams: Count })),
  slotCodes: List(Text),
  rights: List(KV),
  since: Ms,
  until: Ms,
  releaseAt: Ms,
  lots: List(EscrowLot),
  state: OneOf(['active', 'ending', 'over']),
});
/** Now, in the cellar: tenths of a degree, percent. */
export const Climate = Shape({ temperature: Int, humidity: Count, at: Ms });
export const CellarClubView = Shape({
  intro: List(PageBlock),
  climate: Climate,
  plans: List(CellarPlan),
  slots: List(CellarSlot),
  /** What every owner has. */
  rights: List(KV),
  /** Grams that fit into a slot. */
  capacity: Count,
  mine: Optional(CellarOwner),
  /** An application that waits to be paid. */
  pending: Optional(
    Shape({
      orderId: Id,
      planId: Id,
      planName: Text,
      slotCodes: List(Text),
      amount: Fen,
      expireAt: Ms,
      renew: Flag,
      name: Text,
      mobile: Text,
      plaque: Text,
    }),
  ),
  serverTime: Ms,
});

export const cellarClubSchemas = {
  'tea.cellarClimate': { request: Shape({}), data: Climate },
  'jiaozhu.index': { request: Shape({}), data: CellarClubView },
  /** As many slots as the plan has; a renewal keeps its own and names none. The order is paid at the cashier within 15 minutes. */
  'jiaozhu.applySave': {
    request: Shape({
      planId: Id,
      slotIds: Optional(Json(List(Id, { maxItems: 20 }))),
      name: Called({ minLength: 1, maxLength: 20 }),
      mobile: MobileOrOwn,
      plaque: Called({ minLength: 1, maxLength: 20 }),
      agree: Flag,
      renew: Optional(Flag),
      requestId: RequestId,
    }),
    data: Shape({ cellar: CellarClubView, orderId: Id, orderGroup: OneOf(ORDER_GROUPS), amount: Fen }),
    limit: 30,
    once: true,
  },
} as const satisfies SchemasFor<typeof cellarClubEndpoints>;

export type CellarClubView = Static<typeof CellarClubView>;
