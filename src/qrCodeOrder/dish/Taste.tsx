/** 清淡 香 提神: five points each, said in words too. */
import { View } from '@tarojs/components';
import type { KV } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import styles from './Taste.module.scss';

const POINTS = [1, 2, 3, 4, 5];

export function Taste({ rows }: { rows: readonly KV[] }) {
  return (
    <Card place="alone" pad="all">
      <Stack row justify="between">
        {rows.map(({ key, label, value }) => (
          <Stack key={key} gap={4}>
            <Note>{label}</Note>
            <View className={styles.dots} {...aria({ role: 'img', label: `${label} ${value}，满 5` })}>
              {POINTS.map((point) => (
                <View key={point} className={classes(styles.dot, point <= Number(value) && styles.full)} />
              ))}
            </View>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
