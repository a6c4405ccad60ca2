/** One goods of a zone: the member's price beside the retail one, what it saves, what a level more would save. */
import { Text, View } from '@tarojs/components';
import type { GoodsCard } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { BuyButton } from '@/domain/goods/BuyButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Tag } from '@/ui/kit/Tag';
import styles from './ZoneRow.module.scss';

export interface ZoneGoods {
  id: string;
  card: GoodsCard;
  /** Fen a level more would save; 0 = nothing. */
  more: number;
}

const short = (fen: number) => formatYuan(fen, { short: true });

export function ZoneRow({ row: { card, more } }: { row: ZoneGoods }) {
  const price = card.memberPrice ?? card.price;
  const saved = card.price - price;
  return (
    <View className={styles.row}>
      <Pressable className={styles.open} role="link" onPress={() => go('/shop/pages/goods', { id: card.id })}>
        <View className={styles.art}>
          <Picture src={card.cover} w={240} ratio={1} alt="" />
          {card.soldOut && <Text className={styles.stamp}>已售罄</Text>}
        </View>
        <View className={styles.words}>
          <Text className={styles.title}>{card.title}</Text>
          <Text className={styles.note}>{card.subtitle}</Text>
          <View className={styles.tags}>
            {card.memberPrice !== undefined && <Tag tone="gold">会员价</Tag>}
            {saved > 0 && <Tag tone="accent">{`省 ${short(saved)}`}</Tag>}
          </View>
          {more > 0 && <Text className={styles.more}>{`再升一级更省 ${short(more)}`}</Text>}
        </View>
      </Pressable>
      <View className={styles.foot}>
        <Price fen={price} was={saved > 0 ? card.price : undefined} />
        <BuyButton goods={card} />
      </View>
    </View>
  );
}
