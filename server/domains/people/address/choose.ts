/** The address of a settlement: the chosen, else the default, else the newest one; and its snapshot in an order. */
import type { Address } from '../../../../src/contract/address/schemas';
import { isNameless } from '../../../../src/contract/address/text';
import type { Tx } from '../../../db/client';
import type { AddressSnapshot } from '../../../db/schema';
import { notFound } from '../../../http/errors';
import { regionNames } from './regions';
import { findAddress, findAddresses, type AddressRow } from './repository';

export type { AddressRow };

export async function chooseAddress(tx: Tx, memberId: string, id: string | undefined): Promise<AddressRow | undefined> {
  if (id === undefined) return (await findAddresses(tx, memberId))[0];
  const row = await findAddress(tx, memberId, id);
  if (!row) throw notFound();
  return row;
}

/** What of an address an order keeps; a snapshot has it as well. */
export type AddressLike = AddressRow | AddressSnapshot;

export function snapshotOf(row: AddressLike): AddressSnapshot {
  const { province, city, district } = regionNames(row.regionCode);
  const { id, name, mobile, regionCode, detail, tag } = row;
  return { id, name, mobile, regionCode, province, city, district, detail, tag };
}

/** A snapshot on the wire, without the levels that have no name (those of before kept them). `deliverable` speaks of the goods it is asked for. */
export function addressView(snapshot: AddressSnapshot, deliverable: boolean, isDefault = false): Address {
  const { id, name, mobile, regionCode, province, detail, tag } = snapshot;
  const [city, district] = [snapshot.city, snapshot.district].map((level) => (isNameless(level) ? '' : level)) as [
    string,
    string,
  ];
  return { id, name, mobile, regionCode, province, city, district, detail, tag, isDefault, deliverable };
}
