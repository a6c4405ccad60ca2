/** Lines of an order: picture, words, price, how many; a gift says so, a line in trouble says what it is. */
import { View, Text } from '@tarojs/components';
import type { OrderLine } from '@/contract';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Rows } from '@/ui/shell';
import styles from './OrderLines.module.scss';

interface OrderLinesProps {
  lines: readonly OrderLine[];
  /** By SKU id. */
  notes?: ReadonlyMap<string, string>;
  /** With it every line is a link to its goods. */
  onOpen?: (goodsId: string) => unknown;
}

export function OrderLines({ lines, notes, onOpen }: OrderLinesProps) {
  return (
    <Rows
      rows={lines}
      keyOf={(line) => line.id}
      render={(line) =>
        onOpen ? (
          <Pressable className={styles.line} role="link" onPress={() => onOpen(line.goodsId)}>
            <Line line={line} note={notes?.get(line.skuId)} />
          </Pressable>
        ) : (
          <View className={styles.line}>
            <Line line={line} note={notes?.get(line.skuId)} />
          </View>
        )
      }
    />
  );
}

const Line = ({ line, note }: { line: OrderLine; note?: string }) => (
  <>
    <Thumb src={line.cover} size={68} />
    <View className={styles.words}>
      <Text className={styles.title}>{line.title}</Text>
      <Text className={styles.spec}>{line.specText}</Text>
      <View className={styles.tags}>
        {line.gift && <Tag tone="celadon">赠品</Tag>}
        {note && !line.gift && <Tag tone="warn">{note}</Tag>}
      </View>
    </View>
    <View className={styles.right}>
      <Price fen={line.price} size="s" tone="ink" />
      <Text className={styles.spec}>{`× ${line.qty}`}</Text>
    </View>
  </>
);
