import { Id, Int, Json, List, Ms, OneOf, Optional, RequestId, Shape, Text, Type, type SchemasFor } from '../kit';
import type { feedbackEndpoints } from './endpoints';

export const FeedbackRow = Shape({
  id: Id,
  no: Text,
  kind: Text,
  content: Text,
  photos: List(Text),
  orderNo: Optional(Text),
  status: OneOf(['open', 'answered', 'closed']),
  replies: List(Shape({ by: Text, text: Text, at: Ms })),
  score: Optional(Int),
  createdAt: Ms,
});

export const feedbackSchemas = {
  'shop.opinion': {
    request: Shape({
      kind: Text,
      content: Type.String({ minLength: 1, maxLength: 500 }),
      photos: Optional(Json(List(Text, { maxItems: 9 }))),
      contact: Optional(Text),
      orderId: Optional(Id),
      requestId: RequestId,
    }),
    data: FeedbackRow,
    once: true,
    limit: 20,
    daily: 50,
  },
} as const satisfies SchemasFor<typeof feedbackEndpoints>;
