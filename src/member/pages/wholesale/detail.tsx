/** /member/pages/wholesale/detail: one wholesale order and what its buyer may do with it. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { WholesaleDetail } from '@/contract';
import { go } from '@/core/routes';
import { OutboundSheet } from '@/domain/escrow/OutboundSheet';
import { useOutbound } from '@/domain/escrow/useOutbound';
import { Button } from '@/ui/kit/Button';
import { Page, usePageParams } from '@/ui/shell';
import { DetailActs } from '../../wholesale/DetailActs';
import { DetailBody } from '../../wholesale/DetailBody';
import { useBulkOrder } from '../../wholesale/useBulkOrder';
import styles from '../../wholesale/detail.module.scss';

export default function WholesaleDetailPage() {
  const { id = '' } = usePageParams<'/member/pages/wholesale/detail'>();
  const { state, store, receive } = useBulkOrder(id);
  // What the sheet showed stays while it slides away.
  const [lot, setLot] = useState<WholesaleDetail['lots'][number]>();
  const [sending, setSending] = useState(false);
  const close = () => setSending(false);
  const outbound = useOutbound(() => {
    close();
    void state.reload();
  });
  const send = (chosen: typeof lot) => {
    setLot(chosen);
    setSending(true);
  };
  const actions = state.data?.actions ?? [];
  return (
    <Page
      state={state}
      skeleton="list"
      action={
        actions.includes('pay') ? (
          <Button block size="l" onPress={() => go('/member/pages/wallet/pay', { orderGroup: 'order', orderId: id })}>
            去付款
          </Button>
        ) : (
          actions.includes('receive') && (
            <Button block size="l" busy={receive.pending} onPress={receive.run}>
              确认收货
            </Button>
          )
        )
      }
      overlay={
        lot && (
          <OutboundSheet
            lot={lot}
            title="分批发货"
            open={sending}
            busy={outbound.pending}
            onClose={close}
            onAsk={(asked) => void outbound.run(asked)}
          />
        )
      }
    >
      {(detail) => (
        <View className={styles.body}>
          <DetailBody detail={detail} onSend={send} />
          <DetailActs detail={detail} storing={store.pending} onStore={store.run} />
        </View>
      )}
    </Page>
  );
}
