/** After-sales on the card and the page of their order. */
import type { Bought, OrderParts, SaleState } from '../order/parts';
import type { Setup } from '../../http/context';
import { cellarOf, type Cellar } from '../cellar/returns';
import { returnableOf, saleOfLine, saleView } from './presenter';
import { listSaleLogs, listSales, type FullSale } from './repository';
import { windowOf } from './window';

const stateOf = (
  server: Setup,
  { order, lines }: Bought,
  sales: readonly FullSale[],
  cellar: Cellar,
  now: number,
): SaleState => ({
  marks: new Map(
    lines.flatMap(({ id }) => {
      const mark = saleOfLine(id, sales);
      return mark ? [[id, mark]] : [];
    }),
  ),
  returnable: returnableOf(server, order, lines, sales, cellar, now),
});

export const salePart: OrderParts['sales'] = {
  ofCards: async (tx, bought, now, server) => {
    const ids = bought.map(({ order }) => order.id);
    const sales = await listSales(tx, ids);
    const stored = bought.filter(({ lines }) => lines.some(({ storeQty }) => storeQty > 0));
    const cellar = await cellarOf(
      tx,
      stored.map(({ order }) => order.id),
    );
    return new Map(
      bought.map((one) => {
        const { id } = one.order;
        const own = sales.filter(({ sale }) => sale.orderId === id);
        return [id, stateOf(server, one, own, cellar, now)];
      }),
    );
  },
  ofPage: async (tx, bought, now, server) => {
    const { order } = bought;
    const sales = await listSales(tx, [order.id]);
    const logs = await listSaleLogs(
      tx,
      sales.map(({ sale }) => sale.id),
    );
    const { until } = windowOf(server, order, now);
    return {
      ...stateOf(server, bought, sales, await cellarOf(tx, [order.id]), now),
      afterSales: sales.map((sale) => saleView(sale, logs)),
      ...(until === undefined ? {} : { afterSaleUntil: until }),
    };
  },
};
