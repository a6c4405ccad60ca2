import {
  Called,
  Count,
  Flag,
  Id,
  Int,
  Json,
  List,
  Mobile,
  Ms,
  OneOf,
  Optional,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import type { doorQueueEndpoints } from './endpoints';

export const QUEUE_STATES = ['waiting', 'called', 'seated', 'left'] as const;

/** The line for tables of one size. */
const QueueSize = Shape({
  /** A, B, C: the first letter of its numbers. */
  key: Text,
  /** 1-2人 */
  label: Text,
  waiting: Count,
  /** Minutes that somebody who came now would wait. */
  minutes: Count,
});
const QueueNumber = Shape({
  id: Id,
  /** B12 */
  no: Text,
  party: Int,
  status: OneOf(QUEUE_STATES),
  /** Before this one, of the same size. */
  ahead: Count,
  minutes: Count,
  takenAt: Ms,
  /** How often it was called and nobody came. */
  missed: Count,
});
const DoorQueue = Shape({
  storeId: Id,
  /** Numbers are drawn while the store is open. */
  open: Flag,
  sizes: List(QueueSize),
  /** The viewer's own of today. */
  mine: Optional(QueueNumber),
});
/** For the desk: with what is needed to call somebody. */
const DeskNumber = Shape({
  ...QueueNumber.properties,
  name: Text,
  /** Whole: the desk calls it. '' = none was left. */
  mobile: Text,
});
const Party = Type.Integer({ minimum: 1, maximum: 30 });

export const doorQueueSchemas = {
  'booking.queue': { request: Shape({ storeId: Id }), data: DoorQueue },
  /** A member draws one for himself; at the desk somebody with area table draws one for a guest, with `guest`. */
  'booking.queueTake': {
    request: Shape({
      storeId: Id,
      party: Party,
      guest: Optional(Json(Shape({ name: Optional(Called({ maxLength: 20 })), mobile: Optional(Mobile) }))),
      requestId: RequestId,
    }),
    data: Shape({ number: QueueNumber, queue: DoorQueue }),
    once: true,
    limit: 30,
    reasons: ['claimed'],
  },
  /** call, pass and seat are for area table; leave for whoever has drawn it, too. */
  'booking.queueAct': {
    request: Shape({ id: Id, action: OneOf(['call', 'pass', 'seat', 'leave']) }),
    data: QueueNumber,
  },
  /** Of the own store; managers name any. */
  'booking.queueDesk': {
    request: Shape({ storeId: Optional(Id) }),
    data: Shape({ storeId: Id, sizes: List(QueueSize), rows: List(DeskNumber) }),
    role: 'staff:table',
  },
} as const satisfies SchemasFor<typeof doorQueueEndpoints>;

export type DoorQueue = Static<typeof DoorQueue>;
export type QueueNumber = Static<typeof QueueNumber>;
export type DeskNumber = Static<typeof DeskNumber>;
