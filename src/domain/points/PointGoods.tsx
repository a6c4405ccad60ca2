/** Something for points: its picture, or its words on a ticket, what is left, and what it costs. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ExchangeGoods } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { figure, stockText } from './labels';
import styles from './PointGoods.module.scss';

interface PointGoodsProps {
  item: ExchangeGoods;
  haspopup?: 'dialog';
  onPress: (item: ExchangeGoods) => void;
}

export function PointGoods({ item, haspopup, onPress }: PointGoodsProps): ReactElement {
  return (
    <Pressable
      className={styles.card}
      role={haspopup ? 'button' : 'link'}
      haspopup={haspopup}
      onPress={() => onPress(item)}
    >
      <PointCover item={item} />
      <Words size="name" lines={1} className={styles.title}>
        {item.title}
      </Words>
      <Note>{stockText(item)}</Note>
      <View className={classes(styles.value, item.stock <= 0 && styles.gone)}>
        <Text className={styles.figure}>{figure(item.value)}</Text>
        <Text>{` 分${item.money > 0 ? ` + ${shortYuan(item.money)}` : ''}`}</Text>
      </View>
    </Pressable>
  );
}

export const PointCover = ({ item }: { item: ExchangeGoods }): ReactElement => (
  <View className={styles.art}>
    {item.cover ? (
      <Picture src={item.cover} w={375} ratio={1} alt="" />
    ) : (
      <View className={styles.ticket}>
        <Stack gap={10} align="center" justify="center" className={styles.face} aria-hidden="true">
          <Icon name="coupon" size={28} />
          <Title className={styles.words}>{item.title}</Title>
        </Stack>
      </View>
    )}
    {item.stock <= 0 && (
      <View className={styles.out} aria-hidden="true">
        <Text>已兑完</Text>
      </View>
    )}
  </View>
);
