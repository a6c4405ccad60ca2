/**
 * Classes on the sellers' page: a merchant's own ones, each standing for a class of the shop in which buyers find its goods; for the house
 * the shop's own classes of the second level.
 */
import type { CategoryNode } from '../../../../src/contract/catalogue/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { readShopSettings } from '../../people/shopSettings/repository';
import {
  countInClasses,
  deleteClass,
  deleteShopClass,
  findClass,
  insertClass,
  insertShopClass,
  isShopClassUsed,
  listClasses,
  listShopClasses,
  updateClass,
  updateShopClass,
  type SellerId,
} from './repository';
import { requireSeller } from './who';

type Leaf = DataOf<'merchant.category'>[number];
type ShopClass = Awaited<ReturnType<typeof listShopClasses>>[number];

export interface Place {
  /** Of the shop, and the one above it. */
  classId: string;
  rootId: string;
  name: string;
  rootName: string;
  /** The merchant's own; the house has none. */
  categoryId: string | null;
}

/** 400 no class of the seller's. */
export async function placeOf(tx: Tx, seller: SellerId, categoryId: string): Promise<Place> {
  const shop = await listShopClasses(tx);
  const own = seller === null ? undefined : await findClass(tx, seller, categoryId);
  const classId = seller === null ? categoryId : own?.classId;
  const found = shop.find(({ id, parentId }) => id === classId && parentId !== '');
  const root = shop.find(({ id }) => id === found?.parentId);
  if (!found || !root) throw badRequest('categoryId', '请选择分类');
  return { classId: found.id, rootId: root.id, name: found.name, rootName: root.name, categoryId: own?.id ?? null };
}

const leafOf = (
  own: { id: string; name: string; sort: number | null; classId: string },
  shop: readonly ShopClass[],
  count: number,
): Leaf => {
  const above = shop.find(({ id }) => id === own.classId);
  return {
    id: own.id,
    parentId: own.classId,
    name: own.name,
    icon: above?.icon ?? '',
    cover: above?.cover ?? '',
    sort: own.sort ?? 0,
    count,
  };
};

export async function readClasses(tx: Tx, memberId: string): Promise<DataOf<'merchant.category'>> {
  return classesOf(tx, await requireSeller(tx, memberId));
}

async function classesOf(tx: Tx, seller: SellerId): Promise<Leaf[]> {
  const shop = await listShopClasses(tx);
  const counts = await countInClasses(tx, seller);
  const rows =
    seller === null
      ? shop.filter(({ parentId }) => parentId !== '').map((row) => ({ ...row, classId: row.parentId }))
      : await listClasses(tx, seller);
  return rows.map((row) => leafOf(row, shop, counts.get(row.id) ?? 0));
}

async function readClass(tx: Tx, seller: SellerId, id: string): Promise<Leaf> {
  const found = (await classesOf(tx, seller)).find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

/** Errors: 400 no class of the shop above it · 422 too many, or the name is there already. */
export async function createClass(
  tx: Tx,
  memberId: string,
  { name, sort, parentId }: RequestOf<'merchant.categoryCreate'>,
): Promise<Leaf> {
  const seller = await requireSeller(tx, memberId);
  await lockMember(tx, memberId);
  const own = await classesOf(tx, seller);
  const { classes } = (await readShopSettings(tx)).merchant;
  if (seller !== null && own.length >= classes) throw refuse(`最多 ${classes} 个分类`);
  const row = { name: freeName(own, name), sort: sort ?? Math.max(0, ...own.map((one) => one.sort)) + 1 };
  const above = parentId ?? own[0]?.parentId;
  const shop = await listShopClasses(tx);
  const found = shop.find(({ id }) => id === above);
  // A merchant's class stands for one of the second level, the house's is one below the first.
  if (!found || (found.parentId === '') !== (seller === null)) throw badRequest('parentId', '请选择商城分类');
  const id =
    seller === null
      ? await insertShopClass(tx, { ...row, parentId: found.id, cover: found.cover })
      : await insertClass(tx, { ...row, merchantId: seller, classId: found.id });
  return readClass(tx, seller, id);
}

/** 422 when another class has the name. */
function freeName(own: readonly Leaf[], name: string, exceptId?: string): string {
  const wanted = name.trim();
  if (own.some((one) => one.name === wanted && one.id !== exceptId)) throw refuse('已有同名分类', { field: 'name' });
  return wanted;
}

/** 404 somebody else's class. */
export async function changeClass(
  tx: Tx,
  memberId: string,
  { id, name, sort }: RequestOf<'merchant.categoryUpdate'>,
): Promise<Leaf> {
  const seller = await requireSeller(tx, memberId);
  const own = await classesOf(tx, seller);
  if (!own.some((one) => one.id === id)) throw notFound();
  const set = {
    ...(name === undefined ? {} : { name: freeName(own, name, id) }),
    ...(sort === undefined ? {} : { sort }),
  };
  if (Object.keys(set).length > 0) await (seller === null ? updateShopClass : updateClass)(tx, id, set);
  return readClass(tx, seller, id);
}

/** 404 somebody else's class · 422 there are goods in it. */
export async function removeClass(tx: Tx, memberId: string, id: string): Promise<DataOf<'merchant.categoryDelete'>> {
  const seller = await requireSeller(tx, memberId);
  const found: Pick<CategoryNode, 'count'> = await readClass(tx, seller, id);
  if (found.count > 0 || (seller === null && (await isShopClassUsed(tx, id))))
    throw refuse('分类下还有商品，先把商品移到别的分类');
  await (seller === null ? deleteShopClass : deleteClass)(tx, id);
  return { ok: true };
}
