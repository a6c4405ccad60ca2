import {
  Called,
  Id,
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
  Typed,
  type SchemasFor,
  type Static,
} from '../kit';
import { RefundQuote } from '../afterSale/schemas';
import { OrderDetail } from '../order/schemas';
import type { orderDeskEndpoints } from './endpoints';

/** What one of the staff may do with the order as it is now. */
export const ORDER_DESK_ACTIONS = ['cancel', 'refund', 'address', 'note', 'notify'] as const;

export const OrderDeskView = Shape({
  order: OrderDetail,
  buyer: Shape({ id: Id, nickname: Text, mobile: Text }),
  /** What the staff told one another, the newest first. */
  notes: List(Shape({ id: Id, by: Text, text: Text, at: Ms })),
  can: List(OneOf(ORDER_DESK_ACTIONS)),
  /** The campaign link that led to it, where it is the buyer's first. */
  launchSource: Optional(Text),
});

const Words = (maxLength: number) => Typed('lines', Type.String({ minLength: 1, maxLength }));
const Pieces = Json(List(Shape({ lineId: Id, qty: Type.Integer({ minimum: 1 }) }), { minItems: 1, maxItems: 50 }));

export const orderDeskSchemas = {
  'orderDesk.view': {
    request: Shape({ id: Id }),
    data: OrderDeskView,
    role: ['staff:service', 'staff:stock', 'staff:finance'],
  },
  'orderDesk.quote': {
    request: Shape({ id: Id, lines: Pieces }),
    data: RefundQuote,
    reads: true,
    role: ['staff:service', 'staff:finance'],
  },
  'orderDesk.cancel': {
    request: Shape({ id: Id, reason: Words(40), requestId: RequestId }),
    data: OrderDeskView,
    role: 'staff:service',
    once: true,
  },
  'orderDesk.refund': {
    request: Shape({ id: Id, lines: Pieces, reason: Words(100), requestId: RequestId }),
    data: OrderDeskView,
    role: ['staff:service', 'staff:finance'],
    once: true,
  },
  'orderDesk.address': {
    request: Shape({
      id: Id,
      name: Called({ minLength: 1, maxLength: 20 }),
      mobile: Mobile,
      regionCode: Type.String({ pattern: '^\\d{6}$' }),
      detail: Typed('text', Type.String({ minLength: 2, maxLength: 100 })),
      requestId: RequestId,
    }),
    data: OrderDeskView,
    role: ['staff:service', 'staff:stock'],
    once: true,
  },
  'orderDesk.note': {
    request: Shape({ id: Id, text: Words(200), requestId: RequestId }),
    data: OrderDeskView,
    role: ['staff:service', 'staff:stock', 'staff:finance'],
    once: true,
  },
  'orderDesk.notify': {
    request: Shape({ id: Id, text: Words(200), requestId: RequestId }),
    data: OrderDeskView,
    role: 'staff:service',
    limit: 20,
    once: true,
  },
} as const satisfies SchemasFor<typeof orderDeskEndpoints>;

export type OrderDeskView = Static<typeof OrderDeskView>;
export type OrderDeskAction = (typeof ORDER_DESK_ACTIONS)[number];
