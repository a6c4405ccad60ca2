/** SQL of the address book. Rows are only hidden: orders keep snapshots. */
import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { addresses } from '../../../db/schema';
import { statement } from '../../../db/statement';

export type AddressRow = typeof addresses.$inferSelect;
export type AddressFields = Pick<AddressRow, 'name' | 'mobile' | 'regionCode' | 'detail' | 'tag' | 'lat' | 'lng'>;

const own = (memberId: string) => and(eq(addresses.memberId, memberId), isNull(addresses.deletedAt));

/** Default first, then newest. */
export const findAddresses = (tx: Tx, memberId: string): Promise<AddressRow[]> => book(tx, { memberId });
const book = statement({ memberId: 'bigint' }, (tx, { memberId }) =>
  tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.memberId, memberId), isNull(addresses.deletedAt)))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id)),
);

/** undefined: unknown, hidden, or somebody else's. */
export async function findAddress(tx: Tx, memberId: string, id: string): Promise<AddressRow | undefined> {
  const [row] = await tx
    .select()
    .from(addresses)
    .where(and(own(memberId), eq(addresses.id, id)));
  return row;
}

/** The same address, saved at or after `since`. */
export async function findTwin(
  tx: Tx,
  memberId: string,
  { name, mobile, regionCode, detail }: AddressFields,
  since: number,
): Promise<AddressRow | undefined> {
  const same = and(
    eq(addresses.name, name),
    eq(addresses.mobile, mobile),
    eq(addresses.regionCode, regionCode),
    eq(addresses.detail, detail),
  );
  const [row] = await tx
    .select()
    .from(addresses)
    .where(and(own(memberId), same, gte(addresses.createdAt, since)))
    .limit(1);
  return row;
}

export async function insertAddress(tx: Tx, memberId: string, fields: AddressFields, now: number): Promise<string> {
  const [row] = await tx
    .insert(addresses)
    .values({ ...fields, memberId, createdAt: now })
    .returning({ id: addresses.id });
  if (!row) throw new Error('address was not written');
  return row.id;
}

export async function changeAddress(tx: Tx, id: string, fields: AddressFields): Promise<void> {
  await tx.update(addresses).set(fields).where(eq(addresses.id, id));
}

export async function hideAddress(tx: Tx, id: string, now: number): Promise<void> {
  await tx.update(addresses).set({ deletedAt: now, isDefault: false }).where(eq(addresses.id, id));
}

export async function makeDefault(tx: Tx, memberId: string, id: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(own(memberId), ne(addresses.id, id)));
  await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id));
}
