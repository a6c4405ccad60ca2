/** /member/pages/wallet/voucher: where to send the money of a transfer, its proof and how the audit stands; without an order all own proofs. */
import type { OrderGroup } from '@/contract';
import { call } from '@/core/api';
import { leaveFor } from '@/domain/checkout/cashier';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { OrderTransfer, waits } from '../../voucher/OrderTransfer';
import { Proofs } from '../../voucher/Proofs';
import { VoucherFrames } from '../../voucher/VoucherFrames';

export default function VoucherPage() {
  const { orderGroup = 'order', orderId, id } = usePageParams<'/member/pages/wallet/voucher'>();
  if (orderId) return <OfOrder orderGroup={orderGroup as OrderGroup} orderId={orderId} />;
  return id ? <OfProof id={id} /> : <Proofs />;
}

/** A link may name the proof instead of what it is for. */
function OfProof({ id }: { id: string }) {
  const state = usePageData(() => call('atShop.voucher', { id }), [id]);
  const row = state.data?.list[0];
  if (row) return <OfOrder orderGroup={row.orderGroup} orderId={row.orderId} />;
  return state.status === 'ready' ? <Proofs /> : <Page state={state}>{() => null}</Page>;
}

function OfOrder({ orderGroup, orderId }: { orderGroup: OrderGroup; orderId: string }) {
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
