/** A goods at a price of its own - a flash sale, a member's zone: picture and words open it, price and decision stand below. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { GoodsCard } from '@/contract';
import { leadsTo } from '@/core/routes';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Thumb } from '@/ui/kit/Thumb';
import { Note } from '@/ui/kit/Words';
import styles from './DealRow.module.scss';

interface DealRowProps {
  goods: GoodsCard;
  campaignId?: string;
  /** 已抢光: over the picture, with the name in gray. */
  stamp?: string | false;
  price: number;
  was?: number;
  /** Tags and notes under the name. */
  children?: ReactNode;
  /** The decision, beside the price. */
  way: ReactNode;
}

export function DealRow({ goods, campaignId, stamp, price, was, children, way }: DealRowProps): ReactElement {
  const { id, title, subtitle, cover } = goods;
  return (
    <View className={classes(styles.row, stamp && styles.gone)}>
      <Pressable
        className={styles.open}
        role="link"
        {...leadsTo('/shop/pages/goods', campaignId ? { id, campaignId } : { id })}
      >
        <View className={styles.art}>
          <Thumb src={cover} size={116} stamp={stamp} />
        </View>
        <View className={styles.words}>
          <Text className={styles.title}>{title}</Text>
          <Note lines={1}>{subtitle}</Note>
          {children}
        </View>
      </Pressable>
      <View className={styles.foot}>
        <Price fen={price} was={was} />
        {way}
      </View>
    </View>
  );
}
