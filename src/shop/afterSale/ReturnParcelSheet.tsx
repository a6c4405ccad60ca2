/** 填写退货单号: which carrier, which number. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { AfterSale } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { RETURN_COMPANIES } from './labels';
import styles from './ApplySheet.module.scss';

interface ReturnParcelSheetProps {
  open: boolean;
  sale?: AfterSale;
  onClose: () => void;
  onDone: () => void;
}
const NUMBER = /^[A-Za-z0-9-]{6,40}$/;

export function ReturnParcelSheet({ open, sale, onClose, onDone }: ReturnParcelSheetProps): ReactElement {
  const { feedback } = useStores();
  const [company, setCompany] = useState<string>(RETURN_COMPANIES[0]);
  const [trackingNo, setTrackingNo] = useState('');
  const [checked, setChecked] = useState(false);
  const wrong = !NUMBER.test(trackingNo.trim());
  const send = useAction(async () => {
    setChecked(true);
    if (!sale || wrong) return;
    await call('memberOrder.returnUpdate', { id: sale.id, action: 'ship', company, trackingNo: trackingNo.trim() });
    feedback.toast('退货单号已提交');
    setTrackingNo('');
    setChecked(false);
    onDone();
    onClose();
  });
  return (
    <Sheet
      open={open}
      title="填写退货单号"
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={() => void send.run()}>
          提交
        </Button>
      }
    >
      {sale?.returnAddress && (
        <Words size="sub" tone="soft" block className={styles.note}>{`寄到：${sale.returnAddress}`}</Words>
      )}
      <Text className={styles.label}>快递公司</Text>
      <ChipGroup label="快递公司" role="radiogroup">
        {RETURN_COMPANIES.map((one) => (
          <Chip key={one} role="radio" selected={one === company} onPress={() => setCompany(one)}>
            {one}
          </Chip>
        ))}
      </ChipGroup>
      <View className={styles.gap} />
      <TextField
        label="快递单号"
        kind="no"
        value={trackingNo}
        onInput={setTrackingNo}
        maxLength={40}
        placeholder="面单上的字母和数字"
        error={checked && wrong ? '请填写 6 位以上的字母或数字' : undefined}
        clearable
      />
    </Sheet>
  );
}
