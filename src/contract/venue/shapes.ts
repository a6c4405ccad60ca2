/** Shapes of venues that others carry too. */
import { ReviewRow } from '../catalogue/schemas';
import { EmployeeBrief } from '../employee/shapes';
import { Count, Fen, Flag, Id, KV, List, Ms, OneOf, Optional, Shape, Text, Type, type Static } from '../kit';
import { RoomView } from '../room/shapes';
import { StoreCard } from '../store/shapes';

/** How well something fits what was looked for: then, half an hour before or after, not at all. */
export const FITS = ['exact', 'near', 'none'] as const;

export const ServiceType = Shape({
  id: Id,
  name: Text,
  icon: Text,
  /** How long it usually takes; a booking may be shorter or longer. */
  minutes: Count,
  /** Fen, paid at the store; 0 = none of its own. */
  price: Fen,
  text: Text,
  /** Served by a specialist, who is chosen or found. */
  needEmployee: Flag,
  image: Text,
  /** The store has to confirm it, whatever the party. */
  needConfirm: Flag,
});

/** A tea specialist who may be asked for. */
export const Specialist = Shape({
  ...EmployeeBrief.properties,
  mobile: Optional(Text),
  /** Of five, one decimal; 0 = nobody has said yet. */
  score: Type.Number(),
  skills: List(Text),
  /** On the asked day: 全天有空, 14:00 后有空, 当日已约满. */
  freeText: Optional(Text),
  monthBookings: Count,
  serviceTypeIds: List(Id),
  /** Nothing more is free on the asked day. */
  full: Optional(Flag),
});

export const VenueCard = Shape({
  store: StoreCard,
  /** So many rooms; those that fit the party stand in `offers`. */
  rooms: Count,
  /** The first starts of the day that are free for party and length; all of them when a start was asked for. */
  freeSlots: List(Text),
  /** Of five, one decimal; 0 = no review yet. */
  score: Type.Number(),
  reviews: Count,
  priceFrom: Fen,
  /** The smallest of the fitting rooms. */
  deposit: Fen,
  /** For a start: free then (恰好有), half an hour before or after (前后30分钟有), not at all. Without one: exact = something is free. */
  fit: OneOf(FITS),
  /** Rooms with something free, those that fit best first. */
  offers: List(
    Shape({
      room: RoomView,
      fit: OneOf(FITS),
      /** Free starts, the nearest to what was asked for first; 00:30 after midnight is `nextDay`. */
      starts: List(Shape({ start: Text, nextDay: Flag })),
    }),
  ),
  /** Why nothing is free: 当日已满, 周二休息, 人数较多，请电话预约, 暂停营业. */
  fullText: Optional(Text),
  /** The next day within a week on which something is free. */
  nextFree: Optional(Text),
});

export const VenueDetail = Shape({
  store: StoreCard,
  gallery: List(Text),
  intro: Text,
  facilities: List(Text),
  /** By weekday, Monday first; `value` 09:30-21:30, 休息. */
  hours: List(KV),
  /** 0 = Sunday: which of `hours` is marked. */
  today: Count,
  rooms: List(RoomView),
  services: List(ServiceType),
  employees: List(Specialist),
  reviews: List(ReviewRow),
  reviewCount: Count,
  score: Type.Number(),
  /** Rooms that nobody has at this moment; 0 while closed. */
  freeNow: Count,
  /** 地铁, 公交, 停车 */
  traffic: List(KV),
  /** Coming days on which it is closed. */
  holidays: List(Shape({ from: Ms, to: Ms, text: Text })),
  /** Closed now by a decision of the store: 暂停营业至 06月20日. */
  closedText: Optional(Text),
  priceFrom: Fen,
  collected: Flag,
  /** From so many guests on the store confirms. */
  largeParty: Count,
  /** The largest room, joined ones too. */
  maxParty: Count,
  manager: Optional(EmployeeBrief),
  team: List(EmployeeBrief),
  phones: List(KV),
  licences: List(KV),
  delivery: Text,
  notices: List(Text),
  /** With a session only. */
  wifi: Optional(Shape({ name: Text, password: Text })),
  serverTime: Ms,
});

export type VenueCard = Static<typeof VenueCard>;
export type VenueDetail = Static<typeof VenueDetail>;
export type ServiceType = Static<typeof ServiceType>;
export type Specialist = Static<typeof Specialist>;
