/** Lines of an order: picture, words, price, how many; a gift says so, a line in trouble says what it is. */
import { View, Text } from '@tarojs/components';
import type { OrderLine } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { OfferTag } from '@/domain/goods/offer';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import { Rows } from '@/ui/shell';
import styles from './OrderLines.module.scss';

/** A line of a quote may be no goods of the shop: it has no page. */
const isGoods = ({ goodsId }: OrderLine): boolean => goodsId !== '0';

interface OrderLinesProps {
  lines: readonly OrderLine[];
  /** By SKU id. */
  notes?: ReadonlyMap<string, string>;
  /** With it every line of goods is a link to its goods. */
  onOpen?: (goodsId: string) => unknown;
}

export function OrderLines({ lines, notes, onOpen }: OrderLinesProps) {
  return (
    <Rows
      rows={lines}
      keyOf={(line) => line.id}
      render={(line) =>
        onOpen && isGoods(line) ? (
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

/** Fen of one piece before coupon and points: what goods page and basket led with. */
const piecePrice = ({ price, qty, share: { memberOff, campaignOff } }: OrderLine): number =>
  price - (memberOff + campaignOff) / qty;

const Line = ({ line, note }: { line: OrderLine; note?: string }) => (
  <>
    <Thumb src={line.cover} size={68} />
    <Stack grow>
      <Words size="sub" lines={1}>
        {line.title}
      </Words>
      <Text className={styles.spec}>{line.specText}</Text>
      <Stack row>
        <OfferTag offer={line.offer} />
        {line.gift && <Tag tone="celadon">赠品</Tag>}
        {note && !line.gift && <Tag tone="warn">{note}</Tag>}
      </Stack>
    </Stack>
    <View className={styles.right}>
      <Price fen={piecePrice(line)} size="s" tone="ink" />
      {piecePrice(line) < line.price && <Note className={styles.was}>{shortYuan(line.price)}</Note>}
      <Text className={styles.spec}>{`× ${line.qty}`}</Text>
    </View>
  </>
);
