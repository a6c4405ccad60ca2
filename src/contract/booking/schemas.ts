import { PageContent } from '../content/schemas';
import { ORDER_GROUPS, PaymentView } from '../payment/schemas';
import {
  Called,
  Count,
  CountTab,
  Day,
  Fen,
  Flag,
  Id,
  Int,
  Keyword,
  KV,
  Lat,
  List,
  Lng,
  MobileOrOwn,
  Ms,
  OneOf,
  Ok,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Standing,
  Text,
  Type,
  Typed,
  type SchemasFor,
  type Static,
} from '../kit';
import { RoomView, SlotGrid } from '../room/shapes';
import type { bookingEndpoints } from './endpoints';
import { BOOKING_ACTIONS, BookingCard, ServiceType, Specialist, VenueCard, WAIT_STATES } from './shapes';

const Party = Type.Integer({ minimum: 1, maximum: 99 });
/** Half hours; how long a use may be is a rule (33.2). */
const Minutes = Type.Integer({ minimum: 30, maximum: 480, multipleOf: 30 });
const Start = Type.String({ pattern: '^([01]\\d|2[0-3]):[03]0$', description: 'HH:mm, a half hour' });
const Note = Typed('lines', Type.String({ maxLength: 200 }));
const Reason = Typed('lines', Type.String({ maxLength: 100 }));

export const BookingDetail = Shape({
  card: BookingCard,
  roomView: RoomView,
  serviceType: ServiceType,
  name: Text,
  mobile: Text,
  note: Text,
  employee: Optional(Specialist),
  /** Said or scanned at the store. */
  code: Text,
  /** What the picture of the code says. */
  qr: Text,
  payment: Optional(PaymentView),
  /** The table that was opened for it. */
  sessionId: Optional(Id),
  rules: PageContent,
  /** Minutes. */
  late: Count,
  /** What may still be told: minutes; empty = nothing. */
  lateChoices: List(Int),
  timeline: List(KV),
  /** What became of the deposit, or would. */
  refundText: Text,
  /** What 取消 gives back at this moment, and until when all of it; sent with the cancellation (rule 33.9). */
  cancel: Optional(Shape({ refund: Fen, until: Ms, text: Text })),
  /** How often the guest may move it still. */
  reschedulesLeft: Count,
  refunded: Fen,
  /** What of the deposit was booked against the bill. */
  spent: Fen,
  couponId: Optional(Id),
  review: Optional(Shape({ score: Int, text: Text, at: Ms, ...Standing.properties })),
  serverTime: Ms,
});

/** A range of a room that is kept for somebody for a few minutes (rule 33.4). */
export const BookingHold = Shape({
  id: Id,
  storeId: Id,
  roomId: Id,
  roomName: Text,
  date: Text,
  start: Text,
  end: Text,
  nextDay: Flag,
  minutes: Count,
  party: Int,
  minSpend: Fen,
  deposit: Fen,
  expireAt: Ms,
  /** Whether it may be prolonged: once. */
  canRenew: Flag,
  /** The place in the waiting list that it came from. */
  waitId: Optional(Id),
});

/** A place in the queue for a range that was not free (rule 34.1). */
export const BookingWait = Shape({
  id: Id,
  storeId: Id,
  storeName: Text,
  date: Text,
  start: Text,
  end: Text,
  nextDay: Flag,
  minutes: Count,
  /** The latest start that suits, too; absent: `start` alone. */
  latest: Optional(Text),
  party: Int,
  state: OneOf(WAIT_STATES),
  stateText: Text,
  /** 1 = the next one; 0 = no longer in the queue. */
  place: Count,
  /** What is kept for the member, until when, and where it is taken. */
  offer: Optional(Shape({ roomName: Text, start: Text, end: Text, nextDay: Flag, until: Ms, route: Text })),
  createdAt: Ms,
});

export const RoomClosure = Shape({
  id: Id,
  storeId: Id,
  /** Absent: the whole store. */
  roomId: Optional(Id),
  roomName: Text,
  from: Ms,
  to: Ms,
  reason: Text,
  by: Text,
  /** Bookings that it still strands. */
  stranded: Count,
});

const USES = ['booking', 'hold', 'invite', 'visit'] as const;
const Desk = Shape({
  store: Shape({ id: Id, name: Text, tel: Text }),
  /** Stores whose desk the caller sits at. */
  stores: List(Shape({ id: Id, name: Text })),
  date: Text,
  /** No start before it: 暂停接单. */
  pausedUntil: Optional(Ms),
  counts: List(CountTab),
  /** The room grid: what stands in each room, in the order of time. */
  rooms: List(
    Shape({
      room: RoomView,
      uses: List(
        Shape({
          kind: OneOf(USES),
          id: Id,
          from: Ms,
          to: Ms,
          start: Text,
          end: Text,
          label: Text,
          status: Optional(BookingCard.properties.status),
        }),
      ),
    }),
  ),
  open: Text,
  close: Text,
  from: Optional(Ms),
  to: Optional(Ms),
  closures: List(RoomClosure),
  serverTime: Ms,
});

const SEARCH_SORTS = ['distance', 'price', 'score'] as const;
const DAY_STATES = ['free', 'tight', 'full', 'closed'] as const;

export const bookingSchemas = {
  /** With `start` by how well they fit, else the store first; a page holds 20. */
  'booking.search': {
    request: Shape({
      date: Day,
      start: Optional(Start),
      minutes: Optional(Minutes),
      party: Party,
      regionCode: Optional(Text),
      /** As the cards of stores say it. */
      city: Optional(Text),
      serviceTypeId: Optional(Id),
      lat: Optional(Lat),
      lng: Optional(Lng),
      keyword: Optional(Keyword),
      sort: Optional(OneOf(SEARCH_SORTS)),
      area: Optional(RoomView.properties.area),
      /** A word of the facilities of room or store: 投影, 停车, 亲子. */
      facility: Optional(Keyword),
      page: PageNo,
    }),
    data: Page(VenueCard),
  },
  'booking.employeeNoList': {
    request: Shape({
      storeId: Optional(Id),
      keyword: Optional(Keyword),
      date: Optional(Day),
      serviceTypeId: Optional(Id),
      /** With `date`: only who is free then. */
      start: Optional(Start),
      minutes: Optional(Minutes),
    }),
    data: List(Specialist),
  },
  'booking.serviceType': { request: Shape({ storeId: Optional(Id) }), data: List(ServiceType) },
  /** Own ones; of the own store for staff of area table. */
  'booking.orderInfo': { request: Shape({ id: Id }), data: BookingDetail },
  'tea.booking': {
    request: Shape({
      tab: Optional(OneOf(['coming', 'done', 'cancelled'])),
      scope: Optional(OneOf(['mine', 'store'])),
      storeId: Optional(Id),
      date: Optional(Day),
      page: PageNo,
    }),
    data: Shape({ tabs: List(CountTab), page: Page(BookingCard), serverTime: Ms }),
  },
  /** Without a room the smallest that fits is taken; joined rooms last. What the caller holds becomes the booking. */
  'tea.bookingSave': {
    request: Shape({
      storeId: Id,
      roomId: Optional(Id),
      date: Day,
      start: Start,
      minutes: Minutes,
      party: Party,
      serviceTypeId: Id,
      employeeNo: Optional(Text),
      name: Called({ minLength: 1, maxLength: 20 }),
      mobile: MobileOrOwn,
      note: Optional(Note),
      couponId: Optional(Id),
      requestId: RequestId,
    }),
    data: Shape({
      booking: BookingDetail,
      orderId: Optional(Id),
      orderGroup: Optional(OneOf(ORDER_GROUPS)),
      amount: Optional(Fen),
    }),
    reasons: ['taken'],
    limit: 30,
    once: true,
  },
  'tea.bookingAct': {
    request: Shape({
      id: Id,
      action: OneOf(BOOKING_ACTIONS),
      date: Optional(Day),
      start: Optional(Start),
      /** reschedule: as long as it was, unless said. */
      minutes: Optional(Minutes),
      roomId: Optional(Id),
      employeeNo: Optional(Text),
      /** cancel, refuse */
      reason: Optional(Reason),
      /** cancel: what the sheet said (`cancel.refund`); another figure now answers 409. */
      refund: Optional(Count),
      /** late */
      lateMinutes: Optional(Type.Integer({ minimum: 15, maximum: 30, multipleOf: 15 })),
      /** review */
      score: Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      text: Optional(Typed('lines', Type.String({ maxLength: 500 }))),
      requestId: RequestId,
    }),
    data: BookingDetail,
    reasons: ['taken'],
    limit: 60,
    once: true,
  },
  /** Of a day of opening: the half hours after midnight stand at its end. What the caller holds, and `bookingId` that is moved, counts as free. */
  'tea.bookingSlots': {
    request: Shape({
      storeId: Id,
      date: Day,
      party: Optional(Party),
      minutes: Optional(Minutes),
      bookingId: Optional(Id),
      /** Rooms that it is not served in have a reason. */
      serviceTypeId: Optional(Id),
    }),
    data: SlotGrid,
  },
  'pages.booking': { request: Shape({}), data: PageContent },
  'pages.bookingOrder': { request: Shape({}), data: PageContent },
  /** How full days are: of a store, else of the city or of all; from `from` (today) on. */
  'booking.days': {
    request: Shape({
      storeId: Optional(Id),
      regionCode: Optional(Text),
      city: Optional(Text),
      from: Optional(Day),
      days: Optional(Type.Integer({ minimum: 1, maximum: 31 })),
      party: Party,
      minutes: Optional(Minutes),
    }),
    data: Shape({
      days: List(Shape({ date: Text, state: OneOf(DAY_STATES), text: Text })),
      today: Text,
      lastDay: Text,
      serverTime: Ms,
    }),
  },
  'booking.holding': {
    request: Shape({ storeId: Optional(Id) }),
    data: Shape({ hold: Optional(BookingHold), serverTime: Ms }),
  },
  /**
   * take: another range of the same store goes back; renew: once; release: the one of `id`, and nothing when it is gone. Without a room the
   * smallest that fits is held.
   */
  'booking.hold': {
    request: Shape({
      action: OneOf(['take', 'renew', 'release']),
      id: Optional(Id),
      storeId: Id,
      roomId: Optional(Id),
      date: Optional(Day),
      start: Optional(Start),
      minutes: Optional(Minutes),
      party: Optional(Party),
      serviceTypeId: Optional(Id),
      /** While it is moved: what it has is no obstacle. */
      bookingId: Optional(Id),
      requestId: RequestId,
    }),
    data: Shape({ hold: Optional(BookingHold), serverTime: Ms }),
    reasons: ['taken'],
    limit: 60,
    once: true,
  },
  'booking.waitList': { request: Shape({}), data: Shape({ list: List(BookingWait), serverTime: Ms }) },
  /** With `latest` the earliest half hour from `start` to it that is free is offered. */
  'booking.waitSave': {
    request: Shape({
      storeId: Id,
      date: Day,
      start: Start,
      latest: Optional(Start),
      minutes: Minutes,
      party: Party,
      serviceTypeId: Optional(Id),
      requestId: RequestId,
    }),
    data: BookingWait,
    reasons: ['claimed'],
    limit: 30,
    once: true,
  },
  'booking.waitLeave': { request: Shape({ id: Id, requestId: RequestId }), data: BookingWait, once: true },
  /** An iCalendar file (rule 33.15), and the same for the phone's own calendar. */
  'booking.calendar': {
    request: Shape({ id: Id }),
    data: Shape({
      fileName: Text,
      ics: Text,
      title: Text,
      startAt: Ms,
      endAt: Ms,
      location: Text,
      description: Text,
    }),
  },
  /** What the guest says to a proposal of the store; another time is `tea.bookingAct` reschedule. */
  'booking.answer': {
    request: Shape({ id: Id, answer: OneOf(['accept', 'refund']), requestId: RequestId }),
    data: BookingDetail,
    once: true,
  },
  'booking.desk': { request: Shape({ storeId: Optional(Id), date: Optional(Day) }), data: Desk, role: 'staff:table' },
  /** What a closure would strand. */
  'booking.deskStranded': {
    request: Shape({
      storeId: Optional(Id),
      roomId: Optional(Id),
      closureId: Optional(Id),
      from: Optional(Ms),
      to: Optional(Ms),
    }),
    data: List(BookingCard),
    role: 'staff:table',
  },
  'booking.deskClose': {
    request: Shape({
      storeId: Id,
      roomId: Optional(Id),
      from: Ms,
      to: Ms,
      reason: Reason,
      requestId: RequestId,
    }),
    data: Shape({ closure: RoomClosure, stranded: List(BookingCard) }),
    role: 'staff:table',
    once: true,
  },
  'booking.deskReopen': { request: Shape({ id: Id, requestId: RequestId }), data: Ok, role: 'staff:table', once: true },
  'booking.deskPause': {
    request: Shape({ storeId: Id, on: Flag, requestId: RequestId }),
    data: Shape({ pausedUntil: Optional(Ms) }),
    role: 'staff:table',
    once: true,
  },
  /** The desk changes who, what, when; `tell` = the guest gets a message. */
  'booking.deskSave': {
    request: Shape({
      id: Id,
      roomId: Optional(Id),
      date: Optional(Day),
      start: Optional(Start),
      minutes: Optional(Minutes),
      party: Optional(Party),
      employeeNo: Optional(Text),
      name: Optional(Called({ minLength: 1, maxLength: 20 })),
      note: Optional(Note),
      tell: Flag,
      requestId: RequestId,
    }),
    data: BookingDetail,
    reasons: ['taken'],
    role: 'staff:table',
    once: true,
  },
  /** A stranded one in one tap: to the asked room and time, else to what fits best; or the deposit goes back. The guest is told and answers. */
  'booking.deskMove': {
    request: Shape({
      id: Id,
      way: OneOf(['move', 'refund']),
      roomId: Optional(Id),
      date: Optional(Day),
      start: Optional(Start),
      reason: Optional(Reason),
      requestId: RequestId,
    }),
    data: BookingDetail,
    reasons: ['taken'],
    role: 'staff:table',
    once: true,
  },
} as const satisfies SchemasFor<typeof bookingEndpoints>;

export type BookingDetail = Static<typeof BookingDetail>;
export type BookingHold = Static<typeof BookingHold>;
export type BookingWait = Static<typeof BookingWait>;
export type RoomClosure = Static<typeof RoomClosure>;
