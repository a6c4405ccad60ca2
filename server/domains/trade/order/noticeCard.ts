import type { NoticeCards } from '../../people/notice/kinds';
import { yuan } from '../../../lib/money';
import { momentText } from '../../../lib/shanghai';
import type { OrderStatus } from '../../../db/schema';
import { listLines, listOwnOrders } from './repository';

/** The word of each state, and how many steps of its way are behind it; what has ended early has no way any more. */
const STATES: Record<OrderStatus, readonly [word: string, at?: number]> = {
  unpaid: ['待付款', 0],
  grouping: ['待成团', 1],
  paid: ['待发货', 2],
  pickup: ['待自提', 3],
  partial: ['部分发货', 3],
  shipped: ['待收货', 3],
  received: ['待评价', 4],
  finished: ['已完成', 4],
  cancelled: ['已取消'],
  refunded: ['已退款'],
};

/** An order in the notices about it: its first thing, and how far it has come. */
export const orderNotice: NoticeCards = async (tx, memberId, ids) => {
  const found = await listOwnOrders(tx, memberId, ids);
  const lines = await listLines(
    tx,
    found.map(({ id }) => id),
  );
  return new Map(
    found.map((order) => {
      const own = lines.filter(({ orderId }) => orderId === order.id);
      const qty = own.reduce((all, line) => all + line.qty, 0);
      const [word, at] = STATES[order.status];
      const way = order.deliveryType === 'pickup' ? '自提' : order.deliveryType === 'escrow' ? '入窖' : '配送';
      return [
        order.id,
        {
          ...(own[0] ? { image: own[0].cover } : {}),
          text: `${own[0]?.title ?? '订单'}${qty > 1 ? ` 等 ${qty} 件` : ''}`,
          note: word,
          rows: [
            { key: 'no', label: '订单编号', value: order.no },
            { key: 'amount', label: '金额', value: `¥${yuan(order.payable)}` },
            { key: 'status', label: '状态', value: word },
            { key: 'at', label: '下单时间', value: momentText(order.createdAt) },
          ],
          ...(at === undefined ? {} : { steps: { labels: ['付款', '备货', way, '完成'], at } }),
        },
      ];
    }),
  );
};
