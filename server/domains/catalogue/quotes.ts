/** Quotes without an order: freight on the goods page, the gift ladder in cart and settlement. */
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { GiftStep } from '../../../src/contract/catalogue/schemas';
import type { Tx } from '../../db/client';
import { badRequest, notFound } from '../../http/errors';
import { loadCards } from './cards';
import { freightOf } from '../pricing/freight';
import { ladderOf } from '../pricing/gifts';
import { memberPriceOf } from '../pricing/levels';
import { loadPriceViewer } from '../pricing/viewer';
import { loadFreightRules } from '../stock/repository';
import { loadSaleSkus } from '../stock/saleSkus';
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
    amount += (sku.event?.price ?? memberPriceOf(sku.price, sku.hasMemberMark, viewer) ?? sku.price) * qty;
    grams += sku.weight * qty;
  }
  const rules = await loadFreightRules(
    tx,
    [...skus.values()].map((sku) => sku.freightTemplateId),
  );
  return freightOf(rules, input.regionCode, amount, grams);
}

/** The steps for a goods amount in fen, each with its gift and what is missing to it. Steps whose gift left the shelf are left out. */
export async function readLadder(
  tx: Tx,
  memberId: string | undefined,
  amount: number,
  now: number,
): Promise<GiftStep[]> {
  const steps = ladderOf(await listGiftSteps(tx), amount);
  const skus = await loadSaleSkus(
    tx,
    steps.map((step) => step.skuId),
  );
  const goodsOf = (skuId: string) => skus.get(skuId)?.goodsId ?? '';
  const viewer = await loadPriceViewer(tx, memberId, now);
  const cards = await loadCards(
    tx,
    [...new Set(steps.map((step) => goodsOf(step.skuId)))].filter(Boolean),
    viewer,
    now,
  );
  return steps.flatMap(({ threshold, reached, lack, skuId }) => {
    const gift = cards.find((card) => card.id === goodsOf(skuId));
    return gift ? [{ threshold, reached, lack, gift }] : [];
  });
}
