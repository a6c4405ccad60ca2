import { MAIL_PATTERN } from '../mail';
import {
  Called,
  Count,
  Flag,
  Geo,
  Id,
  Json,
  List,
  Ms,
  No,
  OneOf,
  Optional,
  Shape,
  Text,
  Type,
  Typed,
  type SchemasFor,
  type Static,
} from '../kit';
import { Article } from '../article/schemas';
import { GoodsCard } from '../catalogue/schemas';
import { EmployeeBrief } from '../employee/shapes';
import { VideoCard } from '../video/schemas';
import type { businessCardEndpoints } from './endpoints';

/** Who looked at a card. Its owner reads the names of those who left theirs; of the others, and for others, there is none. */
const CardVisitor = Shape({ name: Optional(Text), avatar: Optional(Text), at: Ms });
/** What a visitor left with the owner of a card. */
const CardExchange = Shape({ name: Text, mobile: Text, avatar: Text, at: Ms });

/** `left`: the employee works here no more; the telephone is that of the store. `visitors`, `exchanges`: the newest first. */
const BusinessCard = Shape({
  id: Id,
  employee: EmployeeBrief,
  left: Flag,
  company: Text,
  mobile: Text,
  wechatQr: Text,
  email: Text,
  address: Text,
  geo: Optional(Geo),
  bio: Text,
  tags: List(Text),
  video: Optional(VideoCard),
  goods: List(GoodsCard),
  articles: List(Article),
  visits: Count,
  today: Count,
  likes: Count,
  liked: Flag,
  exchanged: Flag,
  visitors: List(CardVisitor),
  /** The owner's only. */
  exchanges: Optional(List(CardExchange)),
  mine: Flag,
  /** What its code says. */
  qr: Text,
});

const line = (most: number) => Optional(Called({ maxLength: most }));
const CardPatch = Shape({
  title: line(20),
  bio: Optional(Type.String({ maxLength: 120 })),
  email: Optional(Typed('no', Type.Union([Type.Literal(''), Type.String({ maxLength: 60, pattern: MAIL_PATTERN })]))),
  tags: Optional(List(Called({ minLength: 1, maxLength: 8 }), { maxItems: 6 })),
  /** '' takes the film off the card. */
  videoId: Optional(Type.Union([Id, Type.Literal('')])),
  goodsIds: Optional(List(Id, { maxItems: 8, uniqueItems: true })),
  articleIds: Optional(List(Id, { maxItems: 8, uniqueItems: true })),
  /** '' takes the code off the card. */
  wechatQr: Optional(Type.String({ maxLength: 200 })),
});

export const businessCardSchemas = {
  /** Somebody's by `id` or `employeeNo`, without both the own one. */
  'businessCard.index': {
    request: Shape({ id: Optional(Id), employeeNo: Optional(No({ maxLength: 20 })) }),
    data: BusinessCard,
    reasons: ['noCard'],
    limit: 60,
  },
  /** save: `patch` of the own card · exchange, like: the card `exchangeWith`. Both may be repeated and count once. */
  'businessCard.save': {
    request: Shape({
      patch: Optional(Json(CardPatch)),
      exchangeWith: Optional(Id),
      action: Optional(OneOf(['save', 'exchange', 'like'])),
    }),
    data: BusinessCard,
    limit: 20,
  },
} as const satisfies SchemasFor<typeof businessCardEndpoints>;

export type BusinessCard = Static<typeof BusinessCard>;
export type CardPatch = Static<typeof CardPatch>;
