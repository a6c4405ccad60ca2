/** Quotes without an order: freight on the goods page, the gift ladder in cart and settlement. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { GiftStep } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, notFound } from '../../../http/errors';
import { sharedPart } from '../../../http/shared';
import { presentGoodsCard } from './cards';
import { freightOf } from '../../people/pricing/freight';
import { ladderOf } from '../../people/pricing/gifts';
import type { PriceViewer } from '../../people/pricing/levels';
import { offerOf, payOf } from '../../people/pricing/offer';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { loadFreightRules } from '../stock/repository';
import { loadSaleSkus, type SaleSku } from '../stock/saleSkus';
import { findCardRowsById, listGiftSteps } from './repository';

/** Freight of some lines into a region, at the viewer's prices. 400 regionCode · 404 unknown SKU. */
export async function quoteFreight(
  tx: Tx,
  memberId: string | undefined,
  input: RequestOf<'shop.freightFee'>,
  now: number,
): Promise<DataOf<'shop.freightFee'>> {
  if (!/^\d{2,6}$/.test(input.regionCode)) throw badRequest('regionCode');
  const skus = await loadSaleSkus(
    tx,
    input.lines.map((line) => line.skuId),
    memberId === undefined ? undefined : { memberId, now },
  );
  const viewer = await loadPriceViewer(tx, memberId, now);
  let amount = 0;
  let grams = 0;
  for (const { skuId, qty } of input.lines) {
    const sku = skus.get(skuId);
    if (!sku) throw notFound();
    amount += payOf({ price: sku.price, offer: offerOf(sku, viewer) }) * qty;
    grams += sku.weight * qty;
  }
  const rules = await loadFreightRules(
    tx,
    [...skus.values()].map((sku) => sku.freightTemplateId),
  );
  return freightOf(rules, input.regionCode, amount, grams);
}

/** Every step with its gift; those whose gift left the shelf are left out. */
const openGifts = sharedPart('gifts', async (tx, _input: null) => {
  const steps = await listGiftSteps(tx);
  const skus = await loadSaleSkus(
    tx,
    steps.map((step) => step.skuId),
  );
  return steps.flatMap((step) => {
    const sku = skus.get(step.skuId);
    return sku?.onSale ? [{ ...step, sku }] : [];
  });
});
const openGiftCards = sharedPart('gift cards', findCardRowsById);

/** The steps for a goods amount in fen, upwards. */
export const readGifts = async (tx: Tx, amount: number, now: number) =>
  ladderOf(await openGifts(tx, null, now), amount);

/** What comes along with a goods amount: the gift of the highest step reached; `gone` when none of it is left beside what is bought. */
export const giftOf = (
  steps: Awaited<ReturnType<typeof readGifts>>,
  bought: ReadonlyMap<string, number>,
): { sku: SaleSku; threshold: number; gone: boolean } | undefined => {
  const step = steps.filter(({ reached }) => reached).at(-1);
  if (!step) return undefined;
  const { sku, threshold } = step;
  return { sku, threshold, gone: sku.free - (bought.get(sku.skuId) ?? 0) < 1 };
};

/** The ladder as it is shown, each step with what is missing to it. */
export async function readLadder(
  tx: Tx,
  memberId: string | undefined,
  amount: number,
  now: number,
): Promise<GiftStep[]> {
  return showLadder(tx, await loadPriceViewer(tx, memberId, now), await readGifts(tx, amount, now), now);
}

export async function showLadder(
  tx: Tx,
  viewer: PriceViewer | undefined,
  steps: Awaited<ReturnType<typeof readGifts>>,
  now: number,
): Promise<GiftStep[]> {
  const rows = await openGiftCards(tx, [...new Set(steps.map(({ sku }) => sku.goodsId))], now);
  return steps.flatMap(({ threshold, reached, lack, sku }) => {
    const gift = rows.find((row) => row.id === sku.goodsId);
    return gift ? [{ threshold, reached, lack, gift: presentGoodsCard(gift, viewer) }] : [];
  });
}
