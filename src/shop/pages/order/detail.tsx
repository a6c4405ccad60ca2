/** /shop/pages/order/detail: one order and what came after it; what can be done with it stands at the foot. In staff mode it is the house's. */
import { useShareAppMessage } from '@tarojs/taro';
import type { OrderAction } from '@/contract';
import { call } from '@/core/api';
import { back } from '@/core/routes';
import { later, Page, usePageData, usePageParams, useReturn, useShareCard } from '@/ui/shell';
import { useAfter, type AfterSheet } from '../../afterSale/useAfter';
import { OrderButtons } from '../../order/OrderButtons';
import { OrderStory } from '../../order/OrderStory';
import { useOrderActions } from '../../order/useOrderActions';

const OrderFrames = later(() => import('../../order/OrderFrames').then(({ OrderFrames: part }) => part));

/** What is carried out in a sheet of this page. */
const SHEETS: Partial<Record<OrderAction, AfterSheet>> = { afterSale: 'afterSale', review: 'review', append: 'review' };

const StaffOrder = later(() => import('../../orderDesk/StaffOrder').then(({ StaffOrder: part }) => part));

export default function OrderDetailPage() {
  const { id = '', scope } = usePageParams<'/shop/pages/order/detail'>();
  useShareAppMessage(useShareCard());
  return scope === 'store' ? <StaffOrder id={id} /> : <OwnOrder />;
}

function OwnOrder() {
  const { id = '', action } = usePageParams<'/shop/pages/order/detail'>();
  const state = usePageData(() => call('memberOrder.view', { id }), [id], 'memberOrder.view');
  const reload = () => void state.reload();
  const order = state.data;
  const after = useAfter(order, action === 'afterSale' || action === 'review' ? action : undefined, reload);
  const actions = useOrderActions(
    (_, changed) => (changed ? state.set(changed) : void back('/pages/tea/mine')),
    reload,
    (one) => {
      const sheet = SHEETS[one];
      if (sheet) after.open(sheet);
      return sheet !== undefined;
    },
  );
  // Back from the cashier or the address book the order may be another one.
  useReturn(reload);
  return (
    <Page
      state={state}
      skeleton="cells"
      overlay={
        <>
          {actions.sheets}
          {after.sheets}
          <OrderFrames onMove={(moved) => moved === id && reload()} />
        </>
      }
      action={order && order.card.actions.length > 0 && <OrderButtons order={order.card} actions={actions} size="m" />}
    >
      {(data) => (
        <OrderStory order={data} after={after.cards} onAfterSale={() => after.open('afterSale')} onExpire={reload} />
      )}
    </Page>
  );
}
