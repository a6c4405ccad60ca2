import {
  Count,
  Flag,
  Id,
  List,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { LedgerRow } from '../ledger/shapes';
import { Month } from '../kit';
import { TransferView } from '../wallet/schemas';
import type { pointsEndpoints } from './endpoints';

/**
 * `today`: signed already. `streak` counts the days in a row up to today or yesterday; `broken`: there was one before. `rewards` are
 * those of a round of days, after which it begins again; `nextReward` is what the next signing in brings.
 */
export const SignView = Shape({
  today: Flag,
  streak: Count,
  broken: Flag,
  month: Month,
  /** Every day of the month, the first first. */
  days: List(Shape({ date: Text, signed: Flag, reward: Count })),
  rewards: List(Count),
  nextReward: Count,
  points: Count,
});

export const pointsSchemas = {
  'signIn.index': { request: Shape({ month: Optional(Month) }), data: SignView },
  'signIn.sign': { request: Shape({ requestId: RequestId }), data: SignView, once: true },
  'signIn.log': { request: Shape({ page: PageNo }), data: Page(LedgerRow) },
  'signInV2.index': { request: Shape({}), data: SignView },
  'marketing.sign': {
    request: Shape({}),
    data: Shape({ enabled: Flag, title: Text, rewards: List(Count), image: Text }),
  },
  'credits.send': {
    request: Shape({
      toId: Id,
      points: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      /** Of the house's greeting cards. */
      card: Optional(Type.String({ maxLength: 20 })),
      memo: Optional(Type.String({ maxLength: 30 })),
      payToken: Text,
      requestId: RequestId,
    }),
    data: TransferView,
    once: true,
    limit: 20,
  },
} as const satisfies SchemasFor<typeof pointsEndpoints>;

export type SignView = Static<typeof SignView>;
