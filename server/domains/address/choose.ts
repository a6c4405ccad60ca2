/** The address of a settlement: the chosen, else the default, else the newest one; and its snapshot in an order. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Address } from '../../../src/contract/member/schemas';
import type { Tx } from '../../db/client';
import { addresses, type AddressSnapshot } from '../../db/schema';
import { notFound } from '../../http/errors';
import { regionNames } from './regions';

export type AddressRow = typeof addresses.$inferSelect;

export async function chooseAddress(tx: Tx, memberId: string, id: string | undefined): Promise<AddressRow | undefined> {
  const rows = await tx
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.memberId, memberId),
        isNull(addresses.deletedAt),
        id === undefined ? undefined : eq(addresses.id, id),
      ),
    )
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt))
    .limit(1);
  if (id !== undefined && rows.length === 0) throw notFound();
  return rows[0];
}

export function snapshotOf(row: AddressRow): AddressSnapshot {
  const { province, city, district } = regionNames(row.regionCode);
  const { id, name, mobile, regionCode, detail, tag } = row;
  return { id, name, mobile, regionCode, province, city, district, detail, tag };
}

/** A snapshot on the wire. `deliverable` speaks of the goods it is asked for. */
export function addressView(snapshot: AddressSnapshot, deliverable: boolean, isDefault = false): Address {
  const { id, name, mobile, regionCode, province, city, district, detail, tag } = snapshot;
  return { id, name, mobile, regionCode, province, city, district, detail, tag, isDefault, deliverable };
}
