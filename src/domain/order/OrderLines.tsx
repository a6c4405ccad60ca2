/** Lines of an order: picture, words, price, how many; a gift says so. */
import { View, Text } from '@tarojs/components';
import type { OrderLine } from '@/contract';
import { Picture } from '@/ui/kit/Picture';
import { Price } from '@/ui/kit/Price';
import { Tag } from '@/ui/kit/Tag';
import styles from './OrderLines.module.scss';

export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <View>
      {lines.map((line) => (
        <View key={line.id} className={styles.line}>
          <View className={styles.art}>
            <Picture src={line.cover} w={240} ratio={1} alt="" />
          </View>
          <View className={styles.words}>
            <Text className={styles.title}>{line.title}</Text>
            <Text className={styles.spec}>{line.specText}</Text>
            {line.gift && (
              <View className={styles.gift}>
                <Tag tone="celadon">赠品</Tag>
              </View>
            )}
          </View>
          <View className={styles.right}>
            <Price fen={line.price} size="s" tone="ink" />
            <Text className={styles.spec}>{`× ${line.qty}`}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}
