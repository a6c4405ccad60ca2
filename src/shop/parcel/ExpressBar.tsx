/** What can be done about the parcels: call, hurry the carrier, say that all has come, review it. */
import type { ExpressView } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { receiveOrder } from '@/domain/order/receive';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { useAction } from '@/ui/shell';
import type { ParcelView } from './ParcelBody';

interface ExpressBarProps {
  /** Of the order; empty where the parcel is none of an order. */
  id: string;
  view: Pick<ExpressView, 'canReceive' | 'canReview'>;
  shown: ParcelView;
  onReceived: () => Promise<void>;
}

export function ExpressBar({ id, view, shown, onReceived }: ExpressBarProps) {
  const { feedback } = useStores();
  const receive = useAction(async () => {
    const sure = { title: '收到茶了吗？', text: '确认后积分和成长值到账。', yes: '确认收货', no: '还没有' };
    try {
      if (!(await receiveOrder(id, () => feedback.confirm(sure)))) return;
      feedback.toast('已确认收货');
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
    await onReceived();
  });
  const urge = useAction(async () => {
    await call('shop.opinion', {
      kind: 'service',
      content: `请催促快递尽快派送：${shown.parcel.company} ${shown.parcel.trackingNo}`,
      ...(id && { orderId: id }),
    });
    feedback.toast('已通知客服催促快递');
  });
  return (
    <Stack row gap={10} grow>
      <Button grow tone="quiet" onPress={() => go('/contact/pages/ContactUs', {})}>
        联系客服
      </Button>
      {shown.expectAt !== undefined && (
        <Button grow tone="quiet" busy={urge.pending && '提交中'} onPress={() => void urge.run()}>
          催物流
        </Button>
      )}
      {view.canReceive && (
        <Button grow tone="ink" busy={receive.pending && '确认中'} onPress={() => void receive.run()}>
          确认收货
        </Button>
      )}
      {view.canReview && (
        <Button grow tone="ink" onPress={() => go('/shop/pages/order/detail', { id, action: 'review' })}>
          去评价
        </Button>
      )}
    </Stack>
  );
}
