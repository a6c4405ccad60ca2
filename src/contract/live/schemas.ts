import {
  Count,
  Day,
  Flag,
  Id,
  Int,
  Keyword,
  KV,
  List,
  Ms,
  OneOf,
  Ok,
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
import { GoodsCard } from '../catalogue/schemas';
import { UserBrief } from '../member/schemas';
import type { liveEndpoints } from './endpoints';
import { LIVE_GIFTS, LIVE_KINDS, LIVE_STATES, MOST_SAID, QUESTION_STATES } from './words';

const Status = OneOf(LIVE_STATES);
const GiftId = OneOf(LIVE_GIFTS.map(({ id }) => id));
const ClientId = Type.String({ minLength: 8, maxLength: 64, description: 'one per message (uuid)' });

const LiveCard = Shape({
  id: Id,
  title: Text,
  cover: Text,
  teacher: Text,
  /** Of a speaker with a page of their own. */
  teacherId: Optional(Id),
  avatar: Optional(Text),
  /** Whether one follows the speaker. */
  followed: Optional(Flag),
  status: Status,
  startAt: Ms,
  /** Absent: a camera, which never ends. */
  endAt: Optional(Ms),
  /** When it was to begin before it was moved. */
  movedFrom: Optional(Ms),
  cancelled: Optional(Flag),
  /** Members who look on now. */
  viewers: Count,
  /** While it runs: for a preview. */
  playUrl: Optional(Text),
  subscribed: Flag,
  subscribers: Count,
  goods: List(GoodsCard),
});

/** What all in a room share; `rev` rises with every change and every message. */
const LiveState = Shape({
  rev: Count,
  status: Status,
  startAt: Ms,
  endAt: Optional(Ms),
  movedFrom: Optional(Ms),
  cancelled: Optional(Flag),
  viewers: Count,
  likes: Count,
  notice: Text,
  /** The goods that are spoken of. */
  pinnedId: Optional(Id),
  /** Questions that wait for an answer. */
  questions: Count,
});

/**
 * `seq` is its place in the room, and no two of a room have the same `at`. One that was taken away says nothing. One that waits for its check (`auditing`) has no place
 * yet, and is its sender's alone.
 */
const LiveMsg = Shape({
  id: Id,
  seq: Int,
  clientId: Text,
  user: UserBrief,
  kind: OneOf(LIVE_KINDS),
  text: Text,
  giftId: Optional(GiftId),
  points: Optional(Count),
  /** Said by who leads the room. */
  byHost: Optional(Flag),
  state: Optional(OneOf(QUESTION_STATES)),
  answer: Optional(Text),
  answeredAt: Optional(Ms),
  hidden: Optional(Flag),
  auditing: Optional(Flag),
  at: Ms,
});

/** Of a room, not of a camera. */
const LiveRoom = Shape({
  state: LiveState,
  gifts: List(Shape({ id: GiftId, label: Text, points: Count })),
  /** What is learnt, one sentence each. */
  keyPoints: List(Text),
  /** A file for calendars. */
  calendar: Text,
  /** The replay is for who is logged in; a visitor gets no `replayUrl`. */
  membersOnly: Flag,
  /** Of one that is over and has no replay yet: when it comes. */
  replayAt: Optional(Ms),
  /** May not speak, until then or for good. */
  muted: Flag,
  mutedUntil: Optional(Ms),
  /** Follows the speaker. */
  followed: Flag,
  /** Leads the room: college.liveHost and college.liveDesk answer. */
  isHost: Flag,
  /** Own points, for gifts. */
  points: Optional(Count),
  /** Of one that is over. `people`: how many said something. */
  summary: Optional(
    Shape({ peak: Count, people: Count, messages: Count, questions: Count, gifts: Count, likes: Count, plays: Count }),
  ),
});

/** `playUrl` while it is live, `replayUrl` afterwards. `offlineSince`: a camera that sends nothing; `cover` is its last picture, of that instant. */
const LiveDetail = Shape({
  card: LiveCard,
  kind: OneOf(['room', 'camera']),
  intro: Text,
  playUrl: Optional(Text),
  replayUrl: Optional(Text),
  /** Until when `replayUrl` opens; absent: always. */
  replayUntil: Optional(Ms),
  offlineSince: Optional(Ms),
  chapters: List(KV),
  goods: List(GoodsCard),
  notice: Text,
  canTalk: Flag,
  teacherId: Optional(Id),
  /** What else runs, or has run: for one that is over. */
  related: List(LiveCard),
  room: Optional(LiveRoom),
  serverTime: Ms,
});

const HOST_ACTIONS = [
  'pin',
  'unpin',
  'notice',
  'mute',
  'unmute',
  'hide',
  'answer',
  'pass',
  'start',
  'end',
  'move',
  'cancel',
] as const;

export const liveSchemas = {
  /**
   * The archive by state, or the programme of a day. replay: the newest first, or by plays of the last 30 days; the others by their
   * time. `mine`: those one has asked to be told of. With `date` also how many each day of its week has, and the next day with one.
   */
  'college.live': {
    request: Shape({
      status: Optional(OneOf(['live', 'upcoming', 'replay'])),
      date: Optional(Day),
      teacherId: Optional(Id),
      keyword: Optional(Keyword),
      sort: Optional(OneOf(['newest', 'plays'])),
      mine: Optional(Flag),
      page: PageNo,
    }),
    data: Shape({
      ...Page(LiveCard).properties,
      days: Optional(List(Shape({ date: Day, count: Count }))),
      next: Optional(Day),
    }),
  },
  'college.liveView': { request: Shape({ id: Id }), data: LiveDetail },
  /**
   * In the room's order: the newest; those `after` an instant, of which a message's own `at` is one; or those `before` one. `changed`:
   * earlier ones that are others since `rev`. `more`: there are some beyond the last, or with `before` beyond the first.
   */
  'college.liveMessages': {
    request: Shape({ id: Id, after: Optional(Ms), before: Optional(Ms), rev: Optional(Count) }),
    data: Shape({
      list: List(LiveMsg),
      changed: List(LiveMsg),
      more: Flag,
      viewers: Count,
      likes: Count,
      state: LiveState,
    }),
    shared: true,
  },
  /** The same clientId again is the message that it has become. `balance`: own points after a gift. */
  'college.liveSend': {
    request: Shape({
      id: Id,
      kind: OneOf(LIVE_KINDS),
      text: Optional(Typed('text', Type.String({ maxLength: MOST_SAID }))),
      giftId: Optional(GiftId),
      clientId: ClientId,
    }),
    data: Shape({ ...LiveMsg.properties, balance: Optional(Count) }),
    limit: 120,
    reasons: ['tooFast', 'muted', 'early', 'over'],
  },
  /** What waits comes first, each in the order in which they were asked. */
  'college.liveQuestions': {
    request: Shape({ id: Id, page: PageNo }),
    data: Page(LiveMsg),
  },
  /** A replay was begun: a member counts once a day. */
  'college.livePlay': {
    request: Shape({ id: Id }),
    data: Ok,
    limit: 30,
    daily: 200,
  },
  /** For who leads the room: who may not speak in it. */
  'college.liveDesk': {
    request: Shape({ id: Id }),
    data: Shape({
      mutes: List(Shape({ user: UserBrief, until: Optional(Ms), by: Text, at: Ms })),
      gifts: List(Shape({ id: GiftId, label: Text, count: Count, points: Count })),
    }),
    role: 'staff',
  },
  /**
   * pin: goods of the room. notice: `text`, '' takes it down. mute: a member, for `minutes` or for good. hide, answer, pass: a message, with
   * `text` as the answer. start: now instead of later. end: now. move: a new time; while it runs only its end. cancel: before it begins.
   */
  'college.liveHost': {
    request: Shape({
      id: Id,
      action: OneOf(HOST_ACTIONS),
      goodsId: Optional(Id),
      text: Optional(Typed('text', Type.String({ maxLength: 200 }))),
      memberId: Optional(Id),
      messageId: Optional(Id),
      minutes: Optional(Type.Integer({ minimum: 1, maximum: 43_200 })),
      startAt: Optional(Ms),
      endAt: Optional(Ms),
      requestId: RequestId,
    }),
    data: Shape({ state: LiveState, message: Optional(LiveMsg) }),
    role: 'staff',
    once: true,
  },
  'college.liveSubscribe': {
    request: Shape({ id: Id, on: Flag }),
    data: Shape({ on: Flag, count: Count }),
    limit: 20,
  },
  'shop.live': {
    request: Shape({ limit: Optional(Type.Integer({ minimum: 1, maximum: 20 })) }),
    data: List(LiveCard),
  },
} as const satisfies SchemasFor<typeof liveEndpoints>;

export type LiveCard = Static<typeof LiveCard>;
export type LiveDetail = Static<typeof LiveDetail>;
export type LiveState = Static<typeof LiveState>;
export type LiveMsg = Static<typeof LiveMsg>;
/** What comes by the topic `live:{id}`: all after joining, else a message, one that is another now, or the state. */
export interface LiveFrame {
  state?: LiveState;
  message?: LiveMsg;
  /** The newest, with a snapshot. */
  list?: LiveMsg[];
  /** To whom it happens. `mutedUntil`: not for good. */
  muted?: boolean;
  mutedUntil?: number;
}
