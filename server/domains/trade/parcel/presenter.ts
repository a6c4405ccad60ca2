/** What is shown of a parcel, whatever it was sent for. */
import { regionText } from '../../../../src/contract/address/text';
import type { Parcel } from '../../../../src/contract/order/schemas';
import type { AddressSnapshot } from '../../../db/schema';
import { maskMobile, maskName } from '../../../lib/mask';
import type { ParcelRow, TraceRow } from './repository';

/** A parcel without what is in it. `traces` may be those of several parcels, newest first. */
export function parcelHead(parcel: ParcelRow, traces: readonly TraceRow[]): Omit<Parcel, 'lines'> {
  const newest = traces.find(({ parcelId }) => parcelId === parcel.id);
  return {
    id: parcel.id,
    company: parcel.company,
    companyTel: parcel.companyTel,
    trackingNo: parcel.trackingNo,
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

/** The address is cut after the district and four characters: whoever sees the screen does not learn where the buyer lives. */
export function maskedReceiver(address: AddressSnapshot | null): { address: string; receiver: string } {
  if (!address) return { address: '', receiver: '' };
  const { detail, name, mobile } = address;
  return {
    address: `${regionText(address)}${Array.from(detail).slice(0, 4).join('')}****`,
    receiver: `${maskName(name)} ${maskMobile(mobile)}`,
  };
}
