/** /shop/pages/order/detail: one order and what came after it; what can be done with it stands at the foot. */
import { useShareAppMessage } from '@tarojs/taro';
import type { OrderAction } from '@/contract';
import { call } from '@/core/api';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Page, usePageData, usePageParams, useReturn, useShareCard } from '@/ui/shell';
import { useTopic } from '@/ui/shell/useTopic';
import { useAfter, type AfterSheet } from '../../afterSale/useAfter';
import { OrderButtons } from '../../order/OrderButtons';
import { OrderStory } from '../../order/OrderStory';
import { useOrderActions } from '../../order/useOrderActions';

/** What is carried out in a sheet of this page. */
const SHEETS: Partial<Record<OrderAction, AfterSheet>> = { afterSale: 'afterSale', review: 'review', append: 'review' };

export default function OrderDetailPage() {
  const { id = '', action } = usePageParams<'/shop/pages/order/detail'>();
  const { session } = useStores();
  const state = usePageData(async () => {
    // Who follows the topic below must be known; without it the page just does not move by itself.
    const [shown] = await Promise.all([call('memberOrder.view', { id }), session.loadMember().catch(() => undefined)]);
    return shown;
  }, [id]);
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
  useShareAppMessage(useShareCard());
  // Back from the cashier or the address book the order may be another one.
  useReturn(reload);
  useTopic(session.member ? `user:${session.member.id}` : undefined, {
    onFrame: ({ kind, data }) => {
      if (kind === 'order' && data.orderId === id) reload();
    },
  });
  return (
    <Page
      state={state}
      skeleton="cells"
      overlay={
        <>
          {actions.sheets}
          {after.sheets}
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
