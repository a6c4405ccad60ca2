/** What was done with a client, whom we invited, who comes to us, whom we visit. */
import { ActivityCard } from '../salon/schemas';
import { ClientCard } from '../client/shapes';
import { EmployeeBrief } from '../employee/shapes';
import { Count, Fen, Flag, Geo, Id, Int, List, Ms, OneOf, Optional, Shape, Text, type Static } from '../kit';
import { RoomView } from '../room/shapes';
import { StoreCard } from '../store/shapes';

export const MAINT_WAYS = ['phone', 'wechat', 'store', 'visit', 'event', 'gift'] as const;
export const INVITE_STATUSES = ['draft', 'sent', 'accepted', 'declined', 'arrived', 'expired', 'cancelled'] as const;
export const COME_STATUSES = ['prepared', 'arrived', 'completed', 'cancelled', 'noShow'] as const;
export const ROUTE_STATUSES = ['prepared', 'underway', 'completed', 'cancelled'] as const;
export const STOP_STATUSES = ['waiting', 'checked', 'done', 'cancelled'] as const;

export const MaintRow = Shape({
  id: Id,
  client: ClientCard,
  way: OneOf(MAINT_WAYS),
  content: Text,
  photos: List(Text),
  geo: Optional(Geo),
  /** Where, in words; '' = not said. */
  place: Text,
  nextAt: Optional(Ms),
  /** What it gave, as it is called. */
  coupon: Optional(Text),
  by: Text,
  at: Ms,
  /** By its writer, for 24 hours. */
  canEdit: Flag,
});

export const InviteRow = Shape({
  id: Id,
  /** Not for the guest: whoever has the link sees the invitation and nothing of the client (rule 31.6). */
  client: Optional(ClientCard),
  purpose: Text,
  store: StoreCard,
  room: Optional(RoomView),
  at: Ms,
  minutes: Int,
  party: Int,
  activity: Optional(ActivityCard),
  note: Text,
  status: OneOf(INVITE_STATUSES),
  token: Text,
  url: Text,
  /** The entry for a calendar. */
  calendar: Text,
  by: EmployeeBrief,
  /** How the host is reached; '' for the staff, who know. */
  tel: Text,
  answeredAt: Optional(Ms),
  /** What the guest said, or why not. */
  answer: Text,
  /** The guest may answer, or change the answer, until then. */
  answerUntil: Optional(Ms),
  /** The coming visit it became. */
  comeVisitId: Optional(Id),
});

export const ComeVisit = Shape({
  id: Id,
  client: ClientCard,
  store: StoreCard,
  at: Ms,
  minutes: Int,
  party: Int,
  /** Name of the room; `roomId` beside it. */
  room: Optional(Text),
  roomId: Optional(Id),
  reception: Optional(EmployeeBrief),
  prepare: Text,
  status: OneOf(COME_STATUSES),
  result: Optional(Text),
  reason: Optional(Text),
  dealAmount: Optional(Fen),
  bookingId: Optional(Id),
  inviteId: Optional(Id),
  owner: Text,
  canEdit: Flag,
});

export const VisitStop = Shape({
  id: Id,
  client: ClientCard,
  /** '' = none is known. */
  address: Text,
  geo: Optional(Geo),
  at: Ms,
  purpose: Text,
  status: OneOf(STOP_STATUSES),
  checkin: Optional(
    Shape({
      at: Ms,
      geo: Geo,
      accuracy: Int,
      /** Metres; -1 = the client has no place on the map. */
      distance: Int,
      /** Farther than it should be. */
      away: Flag,
      photos: List(Text),
    }),
  ),
  /** Why it was so far, or why nobody went. */
  reason: Text,
  result: Optional(Text),
  nextAt: Optional(Ms),
});

export const VisitPlan = Shape({
  id: Id,
  date: Text,
  owner: Text,
  status: OneOf(ROUTE_STATUSES),
  reason: Text,
  stops: List(VisitStop),
  done: Count,
  total: Count,
  /** The own one, today or later, that has not ended. */
  canEdit: Flag,
});

export type MaintRow = Static<typeof MaintRow>;
export type InviteRow = Static<typeof InviteRow>;
export type ComeVisit = Static<typeof ComeVisit>;
export type VisitStop = Static<typeof VisitStop>;
export type VisitPlan = Static<typeof VisitPlan>;
