/** From which day to which, where none of the usual stretches is meant. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { WhenInput } from '@/domain/when/WhenInput';
import { Note } from '@/ui/kit/Words';
import styles from './grid.module.scss';

interface DatesProps extends Record<'from' | 'to' | 'today', string> {
  onFrom: (day: string) => void;
  onTo: (day: string) => void;
}

export const Dates = ({ from, to, today, onFrom, onTo }: DatesProps): ReactElement => (
  <View className={styles.dates}>
    <WhenInput label="从" mode="date" value={from} latest={to} onInput={(day) => day && onFrom(day)} />
    <Note>至</Note>
    <WhenInput label="到" mode="date" value={to} latest={today} onInput={(day) => day && onTo(day)} />
  </View>
);
