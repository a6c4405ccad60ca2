/** The plans of the card; one is chosen. */
import { View } from '@tarojs/components';
import type { VipPlan } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import styles from './Plans.module.scss';

interface PlansProps {
  plans: readonly VipPlan[];
  current: string;
  onChoose: (id: string) => void;
}

export function Plans({ plans, current, onChoose }: PlansProps) {
  return (
    <View className={styles.plans} {...aria({ role: 'radiogroup', label: '年卡套餐' })}>
      {plans.map(({ id, name, days, price, marketPrice, freeShippings, note }) => (
        <Pressable
          key={id}
          className={classes(styles.plan, id === current && styles.on)}
          role="radio"
          checked={id === current}
          label={`${name}，${days} 天，${shortYuan(price)}`}
          onPress={() => onChoose(id)}
        >
          <Stack grow>
            <Title>{name}</Title>
            <Words size="foot" tone="soft">
              {[`${days} 天`, freeShippings > 0 && `包邮 ${freeShippings} 次`, note].filter(Boolean).join(' · ')}
            </Words>
          </Stack>
          <Price fen={price} was={marketPrice > price ? marketPrice : undefined} />
        </Pressable>
      ))}
    </View>
  );
}
