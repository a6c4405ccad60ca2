/** Clients, and what others show beside them: records, invitations, visits and quotes carry a client. */
import { Count, Fen, Flag, Id, Int, List, Ms, OneOf, Option, Optional, Shape, Text, type Static } from '../kit';

export const CLIENT_LEVELS = ['A', 'B', 'C', 'D'] as const;
export const CLIENT_STAGES = ['lead', 'intent', 'deal', 'repeat', 'sleep'] as const;
export const CLIENT_TYPES = ['person', 'company', 'teahouse', 'dealer'] as const;
export const GENDERS = ['', 'female', 'male'] as const;

export const ClientCard = Shape({
  id: Id,
  name: Text,
  gender: OneOf(GENDERS),
  level: OneOf(CLIENT_LEVELS),
  stage: OneOf(CLIENT_STAGES),
  type: OneOf(CLIENT_TYPES),
  company: Text,
  /** With its dial code unless it is a mainland one. Masked in the pool, and where the client is a colleague's. */
  mobile: Text,
  /** '' = none. */
  avatar: Text,
  tags: List(Text),
  /** Name of the employee who answers for the client, masked where it is a colleague's; '' = the pool's. */
  owner: Text,
  ownerId: Optional(Id),
  /** The last contact, and the next one that is planned. */
  lastAt: Optional(Ms),
  nextAt: Optional(Ms),
  /** The day of the next contact has gone by. */
  overdue: Flag,
  dealAmount: Fen,
  /** Metres from the asked position. */
  distance: Optional(Int),
});

/** What the forms of the client area choose from. */
export const ClientDict = Shape({
  levels: List(Option),
  stages: List(Option),
  types: List(Option),
  sources: List(Option),
  /** Of a maintenance record. */
  ways: List(Option),
  /** Of an invitation. */
  purposes: List(Option),
  tags: List(Option),
  stores: List(Option),
  /** Colleagues who work with clients. */
  employees: List(Option),
});

export const TIMELINE_KINDS = ['client', 'maint', 'invite', 'come', 'visit', 'quote', 'order', 'message'] as const;
/** What happened with a client; `kind` says which page shows it, `id` which row. */
export const TimelineEntry = Shape({
  kind: OneOf(TIMELINE_KINDS),
  id: Id,
  at: Ms,
  title: Text,
  text: Text,
  /** Name of who did it. */
  by: Text,
  photos: List(Text),
});

export const PLAN_KINDS = ['maint', 'invite', 'come', 'visit'] as const;
export const PLAN_STATUSES = ['prepared', 'underway', 'completed', 'cancelled', 'overdue'] as const;
/** What is to be done with a client, and when. */
export const PlanRow = Shape({
  id: Id,
  kind: OneOf(PLAN_KINDS),
  client: ClientCard,
  at: Ms,
  content: Text,
  status: OneOf(PLAN_STATUSES),
  /** Name of the employee whose plan it is. */
  owner: Text,
  /** Minutes before it is told; 0 = never. */
  remindMin: Count,
  /** The row that it became. */
  convertedTo: Optional(Id),
  /** Why it was cancelled. */
  reason: Optional(Text),
});

export const QUOTE_STATUSES = [
  'draft',
  'review',
  'rejected',
  'approved',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'ordered',
  'expired',
  'void',
] as const;
export const QuoteCard = Shape({
  id: Id,
  no: Text,
  client: ClientCard,
  title: Text,
  total: Fen,
  status: OneOf(QUOTE_STATUSES),
  validUntil: Ms,
  views: Count,
  /** Name of the employee who made it. */
  owner: Text,
  updatedAt: Ms,
});

export type ClientCard = Static<typeof ClientCard>;
export type ClientDict = Static<typeof ClientDict>;
export type TimelineEntry = Static<typeof TimelineEntry>;
export type PlanRow = Static<typeof PlanRow>;
export type QuoteCard = Static<typeof QuoteCard>;
