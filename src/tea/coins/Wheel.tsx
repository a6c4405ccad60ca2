/** The nine-grid. The server has decided before the light begins to run. */
import { useEffect, useRef, useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { Prize, PrizePool } from '@/contract';
import { call, NetworkError, TimeoutError } from '@/core/api';
import { useStores } from '@/core/stores';
import { classes } from '@/ui/kit/classes';
import { Dialog } from '@/ui/kit/Dialog';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Title } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { pathTo, RING, stepMs } from './wheel';
import styles from './Wheel.module.scss';

const ICONS: Record<Prize['kind'], IconName> = {
  goods: 'gift',
  coupon: 'coupon',
  points: 'points',
  coin: 'coin',
  thanks: 'leaf',
};
const SIZE = 8;

export function Wheel({ pool, onDone }: { pool: PrizePool; onDone: () => void }) {
  const { clock, feedback } = useStores();
  const [lit, setLit] = useState<number>();
  const [won, setWon] = useState<Prize>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const run = (path: number[], done: () => void, at = 0) => {
    const place = path[at];
    if (place === undefined) {
      done();
      return;
    }
    setLit(place);
    stop.current = clock.later(stepMs(at, path.length), () => run(path, done, at + 1));
  };
  const draw = useAction(async () => {
    try {
      const { prize } = await call('special.prizeDraw', { poolId: pool.id });
      const to = pool.prizes.findIndex(({ id }) => id === prize.id);
      await new Promise<void>((resolve) => run(pathTo(lit ?? 0, Math.max(0, to), SIZE), resolve));
      setWon(prize);
    } catch (error) {
      // The answer was lost on the way: whatever was drawn stands under 我的奖品.
      if (error instanceof NetworkError || error instanceof TimeoutError) {
        feedback.toast('结果请看我的奖品');
        onDone();
        return false;
      }
      throw error;
    }
    return true;
  });
  const price = pool.freeLeft > 0 ? `免费 ${pool.freeLeft} 次` : `${pool.cost} 币一次`;
  return (
    <View className={styles.wheel}>
      <View className={styles.grid}>
        {RING.map((place, cell) =>
          place === undefined ? (
            <Pressable
              key={cell}
              className={classes(styles.cell, styles.middle)}
              disabled={draw.pending || pool.left <= 0}
              busy={draw.pending}
              onPress={() => void draw.run()}
            >
              <Title size="head">{pool.left > 0 ? '抽奖' : '明天来'}</Title>
              <Text className={styles.cost}>{pool.left > 0 ? price : '今日已满'}</Text>
            </Pressable>
          ) : (
            <Cell key={cell} prize={pool.prizes[place]} lit={lit === place} />
          ),
        )}
      </View>
      <Dialog
        open={won !== undefined}
        title={won?.kind === 'thanks' ? '差一点' : `抽中${won?.title ?? ''}`}
        text={
          won?.kind === 'goods'
            ? '请在 15 天内填写收货地址'
            : won?.kind === 'thanks'
              ? '再试一次手气'
              : '已放入你的账户'
        }
        yes="知道了"
        onYes={() => {
          setWon(undefined);
          onDone();
        }}
      />
    </View>
  );
}

function Cell({ prize, lit }: { prize: Prize | undefined; lit: boolean }) {
  if (!prize) return <View className={styles.cell} />;
  return (
    <View className={classes(styles.cell, lit && styles.lit)}>
      {prize.image ? (
        <Picture className={styles.art} src={prize.image} w={120} ratio={1} alt="" />
      ) : (
        <View className={styles.icon}>
          <Icon name={ICONS[prize.kind]} size={26} />
        </View>
      )}
      <Text className={styles.name}>{prize.title}</Text>
    </View>
  );
}
