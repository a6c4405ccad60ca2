/** What each source brought in a month: a bar, its figure, and what was taken back named beside it. A press filters the rows. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { figure } from '@/core/lib/money';
import { SOURCES } from '@/domain/points/labels';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { vars } from '@/ui/kit/unit';
import type { SourceSum } from './sources';
import styles from './SourceBars.module.scss';

interface SourceBarsProps {
  sums: readonly SourceSum[];
  current: string;
  onChange: (id: string) => void;
}

export function SourceBars({ sums, current, onChange }: SourceBarsProps): ReactElement {
  const most = Math.max(1, ...sums.map(({ came }) => came));
  return (
    <View {...aria({ role: 'group', label: '积分来源' })}>
      {SOURCES.map(({ id, label }) => {
        const { came = 0, back = 0 } = sums.find((one) => one.id === id) ?? {};
        return (
          <Pressable
            key={id}
            className={classes(styles.row, id === current && styles.on)}
            pressed={id === current}
            onPress={() => onChange(id === current ? '' : id)}
          >
            <Text className={styles.name}>{label}</Text>
            <View className={styles.track}>
              <View className={styles.bar} style={vars({ part: (came / most) * 100 })} />
            </View>
            <View className={styles.figures}>
              <Text className={styles.value}>{came > 0 ? `+${figure(came)}` : '0'}</Text>
              {back > 0 && <Text className={styles.back}>{`扣回 −${figure(back)}`}</Text>}
            </View>
          </Pressable>
        );
      })}
    </View>
  );
}
