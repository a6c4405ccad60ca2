import {
  Count,
  Day,
  Fen,
  Flag,
  Geo,
  Id,
  Int,
  KV,
  List,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsCard, MasterCard } from '../catalogue/schemas';
import type { salonEndpoints } from './endpoints';

export const ACTIVITY_KINDS = ['event', 'salon', 'gathering', 'publicTable', 'tasting', 'furniture'] as const;
export const SIGNUP_STATES = ['unpaid', 'signed', 'checked', 'cancelled'] as const;

export const ActivityCard = Shape({
  id: Id,
  kind: OneOf(ACTIVITY_KINDS),
  title: Text,
  cover: Text,
  store: Shape({ id: Id, name: Text }),
  startAt: Ms,
  endAt: Ms,
  /** 0 = free. */
  price: Fen,
  seats: Count,
  /** Taken, or kept for somebody of the waiting list. */
  joined: Count,
  status: OneOf(['signing', 'full', 'running', 'ended']),
  /** State of the viewer's own sign-up. */
  mine: Optional(OneOf(SIGNUP_STATES)),
  /** Of what is over: places that came, and pictures. */
  came: Optional(Count),
  photos: Optional(List(Text)),
});
export const ActivitySignup = Shape({
  id: Id,
  activity: ActivityCard,
  name: Text,
  /** Masked. */
  mobile: Text,
  qty: Int,
  seatNo: Optional(Text),
  status: OneOf(SIGNUP_STATES),
  code: Text,
  /** What the QR of the ticket says. */
  qr: Text,
  at: Ms,
});
export const ActivityDetail = Shape({
  card: ActivityCard,
  html: Text,
  agenda: List(KV),
  hosts: List(MasterCard),
  questions: List(KV),
  goods: List(GoodsCard),
  signup: Optional(ActivitySignup),
  related: List(ActivityCard),
  map: Geo,
  address: Text,
  /** Music may start by itself on this activity's page. */
  musicHint: Flag,
});

const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'YYYY-MM' });

/** A gathering as it is offered: in sessions, or on a day of one's own. */
export const ThemeCard = Shape({
  id: Id,
  title: Text,
  cover: Text,
  summary: Text,
  /** Fen for one. */
  priceEach: Fen,
  minPeople: Int,
  minutes: Int,
  /** Sessions to come. */
  coming: Count,
  over: Flag,
});
export const ThemeDetail = Shape({
  card: ThemeCard,
  html: Text,
  flow: List(KV),
  teas: List(KV),
  photos: List(Text),
  stores: List(Shape({ id: Id, name: Text })),
  sessions: List(ActivityCard),
  similar: List(ThemeCard),
});
export const SALON_PRICES = ['free', 'low', 'high'] as const;

export const salonSchemas = {
  'tea.salon': {
    request: Shape({
      month: Optional(Month),
      /** One day of that month; without it the coming 30 days. */
      date: Optional(Day),
      kind: Optional(OneOf(['salon', 'gathering', 'publicTable', 'tasting'])),
      storeId: Optional(Id),
      id: Optional(Id),
      /** coming: all to come; past: those that are over, the latest first; themes: gatherings as they are offered. */
      tab: Optional(OneOf(['coming', 'past', 'themes'])),
      /** free, up to ¥199, ¥200 and more. */
      price: Optional(OneOf(SALON_PRICES)),
      /** One theme with its sessions. */
      themeId: Optional(Id),
      page: PageNo,
    }),
    /** days: key = day, value = number of events. mine: what the viewer signed up for and is still to come. */
    data: Shape({
      days: List(KV),
      mine: Optional(List(ActivityCard)),
      page: Optional(Page(ActivityCard)),
      activity: Optional(ActivityDetail),
      themes: Optional(List(ThemeCard)),
      theme: Optional(ThemeDetail),
      serverTime: Ms,
    }),
  },
} as const satisfies SchemasFor<typeof salonEndpoints>;

export type ActivityCard = Static<typeof ActivityCard>;
export type ActivityDetail = Static<typeof ActivityDetail>;
export type ActivitySignup = Static<typeof ActivitySignup>;
export type ThemeCard = Static<typeof ThemeCard>;
export type ThemeDetail = Static<typeof ThemeDetail>;
