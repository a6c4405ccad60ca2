/** One order that may stand on the invoice; pressed as a whole. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { InvoiceableOrder } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { CheckMark } from '@/ui/kit/Check';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import styles from './invoice.module.scss';

interface OrderTickProps {
  order: InvoiceableOrder;
  /** Without it the row only tells. */
  checked?: boolean;
  onChange?: (order: InvoiceableOrder) => void;
}

export function OrderTick({ order, checked, onChange }: OrderTickProps): ReactElement {
  const content = (
    <>
      {checked !== undefined && <CheckMark checked={checked} />}
      {order.cover && <Thumb src={order.cover} size={48} />}
      <Stack grow>
        <Words size="name" lines={1}>
          {order.title}
        </Words>
        <Note>{order.no}</Note>
        {order.refunded > 0 && (
          <Words size="foot" tone="warn" figures>{`已减退款 ${formatYuan(order.refunded)}`}</Words>
        )}
      </Stack>
      <Text className={styles.amount}>{formatYuan(order.amount)}</Text>
    </>
  );
  if (!onChange) return <View className={styles.order}>{content}</View>;
  return (
    <Pressable
      className={styles.order}
      role="checkbox"
      checked={checked}
      label={`${order.title} ${order.no} ${formatYuan(order.amount)}`}
      onPress={() => onChange(order)}
    >
      {content}
    </Pressable>
  );
}
