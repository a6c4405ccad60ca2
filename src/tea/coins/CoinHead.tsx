/** The balance, where coins come from, and what is always said about them. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { earnedOf } from '@/domain/points/labels';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import type { Coins } from './useCoins';
import styles from './CoinHead.module.scss';

const POINTS_PER_COIN = 100;

export function CoinHead({ zone, merge }: { zone: DataOf<'special.xigua'>; merge: Coins['merge'] }) {
  const [opened, setOpen] = useState(false);
  const most = Math.floor(earnedOf(zone.stat.points) / POINTS_PER_COIN);
  const [asked, setAsked] = useState(1);
  const count = Math.min(Math.max(1, most), asked);
  return (
    <View className={styles.head}>
      <View className={styles.card}>
        <Stack row gap={8} align="baseline" wrap>
          <Icon name="coin" size={30} />
          <Text className={styles.balance}>{zone.coins}</Text>
          <Text className={styles.unit}>瓜瓜币</Text>
        </Stack>
        <Text className={styles.note}>瓜瓜币不可提现、不可兑换现金</Text>
        <Text className={styles.note}>
          来自积分合成、签到与活动，本月得到 {zone.stat.monthIn}，用去 {zone.stat.monthOut}
        </Text>
        <View className={styles.ways}>
          <Button size="s" tone="line" className={styles.way} onPress={() => setOpen(true)}>
            合成
          </Button>
          <Button size="s" tone="line" className={styles.way} onPress={() => go('/income/pages/melon_trans', {})}>
            转赠
          </Button>
        </View>
      </View>
      <Sheet
        open={opened}
        title="合成瓜瓜币"
        onClose={() => setOpen(false)}
        footer={
          <Button
            block
            disabled={most < 1}
            busy={merge.pending && '合成中'}
            onPress={() => void merge.run(count).then((done) => done && setOpen(false))}
          >
            {most < 1 ? '积分不足 100' : `用 ${count * POINTS_PER_COIN} 积分合成`}
          </Button>
        }
      >
        <Text
          className={styles.rule}
        >{`100 积分合成 1 枚，只能合成，不能换回。可合成 ${figure(earnedOf(zone.stat.points))} 积分。`}</Text>
        <View className={styles.count}>
          <Text>合成数量</Text>
          <Stepper label="合成数量" value={count} min={1} max={Math.max(1, most)} onChange={setAsked} />
        </View>
      </Sheet>
    </View>
  );
}
