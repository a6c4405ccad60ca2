/** special.wholesaleList: what a member has going in bulk. Groups and auctions are open to everybody, the rest to wholesalers. */
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { WholesaleRow } from '../../../src/contract/wholesale/schemas';
import type { Tx } from '../../db/client';
import { orders, wholesaleInquiries, type OrderStatus } from '../../db/schema';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { auctionRows } from '../auction/rows';
import { pageOfLots } from '../cellar/repository';
import { listLines, type Order, type OrderLineRow } from '../order/repository';
import { shareOut } from './detail';
import { readGroups } from './groups';
import { requireWholesaler } from './standing';

type Input = RequestOf<'special.wholesaleList'>;
type Rows = { rows: WholesaleRow[]; total: number };
type Reader = (tx: Tx, memberId: string, input: Input, offset: number, now: number) => Promise<Rows>;

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
const OPEN: ReadonlySet<OrderStatus> = new Set(['paid', 'partial', 'shipped', 'received', 'finished']);

function orderRow(order: Order, lines: readonly OrderLineRow[]): WholesaleRow {
  const first = lines[0];
  const parts = lines.map((line) => shareOut(line, OPEN.has(order.status)));
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

const readOrders: Reader = async (tx, memberId, { status }, offset) => {
  const where = and(
    eq(orders.memberId, memberId),
    eq(orders.kind, 'wholesale'),
    isNull(orders.hiddenAt),
    status ? inArray(orders.status, [status as OrderStatus]) : undefined,
  );
  const found = await tx
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const lines = await listLines(
    tx,
    found.map((order) => order.id),
  );
  const [sum] = await tx.select({ total: count() }).from(orders).where(where);
  return {
    rows: found.map((order) =>
      orderRow(
        order,
        lines.filter((line) => line.orderId === order.id),
      ),
    ),
    total: sum?.total ?? 0,
  };
};

const readLots: Reader = async (tx, memberId, _input, offset) => {
  const { rows, total } = await pageOfLots(tx, memberId, PAGE_SIZE, offset);
  return {
    total,
    rows: rows.map((lot) => ({
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
    })),
  };
};

const readInquiries: Reader = async (tx, memberId, { status }, offset) => {
  const where = and(
    eq(wholesaleInquiries.memberId, memberId),
    status ? eq(wholesaleInquiries.status, status as 'open') : undefined,
  );
  const found = await tx
    .select()
    .from(wholesaleInquiries)
    .where(where)
    .orderBy(desc(wholesaleInquiries.createdAt), desc(wholesaleInquiries.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const [sum] = await tx.select({ total: count() }).from(wholesaleInquiries).where(where);
  return {
    total: sum?.total ?? 0,
    rows: found.map((row) => ({
      id: row.id,
      kind: 'inquiry',
      no: row.no,
      title: row.lines.length > 1 ? `${row.lines[0]?.text} 等 ${row.lines.length} 项` : (row.lines[0]?.text ?? ''),
      cover: row.photos[0] ?? '/images/category/8.webp',
      qty: row.lines.reduce((all, line) => all + line.qty, 0),
      amount: row.budget ?? 0,
      status: row.status,
      statusText: INQUIRY_TEXT[row.status],
      extra: [
        { key: 'needBy', label: '需要日期', value: row.needBy },
        ...(row.packing ? [{ key: 'packing', label: '包装', value: row.packing }] : []),
      ],
      route: row.quoteId ? `/client/pages/quote?id=${row.quoteId}` : `/member/pages/wholesale/blank?id=${row.id}`,
    })),
  };
};

const READERS: Record<Input['tab'], Reader> = {
  orders: readOrders,
  lots: readLots,
  groups: (tx, memberId, _input, offset) => readGroups(tx, memberId, offset),
  auctions: (tx, memberId, _input, offset, now) => auctionRows(tx, memberId, PAGE_SIZE, offset, now),
  inquiries: readInquiries,
};

/** 403 for the tabs of wholesalers. */
export async function readList(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
): Promise<DataOf<'special.wholesaleList'>> {
  if (input.tab !== 'groups' && input.tab !== 'auctions') await requireWholesaler(tx, memberId);
  const page = input.page ?? 1;
  const { rows, total } = await READERS[input.tab](tx, memberId, input, offsetOf(page), now);
  return pageOf(rows, total, page);
}
