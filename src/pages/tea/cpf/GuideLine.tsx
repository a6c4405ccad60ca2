/** The guide price of five years: a line with its last point marked, and the same figures as a table behind a press. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { CollectibleDetail } from '@/contract';
import { last } from '@/core/lib/last';
import { briefYuan, formatYuan } from '@/core/lib/money';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { vars } from '@/ui/kit/unit';
import styles from './GuideLine.module.scss';

type Point = CollectibleDetail['guide'][number];

/** Height of a point in percent of the plot; the lowest keeps some ground under it. */
function heights(points: readonly Point[]): number[] {
  const prices = points.map(({ price }) => price);
  const low = Math.min(...prices);
  const span = Math.max(1, Math.max(...prices) - low);
  return prices.map((price) => 18 + Math.round(((price - low) * 72) / span));
}

const change = (points: readonly Point[]): number => {
  const [first, newest] = [points[0]?.price ?? 0, last(points)?.price ?? 0];
  return first === 0 ? 0 : Math.round(((newest - first) * 1000) / first) / 10;
};

export function GuideLine({ points }: { points: readonly Point[] }) {
  const [table, setTable] = useState(false);
  const tops = heights(points);
  const percent = change(points);
  return (
    <View>
      <View
        className={styles.plot}
        {...aria({
          role: 'img',
          label: `五年指导价从 ${formatYuan(points[0]?.price ?? 0)} 到 ${formatYuan(last(points)?.price ?? 0)}`,
        })}
      >
        {points.map((point, at) => (
          <Stack key={point.date} grow>
            <View className={styles.air}>
              <View
                className={`${styles.bar} ${at === points.length - 1 ? styles.last : ''}`}
                style={vars({ top: tops[at] ?? 18 })}
              >
                <Text className={styles.price}>{briefYuan(point.price)}</Text>
              </View>
            </View>
            <Words size="caption" tone="muted" className={styles.year}>
              {point.date.slice(0, 4)}
            </Words>
          </Stack>
        ))}
      </View>
      <View className={styles.foot}>
        <Text
          className={percent >= 0 ? styles.up : styles.down}
        >{`五年 ${percent >= 0 ? '▲' : '▼'} ${Math.abs(percent)}%`}</Text>
        <Button size="s" tone="text" onPress={() => setTable(!table)}>
          {table ? '收起数据' : '查看数据'}
        </Button>
      </View>
      <Slot>
        {table && (
          <View className={styles.table} role="table" aria-label="指导价走势">
            {points.map((point) => (
              <View key={point.date} className={styles.row} role="row">
                <Text className={styles.date} role="cell">
                  {point.date}
                </Text>
                <Text role="cell">{formatYuan(point.price)}</Text>
              </View>
            ))}
          </View>
        )}
      </Slot>
      <Note block>指导价由平台每年评定，仅供参考，不构成回购承诺</Note>
    </View>
  );
}
