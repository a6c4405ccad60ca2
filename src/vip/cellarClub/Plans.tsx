/** How long and how many: one plan is chosen. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { shortYuan } from '@/core/lib/money';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import type { CellarPlan } from './labels';
import styles from './cellarClub.module.scss';

interface PlansProps {
  plans: readonly CellarPlan[];
  current: string;
  onChoose: (id: string) => void;
}

export function Plans({ plans, current, onChoose }: PlansProps): ReactElement {
  const chosen = plans.find(({ id }) => id === current);
  return (
    <View className={styles.choice}>
      <View className={styles.plans} {...aria({ role: 'radiogroup', label: '窖位方案' })}>
        {plans.map(({ id, name, price, slots }) => (
          <Pressable
            key={id}
            className={classes(styles.plan, id === current && styles.on)}
            role="radio"
            checked={id === current}
            label={`${name}，${slots} 格，${shortYuan(price)}`}
            onPress={() => onChoose(id)}
          >
            <Text className={styles.name}>{name}</Text>
            <Price fen={price} tone="ink" />
            <Text className={styles.label}>{`${slots} 格`}</Text>
          </Pressable>
        ))}
      </View>
      {chosen && <Text className={styles.note}>{chosen.rights.join(' · ')}</Text>}
    </View>
  );
}
