/** Wire shapes of what points and coins buy. */
import type { ExchangeGoods, ExchangeRow } from '../../../../src/contract/promo/schemas';
import type { Order } from '../../order/repository';
import type { Level } from '../../house/settings';
import { neededLevel } from '../../pricing/levels';
import type { Exchange, ExchangeItem } from './repository';

export function itemView(row: ExchangeItem, bought: number, levels: readonly Level[]): ExchangeGoods {
  const levelNeed = neededLevel(levels, row.needLevel);
  return {
    id: row.id,
    title: row.title,
    cover: row.cover,
    unit: row.unit,
    value: row.value,
    money: row.money,
    stock: row.stock - row.sold,
    limit: row.perMember,
    bought,
    cateId: row.cateId,
    kind: row.kind,
    ...(levelNeed === undefined ? {} : { levelNeed }),
  };
}

/** Whether the money part was paid is read from the order. */
export function exchangeRow(
  row: Exchange,
  item: ExchangeItem,
  bought: number,
  orderStatus: Order['status'] | undefined,
  levels: readonly Level[],
): ExchangeRow {
  const paid = row.status === 'unpaid' && orderStatus !== undefined && orderStatus !== 'unpaid';
  return {
    id: row.id,
    unit: row.unit,
    value: row.value,
    goods: itemView(item, bought, levels),
    status: paid ? (orderStatus === 'cancelled' ? 'cancelled' : 'done') : row.status,
    addressNeeded: false,
    ...(row.orderId ? { orderId: row.orderId } : {}),
    at: row.at,
  };
}
