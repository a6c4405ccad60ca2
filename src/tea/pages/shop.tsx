/** /tea/pages/shop: the shelf of one store, to be fetched there. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { go } from '@/core/routes';
import { BasketBar } from '@/domain/cart/BasketBar';
import { totalOf, useBasket } from '@/domain/cart/useBasket';
import { useWhere } from '@/domain/store/useWhere';
import { Empty } from '@/ui/kit/Empty';
import { Page, useAction, usePageParams, useSayAndGo } from '@/ui/shell';
import { ShelfBody } from '../shelf/ShelfBody';
import { useShelf } from '../shelf/useShelf';

export default observer(function ShelfPage() {
  const params = usePageParams<'/tea/pages/shop'>();
  const sayAndGo = useSayAndGo();
  const where = useWhere();
  const shelf = useShelf(params, where);
  const basket = useBasket();
  const [sheet, setSheet] = useState(false);
  const lines = basket.lines.filter(({ skuId }) => shelf.pickup.has(skuId));
  // What this store lacks stays in the cart for another one.
  const here = lines.filter(({ skuId }) => !shelf.lacks.has(skuId));
  const storeId = shelf.state.data?.store.id;
  const settle = useAction(async () => {
    const missing = lines.length - here.length;
    const toSettle = () =>
      go('/shop/pages/order/settle', {
        source: 'cart',
        lines: here.map(({ id, skuId, qty }) => ({ skuId, qty, cartItemId: id })),
        deliveryType: 'pickup',
        storeId,
      });
    if (missing === 0) await toSettle();
    else await sayAndGo(`${missing} 种本店无货，先结算其余的`, toSettle);
  });
  const pieces = here.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <Page
      state={shelf.state}
      action={
        storeId && (
          <BasketBar
            pieces={pieces}
            total={totalOf(here)}
            settle="自提结算"
            busy={settle.pending}
            disabled={here.length === 0}
            onOpen={() => setSheet(true)}
            onSettle={() => void settle.run()}
          />
        )
      }
    >
      {(view) =>
        view ? (
          <ShelfBody view={view} shelf={shelf} basket={basket} sheet={sheet} onSheet={setSheet} />
        ) : (
          <Empty title="还没有可以自提的门店" />
        )
      }
    </Page>
  );
});
