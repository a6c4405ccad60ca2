/** Parcels on their way, as the express page shows them. */
import { Flag, Id, Int, List, Ms, Optional, Shape, Text, type SchemasFor, type Static } from '../kit';
import { Parcel } from '../order/schemas';
import type { fulfilmentEndpoints } from './endpoints';

export const Trace = Shape({ at: Ms, text: Text, place: Text });
export const ExpressView = Shape({
  parcels: List(
    Shape({
      parcel: Parcel,
      traces: List(Trace),
      /** Expected at the door. */
      expectAt: Optional(Ms),
      /** The carrier did not answer: what is shown is what was stored at this time. */
      staleAt: Optional(Ms),
    }),
  ),
  /** Pieces that are still to be sent. */
  rest: List(Shape({ lineId: Id, title: Text, cover: Text, qty: Int })),
  address: Text,
  receiver: Text,
  orderNo: Text,
  canReceive: Flag,
  canReview: Flag,
});

export const fulfilmentSchemas = {
  'memberOrder.express': { request: Shape({ id: Id, parcelId: Optional(Id) }), data: ExpressView, limit: 60 },
} as const satisfies SchemasFor<typeof fulfilmentEndpoints>;

export type ExpressView = Static<typeof ExpressView>;
