/** 我的订单: a page of order cards, with what other domains add to them. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { orderCard } from '../presenter';
import { listLines } from '../repository';
import { loadStores } from '../stores';
import { listOrders } from './repository';

export async function pageOfOrders(
  tx: Tx,
  memberId: string,
  { tab = 'all', kind, keyword, page = 1 }: RequestOf<'memberOrder.index'>,
  now: number,
  server: Setup,
): Promise<DataOf<'memberOrder.index'>> {
  const { orderParts } = server.kinds;
  const { rows, total } = await listOrders(tx, memberId, { tab, kind, keyword }, PAGE_SIZE, offsetOf(page));
  const [lines, stores] = await Promise.all([
    listLines(
      tx,
      rows.map((row) => row.id),
    ),
    loadStores(
      tx,
      rows.flatMap((row) => row.pickup?.storeId ?? []),
      now,
    ),
  ]);
  const bought = rows.map((order) => ({ order, lines: lines.filter((line) => line.orderId === order.id) }));
  const [groups, sales, reviews] = await Promise.all([
    orderParts.group.ofCards(tx, bought, now, server),
    orderParts.sales.ofCards(tx, bought, now, server),
    orderParts.reviews.ofCards(tx, bought, now, server),
  ]);
  const cards = bought.map(({ order, lines: own }) =>
    orderCard(server, order, own, stores.get(order.pickup?.storeId ?? ''), {
      sales: sales.get(order.id),
      reviews: reviews.get(order.id),
      group: groups.get(order.id),
    }),
  );
  return pageOf(cards, total, page);
}
