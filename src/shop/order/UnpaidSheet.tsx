/** The unpaid orders, each with its way to the cashier. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { OrderCard } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import styles from './UnpaidTogether.module.scss';

interface UnpaidSheetProps {
  open: boolean;
  orders: readonly OrderCard[];
  /** Fen. */
  sum: number;
  onClose: () => void;
  onPay: (order: OrderCard) => unknown;
}

export const UnpaidSheet = ({ open, orders, sum, onClose, onPay }: UnpaidSheetProps): ReactElement => (
  <Sheet open={open} title="待付款的订单" onClose={onClose}>
    <Text className={styles.note}>{`共 ${orders.length} 笔，合计 ${formatYuan(sum)}，请分别付款`}</Text>
    {orders.map((order) => (
      <View key={order.id} className={styles.row}>
        <Stack gap={2} grow>
          <Words size="sub" lines={1}>
            {order.lines.map(({ title }) => title).join('、')}
          </Words>
          <Text className={styles.note}>{`共 ${order.qty} 件 · ${formatYuan(order.payable)}`}</Text>
          {order.expireAt !== undefined && <Countdown label="剩 " tone="text" endAt={order.expireAt} />}
        </Stack>
        <Button size="s" label={`去支付，订单 ${order.no}`} onPress={() => onPay(order)}>
          去支付
        </Button>
      </View>
    ))}
  </Sheet>
);
