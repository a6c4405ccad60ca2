/** /shop/pages/order/settle: everything said once more, then one button. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { formatYuan } from '@/core/lib/money';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Price } from '@/ui/kit/Price';
import { Page, useAction, usePageParams } from '@/ui/shell';
import { SettleBody } from '../../settle/SettleBody';
import { useSettle } from '../../settle/useSettle';
import styles from './settle.module.scss';

export default function SettlePage() {
  const params = usePageParams<'/shop/pages/order/settle'>();
  const settle = useSettle(params);
  const { cart } = useStores();
  const [entered, setEntered] = useState(false);
  // Coming back from the address book: an address may be new, changed or gone.
  useDidShow(() => {
    if (entered) void settle.state.reload();
    setEntered(true);
  });
  const view = settle.state.data;
  const submit = useAction(async () => {
    if (!view) return false;
    const order = await settle.submit(view);
    if (!order) return false;
    void cart.load(true);
    if (order.amount === 0) await replace('/shop/pages/order/success', { id: order.orderId });
    else await replace('/member/pages/wallet/pay', { orderGroup: 'order', orderId: order.orderId });
    return true;
  });
  const saved = view
    ? view.amounts.memberOff +
      view.amounts.campaignOff +
      view.amounts.couponOff +
      view.amounts.pointsOff +
      view.amounts.vipOff
    : 0;
  const ready = view && (view.deliveryType === 'pickup' || view.address?.deliverable);
  return (
    <Page
      state={settle.state}
      skeleton="cells"
      action={
        view && (
          <View className={styles.bar}>
            <View className={styles.sum}>
              <Price fen={view.amounts.payable} exact size="m" />
              {saved > 0 && <Text className={styles.saved}>{`共省 ${formatYuan(saved)}`}</Text>}
            </View>
            <Button size="l" disabled={!ready} busy={submit.pending && '提交中'} onPress={() => void submit.run()}>
              提交订单
            </Button>
          </View>
        )
      }
    >
      {(data) => <SettleBody view={data} settle={settle} />}
    </Page>
  );
}
