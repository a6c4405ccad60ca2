/** /shop/pages/order/settle: everything said once more, then one button. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { SettleView } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Price } from '@/ui/kit/Price';
import { Page, useAction, usePageParams, useReturn } from '@/ui/shell';
import { pickupErrors } from '../../settle/choices';
import { SettleBody } from '../../settle/SettleBody';
import { useSettle } from '../../settle/useSettle';
import styles from './settle.module.scss';

const savedIn = ({ amounts }: SettleView): number =>
  amounts.memberOff + amounts.campaignOff + amounts.couponOff + amounts.pointsOff + amounts.vipOff;

export default function SettlePage() {
  const { state, choices, change, submit } = useSettle(usePageParams<'/shop/pages/order/settle'>());
  const { cart } = useStores();
  const [checked, setChecked] = useState(false);
  // Coming back from the address book: an address may be new, changed or gone.
  useReturn(state.reload);
  const view = state.data;
  const pickup = view?.deliveryType === 'pickup';
  const errors = pickup ? pickupErrors(choices) : {};

  const order = useAction(async (shown: SettleView) => {
    setChecked(true);
    if (Object.keys(errors).length > 0) return false;
    const made = await submit(shown);
    void cart.load(true);
    if (made.amount === 0) await replace('/shop/pages/order/success', { id: made.orderId });
    else await replace('/member/pages/wallet/pay', { orderGroup: 'order', orderId: made.orderId });
    return true;
  });
  const saved = view ? savedIn(view) : 0;
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        view && (
          <View className={styles.bar}>
            <View className={styles.sum}>
              <Price fen={view.amounts.payable} exact size="m" />
              {saved > 0 && <Text className={styles.saved}>{`共省 ${formatYuan(saved)}`}</Text>}
            </View>
            <Button
              size="l"
              disabled={view.deliveryType === 'express' && !view.address?.deliverable}
              busy={order.pending && '提交中'}
              onPress={() => void order.run(view)}
            >
              提交订单
            </Button>
          </View>
        )
      }
    >
      {(data) => <SettleBody view={data} choices={choices} errors={checked ? errors : {}} onChange={change} />}
    </Page>
  );
}
