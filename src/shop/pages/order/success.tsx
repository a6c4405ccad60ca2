/** /shop/pages/order/success: paid, and what happens next; back goes to the orders, never to the cashier. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { relaunch, replace } from '@/core/routes';
import { Recommended } from '@/domain/goods/Recommended';
import { DELIVERY } from '@/domain/order/labels';
import { ResultHead } from '@/domain/order/ResultHead';
import { usePayResult } from '@/domain/order/usePayResult';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Page, useBlock, usePageParams } from '@/ui/shell';
import styles from './success.module.scss';

export default function OrderSuccessPage() {
  const { id = '' } = usePageParams<'/shop/pages/order/success'>();
  const { outcome, payment } = usePayResult('order', id);
  const order = useBlock(() => call('memberOrder.view', { id }), `${id}-${outcome}`);
  const toOrder = () => replace('/shop/pages/order/detail', { id });
  const toList = async () => {
    await replace('/shop/pages/order/index', {});
    return false;
  };
  const code = order?.pickup?.code;
  return (
    <Page onBack={toList}>
      {outcome === 'asking' && <ResultHead icon="clock" title="正在确认支付结果" />}
      {outcome === 'pending' && (
        <ResultHead icon="clock" title="支付结果确认中" text="稍后在订单里查看">
          <Button tone="line" onPress={toOrder}>
            查看订单
          </Button>
        </ResultHead>
      )}
      {outcome === 'failed' && (
        <ResultHead icon="warn" title="支付未完成" text="订单还在，可以再付一次">
          <Button onPress={() => replace('/member/pages/wallet/pay', { orderGroup: 'order', orderId: id })}>
            去支付
          </Button>
        </ResultHead>
      )}
      {outcome === 'paid' && (
        <ResultHead
          title="支付成功"
          amount={payment?.amount}
          text={order && order.givePoints > 0 ? `收货后送 ${order.givePoints} 积分` : undefined}
        >
          <Button tone="line" onPress={() => relaunch('/pages/tea/index', {})}>
            继续逛
          </Button>
          <Button onPress={toOrder}>查看订单</Button>
        </ResultHead>
      )}
      {order && (
        <View className={styles.cells}>
          <Cells>
            <Cell label="配送">
              {order.pickup
                ? `${order.pickup.store.name} 自提`
                : `${DELIVERY[order.deliveryType]} · ${order.address?.city ?? ''}${order.address?.district ?? ''}`}
            </Cell>
            {code && <Cell label="取货码">{code}</Cell>}
            <Cell label="订单号">{order.card.no}</Cell>
          </Cells>
        </View>
      )}
      <Recommended count={10} />
    </Page>
  );
}
