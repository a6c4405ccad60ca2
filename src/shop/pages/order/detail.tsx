/** /shop/pages/order/detail: one order; what can be done with it stands at the foot. */
import { useDidShow } from '@tarojs/taro';
import { useRef } from 'react';
import { call } from '@/core/api';
import { back } from '@/core/routes';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { OrderButtons } from '../../orders/OrderButtons';
import { OrderStory } from '../../orders/OrderStory';
import { useOrderActions } from '../../orders/useOrderActions';

export default function OrderDetailPage() {
  const { id = '' } = usePageParams<'/shop/pages/order/detail'>();
  const state = usePageData(() => call('memberOrder.view', { id }), [id]);
  const reload = () => void state.reload();
  const actions = useOrderActions((_, order) => (order ? state.set(order) : void back('/pages/tea/mine')), reload);
  const entered = useRef(false);
  // Back from the cashier or the address book the order may be another one.
  useDidShow(() => {
    if (entered.current) reload();
    entered.current = true;
  });
  const order = state.data;
  return (
    <Page
      state={state}
      skeleton="cells"
      overlay={actions.sheets}
      action={order && order.card.actions.length > 0 && <OrderButtons order={order.card} actions={actions} size="m" />}
    >
      {(data) => <OrderStory order={data} onExpire={reload} />}
    </Page>
  );
}
