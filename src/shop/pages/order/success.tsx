/** /shop/pages/order/success: paid, and what happens next; back goes to the orders, never to the cashier. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import type { OrderDetail } from '@/contract';
import { call } from '@/core/api';
import { maskMobile } from '@/core/lib/mask';
import { relaunch, replace } from '@/core/routes';
import { addressText } from '@/domain/address/text';
import { Recommended } from '@/domain/goods/Recommended';
import { PickupCode } from '@/domain/order/PickupCode';
import { ResultHead } from '@/domain/order/ResultHead';
import { usePayResult } from '@/domain/order/usePayResult';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Page, useBlock, usePageParams, useShareCard } from '@/ui/shell';
import { OrderGroup } from '../../order/OrderGroup';
import styles from './success.module.scss';

export default function OrderSuccessPage() {
  const { id = '' } = usePageParams<'/shop/pages/order/success'>();
  const { outcome, payment } = usePayResult('order', id);
  // The pick-up code exists only after the payment, so the order is read again with every outcome.
  const [round, setRound] = useState(0);
  const order = useBlock(() => call('memberOrder.view', { id }, { hide: true }), `${id}-${outcome}-${round}`);
  useShareAppMessage(useShareCard());
  const toOrder = () => replace('/shop/pages/order/detail', { id });
  const toList = async () => {
    await replace('/shop/pages/order/index', {});
    return false;
  };
  return (
    <Page onBack={toList}>
      {/* Places of their own: the mini-program sends all siblings again when one comes or goes. */}
      <View>
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
            {/* One seal per view: while the group is open, inviting is the decision. */}
            <Button tone={order?.group?.status === 'open' ? 'line' : 'primary'} onPress={toOrder}>
              查看订单
            </Button>
          </ResultHead>
        )}
      </View>
      <View>{order && <OrderGroup order={order} onClosed={() => setRound((now) => now + 1)} />}</View>
      <View>{order && <Whereto order={order} />}</View>
      <Recommended count={10} />
    </Page>
  );
}

/** Where it goes: to a door, over a counter, into the cellar. */
function Whereto({ order }: { order: OrderDetail }) {
  const { pickup, address, deliveryType, card } = order;
  return (
    <View className={styles.cells}>
      <Cells>
        {pickup?.code && <PickupCode code={pickup.code} store={pickup.store.name} />}
        {pickup && (
          <Cell label="自提门店" note={`${pickup.store.address} · ${pickup.store.hours}`}>
            {pickup.store.name}
          </Cell>
        )}
        {deliveryType === 'express' && address && (
          <Cell label="送到" note={`${address.name} ${maskMobile(address.mobile)}`}>
            {addressText(address)}
          </Cell>
        )}
        {deliveryType === 'escrow' && <Cell label="存入茶窖" note="入库后在茶窖里看得到，12 个月免费托管" />}
        <Cell label="订单号">{card.no}</Cell>
      </Cells>
    </View>
  );
}
