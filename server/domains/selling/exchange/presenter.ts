/** Wire shapes of what points and coins buy. */
import type { UserBrief } from '../../../../src/contract/member/schemas';
import type { ExchangeGoods, ExchangeRow } from '../../../../src/contract/exchange/schemas';
import type { Order } from '../../trade/order/repository';
import type { Level } from '../../people/shopSettings/settings';
import { neededLevel } from '../../people/pricing/levels';
import type { Exchange, ExchangeItem } from './repository';

const DELIVERY: Record<ExchangeItem['kind'], string> = {
  goods: '兑换后 48 小时内发出，包邮',
  coupon: '兑换后立即放入券包',
  course: '兑换后立即可学',
};

/** `level`: of whoever looks at it; undefined: what was had already is not locked. */
export function itemView(
  row: ExchangeItem,
  bought: number,
  levels: readonly Level[],
  { level = row.needLevel, note = '' }: { level?: number; note?: string } = {},
): ExchangeGoods {
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
    ...(level < row.needLevel ? { locked: true } : {}),
    ...(note ? { note } : {}),
    delivery: DELIVERY[row.kind],
  };
}

/** Whose list it stands in, and the people it names. */
export interface Eyes {
  viewerId: string;
  people: ReadonlyMap<string, UserBrief>;
}

/** Whether the money part was paid is read from the order. An order is told to whoever it goes to. */
export function exchangeRow(
  row: Exchange,
  item: ExchangeItem,
  bought: number,
  orderStatus: Order['status'] | undefined,
  levels: readonly Level[],
  { viewerId, people }: Eyes,
): ExchangeRow {
  const paid = row.status === 'unpaid' && orderStatus !== undefined && orderStatus !== 'unpaid';
  const isMine = row.memberId === viewerId;
  const to = isMine && row.toId ? people.get(row.toId) : undefined;
  const from = isMine ? undefined : people.get(row.memberId ?? '0');
  const waits = row.status === 'waiting';
  return {
    id: row.id,
    unit: row.unit,
    value: isMine ? row.value : 0,
    goods: itemView(item, bought, levels),
    status: paid ? (orderStatus === 'cancelled' ? 'cancelled' : 'done') : row.status,
    ...(to ? { to } : {}),
    ...(from ? { from } : {}),
    ...(row.memo ? { memo: row.memo } : {}),
    addressNeeded: waits && !isMine,
    ...(waits && row.until !== null ? { until: row.until } : {}),
    ...(row.orderId && row.toId === (isMine ? null : viewerId) ? { orderId: row.orderId } : {}),
    at: row.at,
  };
}
