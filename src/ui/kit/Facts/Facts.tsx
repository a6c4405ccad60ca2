/** What is known of something, a line each: what it is called and what it is. Nothing here is pressed; rows that lead on are `Cells`. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '../classes';
import styles from './Facts.module.scss';

export interface Fact {
  label: string;
  /** A text, or something small: a countdown, a word that copies. */
  value: ReactNode;
}

export interface FactsProps {
  /** Rows that are false are left out: `trackingNo && { label: '快递', value: trackingNo }`. */
  rows: readonly (Fact | false | '' | null | undefined)[];
  /** ends: values at the right; table: in a column beside their labels. */
  layout?: 'ends' | 'table';
  /** false in a card, which ends by itself: no rule below the last. */
  closed?: boolean;
  className?: string;
}

export function Facts({ rows, layout = 'ends', closed = true, className }: FactsProps): ReactElement {
  const row = classes(styles.row, layout === 'table' && styles.table, !closed && styles.inner);
  return (
    <View className={className}>
      {rows.map(
        (fact, at) =>
          fact && (
            <View key={`${at}${fact.label}`} className={row}>
              <Text className={styles.label}>{fact.label}</Text>
              {typeof fact.value === 'string' ? <Text className={styles.value}>{fact.value}</Text> : fact.value}
            </View>
          ),
      )}
    </View>
  );
}
