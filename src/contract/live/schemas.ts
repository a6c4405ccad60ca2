import {
  Count,
  Flag,
  Id,
  KV,
  List,
  Ms,
  OneOf,
  Optional,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsCard } from '../catalogue/schemas';
import type { liveEndpoints } from './endpoints';

/** 预告 · 直播中 · 回放 · 已结束 */
export const LIVE_STATES = ['upcoming', 'live', 'replay', 'ended'] as const;
const LiveCard = Shape({
  id: Id,
  title: Text,
  cover: Text,
  teacher: Text,
  status: OneOf(LIVE_STATES),
  startAt: Ms,
  /** Members who look on now. */
  viewers: Count,
  subscribed: Flag,
  subscribers: Count,
  goods: List(GoodsCard),
});

/** `playUrl` while it is live, `replayUrl` afterwards. `offlineSince`: a camera that sends nothing; `cover` is its last picture, of that instant. */
const LiveDetail = Shape({
  card: LiveCard,
  kind: OneOf(['room', 'camera']),
  intro: Text,
  playUrl: Optional(Text),
  replayUrl: Optional(Text),
  offlineSince: Optional(Ms),
  chapters: List(KV),
  goods: List(GoodsCard),
  notice: Text,
  canTalk: Flag,
  teacherId: Optional(Id),
  /** What else runs, or has run: for one that is over. */
  related: List(LiveCard),
  serverTime: Ms,
});

export const liveSchemas = {
  'college.liveView': { request: Shape({ id: Id }), data: LiveDetail },
  'college.liveSubscribe': {
    request: Shape({ id: Id, on: Flag }),
    data: Shape({ on: Flag, count: Count }),
    limit: 20,
  },
  'shop.live': {
    request: Shape({ limit: Optional(Type.Integer({ minimum: 1, maximum: 20 })) }),
    data: List(LiveCard),
  },
} as const satisfies SchemasFor<typeof liveEndpoints>;

export type LiveCard = Static<typeof LiveCard>;
export type LiveDetail = Static<typeof LiveDetail>;
