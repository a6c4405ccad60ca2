/** The life circle on the wire: posts and allied merchants. */
import { Count, Flag, Geo, Id, Int, List, Ms, Optional, Shape, Text, Type, type Static } from '../kit';
import { UserBrief } from '../member/schemas';

export const LifePost = Shape({
  id: Id,
  user: UserBrief,
  text: Text,
  photos: List(Text),
  topic: Text,
  store: Optional(Shape({ id: Id, name: Text })),
  likes: Count,
  liked: Flag,
  /** Oldest first. */
  comments: List(Shape({ user: UserBrief, text: Text, at: Ms })),
  mine: Flag,
  /** Waits for its check and is seen by its author only. */
  auditing: Flag,
  at: Ms,
});
export const MerchantCard = Shape({
  id: Id,
  name: Text,
  cover: Text,
  cate: Text,
  offer: Text,
  /** Metres from the asked position. */
  distance: Optional(Int),
  score: Type.Number(),
  address: Text,
  hours: Text,
  tel: Text,
  geo: Geo,
  open: Flag,
});

export type LifePost = Static<typeof LifePost>;
export type MerchantCard = Static<typeof MerchantCard>;
