/** Wire shape of an address of the book. */
import type { Address } from '../../../../src/contract/address/schemas';
import { isDeliverable, regionNames } from './regions';
import type { AddressRow } from './repository';

export const presentAddress = (row: AddressRow): Address => ({
  id: row.id,
  name: row.name,
  mobile: row.mobile,
  regionCode: row.regionCode,
  ...regionNames(row.regionCode),
  detail: row.detail,
  tag: row.tag,
  ...(row.lat && row.lng ? { geo: { lat: Number(row.lat), lng: Number(row.lng) } } : {}),
  isDefault: row.isDefault,
  deliverable: isDeliverable(row.regionCode),
});
