/** The release a ranking is of, how many pieces are gone, and the member's own place. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Title } from '@/ui/kit/Words';
import { OwnState } from './OwnState';
import { Windows } from './Windows';
import styles from './rank.module.scss';

export function RankHead({ rank }: { rank: DataOf<'special.releaseRank'> }): ReactElement {
  const { release, mine } = rank;
  const { title, goods, specText, price, quota, bought, reserved, drum, state } = release;
  const drawn = state === 'paying' || state === 'ended';
  const done = 100 * (drawn ? bought / quota : reserved / drum);
  const words = drawn ? `已付款 ${bought} / ${quota}` : `已预约 ${reserved} 人 · 入围 ${drum} 名 · 限量 ${quota} 份`;
  return (
    <Card pad="all" className={styles.head}>
      <Pressable className={styles.goods} role="link" onPress={() => go('/shop/pages/goods', { id: goods.id })}>
        <Thumb src={goods.cover} size={72} />
        <View className={styles.words}>
          <Title block>{title}</Title>
          <Stack row wrap gap={8} align="baseline">
            <Price fen={price} size="s" />
            <Text className={styles.when}>{specText}</Text>
          </Stack>
        </View>
      </Pressable>
      <View className={styles.quota}>
        <Progress value={done} tone="celadon" label={words} />
        <Text className={styles.when}>{words}</Text>
      </View>
      <Windows release={release} />
      {mine && <OwnState entry={mine} />}
    </Card>
  );
}
