import {
  Account,
  Called,
  CodeOrProof,
  Count,
  Day,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  KV,
  List,
  Mobile,
  MobileOrOwn,
  Ms,
  No,
  Ok,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  SmsCode,
  Text,
  Type,
  Typed,
  type SchemasFor,
  type Static,
} from '../kit';
import { EmployeeBrief } from '../employee/shapes';
import type { memberEndpoints } from './endpoints';

export const UserBrief = Shape({ id: Id, no: Text, nickname: Text, avatar: Text, levelName: Text });

export const Member = Shape({
  id: Id,
  no: Text,
  nickname: Text,
  avatar: Text,
  gender: OneOf(['', 'female', 'male']),
  birthday: Text,
  /** Masked: 138****0001. */
  mobile: Text,
  regionCode: Text,
  region: Text,
  bio: Text,
  /** What of it waits for its check: others see the one before. */
  checking: Optional(List(OneOf(['nickname', 'avatar', 'bio']))),
  /** Of src/core/stores/themes.ts; `own` = as the shop. */
  theme: Text,
  levelId: Id,
  levelName: Text,
  /** `need`: growth it begins at; `discountBp`: 9500 = 95 折. Without `next` it is the highest. */
  level: Shape({
    number: Int,
    need: Count,
    discountBp: Int,
    next: Optional(Shape({ name: Text, need: Count, discountBp: Int })),
  }),
  /** What the annual card makes of a price: 9000 = 9 折. */
  cardDiscountBp: Int,
  growth: Count,
  vipUntil: Optional(Ms),
  points: Count,
  coins: Count,
  balance: Fen,
  frozen: Fen,
  income: Fen,
  couponCount: Count,
  teamLevel: Int,
  inviter: Optional(UserBrief),
  roles: List(Text),
  areas: List(Text),
  isManager: Flag,
  employee: Optional(EmployeeBrief),
  merchantId: Optional(Id),
  channelId: Optional(Id),
  wholesaler: Flag,
  hasPassword: Flag,
  hasPayPassword: Flag,
  identity: OneOf(['none', 'basic', 'verified']),
  hobbyDone: Flag,
  newGift: OneOf(['none', 'open', 'claimed']),
  createdAt: Ms,
});
export const NOTICE_BOXES = ['system', 'order', 'service', 'team', 'chat'] as const;
/** What a notice speaks of, as it is now. `steps.at`: how many of them are behind it. */
export const NoticeCard = Shape({
  image: Optional(Text),
  text: Text,
  note: Text,
  rows: List(KV),
  steps: Optional(Shape({ labels: List(Text), at: Count })),
});
export const NoticeRow = Shape({
  id: Id,
  box: OneOf(NOTICE_BOXES),
  title: Text,
  text: Text,
  image: Optional(Text),
  link: Optional(Text),
  /** Only of kinds of things that can say how they are (server/kinds.ts). */
  card: Optional(NoticeCard),
  /** What it speaks of is not there any more. */
  gone: Optional(Flag),
  read: Flag,
  createdAt: Ms,
});
const NoticeSettings = Shape({
  order: Flag,
  service: Flag,
  marketing: Flag,
  team: Flag,
  table: Flag,
  sms: Flag,
  sound: Flag,
  /** Whoever brought the member may see the number and call; absent is no. */
  contact: Optional(Flag),
  /** The adviser of the shop may see what was ordered; absent is no. */
  adviser: Optional(Flag),
});
/** A template of the mini-program: `left` messages of a box may still be sent by it. */
const NoticeTemplate = Shape({
  id: Text,
  title: Text,
  box: OneOf(['system', 'order', 'service', 'team']),
  left: Count,
});
export const NoticeStat = Shape({
  total: Count,
  system: Count,
  order: Count,
  service: Count,
  team: Count,
  chat: Count,
});

export const SMS_SCENES = [
  'login',
  'register',
  'password',
  'paypw',
  'bind',
  'identity',
  'channel',
  'close',
  'team',
] as const;

export const LoginResult = Shape({
  token: Optional(Text),
  expiresAt: Optional(Ms),
  member: Optional(Member),
  isNew: Optional(Flag),
  channelLogin: Optional(Flag),
  chatLogin: Optional(Flag),
  /** Set when the outside identity is known to no mobile yet; goes to a mobile login. */
  bindTicket: Optional(Text),
});

const Password = Type.String({ minLength: 1, maxLength: 64 });
/** Adds the identity to the account of the session, instead of logging in by it; answers nothing then. */
const Bind = { bind: Optional(Flag) };
const Attribution = { share_id: Optional(Text), source: Optional(Text) };

export const memberSchemas = {
  'member.my': { request: Shape({}), data: Member },
  'member.save': {
    request: Shape({
      nickname: Optional(Called({ minLength: 2, maxLength: 16 })),
      avatar: Optional(Text),
      gender: Optional(OneOf(['', 'female', 'male'])),
      birthday: Optional(Day),
      regionCode: Optional(Type.String({ pattern: '^\\d{6}$' })),
      bio: Optional(Type.String({ maxLength: 60 })),
      theme: Optional(Text),
      /** A new mobile needs `code`, sent to it, and a proof of the owner: `oldCode`, sent to the old one, or the login password. */
      mobile: Optional(Mobile),
      code: Optional(Typed('code', Text)),
      oldCode: Optional(Typed('code', Text)),
      password: Optional(Text),
    }),
    data: Member,
    limit: 30,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'member.resetPw': {
    request: Shape({
      kind: OneOf(['login', 'pay']),
      mobile: Optional(Mobile),
      code: Optional(Typed('code', Text)),
      oldPassword: Optional(Text),
      password: Type.String({ minLength: 6, maxLength: 20 }),
    }),
    data: Ok,
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'member.checkPayPw': {
    request: Shape({ password: Type.String({ pattern: '^\\d{6}$' }) }),
    data: Shape({ payToken: Text, expiresAt: Ms, left: Int }),
    limit: 20,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'memberV4.sharer': {
    request: Shape({
      share_id: Optional(Type.String({ minLength: 1, maxLength: 40 })),
      inviteNo: Optional(Type.String({ minLength: 4, maxLength: 20 })),
    }),
    // Who opens an invitation has no account yet. Empty for a visitor's link, the own one, and one that nobody made; the name is masked.
    data: Shape({ user: Optional(UserBrief) }),
    limit: 20,
  },
  'memberV4.bind': {
    request: Shape({ inviteNo: No({ minLength: 4, maxLength: 20 }) }),
    data: Shape({ inviter: UserBrief }),
    limit: 20,
  },
  'member.close': {
    request: Shape({ code: Typed('code', Text), payToken: Optional(Text), reason: Optional(Text) }),
    data: Ok,
    limit: 10,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  /** `device` ends the session of this call, `all` every session of the member. Sockets of ended sessions close with 4401. */
  'member.logout': { request: Shape({ scope: OneOf(['device', 'all']) }), data: Ok },
  /** `last`: the newest of each box that has one, whatever box is asked for. */
  'notify.index': {
    request: Shape({ box: Optional(OneOf(NOTICE_BOXES)), page: PageNo }),
    data: Shape({
      ...Page(NoticeRow).properties,
      last: List(Shape({ id: Id, box: OneOf(NOTICE_BOXES), title: Text, createdAt: Ms })),
    }),
  },
  /** Marks it read. `newer` and `older`: its neighbours in the inbox. */
  'notify.view': {
    request: Shape({ id: Id }),
    data: Shape({ ...NoticeRow.properties, newer: Optional(Id), older: Optional(Id), stat: NoticeStat }),
  },
  'notify.delete': { request: Shape({ id: Id }), data: NoticeStat },
  'notify.settings': {
    request: Shape({}),
    // `bound`: the mini-program knows the member, so that templates reach him.
    data: Shape({ settings: NoticeSettings, templates: List(NoticeTemplate), bound: Flag }),
  },
  /** What somebody has just allowed in the messenger's dialog: one more message of each template. */
  'notify.subscribe': {
    request: Shape({ ids: Json(List(Text, { minItems: 1, maxItems: 10, uniqueItems: true })), requestId: RequestId }),
    data: Shape({ templates: List(NoticeTemplate) }),
    once: true,
    limit: 30,
  },
  /** One, several, a whole box; without either all of them. */
  'notify.read': {
    request: Shape({ ids: Optional(Json(List(Id, { maxItems: 100 }))), box: Optional(OneOf(NOTICE_BOXES)) }),
    data: NoticeStat,
  },
  'notify.statistics': { request: Shape({}), data: NoticeStat },
  'footprint.count': {
    request: Shape({}),
    data: Shape({ footprints: Count, collects: Count, soldOut: Count, coupons: Count }),
  },
  'atShop.member': { request: Shape({}), data: Member },
  'legacy.registerAdd': {
    request: Shape({ mobile: Mobile, code: CodeOrProof, password: Password, inviteNo: Optional(No()) }),
    data: LoginResult,
    limit: 10,
    daily: 500,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'legacy.baseSms': {
    request: Shape({ mobile: Mobile, type: OneOf(SMS_SCENES) }),
    data: Shape({ ttl: Int }),
    limit: 12,
    daily: 500,
    // Hands a message to the provider.
    transaction: 'own',
  },
  'site.smsCode': {
    request: Shape({ mobile: MobileOrOwn, scene: OneOf(SMS_SCENES) }),
    data: Shape({ ttl: Int, hint: Optional(Text) }),
    limit: 12,
    daily: 500,
    // Hands a message to the provider.
    transaction: 'own',
  },
  'site.wechatLogin': {
    request: Shape({ code: Text, state: Optional(Text), ...Attribution, ...Bind }),
    data: LoginResult,
    limit: 60,
    daily: 2000,
    // Asks the provider who it is.
    transaction: 'own',
  },
  'site.login': {
    request: Shape({ account: Account, password: Password }),
    data: LoginResult,
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'site.mobileLogin': {
    request: Shape({ mobile: Mobile, code: CodeOrProof, bindTicket: Optional(Text), ...Attribution }),
    data: LoginResult,
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'site.dingLogin': {
    request: Shape({ authCode: Text, ...Bind }),
    data: LoginResult,
    limit: 60,
    daily: 2000,
    // Asks the provider who it is.
    transaction: 'own',
  },
  'site.wxlogin': {
    request: Shape({ code: Text }),
    data: LoginResult,
    limit: 60,
    daily: 2000,
    // Asks the provider who it is.
    transaction: 'own',
  },
  'miniProgram.login': {
    request: Shape({ code: Text, ...Attribution, ...Bind }),
    data: LoginResult,
    limit: 60,
    daily: 2000,
    // Asks the provider who it is.
    transaction: 'own',
  },
  'miniProgram.mobileLogin': {
    request: Shape({ phoneCode: Text, bindTicket: Text }),
    data: LoginResult,
    limit: 20,
    daily: 2000,
    // Asks the provider who it is.
    transaction: 'own',
  },
  'login.codeLogin': {
    request: Shape({ mobile: Mobile, code: CodeOrProof }),
    data: LoginResult,
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'login.register': {
    request: Shape({
      mobile: Mobile,
      code: CodeOrProof,
      password: Password,
      nickname: Optional(Called()),
      inviteNo: Optional(No()),
      share_id: Optional(Text),
      agree: Flag,
    }),
    data: LoginResult,
    reasons: ['registered'],
    limit: 10,
    daily: 500,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
  'carrierSms.send': {
    request: Shape({ mobile: MobileOrOwn, scene: OneOf(SMS_SCENES) }),
    data: Shape({ ttl: Int, channel: OneOf(['voice', 'mobile', 'unicom', 'telecom']), hint: Optional(Text) }),
    limit: 6,
    daily: 500,
    // Hands a message to the provider.
    transaction: 'own',
  },
  'carrierSms.verify': {
    request: Shape({ mobile: MobileOrOwn, code: SmsCode, scene: OneOf(SMS_SCENES) }),
    data: Shape({ verifyToken: Text }),
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    transaction: 'own',
  },
} as const satisfies SchemasFor<typeof memberEndpoints>;

export type UserBrief = Static<typeof UserBrief>;
export type Member = Static<typeof Member>;
export type NoticeCard = Static<typeof NoticeCard>;
export type NoticeSettings = Static<typeof NoticeSettings>;
export type NoticeTemplate = Static<typeof NoticeTemplate>;
export type NoticeRow = Static<typeof NoticeRow>;
export type NoticeStat = Static<typeof NoticeStat>;
export type LoginResult = Static<typeof LoginResult>;
export type SmsScene = (typeof SMS_SCENES)[number];
