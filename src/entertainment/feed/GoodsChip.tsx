/** The tea of a film in one line: name and what it costs who looks at it. */
import { Text } from '@tarojs/components';
import type { GoodsCard } from '@/contract';
import { payOf } from '@/domain/goods/offer';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import styles from './feed.module.scss';

export const GoodsChip = ({ goods, onPress }: { goods: GoodsCard; onPress: () => unknown }) => (
  <Pressable className={styles.chip} role="link" onPress={onPress}>
    <Icon name="bag" size={16} />
    <Text className={styles.tea}>{goods.title}</Text>
    <Price fen={payOf(goods)} size="s" />
  </Pressable>
);
