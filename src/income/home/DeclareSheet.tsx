/** 业绩申报: a sale outside the shop is reported for audit; those that were reported stand under it with their state. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatYuan, parseFen } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Field } from '@/ui/kit/Field';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm } from '@/ui/shell';
import { Declared } from './Declared';
import styles from './DeclareSheet.module.scss';

const VIEWS = [
  { id: 'form', label: '新申报' },
  { id: 'list', label: '申报记录' },
] as const;
type Shown = (typeof VIEWS)[number]['id'];
const MOBILE = /^1[3-9]\d{9}$/;

export function DeclareSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { feedback, clock } = useStores();
  const today = formatTime(clock.now(), 'YYYY-MM-DD');
  const [shown, setShown] = useState<Shown>('form');
  const [photos, setPhotos] = useState<string[]>([]);
  const form = useForm(
    { buyerMobile: '', amount: '', soldAt: today, goodsText: '' },
    {
      buyerMobile: (value) => (MOBILE.test(value) ? undefined : '请填写买家的手机号'),
      amount: (value) => (parseFen(value) ? undefined : '请填写成交金额'),
      soldAt: (value) => (value !== '' && value <= today ? undefined : '成交日期不能晚于今天'),
      goodsText: (value) => (value.trim() ? undefined : '请写明商品和数量'),
    },
  );
  const { values, errors, set } = form;
  const send = useAction(async () => {
    if (!form.check()) return;
    const amount = parseFen(values.amount) ?? 0;
    await call('member.declarationSave', { ...values, amount, goodsText: values.goodsText.trim(), photos });
    feedback.toast(`已申报 ${formatYuan(amount)}，等待财务核实`);
    for (const field of ['buyerMobile', 'amount', 'goodsText'] as const) set(field, '');
    form.done();
    setPhotos([]);
    setShown('list');
  });
  return (
    <Sheet
      open={open}
      title="业绩申报"
      onClose={onClose}
      footer={
        shown === 'form' && (
          <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
            提交核实
          </Button>
        )
      }
    >
      <Segmented block label="申报" items={VIEWS} current={shown} onChange={setShown} />
      {open && shown === 'list' ? (
        <Declared />
      ) : (
        <View className={styles.form}>
          <TextField
            label="买家手机"
            kind="tel"
            maxLength={11}
            placeholder="用于核实，不会展示"
            {...form.bind('buyerMobile')}
          />
          <TextField label="成交金额" kind="amount" maxLength={12} placeholder="0.00" {...form.bind('amount')} />
          <Field label="成交日期" error={errors.soldAt}>
            <WhenInput
              label="成交日期"
              mode="date"
              value={values.soldAt}
              latest={today}
              onInput={(day) => set('soldAt', day)}
            />
          </Field>
          <TextField label="商品" maxLength={100} placeholder="如：白牡丹饼 2 片" {...form.bind('goodsText')} />
          <PhotoField label="照片" scene="declaration" value={photos} onChange={setPhotos} />
        </View>
      )}
    </Sheet>
  );
}
