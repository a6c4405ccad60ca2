/**
 * The head of the member pages: level, growth, and the hill of the levels with the own place on it. The five plants of the drawing stand
 * on the line of growth, over the names of their levels.
 */
import type { ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { LevelProgress } from '@/contract';
import { classes } from '@/ui/kit/classes';
import { Picture } from '@/ui/kit/Picture';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import { vars } from '@/ui/kit/unit';
import { figure, placeOf } from './labels';
import styles from './GrowthHill.module.scss';

const DRAWN = 5;

export function GrowthHill({
  progress,
  who,
  children,
}: {
  progress: LevelProgress;
  who?: string;
  children?: ReactNode;
}) {
  const { level, next, growth, need, levels } = progress;
  const place = placeOf(levels, growth);
  return (
    <View className={styles.hill}>
      <Picture
        className={styles.scene}
        fill
        src={`/images/ridge/${Math.min(DRAWN, level.level)}.webp`}
        w={750}
        alt=""
        priority
      />
      <Stack row gap={12} align="start" justify="between" className={styles.head}>
        <Stack grow>
          <Text className={styles.name}>{level.name}</Text>
          {who && (
            <Words size="sub" tone="soft">
              {who}
            </Words>
          )}
        </Stack>
        {children}
      </Stack>
      <View className={styles.growth}>
        <Words size="foot" tone="soft">
          成长值
        </Words>
        <View className={styles.line}>
          <Title size="display" figures>
            {figure(growth)}
          </Title>
          {next && <Text className={styles.of}>{`/ ${figure(next.growthNeed)}`}</Text>}
          <Text className={styles.need}>{next ? `再攒 ${figure(need)} 成${next.name}` : '已是最高等级'}</Text>
        </View>
      </View>
      <View className={styles.slope} aria-hidden="true">
        <View className={styles.track}>
          <View className={styles.done} style={vars({ place })} />
          <View className={styles.dot} style={vars({ place })} />
        </View>
      </View>
      <View className={styles.levels} role="list" aria-label="等级">
        {levels.map((one) => (
          <View
            key={one.id}
            role="listitem"
            className={classes(
              styles.level,
              one.level === level.level && styles.own,
              one.level > level.level && styles.ahead,
            )}
          >
            <Text>{one.name}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}
