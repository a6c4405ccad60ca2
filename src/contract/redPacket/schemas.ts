import type { redPacketEndpoints } from './endpoints';
import {
  Count,
  Fen,
  Id,
  Int,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  type SchemasFor,
  type Static,
} from '../kit';

const PACKET_STATES = ['waiting', 'opened', 'expired'] as const;
/** `value` (fen or points) is known once it is opened. */
export const RedPacket = Shape({
  id: Id,
  from: Text,
  title: Text,
  kind: OneOf(['money', 'points']),
  value: Optional(Int),
  status: OneOf(PACKET_STATES),
  expireAt: Ms,
  openedAt: Optional(Ms),
});
export const RedPacketRain = Shape({ id: Id, startAt: Ms, endAt: Ms, title: Text });

export const redPacketSchemas = {
  /** `rain`: one that runs or soon will, with a packet left for this viewer; `waiting`: own packets to open. */
  'marketing.redEnveloper': {
    request: Shape({}),
    data: Shape({ rain: Optional(RedPacketRain), waiting: Count }),
    shared: true,
  },
  'redEnvelope.index': {
    request: Shape({ status: Optional(OneOf(PACKET_STATES)), page: PageNo }),
    data: Shape({ total: Fen, points: Count, page: Page(RedPacket) }),
  },
  /** A packet, or the one drawn from a running rain. */
  'redEnvelope.open': { request: Shape({ id: Id, requestId: RequestId }), data: RedPacket, once: true },
} as const satisfies SchemasFor<typeof redPacketEndpoints>;

export type RedPacket = Static<typeof RedPacket>;
export type RedPacketRain = Static<typeof RedPacketRain>;
