/** /shop/pages/order/advertisingdetail: where the messenger's receipt leads: the order in short, three next steps, then a small shop window. */
import type { OrderDetail } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { relaunch } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { ReceiptOrder } from '../../receipt/ReceiptOrder';

/** The order of an id, or of the payment that a receipt names; `foreign` when it is another account's. */
async function readOrder(id: string | undefined, outTradeNo: string | undefined): Promise<OrderDetail | 'foreign'> {
  try {
    const orderId = id ?? (await call('pay.result', { paymentId: outTradeNo ?? '0' })).orderId;
    return await call('memberOrder.view', { id: orderId }, { hide: true });
  } catch (error) {
    if (error instanceof RefusedError && (error.code === 404 || error.code === 400)) return 'foreign';
    throw error;
  }
}

export default function ReceiptPage() {
  const { id, out_trade_no: outTradeNo } = usePageParams<'/shop/pages/order/advertisingdetail'>();
  const state = usePageData(() => readOrder(id, outTradeNo), [id, outTradeNo]);
  return (
    <Page state={state} skeleton="cells" home="/pages/tea/index">
      {(order) =>
        order === 'foreign' ? (
          <Empty
            picture="order"
            title="该订单属于其他账号"
            text="请用下单的账号登录后再查看"
            button="返回首页"
            onPress={() => relaunch('/pages/tea/index', {})}
          />
        ) : (
          <ReceiptOrder order={order} />
        )
      }
    </Page>
  );
}
