/** An income with its calculation: who and what, the amount, how it came about, and when it is there. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeRow } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { ORDER_STATUS } from '@/domain/order/labels';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { dueOf, money, nameOf, signed, sumOf, tagOf } from '../words';
import styles from './IncomeLine.module.scss';

interface IncomeLineProps {
  row: IncomeRow;
  settleDays: number;
  /** How the order stands, and its day. */
  order?: boolean;
}

export function IncomeLine({ row, settleDays, order = false }: IncomeLineProps): ReactElement {
  const tag = tagOf(row);
  const isVoid = row.status === 'cancelled';
  return (
    <Pressable className={styles.line} role="link" onPress={() => go('/income/pages/details', { id: row.id })}>
      <View className={styles.first}>
        <Tag tone={tag.tone}>{tag.label}</Tag>
        <Words size="name" lines={1} className={styles.name}>
          {nameOf(row)}
        </Words>
        <Text
          className={classes(
            styles.amount,
            row.amount > 0 && styles.plus,
            row.back && styles.minus,
            isVoid && styles.void,
          )}
        >
          {signed(row.amount)}
        </Text>
      </View>
      <View className={styles.second}>
        <Text>{sumOf(row)}</Text>
        <Text>{dueOf(row, settleDays)}</Text>
      </View>
      {(order || row.deducted > 0) && (
        <View className={styles.second}>
          <Text>
            {order
              ? [formatTime(row.createdAt, 'MM月DD日 h:m'), row.orderStatus && ORDER_STATUS[row.orderStatus]]
                  .filter(Boolean)
                  .join(' · ')
              : ''}
          </Text>
          {row.deducted > 0 && <Text className={styles.cut}>{`退款已扣 ${money(row.deducted)}`}</Text>}
        </View>
      )}
    </Pressable>
  );
}
