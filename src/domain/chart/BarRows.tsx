/** A row for each of a few: its bar in a pattern of its own, a black tick where the target stands, its figure at the right. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { vars } from '@/ui/kit/unit';
import { partOf } from './scale';
import styles from './BarRows.module.scss';

export interface BarRow {
  key: string;
  label: string;
  value: number;
  target?: number | undefined;
  /** What stands at its end. */
  said: string;
}

const PATTERNS = ['plain', 'hatch', 'dots', 'lines', 'cross'] as const;

export function BarRows({ label, rows }: { label: string; rows: readonly BarRow[] }): ReactElement {
  const most = Math.max(0, ...rows.flatMap(({ value, target = 0 }) => [Math.abs(value), target]));
  return (
    <View {...(rows.length > 0 && aria({ role: 'list', label }))}>
      {most === 0 && (
        <Text className={styles.nothing} {...(rows.length > 0 && aria({ role: 'listitem' }))}>
          暂无数据
        </Text>
      )}
      {rows.map(({ key, label: name, value, target, said }, at) => {
        const pattern =
          target === undefined ? (PATTERNS[at % PATTERNS.length] ?? 'plain') : value >= target ? 'plain' : 'hatch';
        return (
          <View key={key} className={styles.row} {...aria({ role: 'listitem' })}>
            <Text className={styles.name}>{name}</Text>
            <View className={styles.track}>
              <View
                className={classes(styles.bar, styles[pattern], value < 0 && styles.below)}
                style={vars({ part: partOf(value, most) })}
              />
              {target !== undefined && <View className={styles.tick} style={vars({ part: partOf(target, most) })} />}
            </View>
            <Text className={styles.said}>{said}</Text>
          </View>
        );
      })}
      {rows.some(({ target }) => target !== undefined) && (
        <View className={styles.key} {...aria({ hidden: true })}>
          <View className={classes(styles.sample, styles.plain)} />
          <Text>已达成</Text>
          <View className={classes(styles.sample, styles.hatch)} />
          <Text>未达成</Text>
        </View>
      )}
    </View>
  );
}
