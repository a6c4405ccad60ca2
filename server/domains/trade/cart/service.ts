/** Rules of the cart. Quantities obey minimum, multiple, stock and the limit per member; what is refused names its reason. */
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { mostOf, quantityProblem } from '../../offer/stock/limits';
import { lockMember } from '../../../db/locks';
import { readShopSettings } from '../../people/shopSettings/repository';
import { boughtPieces } from '../../offer/stock/repository';
import { loadSaleSkus, type SaleSku } from '../../offer/stock/saleSkus';
import { countItems, findItem, insertItem, listItems, removeItems, updateItem, type CartItem } from './repository';

/** What else of the same goods is in the cart, and what was bought before: both count against the limit. */
async function limitsOf(
  tx: Tx,
  memberId: string,
  sku: SaleSku,
  items: readonly CartItem[],
  except: string,
): Promise<{ others: number; bought: number }> {
  const same = items.filter((item) => item.goodsId === sku.goodsId && item.skuId !== sku.skuId && item.id !== except);
  const bought =
    sku.perMember === undefined ? 0 : ((await boughtPieces(tx, memberId, [sku.goodsId])).get(sku.goodsId) ?? 0);
  return { others: same.reduce((all, item) => all + item.qty, 0), bought };
}

/** Adds pieces to the line of a SKU, or makes one. 404 unknown SKU · 422 limits, too many kinds of goods. */
export async function addToCart(
  tx: Tx,
  memberId: string,
  { skuId, qty }: { skuId: string; qty: number },
  now: number,
): Promise<DataOf<'cartItem.create'>> {
  await lockMember(tx, memberId);
  const sku = (await loadSaleSkus(tx, [skuId], { memberId, now })).get(skuId);
  if (!sku) throw notFound();
  const items = await listItems(tx, memberId);
  const line = items.find((item) => item.skuId === skuId);
  if (!line) {
    const { basketKinds } = (await readShopSettings(tx)).limits;
    if (items.length >= basketKinds) throw refuse(`购物车最多 ${basketKinds} 种商品`);
  }
  const { others, bought } = await limitsOf(tx, memberId, sku, items, '');
  const problem = quantityProblem(sku, qty + (line?.qty ?? 0), others, bought);
  if (problem) throw refuse(problem);
  const id = await putLine(tx, memberId, sku, line, qty + (line?.qty ?? 0), now);
  return { id, count: await countItems(tx, memberId) };
}

async function putLine(
  tx: Tx,
  memberId: string,
  sku: SaleSku,
  line: CartItem | undefined,
  qty: number,
  now: number,
): Promise<string> {
  if (line) {
    await updateItem(tx, line.id, { qty, selected: true });
    return line.id;
  }
  const { skuId, goodsId, price: priceThen } = sku;
  return (await insertItem(tx, { memberId, skuId, goodsId, qty, selected: true, priceThen, createdAt: now })).id;
}

/** Changes quantity, specification, or both. A line that becomes one that exists joins it. 404 foreign line · 400 skuId · 422 limits. */
export async function changeLine(
  tx: Tx,
  memberId: string,
  change: { id: string; qty?: number; skuId?: string },
  now: number,
): Promise<void> {
  await lockMember(tx, memberId);
  const line = await findItem(tx, memberId, change.id);
  if (!line) throw notFound();
  const skuId = change.skuId ?? line.skuId;
  const sku = (await loadSaleSkus(tx, [skuId], { memberId, now })).get(skuId);
  if (!sku || sku.goodsId !== line.goodsId) throw badRequest('skuId');
  const items = await listItems(tx, memberId);
  const twin = items.find((item) => item.skuId === skuId && item.id !== line.id);
  const qty = (change.qty ?? line.qty) + (twin?.qty ?? 0);
  const { others, bought } = await limitsOf(tx, memberId, sku, items, line.id);
  const problem = quantityProblem(sku, qty, others, bought);
  if (problem) throw refuse(problem);
  if (twin) {
    await removeItems(tx, memberId, [line.id]);
    await putLine(tx, memberId, sku, twin, qty, now);
  } else {
    await updateItem(tx, line.id, { qty, ...(skuId === line.skuId ? {} : { skuId, priceThen: sku.price }) });
  }
}

export interface Merged {
  merged: number;
  /** Titles of goods that came in smaller numbers, or not at all. */
  limited: string[];
}

/** Brings lines of a visitor cart (or of an old order) into the cart: as many as the rules allow, naming the others. */
export async function mergeLines(
  tx: Tx,
  memberId: string,
  lines: readonly { skuId: string; qty: number }[],
  now: number,
): Promise<Merged> {
  await lockMember(tx, memberId);
  const skus = await loadSaleSkus(
    tx,
    lines.map((line) => line.skuId),
    { memberId, now },
  );
  const { basketKinds } = (await readShopSettings(tx)).limits;
  const limited = new Set<string>();
  let merged = 0;
  for (const { skuId, qty } of lines) {
    const sku = skus.get(skuId);
    if (!sku) continue;
    const items = await listItems(tx, memberId);
    const line = items.find((item) => item.skuId === skuId);
    const { others, bought } = await limitsOf(tx, memberId, sku, items, '');
    const wanted = Math.ceil(Math.max(qty + (line?.qty ?? 0), sku.moq) / sku.multiple) * sku.multiple;
    const most = !line && items.length >= basketKinds ? 0 : mostOf(sku, others, bought);
    const fits = Math.max(Math.min(wanted, most), line?.qty ?? 0);
    if (fits < wanted) limited.add(sku.title);
    if (fits === 0 || fits === line?.qty) continue;
    await putLine(tx, memberId, sku, line, fits, now);
    merged += 1;
  }
  return { merged, limited: [...limited] };
}
