/** The only maker of the wire shape Parcel. */
import type { Parcel } from '../../../src/contract/order/schemas';
import { lineView } from '../order/presenter';
import type { OrderLineRow } from '../order/repository';
import type { ParcelRow, TraceRow } from './repository';

/** A parcel with the lines in it; a line's qty is the number of pieces in this parcel. */
export function parcelView(parcel: ParcelRow, lines: readonly OrderLineRow[], traces: readonly TraceRow[]): Parcel {
  const own = traces.filter((trace) => trace.parcelId === parcel.id);
  const newest = own[0];
  return {
    id: parcel.id,
    company: parcel.company,
    companyTel: parcel.companyTel,
    trackingNo: parcel.trackingNo,
    lines: parcel.lines.flatMap(({ lineId, qty }) => {
      const line = lines.find((one) => one.id === lineId);
      return line ? [{ ...lineView(line), qty }] : [];
    }),
    status: parcelStatus(newest),
    last: newest
      ? { at: newest.at, text: newest.text, place: newest.place }
      : { at: parcel.createdAt, text: '快递已揽收，信息更新中', place: '' },
  };
}

const STATES: [RegExp, string][] = [
  [/签收/, '已签收'],
  [/派送|派件/, '派送中'],
  [/揽收|出库/, '已揽收'],
];
const parcelStatus = (newest: TraceRow | undefined): string =>
  newest ? (STATES.find(([words]) => words.test(newest.text))?.[1] ?? '运输中') : '待揽收';
