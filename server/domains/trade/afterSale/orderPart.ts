/** After-sales on the card and the page of their order. */
import type { Bought, OrderParts, SaleState } from '../order/parts';
import { cellarOf, type Cellar } from '../cellar/returns';
import { shownBy } from '../../people/file/sealed';
import { readShopSettings } from '../../people/shopSettings/repository';
import { returnableOf, saleOfLine, saleView } from './presenter';
import { listSaleLogs, listSales, type FullSale } from './repository';
import { viewSale } from './service';
import { windowOf, type Window } from './window';

const stateOf = (open: Window, { order, lines }: Bought, sales: readonly FullSale[], cellar: Cellar): SaleState => ({
  marks: new Map(
    lines.flatMap(({ id }) => {
      const mark = saleOfLine(id, sales);
      return mark ? [[id, mark]] : [];
    }),
  ),
  returnable: returnableOf(open, order, lines, sales, cellar),
});

export const salePart: OrderParts['sales'] = {
  view: viewSale,
  ofCards: async (tx, bought, now, server) => {
    const ids = bought.map(({ order }) => order.id);
    const sales = await listSales(tx, ids);
    const stored = bought.filter(({ lines }) => lines.some(({ storeQty }) => storeQty > 0));
    const cellar = await cellarOf(
      tx,
      stored.map(({ order }) => order.id),
    );
    const { limits } = await readShopSettings(tx);
    return new Map(
      bought.map((one) => {
        const { id } = one.order;
        const own = sales.filter(({ sale }) => sale.orderId === id);
        return [id, stateOf(windowOf(server, one.order, limits, now), one, own, cellar)];
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
    const shopSettings = await readShopSettings(tx);
    const shown = shownBy(server, now);
    const open = windowOf(server, order, shopSettings.limits, now);
    return {
      ...stateOf(open, bought, sales, await cellarOf(tx, [order.id])),
      afterSales: sales.map((sale) => saleView(sale, logs, shopSettings, shown)),
      ...(open.until === undefined ? {} : { afterSaleUntil: open.until }),
    };
  },
};
