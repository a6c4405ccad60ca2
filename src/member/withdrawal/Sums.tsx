/** What becomes of the amount with every key: fee, rest, day. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { WithdrawInfo } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import type { Withdraw } from './useWithdraw';
import styles from './Sums.module.scss';

export function Sums({ info, withdraw }: { info: WithdrawInfo; withdraw: Withdraw }): ReactElement {
  const { fen, fee, arriveText } = withdraw;
  return (
    <View className={styles.sums}>
      <Line label={`手续费 ${info.feeBp / 100}%`} value={fen === undefined ? '—' : formatYuan(fee)} />
      <Line net label="实际到账" value={fen === undefined ? '—' : formatYuan(fen - fee)} />
      <Line label="预计到账" value={arriveText} />
    </View>
  );
}

const Line = ({ label, value, net = false }: { label: string; value: string; net?: boolean }): ReactElement => (
  <View className={net ? styles.net : styles.line}>
    <Text className={styles.label}>{label}</Text>
    <Text className={styles.value}>{value}</Text>
  </View>
);
