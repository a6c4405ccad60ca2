/** The proof of a transfer: who paid, and a picture of it; the finance desk looks at it, the order waits meanwhile. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { TextField } from '@/ui/kit/TextField';
import { useAction } from '@/ui/shell/useAction';
import styles from './TransferSheet.module.scss';

export function TransferProof({
  transfer,
  onSent,
}: {
  transfer: { orderId: string; amount: number };
  onSent: () => void;
}) {
  const { feedback, clock } = useStores();
  const [payer, setPayer] = useState('');
  const [photos, setPhotos] = useState<string[]>([]);
  const missing = payer.trim() === '' ? '请填写付款户名' : photos.length === 0 ? '请添加转账截图' : undefined;
  const send = useAction(async () => {
    const { orderId, amount } = transfer;
    await call('atShop.orderProof', {
      orderGroup: 'order',
      orderId,
      amount,
      payer: payer.trim(),
      paidAt: clock.now(),
      photos,
    });
    feedback.toast('凭证已提交，审核通过后发货');
    onSent();
  });
  return (
    <View className={styles.proof}>
      <TextField label="付款户名" placeholder="转账人或公司的户名" maxLength={60} value={payer} onInput={setPayer} />
      <PhotoField label="转账截图" scene="voucher" most={3} value={photos} onChange={setPhotos} />
      <Button
        block
        size="l"
        disabled={Boolean(missing)}
        onRefused={() => missing && feedback.toast(missing)}
        busy={send.pending && '提交中'}
        onPress={send.run}
      >
        提交凭证
      </Button>
    </View>
  );
}
