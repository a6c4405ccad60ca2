/** Goods for coins: what they cost, how many may be had, and the exchange. */
import { Text, View } from '@tarojs/components';
import type { ExchangeGoods } from '@/contract';
import { lockText } from '@/domain/points/labels';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Note, Title } from '@/ui/kit/Words';
import styles from './ExchangeCard.module.scss';

interface ExchangeCardProps {
  item: ExchangeGoods;
  coins: number;
  onExchange: (item: ExchangeGoods) => void;
}

/** Why it cannot be had, or undefined. */
function hindrance(item: ExchangeGoods, coins: number): string | undefined {
  const { stock, limit, bought, value } = item;
  if (item.locked) return lockText(item);
  if (stock <= 0) return '已兑完';
  if (limit > 0 && bought >= limit) return '已兑换';
  return coins < value ? `还差 ${value - coins} 币` : undefined;
}

export function ExchangeCard({ item, coins, onExchange }: ExchangeCardProps) {
  const why = hindrance(item, coins);
  const rule = [item.limit > 0 && `每人限兑 ${item.limit}`, item.levelNeed && `${item.levelNeed}及以上`]
    .filter(Boolean)
    .join(' · ');
  return (
    <View className={styles.card}>
      <View className={styles.art}>
        {item.cover ? (
          <Picture src={item.cover} w={375} ratio={1} alt="" />
        ) : (
          <View className={styles.ticket}>
            <View className={styles.face} aria-hidden="true">
              <Icon name="coupon" size={28} />
              <Title className={styles.words}>{item.title}</Title>
            </View>
          </View>
        )}
      </View>
      <Text className={styles.title}>{item.title}</Text>
      <Note>{rule || '不限数量'}</Note>
      <View className={styles.foot}>
        <Text className={styles.value}>{`${item.value} 币`}</Text>
        <Button
          size="s"
          tone="line"
          disabled={why !== undefined}
          label={`${why ?? '兑换'}，${item.title}`}
          onPress={() => onExchange(item)}
        >
          {why ?? '兑换'}
        </Button>
      </View>
    </View>
  );
}
