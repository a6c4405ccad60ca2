/** What a recharge brought: the amount that came in, the balance before and after, and the ways on. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PaymentView } from '@/contract';
import { call } from '@/core/api';
import { formatFen, grouped } from '@/core/lib/money';
import { go, relaunch, replace } from '@/core/routes';
import { Recommended } from '@/domain/goods/Recommended';
import { ResultHead } from '@/domain/order/ResultHead';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { useBlock } from '@/ui/shell';
import styles from './Recharged.module.scss';

const CHANNELS: Partial<Record<PaymentView['channel'], string>> = {
  js: '微信支付',
  app: '微信支付',
  offline: '线下转账',
};
const money = (fen: number): string => grouped(formatFen(fen));

export function Recharged({ id, payment }: { id: string; payment: PaymentView }): ReactElement {
  const answer = useBlock(() => call('recharge.index', { unit: 'money' }, { hide: true }), id);
  const order = answer?.list.find((row) => row.id === id);
  const came = order ? order.value + order.bonus : payment.amount;
  const after = order?.balanceAfter;
  const before = after === undefined ? undefined : after - came;
  // While it is asked for, the lines that come have their place.
  const given = order
    ? order.bonus > 0 && `充 ${money(order.value)}，送 ${money(order.bonus)}`
    : answer === undefined && '\u00a0';
  const soFar = (fen: number | undefined): string => (fen === undefined ? '—' : money(fen));
  return (
    <View>
      <ResultHead title="充值成功" text={given || undefined} amount={came} />
      <Cells place="alone">
        {(answer === undefined || after !== undefined) && (
          <>
            <Row label="充值前余额" value={soFar(before)} />
            <Row label="充值后余额" value={soFar(after)} />
            <Row label="本次赠送（不可提现）" value={soFar(order?.bonus)} />
          </>
        )}
        <Row label="支付方式" value={CHANNELS[payment.channel] ?? '其他'} />
        <Row label="充值单号" value={order?.no ?? payment.no} />
      </Cells>
      <View className={styles.ways}>
        <Button className={styles.way} tone="quiet" onPress={() => replace('/pages/tea/my-money', {})}>
          查看余额
        </Button>
        <Button className={styles.way} tone="line" onPress={() => relaunch('/pages/tea/index')}>
          去挑茶
        </Button>
      </View>
      <View className={styles.invoice}>
        <Button tone="text" onPress={() => go('/member/pages/invoice/recharge', {})}>
          为这笔充值开票
        </Button>
      </View>
      <Recommended count={3} />
    </View>
  );
}

const Row = ({ label, value }: { label: string; value: string }): ReactElement => (
  <Cell label={label} arrow={false}>
    <Text className={styles.value}>{value}</Text>
  </Cell>
);
