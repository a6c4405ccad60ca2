/** Address book: up to 20, always one default, own rows only (a foreign id answers 404). Orders keep snapshots, so rows are only hidden. */
import type { Geo } from '../../../../src/contract/kit';
import type { Address } from '../../../../src/contract/address/schemas';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { presentAddress } from './presenter';
import { isDistrict } from './regions';
import {
  changeAddress,
  findAddress,
  findAddresses,
  findTwin,
  hideAddress,
  insertAddress,
  makeDefault,
  type AddressFields,
  type AddressRow,
} from './repository';

const MOST = 20;
/** The same address again within this time is the second tap of one save. */
const TWIN_MS = 10_000;

export interface AddressInput {
  name: string;
  mobile: string;
  regionCode: string;
  detail: string;
  tag?: string;
  geo?: Geo;
  isDefault?: boolean;
}

function fieldsOf(input: AddressInput): AddressFields {
  const name = input.name.trim();
  const detail = input.detail.trim();
  if (!name) throw badRequest('name', '请填写收货人');
  if (detail.length < 5) throw badRequest('detail', '详细地址至少 5 个字');
  if (!isDistrict(input.regionCode)) throw badRequest('regionCode');
  const { lat, lng } = input.geo ?? {};
  return {
    name,
    detail,
    mobile: input.mobile,
    regionCode: input.regionCode,
    tag: input.tag?.trim() ?? '',
    lat: lat === undefined ? null : String(lat),
    lng: lng === undefined ? null : String(lng),
  };
}

async function ownAddress(tx: Tx, memberId: string, id: string): Promise<AddressRow> {
  const row = await findAddress(tx, memberId, id);
  if (!row) throw notFound();
  return row;
}

export const listAddresses = async (tx: Tx, memberId: string): Promise<Address[]> =>
  (await findAddresses(tx, memberId)).map(presentAddress);

export async function defaultAddress(tx: Tx, memberId: string): Promise<DataOf<'address.default'>> {
  const row = (await findAddresses(tx, memberId)).find(({ isDefault }) => isDefault);
  return row ? { address: presentAddress(row) } : {};
}

export const viewAddress = async (tx: Tx, memberId: string, id: string): Promise<Address> =>
  presentAddress(await ownAddress(tx, memberId, id));

/** The first address becomes the default. 422 beyond 20. */
export async function createAddress(tx: Tx, memberId: string, input: AddressInput, now: number): Promise<Address> {
  const fields = fieldsOf(input);
  // Writers of one book take turns, so that two of them cannot both be the twentieth or both be the default.
  await lockMember(tx, memberId);
  const twin = await findTwin(tx, memberId, fields, now - TWIN_MS);
  if (twin) return presentAddress(twin);
  const book = await findAddresses(tx, memberId);
  if (book.length >= MOST) throw refuse('最多保存20个地址');
  const id = await insertAddress(tx, memberId, fields, now);
  if (input.isDefault || book.length === 0) await makeDefault(tx, memberId, id);
  return viewAddress(tx, memberId, id);
}

/** `isDefault: false` on the default changes nothing: another address takes over by being made the default. */
export async function updateAddress(tx: Tx, memberId: string, id: string, input: AddressInput): Promise<Address> {
  await lockMember(tx, memberId);
  await ownAddress(tx, memberId, id);
  await changeAddress(tx, id, fieldsOf(input));
  if (input.isDefault) await makeDefault(tx, memberId, id);
  return viewAddress(tx, memberId, id);
}

export async function setDefaultAddress(tx: Tx, memberId: string, id: string): Promise<Address> {
  await lockMember(tx, memberId);
  await ownAddress(tx, memberId, id);
  await makeDefault(tx, memberId, id);
  return viewAddress(tx, memberId, id);
}

/** Hides the row; the newest of the others becomes the default when the default goes. */
export async function deleteAddress(tx: Tx, memberId: string, id: string, now: number): Promise<void> {
  await lockMember(tx, memberId);
  const row = await ownAddress(tx, memberId, id);
  await hideAddress(tx, id, now);
  if (!row.isDefault) return;
  const [newest] = await findAddresses(tx, memberId);
  if (newest) await makeDefault(tx, memberId, newest.id);
}
