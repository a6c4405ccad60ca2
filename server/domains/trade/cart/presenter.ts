/** CartView for one member: lines at today's prices, invalid ones apart, amounts of what is selected, hints. */
import type { CartLine, CartView } from '../../../../src/contract/cart/schemas';
import type { Tx } from '../../../db/client';
import { giftOf, readGifts, showLadder } from '../../offer/catalogue/quotes';
import { campaignFor } from '../../people/pricing/campaigns';
import { eventOf, quantityProblem } from '../../offer/stock/limits';
import { boughtPieces, loadFreightRules } from '../../offer/stock/repository';
import { loadSaleSkus, type SaleSku } from '../../offer/stock/saleSkus';
import { yuan } from '../../../lib/money';
import { freightOf } from '../../people/pricing/freight';
import type { PriceViewer } from '../../people/pricing/levels';
import { offerOf, payOf } from '../../people/pricing/offer';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { listItems, type CartItem } from './repository';

/** From here on a line says how few are left. */
const FEW = 5;

interface Known {
  item: CartItem;
  sku: SaleSku;
  line: CartLine;
}

/** What counts against the limits of a line beside itself: pieces of the same goods, those of them that are selected, those in orders. */
interface Beside {
  others: number;
  chosen: number;
  bought: number;
}
const piecesOf = (items: readonly CartItem[]) => items.reduce((all, { qty }) => all + qty, 0);

export async function readCart(tx: Tx, memberId: string, now: number): Promise<CartView> {
  const items = await listItems(tx, memberId);
  const skus = await loadSaleSkus(
    tx,
    items.map((item) => item.skuId),
    { memberId, now },
  );
  const viewer = await loadPriceViewer(tx, memberId, now);
  const limited = [...skus.values()].filter((sku) => sku.perMember !== undefined).map((sku) => sku.goodsId);
  const bought = await boughtPieces(tx, memberId, limited);
  const known = items.flatMap((item): Known[] => {
    const sku = skus.get(item.skuId);
    if (!sku) return [];
    const same = items.filter((one) => one.goodsId === item.goodsId && one.id !== item.id);
    const beside = {
      others: piecesOf(same),
      chosen: piecesOf(same.filter(({ selected }) => selected)),
      bought: bought.get(item.goodsId) ?? 0,
    };
    return [{ item, sku, line: lineOf(item, sku, viewer, beside) }];
  });
  const lines = known.filter(({ line }) => line.state !== 'soldout' && line.state !== 'off');
  const chosen = lines.filter(({ line }) => line.selected);
  const goodsTotal = chosen.reduce((all, { line }) => all + line.price * line.qty, 0);
  const discount = chosen.reduce((all, { line }) => all + (line.price - payOf(line)) * line.qty, 0);
  const steps = await readGifts(tx, goodsTotal - discount, now);
  const gift = giftOf(steps, new Map(chosen.map(({ line }) => [line.skuId, line.qty])));
  const gifts = await showLadder(tx, viewer, steps, now);
  return {
    lines: lines.map(({ line }) => line),
    invalid: known.filter((one) => !lines.includes(one)).map(({ line }) => ({ ...line, selected: false })),
    selectedCount: chosen.length,
    goodsTotal,
    discount,
    total: goodsTotal - discount,
    hints: await hintsOf(tx, chosen, goodsTotal - discount, { gift, next: gifts.find((step) => !step.reached) }),
    gifts,
    count: items.length,
  };
}

function lineOf(item: CartItem, sku: SaleSku, viewer: PriceViewer | undefined, beside: Beside): CartLine {
  const offer = offerOf({ ...sku, campaign: campaignFor(sku.campaign, item.qty, beside.chosen) }, viewer);
  const event = eventOf(sku);
  const limit = Math.min(sku.perMember ?? Infinity, event ? event.perMember - event.bought : Infinity);
  const tip = tipOf(item, sku, beside);
  return {
    id: item.id,
    skuId: item.skuId,
    goodsId: item.goodsId,
    title: sku.title,
    cover: sku.cover,
    specText: sku.specText,
    price: sku.price,
    ...(offer ? { offer } : {}),
    qty: item.qty,
    stock: Math.max(0, sku.free),
    moq: sku.moq,
    multiple: sku.multiple,
    ...(limit === Infinity ? {} : { limit }),
    ...(event
      ? {
          event: {
            activityId: event.id,
            title: event.title,
            price: event.price,
            limit: event.perMember,
            bought: event.bought,
          },
        }
      : {}),
    selected: item.selected,
    state: stateOf(item, sku, beside),
    ...(tip === undefined ? {} : { tip }),
    seller: sku.seller,
    categoryId: sku.categoryIds[1],
  };
}

/** changed: still for sale, but not in this quantity. */
function stateOf(item: CartItem, sku: SaleSku, { others, bought }: Beside): CartLine['state'] {
  if (!sku.onSale) return 'off';
  if (sku.free < Math.max(1, sku.moq)) return 'soldout';
  return quantityProblem(sku, item.qty, others, bought) === undefined ? 'ok' : 'changed';
}

/** The one thing that matters most: too few left, a lower price, a limit. */
function tipOf(item: CartItem, sku: SaleSku, { others, chosen, bought }: Beside): string | undefined {
  if (!sku.onSale) return '商品已下架';
  if (sku.free < Math.max(1, sku.moq)) return '已售罄';
  if (sku.free < item.qty || sku.free <= FEW) return `仅剩 ${sku.free}`;
  if (sku.perMember !== undefined && item.qty + others + bought >= sku.perMember) return `限购 ${sku.perMember}`;
  const event = eventOf(sku);
  if (event && item.qty + others + event.bought >= event.perMember) return `限购 ${event.perMember}`;
  if (sku.campaign?.why === 'flash' && !campaignFor(sku.campaign, item.qty, chosen))
    return `秒杀限 ${Math.min(sku.campaign.perMember - sku.campaign.bought, sku.campaign.left ?? Infinity)} 件，超出按平日价`;
  if (sku.price < item.priceThen) return `已降价 ¥${yuan(item.priceThen - sku.price)}`;
  return sku.perMember === undefined ? undefined : `限购 ${sku.perMember}`;
}

/** 再买 ¥21 包邮 · 已享满赠：赠品，再买 ¥100 换成更好的 */
async function hintsOf(
  tx: Tx,
  chosen: readonly Known[],
  total: number,
  { gift, next }: { gift: ReturnType<typeof giftOf>; next: CartView['gifts'][number] | undefined },
): Promise<CartView['hints']> {
  if (chosen.length === 0) return [];
  const hints: CartView['hints'] = [];
  const rules = await loadFreightRules(
    tx,
    chosen.map(({ sku }) => sku.freightTemplateId),
  );
  const { lack, freeOver } = freightOf(rules, '', total, 0);
  if (freeOver > 0) {
    hints.push({ key: 'freight', label: '包邮', value: lack > 0 ? `再买 ¥${yuan(lack)} 包邮` : '已免运费' });
  }
  const got = gift && (gift.gone ? `赠品${gift.sku.title}已赠完` : `已享满赠：${gift.sku.title}`);
  const more = next && `再买 ¥${yuan(next.lack)} ${got ? '换成' : '得'}${next.gift.title}`;
  if (got || more)
    hints.push({ key: 'gift', label: '满赠', value: [got, more].filter((part) => part !== undefined).join('，') });
  return hints;
}
