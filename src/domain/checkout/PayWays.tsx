/** 支付方式: one of several, a closed one with its reason. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';

/** Notes of the two ways that every kind of order offers: 在线支付 and 线下转账. */
export const PAY_NOTES = { pay: '余额或微信', offline: '48 小时内转账并上传凭证' } as const;

interface PayWaysProps<W extends string> {
  ways: readonly { value: W; label: string; note?: string; disabled?: boolean }[];
  current: W | undefined;
  onChoose: (way: W) => void;
}

export function PayWays<W extends string>({ ways, current, onChoose }: PayWaysProps<W>): ReactElement {
  return (
    <View {...aria({ role: 'radiogroup', label: '支付方式' })}>
      <Cells>
        {ways.map(({ value, label, note, disabled }) => (
          <Cell
            key={value}
            role="radio"
            checked={value === current}
            disabled={disabled}
            arrow={false}
            label={label}
            note={note}
            onPress={() => onChoose(value)}
          >
            <CheckMark kind="radio" checked={value === current} disabled={disabled} />
          </Cell>
        ))}
      </Cells>
    </View>
  );
}
