import {
  Called,
  Count,
  CountTab,
  Day,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  MobileOrOwn,
  Ms,
  No,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  Typed,
  type SchemasFor,
  type Static,
} from '../kit';
import { EmployeeBrief } from '../employee/shapes';
import { WAIT_STATES } from '../booking/shapes';
import { GENDERS } from '../client/shapes';
import { GoodsCard, HobbyTag } from '../catalogue/schemas';
import { ACTIVITY_KINDS, ActivityCard, ActivityDetail, ActivitySignup } from '../salon/schemas';
import type { activityEndpoints } from './endpoints';

/** open: the event's prices are this member's now; checkin: they would be after checking in. */
const EventState = OneOf(['soon', 'open', 'checkin', 'ended']);
/** Goods of an event. `price` of the card is the normal one; `event.price` the lowest of its specifications there. */
export const EventGoods = Shape({
  ...GoodsCard.properties,
  event: Shape({
    price: Fen,
    /** Pieces one member may buy at that price, and has bought. */
    limit: Int,
    bought: Count,
    state: EventState,
    /** What the tasting called it, once that is open: A, B ... */
    sample: Optional(Text),
  }),
  /** How it travels, and whether a store hands it out. */
  carriage: Text,
  pickup: Flag,
});

const Nick = Shape({ nickname: Text, avatar: Text });
/** A seat of the map. key and label: its name; value: the same word as `state`. */
export const EventSeat = Shape({
  key: Text,
  label: Text,
  value: Text,
  state: OneOf(['free', 'held', 'taken', 'mine', 'chosen', 'host']),
  /** Who sits there, as far as guests see each other. */
  guest: Optional(Shape({ ...Nick.properties, tags: List(Text) })),
});
/** Seats that this member holds while the form is filled in. */
export const SeatHold = Shape({ seats: List(Text), until: Ms, renewed: Flag });
/** The own ticket with what can be done with it. */
export const EventSignup = Shape({
  ...ActivitySignup.properties,
  seats: List(Text),
  names: List(Text),
  /** Fen for one, and what was paid for all of them. */
  price: Fen,
  amount: Fen,
  /** Unpaid: until when. */
  expireAt: Optional(Ms),
  checkedAt: Optional(Ms),
  /** Cancelling is possible until then and gives `each` back for every place. */
  cancel: Optional(Shape({ until: Ms, each: Fen })),
  /** A gift on its way to a friend. */
  give: Optional(Shape({ qty: Int, url: Text })),
  /** Own path of the entry for calendars. */
  calendar: Text,
});
/** The own place in the queue of an activity that is full (rule 34.1). */
export const EventWait = Shape({
  id: Id,
  qty: Int,
  state: OneOf(WAIT_STATES),
  /** 1 = the next one; 0 = no longer in the queue. */
  place: Count,
  /** What is kept for the member, and until when; seats of the map by their names. */
  offer: Optional(Shape({ until: Ms, seats: List(Text) })),
});
export const TicketGift = Shape({ from: Text, qty: Int, state: OneOf(['open', 'taken', 'recalled', 'mine']) });
export const EventScene = Shape({
  key: Text,
  label: Text,
  image: Text,
  spots: List(Shape({ x: Int, y: Int, goodsId: Id })),
});
export const EventDetail = Shape({
  ...ActivityDetail.properties,
  signup: Optional(EventSignup),
  seatsMap: Optional(List(EventSeat)),
  hold: Optional(SeatHold),
  /** How many stand in the queue, and the own place while it waits or has an offer. */
  waiting: Count,
  wait: Optional(EventWait),
  /** Faces of those who come. */
  faces: List(Nick),
  /** Who invites to a public table. */
  host: Optional(Nick),
  theme: Optional(Shape({ id: Id, title: Text })),
  tasting: Optional(Shape({ closeAt: Ms, closed: Flag, released: Flag })),
  scenes: List(EventScene),
  photos: List(Text),
  /** Averages in tenths, the best first, equal ones at one rank; after their release. */
  ranking: List(Shape({ rank: Int, letter: Text, name: Text, average: Int })),
  minGuests: Int,
  /** Cancelled by the shop, or because too few came. */
  cancelled: Flag,
  reminded: Flag,
  /** What the viewer was called at the last sign-up. */
  knownAs: Optional(Text),
  gift: List(KV),
  /** The ticket a friend offers by the link that led here. */
  offered: Optional(TicketGift),
  /** The viewer works in this store: the door's list, the release and the seats are theirs. */
  staff: Flag,
  /** What the code at the door says; for the staff. */
  checkCode: Optional(Text),
  /** Whom the viewer brought, as far as they are guests' nicknames. */
  brought: List(Shape({ ...Nick.properties, status: OneOf(['signed', 'checked']) })),
  serverTime: Ms,
});

export const DIMENSIONS = ['aroma', 'taste', 'colour', 'leaf', 'after', 'layers', 'lasting', 'whole'] as const;
export const TastingForm = Shape({
  activity: ActivityCard,
  samples: List(
    Shape({
      /** The letter: nothing else names a sample before the release. */
      id: Text,
      label: Text,
      done: Flag,
      /** The own ones; key of a dimension, value 1 to 10. */
      scores: Optional(List(KV)),
      note: Text,
      /** The viewer made it and does not judge it. */
      own: Flag,
      savedAt: Optional(Ms),
    }),
  ),
  dims: List(KV),
  closeAt: Ms,
  closed: Flag,
  released: Flag,
  /** Who has scored all of a sample, of the released ones. */
  judges: Count,
  /** Averages in hundredths. Ranked from three judges on, the best first; else in the order of the letters. */
  result: Optional(
    List(
      Shape({
        sampleId: Text,
        name: Text,
        goodsId: Optional(Id),
        cover: Optional(Text),
        average: Int,
        mine: Optional(Int),
        judges: Count,
        rank: Optional(Int),
        /** key, label, value: the average in hundredths. */
        radar: List(KV),
      }),
    ),
  ),
  /** How far judges were from each other, in words; from three judges on. */
  agreement: Optional(Text),
  /** The viewer's own averages over the months before, by dimension, in hundredths. */
  palate: List(KV),
  serverTime: Ms,
});

export const ActivityVip = Shape({
  activity: ActivityCard,
  saved: Flag,
  /** name, mobile (masked), gender, birthday, employeeNo, wish. */
  form: List(KV),
  tags: List(HobbyTag),
  gift: List(KV),
  cardNo: Optional(Text),
  consultant: Optional(EmployeeBrief),
  /** Whose number was asked for; nobody's answers none. */
  named: Optional(EmployeeBrief),
  /** For whom hands out the gift; gone once it was. */
  giftCode: Optional(Text),
  giftAt: Optional(Ms),
  /** The guest is in: gifts are handed out from then on. */
  checked: Flag,
  serverTime: Ms,
});

export const DoorRow = Shape({
  code: Text,
  name: Text,
  mobile: Text,
  qty: Int,
  seats: List(Text),
  status: OneOf(['unpaid', 'signed', 'checked']),
  checkedAt: Optional(Ms),
  checkedBy: Text,
});
export const DoorView = Shape({
  activity: ActivityCard,
  rows: List(DoorRow),
  /** Places that came, of those that are expected. */
  came: Count,
  expected: Count,
  result: Optional(
    Shape({ code: Text, state: OneOf(['in', 'already', 'out', 'unknown', 'unpaid', 'early']), text: Text }),
  ),
  serverTime: Ms,
});

const SeatNames = List(Type.String({ minLength: 1, maxLength: 8 }), { minItems: 1, maxItems: 4 });
const PersonName = Called({ title: '姓名', minLength: 1, maxLength: 20 });
const Qty = Type.Integer({ minimum: 1, maximum: 4 });
const Answer = Shape({ key: Text, label: Text, value: Typed('text', Type.String({ maxLength: 100 })) });

export const activitySchemas = {
  /** gift: the token of a friend's link; kind: without an id, the one of that kind that is on. */
  'activity.index': {
    request: Shape({
      id: Optional(Id),
      kind: Optional(OneOf(ACTIVITY_KINDS)),
      gift: Optional(Type.String({ maxLength: 40 })),
    }),
    data: EventDetail,
  },
  'activity.signUpSave': {
    request: Shape({
      activityId: Id,
      name: PersonName,
      mobile: MobileOrOwn,
      qty: Qty,
      /** One, or several with commas between them. */
      seatNo: Optional(Type.String({ maxLength: 40 })),
      answers: Optional(Json(List(Answer, { maxItems: 8 }))),
      /** By whose link the guest came. */
      shareId: Optional(Type.String({ maxLength: 40 })),
      requestId: RequestId,
    }),
    data: Shape({
      signup: EventSignup,
      orderId: Optional(Id),
      orderGroup: Optional(Text),
      amount: Optional(Fen),
    }),
    once: true,
    reasons: ['claimed', 'soldOut', 'taken'],
    limit: 20,
  },
  'activity.signUpEdit': {
    request: Shape({ id: Id, names: Json(List(PersonName, { minItems: 1, maxItems: 4 })), requestId: RequestId }),
    data: EventSignup,
    once: true,
    limit: 20,
  },
  /** qty: so many places of it, all of them without. */
  'activity.signUpCancel': {
    request: Shape({ id: Id, qty: Optional(Qty), reason: Optional(Typed('text', Type.String({ maxLength: 100 }))) }),
    data: EventSignup,
    limit: 20,
  },
  'activity.signIn': {
    request: Shape({ activityId: Id, code: Optional(Type.String({ maxLength: 200 })) }),
    data: EventSignup,
    reasons: ['soldOut', 'claimed'],
    limit: 20,
  },
  /** For so many people; what is free is signed up for, not waited for. */
  'activity.waitSave': {
    request: Shape({ activityId: Id, qty: Qty, requestId: RequestId }),
    data: EventWait,
    once: true,
    reasons: ['claimed'],
    limit: 20,
  },
  'activity.waitLeave': { request: Shape({ id: Id, requestId: RequestId }), data: EventWait, once: true },
  'activity.seatHold': {
    request: Shape({
      activityId: Id,
      action: OneOf(['hold', 'renew', 'release']),
      seats: Optional(Json(SeatNames)),
      opId: Type.String({ minLength: 8, maxLength: 64 }),
    }),
    data: Shape({ hold: Optional(SeatHold), seatsMap: List(EventSeat), serverTime: Ms }),
    reasons: ['taken'],
    limit: 60,
  },
  'activity.ticketGive': {
    request: Shape({ id: Id, action: OneOf(['give', 'recall']), qty: Optional(Qty), requestId: RequestId }),
    data: EventSignup,
    once: true,
    limit: 20,
  },
  'activity.ticketTake': {
    request: Shape({ token: Type.String({ minLength: 8, maxLength: 40 }), requestId: RequestId }),
    data: EventSignup,
    once: true,
    reasons: ['claimed', 'taken'],
    limit: 20,
  },
  'activity.door': {
    request: Shape({ activityId: Id }),
    data: DoorView,
    role: ['staff:service', 'staff:table'],
  },
  /** out: what was scanned by mistake is undone. at: when, where it waited for a line. */
  'activity.doorSave': {
    request: Shape({
      activityId: Id,
      code: No({ minLength: 1, maxLength: 200 }),
      action: OneOf(['in', 'out']),
      at: Ms,
      opId: Type.String({ minLength: 8, maxLength: 64 }),
    }),
    data: DoorView,
    role: ['staff:service', 'staff:table'],
    limit: 300,
  },
  /** seats: how many there are from now on. */
  'activity.hostAct': {
    request: Shape({
      activityId: Id,
      action: OneOf(['release', 'seats', 'cancel']),
      seats: Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      requestId: RequestId,
    }),
    data: EventDetail,
    once: true,
    role: ['staff:service', 'staff:table'],
  },
  'activity.input': { request: Shape({ activityId: Id }), data: TastingForm },
  'activity.inputSave': {
    request: Shape({
      activityId: Id,
      sampleId: Type.String({ minLength: 1, maxLength: 2 }),
      /** What was changed; the rest stays, and so does the note. */
      scores: Json(List(KV, { maxItems: 8 })),
      note: Optional(Typed('lines', Type.String({ maxLength: 200 }))),
      /** When it was written, where it waited for a line. */
      at: Optional(Ms),
      requestId: RequestId,
    }),
    data: TastingForm,
    once: true,
    limit: 120,
  },
  /** employeeNo: whose number it is, before the card is saved with it. */
  'activity.vip': {
    request: Shape({ activityId: Id, employeeNo: Optional(No({ maxLength: 20 })) }),
    data: ActivityVip,
  },
  'activity.vipSave': {
    request: Shape({
      activityId: Id,
      name: PersonName,
      mobile: MobileOrOwn,
      gender: Optional(OneOf(GENDERS)),
      birthday: Optional(Day),
      employeeNo: Optional(No({ maxLength: 20 })),
      wish: Optional(Typed('lines', Type.String({ maxLength: 200 }))),
      agree: Optional(Flag),
      requestId: RequestId,
    }),
    data: ActivityVip,
    once: true,
    limit: 20,
  },
  'activity.saveTags': {
    request: Shape({ activityId: Optional(Id), tagIds: Json(List(Id, { minItems: 1, maxItems: 8 })) }),
    data: Shape({ tags: List(HobbyTag) }),
  },
  'activity.productCate': { request: Shape({ activityId: Id }), data: List(CountTab) },
  'activity.product': {
    request: Shape({ activityId: Id, cateId: Optional(Id), page: PageNo }),
    data: Page(EventGoods),
  },
} as const satisfies SchemasFor<typeof activityEndpoints>;

export type EventGoods = Static<typeof EventGoods>;
export type EventState = Static<typeof EventState>;
export type EventSeat = Static<typeof EventSeat>;
export type SeatHold = Static<typeof SeatHold>;
export type EventSignup = Static<typeof EventSignup>;
export type EventDetail = Static<typeof EventDetail>;
export type EventWait = Static<typeof EventWait>;
export type TicketGift = Static<typeof TicketGift>;
export type TastingForm = Static<typeof TastingForm>;
export type ActivityVip = Static<typeof ActivityVip>;
export type DoorView = Static<typeof DoorView>;
export type DoorRow = Static<typeof DoorRow>;
