import {
  Count,
  CountTab,
  Fen,
  Id,
  Int,
  List,
  OneOf,
  Optional,
  Page,
  PageNo,
  Shape,
  Text,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsCard } from '../catalogue/schemas';
import type { activityEndpoints } from './endpoints';

/** open: the event's prices are this member's now; checkin: they would be after checking in. */
const EventState = OneOf(['soon', 'open', 'checkin', 'ended']);
/** Goods of an event. `price` of the card is the normal one; `event.price` the lowest of its specifications there. */
export const EventGoods = Shape({
  ...GoodsCard.properties,
  event: Shape({
    price: Fen,
    /** Pieces one member may buy at that price, and has bought. */
    limit: Int,
    bought: Count,
    state: EventState,
    /** What the tasting called it, once that is open: A, B ... */
    sample: Optional(Text),
  }),
});

export const activitySchemas = {
  'activity.productCate': { request: Shape({ activityId: Id }), data: List(CountTab) },
  'activity.product': {
    request: Shape({ activityId: Id, cateId: Optional(Id), page: PageNo }),
    data: Page(EventGoods),
  },
} as const satisfies SchemasFor<typeof activityEndpoints>;

export type EventGoods = Static<typeof EventGoods>;
export type EventState = Static<typeof EventState>;
