/** Parcels on the page of their order. */
import type { OrderParts } from '../order/parts';
import { listParcels, listTraces } from '../parcel/repository';
import { parcelView } from './presenter';

export const parcelPart: OrderParts['parcels'] = {
  ofPage: async (tx, { order, lines }, now) => {
    const parcels = await listParcels(tx, { orderId: order.id });
    const traces = await listTraces(
      tx,
      parcels.map(({ id }) => id),
      now,
    );
    return parcels.map((parcel) => parcelView(parcel, lines, traces));
  },
};
