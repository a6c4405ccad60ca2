/** One goods of the order sheet: a row per specification with its ladder, its quantity and what the row comes to. */
import { Text, View } from '@tarojs/components';
import type { WholesaleGoods, WholesaleSku } from '@/contract';
import { formatYuan, shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Ladder } from '@/domain/wholesale/Ladder';
import { nextTier, unitPrice } from '@/domain/wholesale/ladder';
import { Card } from '@/ui/kit/Card';
import { Pressable } from '@/ui/kit/Pressable';
import { Quantity } from '@/ui/kit/Quantity';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Title, Words } from '@/ui/kit/Words';
import type { Quantities } from '@/domain/wholesale/draft';
import styles from './GoodsBlock.module.scss';

interface GoodsBlockProps {
  goods: WholesaleGoods;
  quantities: Quantities;
  onChange: (sku: WholesaleSku, qty: number) => void;
}

export function GoodsBlock({ goods, quantities, onChange }: GoodsBlockProps) {
  const { card } = goods;
  return (
    <Card place="next" className={styles.card} id={`goods-${card.id}`}>
      <Pressable className={styles.head} role="link" onPress={() => go('/shop/pages/goods', { id: card.id })}>
        <Thumb src={card.cover} size={44} />
        <Title size="body" className={styles.title}>
          {card.title}
        </Title>
        {goods.skus.some((sku) => sku.escrowAllowed) && <Tag tone="celadon">可存茶窖</Tag>}
      </Pressable>
      {goods.skus.map((sku) => (
        <SkuLine key={sku.id} title={card.title} sku={sku} qty={quantities[sku.id] ?? 0} onChange={onChange} />
      ))}
    </Card>
  );
}

interface SkuLineProps {
  title: string;
  sku: WholesaleSku;
  qty: number;
  onChange: (sku: WholesaleSku, qty: number) => void;
}

function SkuLine({ title, sku, qty, onChange }: SkuLineProps) {
  const price = unitPrice(sku, qty);
  const next = nextTier(sku.tiers ?? [], qty);
  const spec = sku.specValues.join(' ');
  const terms = `${sku.moq} 件起${sku.multiple > 1 ? ` · ${sku.multiple} 的倍数` : ''} · 库存 ${sku.stock}`;
  return (
    <View className={styles.sku}>
      <Stack row gap={10} align="center" justify="between">
        <Stack grow>
          <Words size="value">{spec}</Words>
          <Words size="caption" tone="soft">{`编码 ${sku.code} · ${terms}`}</Words>
        </Stack>
        <Quantity
          label={`${title} ${spec}`}
          value={qty}
          step={sku.multiple}
          onChange={(wanted) => onChange(sku, wanted < qty && wanted < sku.moq ? 0 : wanted)}
        />
      </Stack>
      <Ladder tiers={sku.tiers} moq={sku.moq} qty={qty} />
      {qty > 0 && (
        <Stack row align="baseline" justify="between">
          <Text className={styles.now}>
            {`当前 ${shortYuan(price)}`}
            {next ? `，再加 ${next.missing} 件 ${shortYuan(next.tier.price)}` : '，已是最低价'}
          </Text>
          <Text className={styles.amount}>{formatYuan(price * qty)}</Text>
        </Stack>
      )}
      {qty > sku.stock && (
        <Text className={styles.warn}>{`现货 ${Math.max(0, sku.stock)}，余量 ${sku.leadDays} 天内`}</Text>
      )}
    </View>
  );
}
