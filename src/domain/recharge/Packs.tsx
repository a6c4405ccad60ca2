/** The packages of a recharge, two in a row: what is paid, and what is given on top. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { RechargePackage } from '@/contract';
import { formatYuan, shortYuan } from '@/core/lib/money';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import styles from './Packs.module.scss';

interface PacksProps {
  packages: readonly RechargePackage[];
  /** The chosen one; without it each leads on. */
  current?: string | null;
  onPress: (id: string) => void;
}

export function Packs({ packages, current, onPress }: PacksProps): ReactElement {
  const choosing = current !== undefined;
  return (
    <View className={styles.packs} {...aria({ role: choosing ? 'radiogroup' : 'group', label: '充值套餐' })}>
      {packages.map((one, index) => (
        <Pressable
          key={one.id}
          className={classes(
            styles.pack,
            // An odd one stands over the pairs.
            index === 0 && packages.length % 2 === 1 && styles.wide,
            one.id === current && styles.on,
          )}
          role={choosing ? 'radio' : 'link'}
          checked={choosing ? one.id === current : undefined}
          onPress={() => onPress(one.id)}
        >
          <Text className={styles.pay}>{shortYuan(one.pay)}</Text>
          <Stack gap={2} align="end" className={styles.given}>
            {one.tag && <Tag tone="accent">{one.tag}</Tag>}
            {one.bonus > 0 && <Text>{`送 ${formatYuan(one.bonus, { short: true }).slice(1)}`}</Text>}
          </Stack>
        </Pressable>
      ))}
    </View>
  );
}
