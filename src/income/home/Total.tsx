/** The head of the centre: everything that was earned, shown or veiled, and what became of it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeStat } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import { Note } from '@/ui/kit/Words';
import { money, signed } from '../words';
import styles from './Total.module.scss';

const VEIL = '＊＊＊＊';

interface TotalProps {
  stat: IncomeStat;
  veiled: boolean;
  onVeil: (veiled: boolean) => void;
}

export function Total({ stat, veiled, onVeil }: TotalProps): ReactElement {
  const show = (fen: number) => (veiled ? VEIL : money(fen));
  const [whole = '0', cents = '00'] = money(stat.total).split('.');
  return (
    <View>
      <View className={styles.sum}>
        <View className={styles.label}>
          <Text>累计收益（元）</Text>
          <IconButton
            icon="eye"
            size={18}
            label={veiled ? '显示金额' : '隐藏金额'}
            on={veiled}
            onPress={() => onVeil(!veiled)}
          />
        </View>
        <Text className={styles.big}>
          {veiled ? VEIL : whole}
          {!veiled && <Text className={styles.cents}>{`.${cents}`}</Text>}
        </Text>
        <Note>
          {veiled ? '今日 ＊＊＊＊　本月 ＊＊＊＊' : `今日 ${signed(stat.today)}　本月 ${signed(stat.month)}`}
        </Note>
      </View>
      <View className={styles.three}>
        <Figure
          label="待结算"
          value={show(stat.pending)}
          onPress={() => go('/income/pages/order', { status: 'pending' })}
        />
        <Figure
          label="已结算"
          value={show(stat.settled)}
          onPress={() => go('/income/pages/order', { status: 'settled' })}
        />
        <Figure label="已转出" value={show(stat.cashed)} onPress={() => go('/income/pages/cash_list', {})} />
      </View>
      <View className={styles.ready}>
        <Pressable className={styles.out} role="link" onPress={() => go('/income/pages/balance')}>
          <Note>{stat.owed > 0 ? '待抵扣（元）' : '可转出（元）'}</Note>
          <Text className={styles.available}>{show(stat.owed > 0 ? -stat.owed : stat.available)}</Text>
        </Pressable>
        <Button
          size="l"
          className={styles.act}
          disabled={stat.available === 0 || stat.owed > 0}
          onPress={() => go('/income/pages/cash', {})}
        >
          转出
        </Button>
      </View>
    </View>
  );
}

const Figure = ({ label, value, onPress }: { label: string; value: string; onPress: () => unknown }): ReactElement => (
  <Pressable className={styles.figure} role="link" onPress={onPress}>
    <Text className={styles.value}>{value}</Text>
    <Note>{label}</Note>
  </Pressable>
);
