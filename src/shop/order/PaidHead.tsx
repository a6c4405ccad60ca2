/** How the payment of an order ended, and the ways on. */
import type { OrderDetail } from '@/contract';
import { relaunch, replace } from '@/core/routes';
import { ResultHead } from '@/domain/order/ResultHead';
import type { usePayResult } from '@/domain/order/usePayResult';
import { Button } from '@/ui/kit/Button';
import { paidText } from './paidWords';

interface PaidHeadProps extends Pick<ReturnType<typeof usePayResult>, 'outcome' | 'payment'> {
  id: string;
  order: OrderDetail | null | undefined;
}

export function PaidHead({ id, outcome, payment, order }: PaidHeadProps) {
  const toOrder = () => replace('/shop/pages/order/detail', { id });
  switch (outcome) {
    case 'asking':
      return <ResultHead icon="clock" title="正在确认支付结果" />;
    case 'pending':
      return (
        <ResultHead icon="clock" title="支付结果确认中" text="稍后在订单里查看">
          <Button tone="line" onPress={toOrder}>
            查看订单
          </Button>
        </ResultHead>
      );
    case 'failed':
      return (
        <ResultHead icon="warn" title="支付未完成" text="订单还在，可以再付一次">
          <Button onPress={() => replace('/member/pages/wallet/pay', { orderGroup: 'order', orderId: id })}>
            去支付
          </Button>
        </ResultHead>
      );
    case 'paid':
      return (
        <ResultHead title="支付成功" amount={payment?.amount} text={order ? paidText(order) : undefined}>
          <Button tone="line" onPress={() => relaunch('/pages/tea/index', {})}>
            继续逛
          </Button>
          {/* The tick is the seal of this page; while the group is open, inviting is the decision. */}
          <Button tone={order?.group?.status === 'open' ? 'line' : 'ink'} onPress={toOrder}>
            查看订单
          </Button>
        </ResultHead>
      );
  }
}
