/** Who carries a parcel and under which number: for every sheet by which one leaves. */
import { useCallback, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Chips } from '@/ui/kit/Chip';
import { IconButton } from '@/ui/kit/IconButton';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm, useMessenger } from '@/ui/shell';
import styles from './useCarrier.module.scss';

const CARRIERS = ['顺丰速运', '京东快递', '中通快递', '圆通速递', '韵达快递', '申通快递'].map((label) => ({
  id: label,
  label,
}));

/** What a number begins with says whose it is; of the others nothing is known. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^SF/i, '顺丰速运'],
  [/^JD/i, '京东快递'],
  [/^ZTO|^7[358]\d{11,}$/i, '中通快递'],
  [/^YT/i, '圆通速递'],
  [/^STO|^77\d{11,}$/i, '申通快递'],
];
export const carrierOf = (trackingNo: string): string | undefined =>
  BEGINNINGS.find(([beginning]) => beginning.test(trackingNo.trim()))?.[1];

interface Carrier {
  fields: ReactElement;
  /** False when the number is missing; the field says so. */
  check: () => boolean;
  values: () => { company: string; trackingNo: string };
  reset: () => void;
}

export function useCarrier(): Carrier {
  const { scanCode } = useMessenger();
  const [company, setCompany] = useState(CARRIERS[0]?.label ?? '');
  const form = useForm(
    { trackingNo: '' },
    { trackingNo: (value) => (/^[A-Za-z0-9-]{6,40}$/.test(value.trim()) ? undefined : '请填写快递单号') },
  );
  const { reset: put } = form;
  const type = (trackingNo: string) => {
    form.set('trackingNo', trackingNo);
    const known = carrierOf(trackingNo);
    if (known) setCompany(known);
  };
  const reset = useCallback(() => put({ trackingNo: '' }), [put]);
  const scan = useAction(async () => {
    const code = await scanCode();
    if (code) type(code.replace(/[^A-Za-z0-9-]/g, '').slice(0, 40));
  });
  return {
    check: form.check,
    values: () => ({ company, trackingNo: form.values.trackingNo.trim() }),
    reset,
    fields: (
      <>
        <View className={styles.strip}>
          <Chips label="快递公司" items={CARRIERS} current={company} onChange={setCompany} />
        </View>
        <TextField
          label="快递单号"
          kind="no"
          placeholder="扫码或输入"
          maxLength={40}
          trailing={<IconButton icon="scan" label="扫描单号" onPress={() => void scan.run()} />}
          {...form.bind('trackingNo')}
          onInput={type}
        />
      </>
    ),
  };
}
