/** Quotes without an order: freight on the goods page, the gift ladder in cart and settlement. */
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { GiftStep } from '../../../src/contract/catalogue/schemas';
import type { Tx } from '../../db/client';
import { badRequest, notFound } from '../../http/errors';
import { loadCards } from './cards';
import { freightOf } from '../pricing/freight';
import { ladderOf } from '../pricing/gifts';
import { offerOf, payOf } from '../pricing/offer';
import { loadPriceViewer } from '../pricing/viewer';
import { loadFreightRules } from '../stock/repository';
import { loadSaleSkus, type SaleSku } from '../stock/saleSkus';
import { listGiftSteps } from './repository';

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

/** The steps for a goods amount in fen, upwards, each with its gift. Steps whose gift left the shelf are left out. */
export async function readGifts(tx: Tx, amount: number) {
  const steps = ladderOf(await listGiftSteps(tx), amount);
  const skus = await loadSaleSkus(
    tx,
    steps.map((step) => step.skuId),
  );
  return steps.flatMap((step) => {
    const sku = skus.get(step.skuId);
    return sku?.onSale ? [{ ...step, sku }] : [];
  });
}

/** What comes along with a goods amount: the gift of the highest step reached; `gone` when none of it is left beside what is bought. */
export const giftOf = (
  steps: Awaited<ReturnType<typeof readGifts>>,
  bought: ReadonlyMap<string, number>,
): { sku: SaleSku; gone: boolean } | undefined => {
  const sku = steps.filter(({ reached }) => reached).at(-1)?.sku;
  return sku && { sku, gone: sku.free - (bought.get(sku.skuId) ?? 0) < 1 };
};

/** The ladder as it is shown, each step with what is missing to it. */
export async function readLadder(
  tx: Tx,
  memberId: string | undefined,
  amount: number,
  now: number,
): Promise<GiftStep[]> {
  return showLadder(tx, memberId, await readGifts(tx, amount), now);
}

export async function showLadder(
  tx: Tx,
  memberId: string | undefined,
  steps: Awaited<ReturnType<typeof readGifts>>,
  now: number,
): Promise<GiftStep[]> {
  const viewer = await loadPriceViewer(tx, memberId, now);
  const cards = await loadCards(tx, [...new Set(steps.map(({ sku }) => sku.goodsId))], viewer, now);
  return steps.flatMap(({ threshold, reached, lack, sku }) => {
    const gift = cards.find((card) => card.id === sku.goodsId);
    return gift ? [{ threshold, reached, lack, gift }] : [];
  });
}
