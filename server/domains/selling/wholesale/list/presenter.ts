/** Wire shapes of what a member has going in bulk; auctions are auction/rows.ts. */
import type { WholesaleRow } from '../../../../../src/contract/wholesale/schemas';
import type { GroupStatus, OrderStatus } from '../../../../db/schema';
import type { LotRow } from '../../../trade/cellar/repository';
import type { Order, OrderLineRow } from '../../../trade/order/repository';
import type { InquiryRow } from '../repository';
import type { OwnGroup } from './repository';

const STATUS_TEXT: Record<OrderStatus, string> = {
  unpaid: '待付款',
  grouping: '待成团',
  paid: '待发货',
  pickup: '待自提',
  partial: '部分发货',
  shipped: '待收货',
  received: '已收货',
  finished: '已完成',
  cancelled: '已取消',
  refunded: '已退款',
};
const INQUIRY_TEXT = { open: '待报价', quoted: '已报价', closed: '已关闭' } as const;
const GROUP_TEXT: Record<GroupStatus, string> = {
  pending: '待付款',
  open: '拼团中',
  success: '已成团',
  failed: '未成团，已退款',
  void: '已取消',
};
const PAID: ReadonlySet<OrderStatus> = new Set(['paid', 'partial', 'shipped', 'received', 'finished']);

/** Pieces of a line: sent, put into the cellar, still to come. They add up to the quantity without what was refunded before it was sent. */
export function shareOut(
  order: Pick<Order, 'status'>,
  line: OrderLineRow,
): { shipped: number; stored: number; left: number } {
  const stored = PAID.has(order.status) ? line.storeQty : 0;
  return { shipped: line.shippedQty, stored, left: line.qty - line.cancelledQty - line.shippedQty - stored };
}

export function orderRow(order: Order, lines: readonly OrderLineRow[]): WholesaleRow {
  const first = lines[0];
  const parts = lines.map((line) => shareOut(order, line));
  const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + of(part), 0);
  return {
    id: order.id,
    kind: 'order',
    no: order.no,
    title: lines.length > 1 ? `${first?.title ?? ''} 等 ${lines.length} 种` : (first?.title ?? ''),
    cover: first?.cover ?? '',
    qty: lines.reduce((all, line) => all + line.qty, 0),
    amount: order.payable,
    status: order.status,
    statusText: STATUS_TEXT[order.status],
    extra:
      order.status === 'unpaid'
        ? [{ key: 'expireAt', label: '付款截止', value: String(order.expireAt ?? 0) }]
        : [
            { key: 'shipped', label: '已发', value: String(sum((part) => part.shipped)) },
            { key: 'stored', label: '存窖', value: String(sum((part) => part.stored)) },
            { key: 'left', label: '剩余', value: String(sum((part) => part.left)) },
          ],
    route: `/member/pages/wholesale/detail?id=${order.id}`,
  };
}

export const lotRow = (lot: LotRow): WholesaleRow => ({
  id: lot.id,
  kind: 'lot',
  no: lot.no,
  title: lot.title,
  cover: lot.cover,
  qty: lot.qty,
  amount: lot.guideValue * lot.qty,
  status: lot.free === lot.qty ? 'stored' : 'moving',
  statusText: lot.free === lot.qty ? '在库' : '出库中',
  extra: [
    { key: 'free', label: '可提', value: `${lot.free} ${lot.unit}` },
    { key: 'weight', label: '重量', value: `${((lot.weight * lot.qty) / 1000).toFixed(1)} kg` },
    { key: 'freeAt', label: '免费期至', value: String(lot.freeUntil) },
  ],
  route: `/outbound/pages/escrow?lotId=${lot.id}`,
});

export function groupRow({ place, group, title, cover, no, payable }: OwnGroup): WholesaleRow {
  const lack = Math.max(0, group.size - group.joined);
  const isOpen = group.status === 'open';
  return {
    id: group.id,
    kind: 'group',
    no,
    title,
    cover,
    qty: 1,
    amount: payable,
    status: group.status,
    statusText: isOpen && place.status === 'held' ? '待付款' : GROUP_TEXT[group.status],
    extra: [
      { key: 'size', label: '成团', value: `${group.joined}/${group.size} 人` },
      ...(isOpen
        ? [
            { key: 'lack', label: '还差', value: `${lack} 人` },
            { key: 'expireAt', label: '剩余', value: String(group.expireAt) },
          ]
        : []),
    ],
    route: `/shop/pages/marketing/wholesale_detail?id=${group.campaignId}&type=group&groupId=${group.id}`,
  };
}

/** `token`: of the offer that answers it. */
export const inquiryRow = (row: InquiryRow, shown: (url: string) => string, token?: string): WholesaleRow => ({
  id: row.id,
  kind: 'inquiry',
  no: row.no,
  title: row.lines.length > 1 ? `${row.lines[0]?.text} 等 ${row.lines.length} 项` : (row.lines[0]?.text ?? ''),
  cover: row.photos[0] ? shown(row.photos[0]) : '/images/category/8.webp',
  qty: row.lines.reduce((all, line) => all + line.qty, 0),
  amount: row.budget ?? 0,
  status: row.status,
  statusText: INQUIRY_TEXT[row.status],
  extra: [
    { key: 'needBy', label: '需要日期', value: row.needBy },
    ...(row.packing ? [{ key: 'packing', label: '包装', value: row.packing }] : []),
  ],
  route: token ? `/client/pages/quote?share=${token}` : `/member/pages/wholesale/blank?id=${row.id}`,
});
