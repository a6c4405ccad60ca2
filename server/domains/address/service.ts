/** Address book: up to 20, always one default, own rows only (a foreign id answers 404). Orders keep snapshots, so rows are only hidden. */
import { and, desc, eq, gte, isNull, ne } from 'drizzle-orm';
import type { Address } from '../../../src/contract/member/schemas';
import type { Geo } from '../../../src/contract/kit';
import type { Tx } from '../../db/client';
import { addresses, members } from '../../db/schema';
import { badRequest, notFound, refuse } from '../../http/errors';
import { isDeliverable, isDistrict, regionNames } from './regions';

type Row = typeof addresses.$inferSelect;

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

export const presentAddress = (row: Row): Address => ({
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

const own = (memberId: string) => and(eq(addresses.memberId, memberId), isNull(addresses.deletedAt));

/** Default first, then newest. */
export const listAddresses = (tx: Tx, memberId: string): Promise<Row[]> =>
  tx
    .select()
    .from(addresses)
    .where(own(memberId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id));

export async function findAddress(tx: Tx, memberId: string, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(addresses)
    .where(and(own(memberId), eq(addresses.id, id)));
  if (!row) throw notFound();
  return row;
}

/** Writers of one book take turns, so that two of them cannot both be the twentieth or both be the default. */
const lockBook = (tx: Tx, memberId: string) =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');

function fieldsOf(input: AddressInput) {
  const name = input.name.trim();
  const detail = input.detail.trim();
  if (!name) throw badRequest('name');
  if (detail.length < 5) throw badRequest('detail');
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

const makeDefault = async (tx: Tx, memberId: string, id: string) => {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(own(memberId), ne(addresses.id, id)));
  await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id));
};

/** The first address becomes the default. 422 beyond 20. */
export async function createAddress(tx: Tx, memberId: string, input: AddressInput, now: number): Promise<Address> {
  const fields = fieldsOf(input);
  await lockBook(tx, memberId);
  const twin = await findTwin(tx, memberId, fields, now);
  if (twin) return presentAddress(twin);
  const book = await listAddresses(tx, memberId);
  if (book.length >= MOST) throw refuse('最多保存20个地址');
  const [row] = await tx
    .insert(addresses)
    .values({ ...fields, memberId, createdAt: now })
    .returning();
  if (!row) throw new Error('address was not written');
  if (input.isDefault || book.length === 0) await makeDefault(tx, memberId, row.id);
  return presentAddress(await findAddress(tx, memberId, row.id));
}

async function findTwin(
  tx: Tx,
  memberId: string,
  fields: ReturnType<typeof fieldsOf>,
  now: number,
): Promise<Row | undefined> {
  const { name, mobile, regionCode, detail } = fields;
  const same = and(
    eq(addresses.name, name),
    eq(addresses.mobile, mobile),
    eq(addresses.regionCode, regionCode),
    eq(addresses.detail, detail),
  );
  const [row] = await tx
    .select()
    .from(addresses)
    .where(and(own(memberId), same, gte(addresses.createdAt, now - TWIN_MS)))
    .limit(1);
  return row;
}

/** `isDefault: false` on the default changes nothing: another address takes over by being made the default. */
export async function updateAddress(tx: Tx, memberId: string, id: string, input: AddressInput): Promise<Address> {
  await lockBook(tx, memberId);
  await findAddress(tx, memberId, id);
  await tx.update(addresses).set(fieldsOf(input)).where(eq(addresses.id, id));
  if (input.isDefault) await makeDefault(tx, memberId, id);
  return presentAddress(await findAddress(tx, memberId, id));
}

export async function setDefaultAddress(tx: Tx, memberId: string, id: string): Promise<Address> {
  await lockBook(tx, memberId);
  await findAddress(tx, memberId, id);
  await makeDefault(tx, memberId, id);
  return presentAddress(await findAddress(tx, memberId, id));
}

/** Hides the row; the newest of the others becomes the default when the default goes. */
export async function deleteAddress(tx: Tx, memberId: string, id: string, now: number): Promise<void> {
  await lockBook(tx, memberId);
  const row = await findAddress(tx, memberId, id);
  await tx.update(addresses).set({ deletedAt: now, isDefault: false }).where(eq(addresses.id, id));
  if (!row.isDefault) return;
  const [newest] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(own(memberId))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(1);
  if (newest) await makeDefault(tx, memberId, newest.id);
}
