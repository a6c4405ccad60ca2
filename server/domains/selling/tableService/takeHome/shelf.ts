/**
 * The tea of a dish as goods of the store's own shelf (rule 39.12): what can be taken home and how, and its pieces, which leave the stock when
 * the round is placed and come back with a round or a return, as a pick-up order takes them (rule 8.2).
 */
import type { HomeGoods } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import type { AddressSnapshot } from '../../../../db/schema';
import { badRequest, notFound, refuse } from '../../../../http/errors';
import { deductStock, lockStock, NO_SKU, restock, StockShort } from '../../../offer/stock/pieces';
import { loadFreightRules } from '../../../offer/stock/repository';
import { loadSaleSkus, type SaleSku } from '../../../offer/stock/saleSkus';
import { putBackOnShelf, readShelves, takeFromShelf } from '../../../offer/stock/shelves';
import { chooseAddress, snapshotOf } from '../../../people/address/choose';
import { freightOf } from '../../../people/pricing/freight';
import { part } from '../../../people/pricing/levels';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import type { CartLineRow } from '../rows/cart/repository';
import { listSkuIds, type ItemRow } from '../rows/menu/repository';

/** Stands for the desk where a line has an address. */
export const DESK = '0';
export type Way = HomeGoods['ways'][number];

export interface HomeSku extends SaleSku {
  /** Pieces on the shelf of the store. */
  left: number;
}

export const isHome = ({ skuId }: Pick<CartLineRow, 'skuId'>): boolean => skuId !== NO_SKU;
export const wayOf = ({ addressId }: Pick<CartLineRow, 'addressId'>): Way => (addressId === DESK ? 'desk' : 'ship');

/** What is sold by the piece, without a limit a member, by the house itself. */
const isOffered = ({ onSale, merchantId, perMember, moq, multiple }: SaleSku): boolean =>
  onSale && merchantId === undefined && perMember === undefined && moq <= 1 && multiple <= 1;

const WAYS = { pickup: 'desk', express: 'ship' } as const;
const waysOf = ({ deliveryTypes }: SaleSku): Way[] =>
  (['pickup', 'express'] as const).filter((type) => deliveryTypes.includes(type)).map((type) => WAYS[type]);

/** Of these SKUs those that are offered, with what the shelf of the store has. */
export async function readHomeSkus(tx: Tx, storeId: string, skuIds: readonly string[]): Promise<Map<string, HomeSku>> {
  const wanted = skuIds.filter((id) => id !== NO_SKU);
  if (wanted.length === 0) return new Map();
  const [skus, shelf] = [await loadSaleSkus(tx, wanted), (await readShelves(tx, wanted)).get(storeId)];
  return new Map(
    wanted.flatMap((id) => {
      const sku = skus.get(id);
      return sku && isOffered(sku) ? [[id, { ...sku, left: shelf?.get(id) ?? 0 }] as const] : [];
    }),
  );
}

/** Items of which something can be taken home now. */
export async function listTakeable(tx: Tx, storeId: string, items: readonly ItemRow[]): Promise<Set<string>> {
  const made = items.filter(({ goodsId }) => goodsId !== null);
  const skuIds = await listSkuIds(
    tx,
    made.map(({ goodsId }) => goodsId ?? '0'),
  );
  const skus = [...(await readHomeSkus(tx, storeId, skuIds)).values()].filter(({ left }) => left > 0);
  return new Set(made.filter(({ goodsId }) => skus.some((sku) => sku.goodsId === goodsId)).map(({ id }) => id));
}

/** For the sheet of a dish; undefined: the store has nothing of it to take home. */
export async function presentHome(
  tx: Tx,
  memberId: string,
  { storeId, item }: { storeId: string; item: ItemRow },
  now: number,
): Promise<HomeGoods | undefined> {
  if (item.goodsId === null) return undefined;
  const skus = [...(await readHomeSkus(tx, storeId, await listSkuIds(tx, [item.goodsId]))).values()];
  const [first] = skus;
  if (!first || !skus.some(({ left }) => left > 0)) return undefined;
  const levelBp = (await loadPriceViewer(tx, memberId, now))?.level.discountBp ?? 10_000;
  return {
    title: first.title,
    cover: first.cover,
    ways: waysOf(first),
    skus: skus.map(({ skuId, specText, price, left, hasMemberMark }) => ({
      id: skuId,
      label: specText || first.title,
      price,
      ...(hasMemberMark && levelBp < 10_000 ? { memberPrice: part(price, levelBp) } : {}),
      left,
    })),
  };
}

interface Wish {
  skuId?: string | undefined;
  addressId?: string | undefined;
}

/** 400 no goods of this dish, a way in which it is not had · 404 an address of somebody else · 422 sold out, or nothing is sent there. */
export async function chooseHome(
  tx: Tx,
  memberId: string,
  { storeId, item, wish }: { storeId: string; item: ItemRow; wish: Wish },
): Promise<Pick<CartLineRow, 'skuId' | 'addressId'>> {
  if (wish.skuId === undefined) {
    if (wish.addressId !== undefined) throw badRequest('addressId', '只有带回家的茶能寄');
    return { skuId: NO_SKU, addressId: DESK };
  }
  const sku = (await readHomeSkus(tx, storeId, [wish.skuId])).get(wish.skuId);
  if (!sku || sku.goodsId !== item.goodsId) throw badRequest('skuId', '这道茶没有这种带回家的规格');
  if (sku.left === 0) throw refuse(`${sku.title}店里已售罄`, { field: 'skuId', reason: 'soldOut' });
  const addressId = wish.addressId ?? DESK;
  if (!waysOf(sku).includes(wayOf({ addressId })))
    throw badRequest('addressId', addressId === DESK ? '这款茶只能寄' : '这款茶只能到柜台取');
  if (addressId !== DESK) await addressFor(tx, memberId, sku, addressId);
  return { skuId: sku.skuId, addressId };
}

async function addressFor(tx: Tx, memberId: string, sku: SaleSku, addressId: string): Promise<AddressSnapshot> {
  const row = await chooseAddress(tx, memberId, addressId);
  if (!row) throw notFound();
  const rules = await loadFreightRules(tx, [sku.freightTemplateId]);
  if (!freightOf(rules, row.regionCode, sku.price, sku.weight).deliverable)
    throw refuse('该地区暂不配送，可以到柜台取', { field: 'addressId' });
  return snapshotOf(row);
}

/** As it stands when the round is placed; whoever places it, it is the address of who added the line. */
export const addressOf = (tx: Tx, line: CartLineRow, sku: SaleSku | undefined): Promise<AddressSnapshot | null> =>
  sku && isHome(line) && line.addressId !== DESK
    ? addressFor(tx, line.addedBy, sku, line.addressId)
    : Promise.resolve(null);

type Taken = Pick<CartLineRow, 'skuId' | 'qty'>;
const piecesOf = (lines: readonly Taken[]) =>
  lines.filter(isHome).map(({ skuId, qty }) => ({ skuId, qty, gift: false }));

/** The SKU that the store has too few of; then nothing is taken. */
export async function takeHome(
  tx: Tx,
  storeId: string,
  lines: readonly Taken[],
  skus: ReadonlyMap<string, SaleSku>,
): Promise<string | undefined> {
  const pieces = piecesOf(lines).map((piece) => ({ ...piece, goodsId: skus.get(piece.skuId)?.goodsId ?? '0' }));
  if (pieces.length === 0) return undefined;
  // A savepoint: what the answer says is left counts nothing of this round.
  try {
    await tx.transaction(async (inner) => {
      await lockStock(inner, pieces);
      const short = await takeFromShelf(inner, storeId, pieces);
      if (short !== undefined) throw new StockShort(short);
      await deductStock(inner, pieces);
    });
    return undefined;
  } catch (error) {
    if (error instanceof StockShort) return error.skuId;
    throw error;
  }
}

export async function putBackHome(tx: Tx, storeId: string, lines: readonly Taken[]): Promise<void> {
  const pieces = piecesOf(lines);
  await restock(tx, pieces);
  await putBackOnShelf(tx, storeId, pieces);
}
