/** 支付方式: one of several, a closed one with its reason. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Icon, type IconName } from '@/ui/kit/Icon';
import styles from './PayWays.module.scss';

/** Notes of the two ways that every kind of order offers: 在线支付, and 线下转账 within so many hours. */
export const payNotes = (hours: number) => ({ pay: '余额或微信', offline: `${hours} 小时内转账并上传凭证` });

interface PayWaysProps<W extends string> {
  ways: readonly { value: W; label: string; note?: string; disabled?: boolean; icon?: IconName }[];
  current: W | undefined;
  onChoose: (way: W) => void;
}

export function PayWays<W extends string>({ ways, current, onChoose }: PayWaysProps<W>): ReactElement {
  return (
    <View {...aria({ role: 'radiogroup', label: '支付方式' })}>
      <Cells>
        {ways.map(({ value, label, note, disabled, icon }) => (
          <Cell
            key={value}
            role="radio"
            checked={value === current}
            disabled={disabled}
            arrow={false}
            leading={icon && <Icon name={icon} size={22} className={styles.mark} />}
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
