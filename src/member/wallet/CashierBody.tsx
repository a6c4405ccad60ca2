/** What the cashier shows: for what, how much, until when, and the ways to pay. */
import { Text, View } from '@tarojs/components';
import type { CashierView } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { open } from '@/core/routes';
import { afterPaying } from '@/domain/checkout/afterPaying';
import { PayWays } from '@/domain/checkout/PayWays';
import { Countdown } from '@/ui/kit/Countdown';
import { Empty } from '@/ui/kit/Empty';
import type { IconName } from '@/ui/kit/Icon';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import type { PayMethod } from './usePaying';
import styles from './CashierBody.module.scss';

interface CashierBodyProps {
  cashier: CashierView;
  method: PayMethod | undefined;
  onChoose: (method: PayMethod) => void;
  onExpire: () => void;
}

const MARKS: Record<PayMethod, IconName> = {
  wallet: 'wallet',
  js: 'chat',
  app: 'chat',
  offline: 'card',
  demo: 'check',
};
const NOTES: Partial<Record<PayMethod, (cashier: CashierView) => string>> = {
  wallet: ({ balance, amount }) =>
    `余额 ${formatYuan(balance)}${balance < amount ? `，还差 ${formatYuan(amount - balance)}` : ''}`,
  offline: ({ orderGroup }) => `转到公司账户，上传凭证后${afterPaying(orderGroup)}`,
  demo: () => '不会真的扣款，只在演示环境里有',
};

export function CashierBody({ cashier, method, onChoose, onExpire }: CashierBodyProps) {
  if (cashier.state === 'closed')
    return (
      <Empty
        picture="order"
        title="订单已超时"
        text="没有扣款，喜欢的话再下一单"
        button="去看看"
        onPress={() => open('/pages/tea/index', 'relaunch')}
      />
    );
  const ways = cashier.methods.map(({ key, label, enabled, reason }) => ({
    value: key,
    label,
    icon: MARKS[key],
    disabled: !enabled,
    note: NOTES[key]?.(cashier) ?? reason,
  }));
  return (
    <View className={styles.body}>
      <Stack gap={10} align="center" className={styles.head}>
        <Text className={styles.title}>{cashier.title}</Text>
        <Price fen={cashier.amount} size="l" exact tone="ink" />
        {cashier.state === 'payable' && <Countdown label="剩余时间" endAt={cashier.expireAt} onEnd={onExpire} />}
      </Stack>
      <View className={styles.methods}>
        <PayWays ways={ways} current={method} onChoose={onChoose} />
      </View>
      <Text className={styles.safe}>付款信息加密传输，密码不会存在手机里</Text>
    </View>
  );
}
