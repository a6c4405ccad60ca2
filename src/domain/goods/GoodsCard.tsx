/**
 * Goods as lists show them: the price stands right under the name. Picture and words open the goods; the
 * round button beside the price is a neighbour, not a child, of that link, so that a screen reader meets two plain controls.
 */
import { View, Text } from '@tarojs/components';
import type { GoodsCard as Goods } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { leadsTo } from '@/core/routes';
import { Marked } from '@/domain/search/Marked';
import { classes } from '@/ui/kit/classes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { BuyButton } from './BuyButton';
import { OfferTag, payOf, wasOf } from './offer';
import styles from './GoodsCard.module.scss';

interface GoodsCardProps {
  goods: Goods;
  /** alone: a row over both columns of a grid, in whose first it stands. */
  layout?: 'grid' | 'row' | 'alone';
  /** Words of a search, drawn bold in the title. */
  marks?: readonly string[];
  /** The first cards of a page are loaded at once, the others when they come near. */
  priority?: boolean;
}

export function GoodsCard({ goods, layout = 'grid', marks, priority = false }: GoodsCardProps) {
  const isRow = layout !== 'grid';
  return (
    <View
      className={classes(
        styles.card,
        isRow && styles.row,
        layout === 'alone' && styles.alone,
        goods.soldOut && styles.soldOut,
      )}
    >
      <Pressable
        className={styles.open}
        role="link"
        {...leadsTo('/shop/pages/goods', {
          id: goods.id,
          ...(goods.campaign ? { campaignId: goods.campaign.id } : {}),
        })}
      >
        <View className={styles.art}>
          <Picture
            className={styles.cover}
            src={goods.cover}
            w={isRow ? 240 : 375}
            ratio={1}
            alt=""
            priority={priority}
          />
          {goods.offer?.why === 'flash' && <Text className={styles.corner}>秒杀</Text>}
          {goods.soldOut && <Text className={styles.stamp}>已售罄</Text>}
        </View>
        <Text className={styles.title}>
          <Marked text={goods.title} words={marks} />
        </Text>
        <View className={styles.now}>
          <Price fen={payOf(goods)} was={isRow ? wasOf(goods) : undefined} />
        </View>
        <View className={styles.tags}>
          {goods.offer ? (
            <>
              <OfferTag offer={goods.offer} />
              {!isRow && <Note>{`平日 ${shortYuan(goods.price)}`}</Note>}
            </>
          ) : (
            goods.tags.slice(0, 2).map((tag) => (
              <Tag key={tag} tone="line">
                {tag}
              </Tag>
            ))
          )}
        </View>
        <Note block className={styles.note}>
          {goods.subtitle}
        </Note>
      </Pressable>
      <View className={styles.buy}>
        <View className={styles.spot}>
          <BuyButton goods={goods} />
        </View>
      </View>
    </View>
  );
}
