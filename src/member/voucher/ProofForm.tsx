/** The proof of a transfer: who paid, how much, when, and a picture of it. What was typed stays; a refused proof is corrected, not typed again. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CashierView, VoucherRow } from '@/contract';
import { call } from '@/core/api';
import { formatFen, formatYuan, parseFen } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import { WhenInput } from '@/domain/when/WhenInput';
import { momentOf } from '@/domain/when/momentOf';
import { Button } from '@/ui/kit/Button';
import { Field } from '@/ui/kit/Field';
import { TextField } from '@/ui/kit/TextField';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { useAction, useForm } from '@/ui/shell';
import styles from './voucher.module.scss';

interface ProofFormProps {
  cashier: CashierView;
  /** The proof that was refused. */
  before: VoucherRow | undefined;
  onSent: () => void;
}

export function ProofForm({ cashier, before, onSent }: ProofFormProps): ReactElement {
  const { feedback, clock } = useStores();
  const now = clock.now();
  const paidAt = before?.paidAt ?? now;
  const form = useForm(
    {
      payer: before?.payer ?? '',
      amount: formatFen(before?.amount ?? cashier.amount),
      day: formatTime(paidAt, 'YYYY-MM-DD'),
      time: formatTime(paidAt, 'h:m'),
      remark: before?.remark ?? '',
    },
    {
      payer: (value) => (value.trim() === '' ? '请填写付款户名' : undefined),
      amount: (value) => (parseFen(value) ? undefined : '请填写转账金额'),
      day: (value, { time }) => (momentOf(value, time) > now ? '转账时间不能晚于现在' : undefined),
    },
    `voucher-${cashier.orderId}`,
  );
  const [photos, setPhotos] = useState<string[]>(before?.photos ?? []);
  const { values, errors, set } = form;

  const send = useAction(async () => {
    if (!form.check()) return;
    if (photos.length === 0) return void feedback.toast('请添加转账截图');
    const amount = parseFen(values.amount) ?? 0;
    const text = `应付 ${formatYuan(cashier.amount)}，你填的是 ${formatYuan(amount)}。差额由财务核对后与你联系。`;
    const question = { title: '金额与应付不同', text, yes: '仍然提交', no: '再看看' };
    if (amount !== cashier.amount && !(await feedback.confirm(question))) return;
    const { orderGroup, orderId } = cashier;
    await call('atShop.orderProof', {
      orderGroup,
      orderId,
      amount,
      payer: values.payer.trim(),
      paidAt: momentOf(values.day, values.time),
      photos,
      ...(values.remark.trim() ? { remark: values.remark.trim() } : {}),
    });
    form.done();
    feedback.toast('凭证已提交，审核通过后生效');
    onSent();
  });

  return (
    <View className={styles.form}>
      <Card>
        <TextField label="付款户名" placeholder="转账人或公司的户名" maxLength={60} {...form.bind('payer')} />
        <TextField label="转账金额" kind="amount" maxLength={12} {...form.bind('amount')} />
        <Field label="转账时间" error={errors.day}>
          <Stack row gap={12}>
            <WhenInput
              label="转账日期"
              mode="date"
              value={values.day}
              latest={formatTime(now, 'YYYY-MM-DD')}
              onInput={(day) => set('day', day)}
            />
            <WhenInput label="转账时刻" mode="time" value={values.time} onInput={(time) => set('time', time)} />
          </Stack>
        </Field>
        <TextField label="备注" placeholder="选填" maxLength={200} {...form.bind('remark')} />
      </Card>
      <PhotoField label="转账截图" scene="voucher" value={photos} onChange={setPhotos} />
      <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
        提交凭证
      </Button>
    </View>
  );
}
