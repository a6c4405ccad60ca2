/** Goods of the wholesale market: what they cost in bulk, from how many, and the way to the order sheet. */
import { Text, View } from '@tarojs/components';
import type { WholesaleGoods } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Ladder } from '@/domain/wholesale/Ladder';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Title } from '@/ui/kit/Words';
import styles from './GoodsRow.module.scss';

export function GoodsRow({ goods }: { goods: WholesaleGoods }) {
  const { card, moq, multiple, locked } = goods;
  const terms = `${moq} 件起批${multiple > 1 ? ` · ${multiple} 的倍数` : ''} · ${goods.lead}`;
  return (
    <Card place="next" className={styles.card}>
      <Pressable className={styles.open} role="link" onPress={() => go('/shop/pages/goods', { id: card.id })}>
        <Thumb src={card.cover} size={84} />
        <Stack gap={2} grow>
          <Title size="body">{card.title}</Title>
          <Text className={styles.note}>{terms}</Text>
          <Text className={styles.note}>{`零售 ${shortYuan(card.price)} · 已售 ${card.sales}`}</Text>
        </Stack>
      </Pressable>
      <View className={styles.foot}>
        <View className={styles.ladder}>
          <Ladder tiers={goods.tiers} moq={moq} />
        </View>
        {!locked && (
          <Button
            size="s"
            tone="line"
            label={`${card.title} 加入批发单`}
            onPress={() => go('/shop/pages/marketing/wholesale', { goodsId: card.id })}
          >
            加入批发单
          </Button>
        )}
      </View>
    </Card>
  );
}
