/** Why an after-sale is refused: the buyer reads it. */
import { type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AfterSale } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { useAction, useForm } from '@/ui/shell';
import styles from './shop.module.scss';

interface RefuseSheetProps {
  /** Closed without. */
  sale: AfterSale | undefined;
  onClose: () => void;
  onRefused: () => void;
}

export function RefuseSheet({ sale, onClose, onRefused }: RefuseSheetProps): ReactElement {
  const { feedback } = useStores();
  const form = useForm(
    { reason: '' },
    { reason: (value) => (value.trim() === '' ? '请写明原因，买家会看到' : undefined) },
  );
  const refuse = useAction(async () => {
    if (!sale || !form.check()) return;
    await call('merchant.orderReturnReject', { id: sale.id, reason: form.values.reason.trim() });
    form.reset({ reason: '' });
    feedback.toast('已拒绝，买家可以申请平台介入');
    onRefused();
  });
  return (
    <Sheet
      open={sale !== undefined}
      title="拒绝售后"
      onClose={onClose}
      footer={
        <Button block size="l" busy={refuse.pending && '提交中'} onPress={refuse.run}>
          拒绝
        </Button>
      }
    >
      <View className={styles.form}>
        <TextArea
          label="原因"
          placeholder="如：已拆封食用，不影响二次销售的可以退"
          maxLength={100}
          {...form.bind('reason')}
        />
      </View>
    </Sheet>
  );
}
