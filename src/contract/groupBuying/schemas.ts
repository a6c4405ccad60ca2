/** Groups of a group buying; what the campaign offers is contract/campaign. */
import { Count, Flag, Id, Int, List, Ms, OneOf, Optional, Shape, Text, type SchemasFor, type Static } from '../kit';
import { UserBrief } from '../member/schemas';
import type { groupBuyingEndpoints } from './endpoints';

export const GroupView = Shape({
  id: Id,
  campaignId: Id,
  leader: UserBrief,
  /** Who paid, the leader first; names of others are masked. */
  members: List(UserBrief),
  size: Int,
  lack: Count,
  expireAt: Ms,
  status: OneOf(['open', 'success', 'failed']),
  /** The viewer has a paid or held place in it. */
  joined: Flag,
  /** The viewer's order of this group. */
  orderId: Optional(Id),
  shareUrl: Text,
  serverTime: Ms,
});

export const groupBuyingSchemas = {
  'marketing.group': { request: Shape({ id: Id }), data: GroupView },
} as const satisfies SchemasFor<typeof groupBuyingEndpoints>;

export type GroupView = Static<typeof GroupView>;
