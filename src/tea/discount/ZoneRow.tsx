/** One goods of a zone: the member's price beside the retail one, what it saves, what a level more would save. */
import { View } from '@tarojs/components';
import type { GoodsCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { BuyButton } from '@/domain/goods/BuyButton';
import { OfferTag, payOf } from '@/domain/goods/offer';
import { DealRow } from '@/domain/goods/DealRow';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import styles from './ZoneRow.module.scss';

export interface ZoneGoods {
  id: string;
  card: GoodsCard;
  /** Fen a level more would save; 0 = nothing. */
  more: number;
}

export function ZoneRow({ row: { card, more } }: { row: ZoneGoods }) {
  const price = payOf(card);
  const saved = card.price - price;
  return (
    <DealRow
      goods={card}
      stamp={card.soldOut && '已售罄'}
      price={price}
      was={saved > 0 ? card.price : undefined}
      way={<BuyButton goods={card} />}
    >
      <View className={styles.tags}>
        <OfferTag offer={card.offer} />
        {saved > 0 && <Tag tone="accent">{`省 ${shortYuan(saved)}`}</Tag>}
      </View>
      {more > 0 && <Words size="foot" tone="gold">{`再升一级更省 ${shortYuan(more)}`}</Words>}
    </DealRow>
  );
}
