/** CartView for one member: lines at today's prices, invalid ones apart, amounts of what is selected, hints. */
import type { CartLine, CartView } from '../../../src/contract/cart/schemas';
import type { Tx } from '../../db/client';
import { readLadder } from '../catalogue/quotes';
import { quantityProblem } from '../stock/limits';
import { boughtPieces, loadFreightRules } from '../stock/repository';
import { loadSaleSkus, type SaleSku } from '../stock/saleSkus';
import { yuan } from '../../lib/money';
import { freightOf } from '../pricing/freight';
import { memberPriceOf, type PriceViewer } from '../pricing/levels';
import { loadPriceViewer } from '../pricing/viewer';
import { listItems, type CartItem } from './repository';

/** From here on a line says how few are left. */
const FEW = 5;

interface Known {
  item: CartItem;
  sku: SaleSku;
  line: CartLine;
}

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
    const others = items
      .filter((one) => one.goodsId === item.goodsId && one.id !== item.id)
      .reduce((all, one) => all + one.qty, 0);
    return [{ item, sku, line: lineOf(item, sku, viewer, others, bought.get(item.goodsId) ?? 0) }];
  });
  const lines = known.filter(({ line }) => line.state !== 'soldout' && line.state !== 'off');
  const chosen = lines.filter(({ line }) => line.selected);
  const goodsTotal = chosen.reduce((all, { line }) => all + line.price * line.qty, 0);
  const discount = chosen.reduce((all, { line }) => all + (line.price - paidFor(line)) * line.qty, 0);
  const gifts = await readLadder(tx, memberId, goodsTotal - discount, now);
  return {
    lines: lines.map(({ line }) => line),
    invalid: known.filter((one) => !lines.includes(one)).map(({ line }) => ({ ...line, selected: false })),
    selectedCount: chosen.length,
    goodsTotal,
    discount,
    total: goodsTotal - discount,
    hints: await hintsOf(tx, chosen, goodsTotal - discount, gifts),
    gifts,
    count: items.length,
  };
}

/** One piece, in fen: at the price of an event, or at the member's. */
const paidFor = ({ price, memberPrice, event }: CartLine): number => event?.price ?? memberPrice ?? price;

function lineOf(
  item: CartItem,
  sku: SaleSku,
  viewer: PriceViewer | undefined,
  others: number,
  bought: number,
): CartLine {
  const { event } = sku;
  const memberPrice = event ? undefined : memberPriceOf(sku.price, sku.hasMemberMark, viewer);
  const limit = Math.min(sku.perMember ?? Infinity, event ? event.perMember - event.bought : Infinity);
  const tip = tipOf(item, sku, others, bought);
  return {
    id: item.id,
    skuId: item.skuId,
    goodsId: item.goodsId,
    title: sku.title,
    cover: sku.cover,
    specText: sku.specText,
    price: sku.price,
    ...(memberPrice === undefined ? {} : { memberPrice }),
    qty: item.qty,
    stock: Math.max(0, sku.free),
    moq: sku.moq,
    multiple: sku.multiple,
    ...(limit === Infinity ? {} : { limit }),
    ...(event
      ? {
          event: {
            activityId: event.activityId,
            title: event.title,
            price: event.price,
            limit: event.perMember,
            bought: event.bought,
          },
        }
      : {}),
    selected: item.selected,
    state: stateOf(item, sku, others, bought),
    ...(tip === undefined ? {} : { tip }),
    seller: sku.seller,
    categoryId: sku.categoryIds[1],
  };
}

/** changed: still for sale, but not in this quantity. */
function stateOf(item: CartItem, sku: SaleSku, others: number, bought: number): CartLine['state'] {
  if (!sku.onSale) return 'off';
  if (sku.free < Math.max(1, sku.moq)) return 'soldout';
  return quantityProblem(sku, item.qty, others, bought) === undefined ? 'ok' : 'changed';
}

/** The one thing that matters most: too few left, a lower price, a limit. */
function tipOf(item: CartItem, sku: SaleSku, others: number, bought: number): string | undefined {
  if (!sku.onSale) return '商品已下架';
  if (sku.free < Math.max(1, sku.moq)) return '已售罄';
  if (sku.free < item.qty || sku.free <= FEW) return `仅剩 ${sku.free}`;
  if (sku.perMember !== undefined && item.qty + others + bought >= sku.perMember) return `限购 ${sku.perMember}`;
  if (sku.event && item.qty + others + sku.event.bought >= sku.event.perMember) return `限购 ${sku.event.perMember}`;
  if (sku.price < item.priceThen) return `已降价 ¥${yuan(item.priceThen - sku.price)}`;
  return sku.perMember === undefined ? undefined : `限购 ${sku.perMember}`;
}

/** 再买 ¥21 包邮 · 再买 ¥100 得 赠品 */
async function hintsOf(
  tx: Tx,
  chosen: readonly Known[],
  total: number,
  gifts: CartView['gifts'],
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
  const next = gifts.find((step) => !step.reached);
  const got = gifts.filter((step) => step.reached).at(-1);
  if (next) hints.push({ key: 'gift', label: '满赠', value: `再买 ¥${yuan(next.lack)} 得${next.gift.title}` });
  else if (got) hints.push({ key: 'gift', label: '满赠', value: `已享满赠：${got.gift.title}` });
  return hints;
}
