import {
  Account,
  Flag,
  Id,
  Int,
  Json,
  List,
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
import type { feedbackEndpoints } from './endpoints';

const FEEDBACK_STATUSES = ['open', 'answered', 'closed'] as const;
export const FeedbackRow = Shape({
  id: Id,
  no: Text,
  kind: Text,
  content: Text,
  photos: List(Text),
  orderId: Optional(Id),
  orderNo: Optional(Text),
  /** An own income that is asked about. */
  incomeId: Optional(Id),
  status: OneOf(FEEDBACK_STATUSES),
  /** The conversation after the first text; `mine`: the sender's own words. */
  replies: List(Shape({ by: Text, text: Text, at: Ms, mine: Flag, photos: List(Text) })),
  /** Answered since its sender last looked. */
  unread: Flag,
  escalated: Flag,
  /** An answered one is closed by itself then. */
  closesAt: Optional(Ms),
  score: Optional(Int),
  createdAt: Ms,
});

const Words = Type.String({ maxLength: 500 });
/** The page it is written from. */
const From = Type.String({ maxLength: 40 });
const Photos = Json(List(Text, { maxItems: 9 }));

export const feedbackSchemas = {
  'shop.opinion': {
    request: Shape({
      kind: Text,
      content: Type.String({ minLength: 1, maxLength: 500 }),
      photos: Optional(Photos),
      contact: Optional(Account),
      orderId: Optional(Id),
      from: Optional(From),
      requestId: RequestId,
    }),
    data: FeedbackRow,
    once: true,
    limit: 20,
    daily: 50,
  },
  /** With an id that ticket alone; its sender has seen its answer then. */
  'tea.feedback': {
    request: Shape({ id: Optional(Id), status: Optional(OneOf(FEEDBACK_STATUSES)), page: PageNo }),
    data: Page(FeedbackRow),
  },
  /** Without id a new ticket. With one: a rating (score), the way to the managers (escalate), else one more text. */
  'tea.feedbackSave': {
    request: Shape({
      id: Optional(Id),
      kind: Text,
      content: Words,
      photos: Optional(Photos),
      orderId: Optional(Id),
      incomeId: Optional(Id),
      from: Optional(From),
      contact: Optional(Account),
      score: Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      escalate: Optional(Flag),
      requestId: RequestId,
    }),
    data: FeedbackRow,
    once: true,
    limit: 20,
    daily: 50,
  },
} as const satisfies SchemasFor<typeof feedbackEndpoints>;

export type FeedbackRow = Static<typeof FeedbackRow>;
