/** shopV2.wholesale: the assortment for traders. Ladders leave the server only for approved wholesalers. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { WholesaleGoods, WholesaleRules, WholesaleSku } from '../../../../src/contract/wholesale/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { presentGoodsCard } from '../../offer/catalogue/cards';
import { WHOLESALE_MIN_TOTAL } from '../../people/pricing/tiers';
import { countMarket, findMarket, listSkusOf, loadTiers, loadWholesaleSkus } from './repository';
import { wholesalerState } from './wholesaler';

const WHOLESALE_RULES: WholesaleRules = {
  minTotal: WHOLESALE_MIN_TOTAL,
  moqText: '起批 ¥2,000，可混批',
  deliverText: '现货 48 小时发货，支持存茶窖',
  sampleText: '首次合作可申请 3 款样茶',
};

export async function readMarket(
  tx: Tx,
  memberId: string | undefined,
  { sort = 'default', page = 1, ...filter }: RequestOf<'shopV2.wholesale'>,
  now: number,
  server: Setup,
): Promise<DataOf<'shopV2.wholesale'>> {
  const state = await wholesalerState(tx, memberId, now, server);
  const rows = await findMarket(tx, filter, { sort, limit: PAGE_SIZE, offset: offsetOf(page) }, now);
  const total = await countMarket(tx, filter);
  const specs = await loadSpecs(
    tx,
    rows.map((row) => row.id),
    state.state === 'approved',
  );
  const list = rows.map((row): WholesaleGoods => {
    const own = specs.get(row.id) ?? [];
    const first = own[0];
    return {
      card: presentGoodsCard(row, undefined),
      skus: own,
      ...(first?.tiers ? { tiers: first.tiers } : {}),
      moq: first?.moq ?? 1,
      multiple: first?.multiple ?? 1,
      locked: state.state !== 'approved',
      lead: leadOf(own),
    };
  });
  return { state, rules: WHOLESALE_RULES, page: pageOf(list, total, page) };
}

const leadOf = (own: readonly WholesaleSku[]): string =>
  own.some((sku) => sku.stock >= sku.moq) ? '48 小时发货' : `到货约 ${own[0]?.leadDays ?? 7} 天`;

/** Specifications that are sold by the piece to wholesalers, by goods id. */
async function loadSpecs(
  tx: Tx,
  goodsIds: readonly string[],
  withTiers: boolean,
): Promise<Map<string, WholesaleSku[]>> {
  const rows = await listSkusOf(tx, goodsIds);
  const ids = rows.map((row) => row.sku.id);
  const terms = await loadWholesaleSkus(tx, ids);
  const tiers = await loadTiers(tx, ids);
  const found = new Map<string, WholesaleSku[]>();
  for (const { sku, deliveryTypes } of rows) {
    const term = terms.get(sku.id);
    if (!term) continue;
    const view: WholesaleSku = {
      id: sku.id,
      specValues: sku.specValues,
      price: sku.price,
      marketPrice: sku.marketPrice,
      stock: sku.stock - sku.locked,
      image: sku.image,
      weight: sku.weight,
      moq: term.moq,
      multiple: term.multiple,
      ...(withTiers ? { tiers: tiers.get(sku.id) ?? [] } : {}),
      code: sku.id,
      escrowAllowed: deliveryTypes.includes('escrow'),
      leadDays: term.leadDays,
    };
    found.set(sku.goodsId, [...(found.get(sku.goodsId) ?? []), view]);
  }
  return found;
}
