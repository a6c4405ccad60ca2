/** One numbered issue in the hall: picture, year, how many there are and are left, price, guide price. */
import { Text, View } from '@tarojs/components';
import type { CollectibleCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note } from '@/ui/kit/Words';
import { STATE_WORDS } from './labels';
import styles from './HallCard.module.scss';

export function HallCard({ card, priority = false }: { card: CollectibleCard; priority?: boolean }) {
  const soldOut = card.state === 'soldout';
  return (
    <Pressable
      className={`${styles.card} ${soldOut ? styles.over : ''}`}
      role="link"
      onPress={() => go('/pages/tea/cpf-goods', { id: card.id })}
    >
      <Thumb src={card.cover} size={116} stamp={soldOut && '已售罄'} priority={priority} />
      <Stack grow>
        <Text className={styles.name}>{card.name}</Text>
        <Note className={styles.maker}>{card.maker}</Note>
        <View className={styles.facts}>
          <Tag>{`发行 ${card.issue} 件`}</Tag>
          {card.state === 'on' ? (
            <Tag tone="celadon">{`剩余 ${card.left}`}</Tag>
          ) : (
            !soldOut && <Tag tone="gold">{STATE_WORDS[card.state]}</Tag>
          )}
        </View>
        <View className={styles.foot}>
          <Price fen={card.price} tone={soldOut ? 'muted' : 'price'} />
          {card.guidePrice !== card.price && <Note>{`指导价 ${shortYuan(card.guidePrice)}`}</Note>}
        </View>
      </Stack>
    </Pressable>
  );
}
