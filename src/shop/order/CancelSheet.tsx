/** 取消这笔订单: the reason, what comes back, and the verb. */
import { useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { OrderCard, OrderDetail } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { CANCEL_REASONS } from '@/domain/order/labels';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Sheet } from '@/ui/kit/Sheet';
import { useAction } from '@/ui/shell';
import styles from './CancelSheet.module.scss';

interface CancelSheetProps {
  open: boolean;
  order?: OrderCard;
  onClose: () => void;
  onDone: (order: OrderDetail) => void;
  onStale: (id: string) => void;
}

export function CancelSheet({ open, order, onClose, onDone, onStale }: CancelSheetProps) {
  const { feedback } = useStores();
  const [reason, setReason] = useState<string>(CANCEL_REASONS[0]);
  const cancel = useAction(async () => {
    if (!order) return;
    try {
      onDone(await call('memberOrder.close', { id: order.id, reason }));
      feedback.toast('订单已取消');
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      onStale(order.id);
    }
    onClose();
  });
  return (
    <Sheet
      open={open}
      title="取消这笔订单？"
      onClose={onClose}
      footer={
        <Button block busy={cancel.pending && '取消中'} onPress={() => void cancel.run()}>
          取消订单
        </Button>
      }
    >
      <Text className={styles.note}>取消后优惠券和积分退回，茶要重新抢。</Text>
      <View role="radiogroup" aria-label="取消原因">
        <Cells>
          {CANCEL_REASONS.map((text) => (
            <Cell
              key={text}
              label={text}
              role="radio"
              checked={text === reason}
              arrow={false}
              onPress={() => setReason(text)}
            >
              <CheckMark kind="radio" checked={text === reason} />
            </Cell>
          ))}
        </Cells>
      </View>
    </Sheet>
  );
}
