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
import { GoodsCard } from '../catalogue/schemas';
import type { releaseEndpoints } from './endpoints';

export const RELEASE_TABS = ['open', 'mine', 'ended'] as const;
/** soon: before the reservations · drawing: they are over, the draw is not yet · paying: who was drawn pays. */
export const RELEASE_STATES = ['soon', 'open', 'drawing', 'paying', 'ended'] as const;
/** 已预约 · 已中签 · 候补 · 未中签 · 已购买 · 已放弃 */
export const ENTRY_STATES = ['reserved', 'chosen', 'waiting', 'missed', 'bought', 'forfeited'] as const;

/** One reservation. `rank`: by score before the draw, as it was drawn after it. `no`: its number in the release, which the list of the draw names. */
const ReleaseEntry = Shape({
  rank: Count,
  no: Int,
  user: Shape({ name: Text, avatar: Text, levelName: Text }),
  /** What `score` is made of. */
  parts: Shape({ level: Count, order: Count, boost: Count }),
  score: Count,
  at: Ms,
  status: OneOf(ENTRY_STATES),
  mine: Flag,
  /** The number drawn for it; lower ones come first. */
  lot: Optional(Text),
  /** Of oneself only: what is to be paid, and until when. */
  orderId: Optional(Id),
  payBefore: Optional(Ms),
});

/** `drum`: so many of the best scores are drawn from. `bought` of `quota` pieces are paid. */
const ReleaseCard = Shape({
  id: Id,
  title: Text,
  note: Text,
  goods: GoodsCard,
  specText: Text,
  price: Fen,
  quota: Int,
  drum: Int,
  reserved: Count,
  bought: Count,
  reserveFrom: Ms,
  reserveTo: Ms,
  drawAt: Ms,
  payBefore: Ms,
  state: OneOf(RELEASE_STATES),
  rule: List(Text),
  boost: Shape({ min: Int, max: Int }),
  remindOn: Flag,
  mine: Optional(ReleaseEntry),
});

/** What the draw is checked with: the seed's hash stands from the beginning, the rest after the draw. `list`: a line `no,score,at` for each entry in the drum. */
const ReleaseDraw = Shape({
  seedHash: Text,
  seed: Optional(Text),
  listHash: Optional(Text),
  list: Optional(Text),
});

export const releaseSchemas = {
  'special.release': {
    request: Shape({ tab: Optional(OneOf(RELEASE_TABS)), page: PageNo }),
    data: Shape({ page: Page(ReleaseCard), serverTime: Ms }),
  },
  /** `boostPoints`: all of them, also those that were given before. */
  'special.releaseReserve': {
    request: Shape({
      id: Id,
      boostPoints: Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      requestId: RequestId,
    }),
    data: ReleaseCard,
    once: true,
    limit: 20,
  },
  /** Without a page the one where the asking member stands, else the first. */
  'special.releaseRank': {
    request: Shape({ id: Id, page: Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) }),
    data: Shape({
      release: ReleaseCard,
      mine: Optional(ReleaseEntry),
      list: Page(ReleaseEntry),
      draw: ReleaseDraw,
      serverTime: Ms,
    }),
  },
} as const satisfies SchemasFor<typeof releaseEndpoints>;

export type ReleaseCard = Static<typeof ReleaseCard>;
export type ReleaseEntry = Static<typeof ReleaseEntry>;
export type ReleaseDraw = Static<typeof ReleaseDraw>;
export type ReleaseTab = (typeof RELEASE_TABS)[number];
