import {
  Count,
  Flag,
  Id,
  Json,
  KV,
  Lat,
  List,
  Lng,
  Ms,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsBlock } from '../home/schemas';
import { UserBrief } from '../member/schemas';
import { AllyCard } from '../ally/schemas';
import type { lifeEndpoints } from './endpoints';

export const LifePost = Shape({
  id: Id,
  user: UserBrief,
  text: Text,
  photos: List(Text),
  topic: Text,
  store: Optional(Shape({ id: Id, name: Text })),
  likes: Count,
  liked: Flag,
  /** Oldest first. `auditing`: waits for its check and is seen by its author only. */
  comments: List(Shape({ user: UserBrief, text: Text, at: Ms, auditing: Optional(Flag) })),
  mine: Flag,
  /** Waits for its check and is seen by its author only. */
  auditing: Flag,
  at: Ms,
});

export const LIFE_TOPICS = ['今日一泡', '茶席', '开汤'] as const;

export const lifeSchemas = {
  'tea.lifeCircle': {
    request: Shape({ lat: Optional(Lat), lng: Optional(Lng), topic: Optional(OneOf(LIFE_TOPICS)), page: PageNo }),
    data: Shape({
      banners: List(GoodsBlock),
      posts: Page(LifePost),
      offers: List(AllyCard),
      checkins: List(KV),
    }),
  },
  'tea.lifePost': {
    request: Shape({
      id: Optional(Id),
      action: OneOf(['post', 'like', 'unlike', 'comment', 'delete', 'report']),
      text: Optional(Type.String({ maxLength: 500 })),
      photos: Optional(Json(List(Text))),
      topic: Optional(OneOf(LIFE_TOPICS)),
      storeId: Optional(Id),
      requestId: Optional(RequestId),
    }),
    data: LifePost,
    once: true,
    limit: 30,
  },
} as const satisfies SchemasFor<typeof lifeEndpoints>;

export type LifePost = Static<typeof LifePost>;
