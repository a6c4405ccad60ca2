/** Where to send the money of an order, what was sent of it, and how the audit stands. */
import type { ReactElement } from 'react';
import type { OrderGroup } from '@/contract';
import { call } from '@/core/api';
import { leaveFor } from '@/domain/checkout/cashier';
import { NotSold } from '@/domain/checkout/NotSold';
import { sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData } from '@/ui/shell';
import { OrderTransfer, waits } from './OrderTransfer';
import { VoucherFrames } from './VoucherFrames';

interface OfOrderProps {
  orderGroup: OrderGroup;
  orderId: string;
}

export const OfOrder = (props: OfOrderProps): ReactElement =>
  sells(props.orderGroup) ? (
    <Transfer {...props} />
  ) : (
    <Page>
      <NotSold />
    </Page>
  );

function Transfer({ orderGroup, orderId }: OfOrderProps): ReactElement {
  const state = usePageData(async () => {
    const [cashier, bank, proofs] = await Promise.all([
      call('pay.cashier', { orderGroup, orderId }),
      call('buyAccount.index', { orderGroup }),
      call('atShop.voucher', { orderGroup, orderId }),
    ]);
    // Who comes here for the first time chooses the transfer: there is more time for one.
    const isChosen = cashier.state === 'payable' && proofs.list.length === 0;
    const { expireAt } = isChosen ? await call('atShop.transfer', { orderGroup, orderId }) : cashier;
    return { cashier: { ...cashier, expireAt }, bank, proofs: proofs.list };
  }, [orderGroup, orderId]);
  const { cashier, proofs } = state.data ?? {};
  const leave = () => cashier && leaveFor(cashier.state === 'paid' ? cashier.nextRoute : cashier.route);
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        cashier &&
        proofs &&
        !waits(cashier, proofs) && (
          <Button block size="l" tone="line" onPress={leave}>
            {cashier.state === 'paid' ? '查看结果' : orderGroup === 'order' ? '查看订单' : '返回'}
          </Button>
        )
      }
    >
      {(shown) => (
        <>
          <VoucherFrames orderId={orderId} onMove={() => void state.reload()} />
          <OrderTransfer {...shown} onSent={() => void state.reload()} onLeave={leave} />
        </>
      )}
    </Page>
  );
}
