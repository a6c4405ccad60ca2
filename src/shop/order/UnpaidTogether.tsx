/** Several unpaid orders seen together: what they come to, which ends first, each with its way to the cashier. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { OrderCard } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { later, useBlock } from '@/ui/shell';
import styles from './UnpaidTogether.module.scss';

const UnpaidSheet = later(() => import('./UnpaidSheet').then(({ UnpaidSheet: part }) => part));

/** `round` grows with every change of an order, so that the sum is asked for again. */
export function UnpaidTogether({
  count,
  round,
  onOpen,
}: {
  count: number;
  round: number;
  onOpen: (id: string) => void;
}) {
  const answer = useBlock(
    () => (count > 1 ? call('memberOrder.index', { tab: 'unpaid' }, { hide: true }) : Promise.resolve(undefined)),
    '',
    `${round}-${count}`,
  );
  const [open, setOpen] = useState(false);
  const list = [...(answer?.list ?? [])].sort((a, b) => (a.expireAt ?? 0) - (b.expireAt ?? 0));
  if (count < 2 || list.length < 2) return null;
  const sum = list.reduce((all, { payable }) => all + payable, 0);
  const pay = (order: OrderCard) => {
    onOpen(order.id);
    setOpen(false);
    return go('/member/pages/wallet/pay', { orderGroup: 'order', orderId: order.id });
  };
  return (
    <>
      <View className={styles.bar}>
        <Text className={styles.words}>{`${list.length} 笔待付款，共 ${formatYuan(sum)}`}</Text>
        <Button size="s" tone="soft" onPress={() => setOpen(true)}>
          合并查看
        </Button>
      </View>
      <UnpaidSheet open={open} orders={list} sum={sum} onClose={() => setOpen(false)} onPay={pay} />
    </>
  );
}
