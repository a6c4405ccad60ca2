import {
  Flag,
  Id,
  Int,
  Json,
  List,
  Ok,
  OneOf,
  Optional,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import type { reviewEndpoints } from './endpoints';

export const ReviewInput = Shape({
  lineId: Id,
  score: Type.Integer({ minimum: 1, maximum: 5 }),
  tags: List(Type.String({ maxLength: 12 }), { maxItems: 6 }),
  text: Type.String({ maxLength: 500 }),
  photos: List(Text, { maxItems: 9 }),
  anonymous: Optional(Flag),
});

/** What a line's review allows: `write` the first one, `append` a second word. */
export const LineReview = Shape({
  lineId: Id,
  can: OneOf(['write', 'append', 'none']),
  score: Optional(Int),
  text: Optional(Text),
  photos: Optional(List(Text)),
  append: Optional(Text),
  reply: Optional(Text),
  anonymous: Optional(Flag),
});

export const reviewSchemas = {
  'memberOrder.review': {
    request: Shape({
      orderId: Id,
      reviews: Json(List(ReviewInput, { minItems: 1, maxItems: 50 })),
      requestId: RequestId,
    }),
    data: Ok,
    once: true,
  },
} as const satisfies SchemasFor<typeof reviewEndpoints>;

export type ReviewInput = Static<typeof ReviewInput>;
export type LineReview = Static<typeof LineReview>;
