import {
  CountTab,
  Flag,
  Id,
  Int,
  Json,
  List,
  Ms,
  Ok,
  OneOf,
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
  ...Standing.properties,
});

/** wait = nobody has answered it yet, answered, hidden = taken away from the goods; the first two of the last thirty days. */
export const REVIEW_DESK_TABS = ['wait', 'answered', 'hidden'] as const;
export const REVIEW_DESK_ACTIONS = ['answer', 'hide', 'show'] as const;
/** A review as the service sees it; its writer is masked as on the goods. */
export const ReviewDeskRow = Shape({
  id: Id,
  goods: Shape({ id: Id, title: Text, cover: Text }),
  by: Text,
  score: Int,
  tags: List(Text),
  text: Text,
  photos: List(Text),
  sku: Text,
  append: Optional(Text),
  at: Ms,
  reply: Optional(Shape({ text: Text, by: Text, at: Optional(Ms) })),
  hidden: Optional(Shape({ why: Text, by: Text, at: Ms })),
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
  'reviewDesk.list': {
    request: Shape({ tab: Optional(OneOf(REVIEW_DESK_TABS)), page: PageNo }),
    data: Shape({ page: Page(ReviewDeskRow), tabs: List(CountTab) }),
    role: 'staff:service',
  },
  /** `text`: the answer, or why it is hidden; `was`: the answer that stood there, when it is changed. */
  'reviewDesk.save': {
    request: Shape({
      id: Id,
      action: OneOf(REVIEW_DESK_ACTIONS),
      text: Optional(Typed('lines', Type.String({ maxLength: 200 }))),
      was: Optional(Text),
      requestId: RequestId,
    }),
    data: ReviewDeskRow,
    role: 'staff:service',
    limit: 60,
    once: true,
  },
} as const satisfies SchemasFor<typeof reviewEndpoints>;

export type ReviewInput = Static<typeof ReviewInput>;
export type ReviewDeskRow = Static<typeof ReviewDeskRow>;
export type ReviewDeskTab = (typeof REVIEW_DESK_TABS)[number];
export type LineReview = Static<typeof LineReview>;
