/** /shop/pages/order/success: paid, and what happens next; back goes to the orders, never to the cashier. */
import { useState } from 'react';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { replace } from '@/core/routes';
import { Recommended } from '@/domain/goods/Recommended';
import { usePayResult } from '@/domain/order/usePayResult';
import { Slot } from '@/ui/kit/Slot';
import { Page, useBlock, usePageParams, useShareCard } from '@/ui/shell';
import { Destination } from '../../order/Destination';
import { OrderGroup } from '../../order/OrderGroup';
import { PaidHead } from '../../order/PaidHead';

export default function OrderSuccessPage() {
  const { id = '' } = usePageParams<'/shop/pages/order/success'>();
  const { outcome, payment } = usePayResult('order', id);
  // The pick-up code exists only after the payment, so the order is read again with every outcome.
  const [round, setRound] = useState(0);
  const order = useBlock(() => call('memberOrder.view', { id }, { hide: true }), id, `${outcome}-${round}`);
  useShareAppMessage(useShareCard());
  const toList = async () => {
    await replace('/shop/pages/order/index', {});
    return false;
  };
  return (
    <Page onBack={toList}>
      <Slot>
        <PaidHead id={id} outcome={outcome} payment={payment} order={order} />
      </Slot>
      <Slot>{order && <OrderGroup order={order} onClosed={() => setRound((now) => now + 1)} />}</Slot>
      <Slot>{order && <Destination order={order} />}</Slot>
      <Recommended count={10} />
    </Page>
  );
}
