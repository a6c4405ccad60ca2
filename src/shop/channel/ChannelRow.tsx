/** Goods of the partner's catalogue: a box per specification, its price per piece, the suggested retail, how many boxes. */
import { Text, View } from '@tarojs/components';
import type { ChannelGoods } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import { Quantity } from '@/ui/kit/Quantity';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Title, Words } from '@/ui/kit/Words';
import type { Boxes } from './basket';
import styles from './ChannelRow.module.scss';

interface ChannelRowProps {
  goods: ChannelGoods;
  basket: Boxes;
  onChange: (skuId: string, boxes: number) => void;
}

export function ChannelRow({ goods, basket, onChange }: ChannelRowProps) {
  const { card, skus } = goods;
  return (
    <View className={styles.card}>
      <Pressable className={styles.head} role="link" onPress={() => go('/shop/pages/goods', { id: card.id })}>
        <Thumb src={card.cover} size={44} />
        <Title size="body" className={styles.title}>
          {card.title}
        </Title>
      </Pressable>
      {skus.map((sku) => {
        const most = Math.floor(Math.max(0, sku.stock) / sku.box);
        return (
          <View key={sku.id} className={styles.sku}>
            <Text className={styles.spec}>{`${sku.specText} · ${sku.box} 件/箱`}</Text>
            <Stack row gap={8} align="center" justify="between">
              <Stack grow>
                <Words size="value" tone="accent" medium figures>{`${shortYuan(sku.price)}/件`}</Words>
                <Words size="caption" tone="soft">
                  {most > 0 ? `零售 ${shortYuan(sku.retail)} · 余 ${most} 箱` : '预计 7 天内到货'}
                </Words>
              </Stack>
              <Quantity
                label={`${card.title} ${sku.specText} 箱`}
                value={basket[sku.id] ?? 0}
                max={most}
                disabled={most === 0}
                onChange={(boxes) => onChange(sku.id, boxes)}
              />
            </Stack>
          </View>
        );
      })}
    </View>
  );
}
