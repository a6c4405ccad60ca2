/** /pages/tea/order_bill_transit: the receipt inside the messenger's payment-done page, 600 px high at most; in a browser a small page. */
import { View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { go, relaunch } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageParams } from '@/ui/shell';
import { NextCoupon } from './bill/NextCoupon';
import { Receipt } from './bill/Receipt';
import { useBill } from './bill/useBill';
import styles from './order_bill_transit.module.scss';

const addressOf = (path: string): string =>
  process.env.TARO_ENV === 'h5' ? `${window.location.origin}/h5${path}` : path;

export default function BillPage() {
  const { out_trade_no: no = '', check_code: code = '' } = usePageParams<'/pages/tea/order_bill_transit'>();
  const state = useBill(no, code);
  const toOrder = () => {
    const path = `/shop/pages/order/advertisingdetail?out_trade_no=${encodeURIComponent(no)}`;
    if (platform.receipt.jump(addressOf(path))) return;
    void go('/shop/pages/order/advertisingdetail', { out_trade_no: no });
  };
  const toShop = () => {
    if (!platform.receipt.jump(addressOf('/pages/tea/index'))) void relaunch('/pages/tea/index', {});
  };
  return (
    <Page state={state} skeleton="cells" home="/pages/tea/index">
      {({ bill }) =>
        bill ? (
          <View className={styles.page}>
            <Receipt bill={bill} onShop={toShop} onOrder={toOrder} />
            <NextCoupon onOpen={toOrder} />
          </View>
        ) : (
          <Empty picture="order" title="订单不存在" text="小票已失效或单号有误" button="返回商城" onPress={toShop} />
        )
      }
    </Page>
  );
}
