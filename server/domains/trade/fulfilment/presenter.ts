/** Parcels of an order with the lines in them. */
import type { Parcel } from '../../../../src/contract/order/schemas';
import { lineView } from '../order/presenter';
import type { OrderLineRow } from '../order/repository';
import { parcelHead } from '../parcel/presenter';
import type { ParcelRow, TraceRow } from '../parcel/repository';

/** A line's qty is the number of pieces in this parcel. */
export const linesIn = (parcel: ParcelRow, lines: readonly OrderLineRow[]): Parcel['lines'] =>
  parcel.lines.flatMap(({ lineId, qty }) => {
    const line = lines.find((one) => one.id === lineId);
    return line ? [{ ...lineView(line), qty }] : [];
  });

export const parcelView = (parcel: ParcelRow, lines: readonly OrderLineRow[], traces: readonly TraceRow[]): Parcel => ({
  ...parcelHead(parcel, traces),
  lines: linesIn(parcel, lines),
});
