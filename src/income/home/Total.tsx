/** The head of the centre: everything that was earned, shown or veiled, and what became of it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeStat } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Figures } from '@/ui/kit/Figures';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import { Note } from '@/ui/kit/Words';
import { money, signed } from '../labels';
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
      <Card place="alone" className={styles.three}>
        <Figures
          rows={[
            {
              label: '待结算',
              value: show(stat.pending),
              role: 'link',
              onPress: () => go('/income/pages/order', { status: 'pending' }),
            },
            {
              label: '已结算',
              value: show(stat.settled),
              role: 'link',
              onPress: () => go('/income/pages/order', { status: 'settled' }),
            },
            {
              label: '已转出',
              value: show(stat.cashed),
              role: 'link',
              onPress: () => go('/income/pages/cash_list', {}),
            },
          ]}
        />
      </Card>
      <Card place="next" className={styles.ready}>
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
      </Card>
    </View>
  );
}
