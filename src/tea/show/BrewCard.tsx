/** 冲泡: water, ratio, and a timer for ten infusions. */
import { Text, View } from '@tarojs/components';
import type { GoodsDetail } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Figures } from '@/ui/kit/Figures';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { aria } from '@/ui/kit/aria';
import { useBrew } from './useBrew';
import styles from './BrewCard.module.scss';

export function BrewCard({ brew, seconds }: { brew: GoodsDetail['brew']; seconds: readonly number[] }) {
  const timer = useBrew(seconds);
  return (
    <View className={styles.card}>
      <Figures
        size="title"
        layout="centred"
        rows={[
          { label: '水温', value: brew.temp },
          { label: '茶水比', value: brew.ratio },
          { label: '首泡出汤', value: `${seconds[0] ?? 0} 秒` },
        ]}
      />
      <View className={styles.timer} {...aria({ role: 'timer', label: `第 ${timer.index + 1} 泡，${timer.left} 秒` })}>
        <Text className={styles.left}>{String(timer.left)}</Text>
        <Note>{`第 ${timer.index + 1} / ${seconds.length} 泡`}</Note>
      </View>
      <Stack row gap={12}>
        <Button tone="quiet" onPress={timer.reset}>
          从头泡
        </Button>
        <View className={styles.grow}>
          <Button block tone={timer.running ? 'line' : 'celadon'} onPress={timer.running ? timer.stop : timer.start}>
            {timer.running ? '停' : '开始计时'}
          </Button>
        </View>
      </Stack>
    </View>
  );
}
