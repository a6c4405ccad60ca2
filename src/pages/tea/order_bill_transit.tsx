/** /pages/tea/order_bill_transit: the receipt inside the messenger's payment-done page, 600 px high at most; in a browser a small page. */
import { useEffect, useRef } from 'react';
import { Text, View } from '@tarojs/components';
import { call, RefusedError } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go, relaunch } from '@/core/routes';
import { Brand } from '@/ui/kit/Brand';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Pressable } from '@/ui/kit/Pressable';
import { Page, useBlock, usePageData, usePageParams } from '@/ui/shell';
import styles from './order_bill_transit.module.scss';

/** Height of the frame, in the host's unit (750 wide). */
const FRAME_HEIGHT = 600;
const TRIES = 3;
const PAUSE_MS = 2000;

async function readBill(outTradeNo: string, checkCode: string) {
  try {
    return await call('pay.bill', { outTradeNo, checkCode });
  } catch (error) {
    if (error instanceof RefusedError) return undefined;
    throw error;
  }
}

const addressOf = (path: string): string =>
  process.env.TARO_ENV === 'h5' ? `${window.location.origin}/h5${path}` : path;

export default function BillPage() {
  const { out_trade_no: no = '', check_code: code = '' } = usePageParams<'/pages/tea/order_bill_transit'>();
  const state = usePageData(async () => ({ bill: no && code ? await readBill(no, code) : undefined }), [no, code]);
  const offer = useBlock(() => call('marketing.couponType', {}, { hide: true }));
  const coupon = offer?.list.find((one) => one.state === 'open');
  const tries = useRef(0);
  const bill = state.data?.bill;
  const { reload } = state;
  const isWaiting = bill?.status === 'pending' || bill?.status === 'auditing';

  useEffect(() => {
    if (state.data) platform.receipt.ready(FRAME_HEIGHT);
  }, [state.data]);
  useEffect(() => {
    if (!isWaiting || tries.current >= TRIES) return undefined;
    const timer = setTimeout(() => {
      tries.current += 1;
      void reload();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, state.data, reload]);

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
      {({ bill: shown }) =>
        shown ? (
          <View className={styles.page}>
            <View className={styles.receipt}>
              <Brand kind="wordmark" tone="ink" height={26} />
              <Text className={styles.state} role="status">
                {shown.status === 'paid'
                  ? '支付成功'
                  : shown.status === 'refunded'
                    ? '已退款'
                    : isWaiting
                      ? '支付结果确认中'
                      : '支付未完成'}
              </Text>
              <Text className={styles.amount}>{formatYuan(shown.amount)}</Text>
              <View className={styles.rows}>
                {shown.goods && <Row label="商品" text={shown.goods} />}
                <Row label="订单号" text={shown.orderNo} />
                {shown.paidAt !== undefined && (
                  <Row label="支付时间" text={formatTime(shown.paidAt, 'YYYY-MM-DD h:m:s')} />
                )}
              </View>
              <View className={styles.ways}>
                <Button tone="line" onPress={toShop}>
                  返回商城
                </Button>
                <Button onPress={toOrder}>查看订单</Button>
              </View>
            </View>
            {coupon && (
              <Pressable className={styles.offer} role="link" onPress={toOrder}>
                <Text className={styles.offerName}>{`下一单可用：${coupon.title}`}</Text>
                <Text className={styles.offerWay}>去领取</Text>
              </Pressable>
            )}
          </View>
        ) : (
          <Empty picture="order" title="订单不存在" text="小票已失效或单号有误" button="返回商城" onPress={toShop} />
        )
      }
    </Page>
  );
}

const Row = ({ label, text }: { label: string; text: string }) => (
  <View className={styles.row}>
    <Text className={styles.name}>{label}</Text>
    <Text className={styles.value}>{text}</Text>
  </View>
);
