/** Daily means of seven days by sensor: a bar each, the last day said in figures. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { last } from '@/core/lib/last';
import { countText } from '@/core/lib/money';
import { Note } from '@/ui/kit/Words';
import { aria } from '@/ui/kit/aria';
import { vars } from '@/ui/kit/unit';
import styles from './Trend.module.scss';

type Line = DataOf<'tea.fieldView'>['sensorTrend'][number];

const figure = (value: number): string => countText(Math.round(value * 10) / 10);

/** The lowest keeps some ground under it. */
function heights(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return values.map((value) => (span === 0 ? 60 : 30 + Math.round(((value - low) * 70) / span)));
}

export const Trend = ({ lines }: { lines: readonly Line[] }): ReactElement => (
  <View className={styles.grid}>
    {lines.map(({ key, label, unit, values }) => {
      const tops = heights(values);
      const newest = last(values);
      return (
        <View
          key={key}
          className={styles.card}
          {...aria({ role: 'img', label: `${label}七天均值：${values.map(figure).join('、')} ${unit}` })}
        >
          <Note block>{label}</Note>
          <Text className={styles.value}>{newest === undefined ? '—' : `${figure(newest)} ${unit}`}</Text>
          <View className={styles.plot}>
            {tops.map((top, day) => (
              <View key={day} className={day === tops.length - 1 ? styles.now : styles.bar} style={vars({ top })} />
            ))}
          </View>
        </View>
      );
    })}
  </View>
);
