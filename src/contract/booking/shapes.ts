/** Shapes of bookings that others carry too. */
import { EmployeeBrief } from '../employee/shapes';
import { Count, Fen, Flag, Id, Int, List, Ms, OneOf, Optional, Shape, Text, Type, type Static } from '../kit';
import { RoomView } from '../room/shapes';
import { StoreCard } from '../store/shapes';

export const BOOKING_STATUSES = [
  'unpaid',
  'pending',
  'booked',
  'seated',
  'finished',
  'cancelled',
  'refused',
  'noShow',
] as const;

/** Of a place in a queue, whatever is waited for (chapter 34). */
export const WAIT_STATES = ['waiting', 'offered', 'taken', 'lapsed', 'left', 'over'] as const;

/** What a guest, and the staff of area table, does with one; `tea.bookingAct` knows all of them. */
export const BOOKING_ACTIONS = [
  'cancel',
  'reschedule',
  'late',
  'review',
  'seat',
  'noShow',
  'finish',
  'confirm',
  'refuse',
] as const;

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
  /** Served at a public table: who books it is the host there. */
  hosts: Optional(Flag),
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

/** What the store proposes after it has changed its mind (rule 33.14): the guest accepts, chooses another time or has the deposit back. */
export const BookingProposal = Shape({
  text: Text,
  /** As it was before. */
  was: Text,
  at: Ms,
});

export const BookingCard = Shape({
  id: Id,
  no: Text,
  store: StoreCard,
  room: Shape({ id: Id, name: Text, area: RoomView.properties.area, image: Text }),
  service: Shape({ id: Id, name: Text }),
  /** The day of opening that it belongs to. */
  date: Text,
  start: Text,
  end: Text,
  /** `start` is after midnight: of the day after `date`, shown as 次日 00:30. */
  nextDay: Flag,
  startAt: Ms,
  endAt: Ms,
  minutes: Count,
  party: Int,
  status: OneOf(BOOKING_STATUSES),
  statusText: Text,
  /** Fen; what it costs to book. */
  deposit: Fen,
  canCancel: Flag,
  /** Of who asks: the guest's, or the staff's at the desk. */
  can: List(OneOf(BOOKING_ACTIONS)),
  /** While it waits for its deposit. */
  expireAt: Optional(Ms),
  /** Minutes that the guest said to be late; 0 = none. */
  late: Count,
  /** Until when the room is kept. */
  keptUntil: Ms,
  employeeName: Optional(Text),
  /** At the desk only. */
  guest: Optional(Shape({ name: Text, mobile: Text, note: Text, levelName: Text })),
  proposal: Optional(BookingProposal),
});

export type BookingCard = Static<typeof BookingCard>;
export type ServiceType = Static<typeof ServiceType>;
export type Specialist = Static<typeof Specialist>;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export type BookingAction = (typeof BOOKING_ACTIONS)[number];
/** How well something fits what was looked for: then, half an hour before or after, not at all. */
const FITS = ['exact', 'near', 'none'] as const;

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
export type VenueCard = Static<typeof VenueCard>;
