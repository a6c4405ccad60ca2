import {
  Count,
  Day,
  Fen,
  Flag,
  Geo,
  Id,
  Int,
  Json,
  List,
  Mobile,
  Ms,
  OneOf,
  Ok,
  Optional,
  Page,
  PageNo,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsCard } from '../shop/schemas';
import type { memberEndpoints } from './endpoints';

export const UserBrief = Shape({ id: Id, no: Text, nickname: Text, avatar: Text, levelName: Text });
export const EmployeeBrief = Shape({
  id: Id,
  no: Text,
  name: Text,
  avatar: Text,
  title: Text,
  storeId: Id,
  storeName: Text,
});

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
  theme: Text,
  levelId: Id,
  levelName: Text,
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

export const Address = Shape({
  id: Id,
  name: Text,
  /** The owner's own address book: not masked, the edit form needs it. */
  mobile: Text,
  regionCode: Text,
  province: Text,
  city: Text,
  district: Text,
  detail: Text,
  tag: Text,
  geo: Optional(Geo),
  isDefault: Flag,
  deliverable: Flag,
});
export const NoticeStat = Shape({
  total: Count,
  system: Count,
  order: Count,
  service: Count,
  team: Count,
  chat: Count,
});
export const HobbyTag = Shape({ id: Id, label: Text, group: OneOf(['茶类', '口感', '场景']), on: Flag });
export const COLLECT_KINDS = ['goods', 'store', 'article', 'video', 'course', 'master', 'tree', 'collectible'] as const;
export const REMIND_KINDS = [
  'stock',
  'live',
  'discount',
  'auction',
  'booking',
  'harvest',
  'coupon',
  'price',
  'activity',
] as const;
export const RemindRow = Shape({
  kind: OneOf(REMIND_KINDS),
  targetId: Id,
  title: Text,
  when: Optional(Ms),
  on: Flag,
  templateId: Optional(Text),
});

const AddressFields = {
  name: Type.String({ minLength: 1, maxLength: 20 }),
  mobile: Mobile,
  regionCode: Type.String({ pattern: '^\\d{6}$' }),
  detail: Type.String({ minLength: 5, maxLength: 80 }),
  tag: Optional(Type.String({ maxLength: 8 })),
  geo: Optional(Json(Geo)),
  isDefault: Optional(Flag),
};

export const memberSchemas = {
  'member.my': { request: Shape({}), data: Member },
  'member.save': {
    request: Shape({
      nickname: Optional(Type.String({ minLength: 2, maxLength: 16 })),
      avatar: Optional(Text),
      gender: Optional(OneOf(['', 'female', 'male'])),
      birthday: Optional(Day),
      regionCode: Optional(Type.String({ pattern: '^\\d{6}$' })),
      bio: Optional(Type.String({ maxLength: 60 })),
      theme: Optional(Text),
      /** A new mobile needs `code`, sent to it, and a proof of the owner: `oldCode`, sent to the old one, or the login password. */
      mobile: Optional(Mobile),
      code: Optional(Text),
      oldCode: Optional(Text),
      password: Optional(Text),
    }),
    data: Member,
    limit: 30,
    // A try stays counted when the rest is refused.
    once: 'own',
  },
  'member.resetPw': {
    request: Shape({
      kind: OneOf(['login', 'pay']),
      mobile: Optional(Mobile),
      code: Optional(Text),
      oldPassword: Optional(Text),
      password: Type.String({ minLength: 6, maxLength: 20 }),
    }),
    data: Ok,
    limit: 20,
    daily: 2000,
    // A try stays counted when the rest is refused.
    once: 'own',
  },
  'member.checkPayPw': {
    request: Shape({ password: Type.String({ pattern: '^\\d{6}$' }) }),
    data: Shape({ payToken: Text, expiresAt: Ms, left: Int }),
    limit: 20,
    // A try stays counted when the rest is refused.
    once: 'own',
  },
  'member.close': {
    request: Shape({ code: Text, payToken: Optional(Text), reason: Optional(Text) }),
    data: Ok,
    limit: 10,
    // A try stays counted when the rest is refused.
    once: 'own',
  },
  /** `device` ends the session of this call, `all` every session of the member. Sockets of ended sessions close with 4401. */
  'member.logout': { request: Shape({ scope: OneOf(['device', 'all']) }), data: Ok },
  'address.list': { request: Shape({}), data: List(Address) },
  'address.create': { request: Shape(AddressFields), data: Address },
  'address.default': { request: Shape({}), data: Shape({ address: Optional(Address) }) },
  'address.setDefault': { request: Shape({ id: Id }), data: Address },
  'address.view': { request: Shape({ id: Id }), data: Address },
  'address.update': { request: Shape({ id: Id, ...AddressFields }), data: Address },
  'address.delete': { request: Shape({ id: Id }), data: Ok },
  'notify.statistics': { request: Shape({}), data: NoticeStat },
  'footprint.count': {
    request: Shape({}),
    data: Shape({ footprints: Count, collects: Count, soldOut: Count, coupons: Count }),
  },
  'memberV4.hobbyProduct': {
    request: Shape({ page: PageNo }),
    data: Shape({ tags: List(HobbyTag), goods: Page(GoodsCard) }),
  },
  'memberV4.hobbySave': {
    request: Shape({ tagIds: Json(List(Id, { minItems: 1, maxItems: 8 })) }),
    data: Shape({ tags: List(HobbyTag) }),
  },
  'collect.create': {
    request: Shape({ kind: OneOf(COLLECT_KINDS), targetId: Id, on: Flag }),
    data: Shape({ on: Flag, count: Count }),
  },
  'wechat.getRemind': { request: Shape({}), data: List(RemindRow) },
  'wechat.remind': { request: Shape({ kind: OneOf(REMIND_KINDS), targetId: Id, on: Flag }), data: RemindRow },
} as const satisfies SchemasFor<typeof memberEndpoints>;

export type UserBrief = Static<typeof UserBrief>;
export type EmployeeBrief = Static<typeof EmployeeBrief>;
export type Member = Static<typeof Member>;
export type Address = Static<typeof Address>;
export type NoticeStat = Static<typeof NoticeStat>;
export type HobbyTag = Static<typeof HobbyTag>;
export type RemindRow = Static<typeof RemindRow>;
