/** The menu of a store as its tables see it: prices, what is left, what is sold out. */
import type { KV } from '../../../../../src/contract/kit';
import type { DataOf } from '../../../../../src/contract/schemas';
import type { FeedingGroup, ScanProduct, SetGroup } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import { notFound } from '../../../../http/errors';
import { openingDayOf } from '../../../offer/store/hours';
import { findStore, type StoreRow } from '../../../offer/store/repository';
import { part } from '../../../people/pricing/levels';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { isSoldOut, type SoldOut } from './choices';
import { findAnyItem, listCates, listItems, listSold, listSoldOut, type ItemRow } from '../rows/menu/repository';

export interface Stock {
  soldOut: SoldOut;
  /** Ordered today, by item. */
  sold: ReadonlyMap<string, number>;
}

export const readStock = async (tx: Tx, { id, hours }: StoreRow, now: number): Promise<Stock> => ({
  soldOut: await listSoldOut(tx, id),
  sold: await listSold(tx, id, openingDayOf(hours, now)),
});

/** Portions that are left; undefined: as many as are wanted. */
export const leftOf = (item: ItemRow, { sold }: Stock): number | undefined =>
  item.portions === null ? undefined : Math.max(0, item.portions - (sold.get(item.id) ?? 0));

export const isOut = (item: ItemRow, stock: Stock): boolean =>
  isSoldOut(item, stock.soldOut) || leftOf(item, stock) === 0;

/** What of an item differs from one who looks to the next. */
interface Look {
  stock: Stock;
  memberPrice?: number | undefined;
  qtyInCart: number;
}

/** Of its specifications the first stands for it: a pot before a bowl. */
const shownPrice = ({ specs, price }: ItemRow): number => specs[0]?.price ?? price;

export function presentItem(item: ItemRow, { stock, memberPrice, qtyInCart }: Look): ScanProduct {
  const { id, cateId, title, cover, unit, tags, specs, feedings, sets, intro, kcal, taste } = item;
  const left = leftOf(item, stock);
  return {
    id,
    cateId,
    title,
    cover,
    price: shownPrice(item),
    ...(memberPrice === undefined ? {} : { memberPrice }),
    unit,
    tags,
    soldOut: isOut(item, stock),
    hasSpec: specs.length > 0,
    hasFeeding: feedings.length > 0,
    isSet: sets.length > 0,
    ...(specs.length > 0
      ? { specs: specs.map((spec) => ({ ...spec, soldOut: isSoldOut(item, stock.soldOut, spec.id) })) }
      : {}),
    intro,
    ...(kcal === null ? {} : { kcal }),
    ...(taste.length > 0 ? { taste: taste as KV[] } : {}),
    qtyInCart,
    ...(left === undefined ? {} : { left }),
  };
}

type Menu = Pick<DataOf<'scanCode.menu'>, 'cates' | 'products' | 'hotIds'>;

/** `inCart`: pieces by item. */
export async function readMenu(
  tx: Tx,
  memberId: string,
  { store, inCart = new Map() }: { store: StoreRow; inCart?: ReadonlyMap<string, number> },
  now: number,
): Promise<Menu> {
  const [cates, items] = [await listCates(tx), await listItems(tx, store.id)];
  const [stock, viewer] = [await readStock(tx, store, now), await loadPriceViewer(tx, memberId, now)];
  const levelBp = viewer?.level.discountBp ?? 10_000;
  const products = items.map((item) =>
    presentItem(item, {
      stock,
      memberPrice: item.memberPrice && levelBp < 10_000 ? part(shownPrice(item), levelBp) : undefined,
      qtyInCart: inCart.get(item.id) ?? 0,
    }),
  );
  const used = new Set(items.map(({ cateId }) => cateId));
  return {
    cates: cates
      .filter(({ id }) => used.has(id))
      .map(({ id, label, sort }) => {
        const count = items.filter(({ cateId }) => cateId === id).length;
        return { id, parentId: '0', name: label, icon: '', cover: '', sort, count };
      }),
    products,
    hotIds: items.filter(({ hot }) => hot).map(({ id }) => id),
  };
}

/** 404 no such store, or a merchant's. */
export async function readStoreMenu(
  tx: Tx,
  memberId: string,
  storeId: string,
  now: number,
): Promise<DataOf<'scanCode.menu'>> {
  const store = await findStore(tx, storeId);
  if (!store || store.merchantId !== null) throw notFound();
  return { ...(await readMenu(tx, memberId, { store }, now)), notice: store.notice };
}

async function readItem(tx: Tx, id: string): Promise<ItemRow> {
  const item = await findAnyItem(tx, id);
  if (!item?.on) throw notFound();
  return item;
}

/** Which of them a store is out of, its menu says; here they are as the house has them. */
export async function readFeedings(tx: Tx, productId: string): Promise<{ groups: FeedingGroup[] }> {
  const { feedings } = await readItem(tx, productId);
  return {
    groups: feedings.map((group) => ({ ...group, items: group.items.map((one) => ({ ...one, soldOut: false })) })),
  };
}

export async function readSet(tx: Tx, productId: string): Promise<{ groups: SetGroup[]; price: number }> {
  const { sets, price } = await readItem(tx, productId);
  return {
    groups: sets.map((group) => ({ ...group, items: group.items.map((one) => ({ ...one, soldOut: false })) })),
    price,
  };
}
