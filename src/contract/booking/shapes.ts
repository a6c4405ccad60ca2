/** Shapes of bookings that others carry too. */
import { Count, Fen, Flag, Id, Int, List, Ms, OneOf, Optional, Shape, Text, type Static } from '../kit';
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
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export type BookingAction = (typeof BOOKING_ACTIONS)[number];
