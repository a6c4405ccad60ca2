/** /shop/pages/category: for buying fast; the 分类 tab is for looking around. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { GoodsSort, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { BasketBar } from '@/domain/cart/BasketBar';
import { totalOf, useBasket } from '@/domain/cart/useBasket';
import { IconButton } from '@/ui/kit/IconButton';
import { Page, useAction, useLogin, usePageData, usePageParams, useParam } from '@/ui/shell';
import { QuickOrder } from '../quickOrder/QuickOrder';

const SCENES = ['new', 'vip', 'escrow', 'show'];

export default observer(function CategoryPage() {
  const params = usePageParams<'/shop/pages/category'>();
  const { scene } = params;
  const [chosenId, choose] = useParam(params, 'id');
  const [sort, setSort] = useParam(params, 'sort', 'default');
  const state = usePageData(() => call('atShop.goodsClass', { scene: 'retail' }), [], 'atShop.goodsClass');
  const basket = useBasket();
  const guard = useLogin();
  const [sheet, setSheet] = useState(false);
  // What was left unticked in the cart stays there.
  const chosen = basket.lines.filter(({ selected }) => selected);
  const pieces = chosen.reduce((sum, { qty }) => sum + qty, 0);
  const settle = useAction(() =>
    go('/shop/pages/order/settle', {
      source: 'cart',
      lines: chosen.map(({ id: cartItemId, skuId, qty }) => ({ skuId, qty, cartItemId })),
    }),
  );
  return (
    <Page
      state={state}
      right={<IconButton icon="search" label="搜索" onPress={() => go('/shop/pages/search/index', {})} />}
      action={
        state.data && (
          <BasketBar
            pieces={pieces}
            total={totalOf(chosen)}
            settle="去结算"
            busy={settle.pending}
            onOpen={() => setSheet(true)}
            onSettle={() => guard(() => void settle.run())}
          />
        )
      }
    >
      {(tree) => (
        <QuickOrder
          tree={tree}
          chosenId={chosenId}
          onChoose={choose}
          sort={sort as GoodsSort}
          onSort={setSort}
          scene={SCENES.includes(scene ?? '') ? (scene as RequestOf<'shop.productIndex'>['scene']) : undefined}
          basket={basket}
          sheet={sheet}
          onSheet={setSheet}
        />
      )}
    </Page>
  );
});
