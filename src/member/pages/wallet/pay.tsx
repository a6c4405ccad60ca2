/** /member/pages/wallet/pay: one cashier for all order groups. */
import { useEffect, useState } from 'react';
import type { CashierView, OrderGroup } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { open, parseRoute, routeBelow } from '@/core/routes';
import { useStores } from '@/core/stores';
import { leaveFor } from '@/domain/checkout/cashier';
import { NotSold } from '@/domain/checkout/NotSold';
import { sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { CashierBody } from '../../wallet/CashierBody';
import { MessengerPaySheet } from '../../wallet/MessengerPaySheet';
import { usePaying, type PayMethod } from '../../wallet/usePaying';

export default function CashierPage() {
  const { orderGroup = 'order', orderId = '' } = usePageParams<'/member/pages/wallet/pay'>();
  const group = orderGroup as OrderGroup;
  return sells(group) ? (
    <Cashier orderGroup={group} orderId={orderId} />
  ) : (
    <Page>
      <NotSold />
    </Page>
  );
}

function Cashier({ orderGroup, orderId }: Pick<CashierView, 'orderGroup' | 'orderId'>) {
  const { feedback } = useStores();
  const state = usePageData(() => call('pay.cashier', { orderGroup, orderId }), [orderGroup, orderId]);
  const cashier = state.data;
  const [chosen, setChosen] = useState<PayMethod>();
  const method = chosen ?? cashier?.methods.find(({ enabled }) => enabled)?.key ?? cashier?.methods[0]?.key;
  const paying = usePaying(cashier, state.reload);

  // Paid meanwhile (another phone, a late callback): the result is what the person came for.
  useEffect(() => {
    if (cashier?.state === 'paid') void leaveFor(cashier.nextRoute);
  }, [cashier]);

  /** What is left unpaid is shown, so that it can be paid later or closed. */
  const askLeave = async () => {
    if (cashier?.state !== 'payable') return true;
    const question = { title: '放弃付款？', text: '订单会留到时限结束。', yes: '离开', no: '继续付款' };
    if (!(await feedback.confirm(question))) return false;
    const { path } = parseRoute(cashier.route) ?? {};
    if (routeBelow()?.path === path) return true;
    return !(await open(cashier.route, 'replace'));
  };

  return (
    <Page
      state={state}
      skeleton="cells"
      onBack={askLeave}
      action={
        cashier?.state === 'payable' && (
          <Button
            block
            size="l"
            disabled={!method}
            busy={paying.pending && '支付中'}
            onPress={() => method && paying.start(method)}
          >
            {`确认支付 ${formatYuan(cashier.amount)}`}
          </Button>
        )
      }
      overlay={
        <>
          {paying.sheet}
          <MessengerPaySheet
            open={paying.shown === 'messenger'}
            onClose={() => paying.show(undefined)}
            onTransfer={
              cashier?.methods.some(({ key }) => key === 'offline') ? () => paying.toTransfer(cashier) : undefined
            }
          />
        </>
      }
    >
      {(data) => (
        <CashierBody cashier={data} method={method} onChoose={setChosen} onExpire={() => void state.reload()} />
      )}
    </Page>
  );
}
