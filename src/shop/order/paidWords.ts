/** What comes after the payment of an order, by what was bought: a parcel, pieces over a counter, tea in the cellar. Pure. */
import type { OrderDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { ORDER_STATUS } from '@/domain/order/labels';

type Order = Pick<OrderDetail, 'card' | 'deliveryType' | 'giveGot'>;

/** 待发货，收货后送 680 积分. */
export function paidText(order: Order): string {
  const { status } = order.card;
  const isOver = status === 'received' || status === 'finished';
  const gone = status === 'cancelled' || status === 'refunded';
  const given = `${isOver ? '已送' : order.deliveryType === 'pickup' ? '取货后送' : '收货后送'} ${figure(order.giveGot)} 积分`;
  return [stateText(order), !gone && order.giveGot > 0 && given].filter(Boolean).join('，');
}

function stateText({ card: { status, lines }, deliveryType }: Order): string {
  // Read before the payment was known: it is read again.
  if (status === 'unpaid') return '';
  if (status === 'pickup') return '凭取货码到门店自取';
  if (status === 'grouping') return deliveryType === 'pickup' ? '成团后到门店自取' : '成团后发货';
  if (deliveryType === 'escrow' && (status === 'received' || status === 'finished')) return '已存入茶窖';
  const isSplit = status === 'paid' && lines.some(({ storeQty = 0 }) => storeQty > 0);
  return isSplit ? '已部分存入茶窖，其余待发货' : ORDER_STATUS[status];
}
