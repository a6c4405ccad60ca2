/** One line of news between two hairlines, the next one every few seconds; nothing without news. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { useInterval } from '../useInterval';
import styles from './Ticker.module.scss';

export interface TickerProps {
  /** In front of every line: 公告. */
  name: string;
  rows: readonly { id: string; text: string }[];
  /** What the line is, for those who cannot see it. */
  label?: string;
}

const TURN_MS = 4500;

export function Ticker({ name, rows, label = name }: TickerProps): ReactElement | null {
  const [at, setAt] = useState(0);
  const { length } = rows;
  useInterval(() => setAt((index) => (index + 1) % length), length > 1 && TURN_MS);
  const row = rows[at % Math.max(1, length)];
  if (!row) return null;
  return (
    <View className={styles.ticker} {...aria({ role: 'note', label })}>
      <Text className={styles.name}>{name}</Text>
      <Text key={row.id} className={styles.text}>
        {row.text}
      </Text>
    </View>
  );
}
