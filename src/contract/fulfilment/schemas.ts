/** Parcels on their way, as the express page shows them. */
import { Flag, Id, Int, List, Ms, Optional, Shape, Text, type SchemasFor, type Static } from '../kit';
import { Parcel } from '../order/schemas';
import type { fulfilmentEndpoints } from './endpoints';

export const Trace = Shape({ at: Ms, text: Text, place: Text });
const journey = {
  traces: List(Trace),
  /** Expected at the door. */
  expectAt: Optional(Ms),
  /** The carrier did not answer: what is shown is what was stored at this time. */
  staleAt: Optional(Ms),
};
const ExpressParcel = Shape({ parcel: Parcel, ...journey });
export const ExpressView = Shape({
  parcels: List(ExpressParcel),
  /** Pieces that are still to be sent. */
  rest: List(Shape({ lineId: Id, title: Text, cover: Text, qty: Int })),
  address: Text,
  receiver: Text,
  orderNo: Text,
  canReceive: Flag,
  canReview: Flag,
});
const Tea = Shape({ id: Id, title: Text, cover: Text, qty: Int, unit: Text });
/** A parcel out of the cellar: as the ones of an order, with tea of a lot in it, and the number of its request. */
export const TeaExpressView = Shape({
  ...ExpressView.properties,
  parcels: List(Shape({ ...journey, parcel: Shape({ ...Parcel.properties, lines: List(Tea) }) })),
});

export const fulfilmentSchemas = {
  'memberOrder.express': { request: Shape({ id: Id, parcelId: Optional(Id) }), data: ExpressView, limit: 60 },
} as const satisfies SchemasFor<typeof fulfilmentEndpoints>;

export type ExpressView = Static<typeof ExpressView>;
