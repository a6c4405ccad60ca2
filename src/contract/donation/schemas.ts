import {
  Count,
  Fen,
  Flag,
  Id,
  Int,
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
  type SchemasFor,
  type Static,
} from '../kit';
import { AccountStat } from '../ledger/shapes';
import type { donationEndpoints } from './endpoints';

export const DONATION_UNITS = ['points', 'money'] as const;
/** `target` and `raised` in fen; points are counted for themselves. `open`: neither full nor over. */
export const DonationProject = Shape({
  id: Id,
  title: Text,
  cover: Text,
  story: Text,
  target: Fen,
  raised: Fen,
  points: Count,
  people: Count,
  endAt: Ms,
  open: Flag,
  updates: List(Shape({ at: Ms, text: Text, photo: Text })),
});
/** `value` in fen or points. */
export const DonationRow = Shape({
  id: Id,
  projectId: Id,
  project: Text,
  unit: OneOf(DONATION_UNITS),
  value: Int,
  certificateNo: Text,
  anonymous: Flag,
  message: Text,
  at: Ms,
});

export const donationSchemas = {
  /** `mine`: only the own donations. `given`: the sums of all of them; `least` of one, in the unit. */
  'donation.index': {
    request: Shape({ mine: Optional(Flag), page: PageNo }),
    data: Shape({
      projects: List(DonationProject),
      mine: Page(DonationRow),
      total: AccountStat,
      given: Shape({ money: Fen, points: Count }),
      least: Shape({ money: Fen, points: Count }),
    }),
  },
  /** Money needs a payToken. */
  'donation.create': {
    request: Shape({
      projectId: Id,
      unit: OneOf(DONATION_UNITS),
      value: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
      anonymous: Optional(Flag),
      message: Optional(Type.String({ maxLength: 60 })),
      payToken: Optional(Text),
      requestId: RequestId,
    }),
    data: DonationRow,
    once: true,
    limit: 20,
  },
} as const satisfies SchemasFor<typeof donationEndpoints>;

export type DonationProject = Static<typeof DonationProject>;
export type DonationRow = Static<typeof DonationRow>;
export type DonationUnit = (typeof DONATION_UNITS)[number];
