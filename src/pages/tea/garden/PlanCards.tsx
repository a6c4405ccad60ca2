/** What an adoption may be: so long, so much tea, so much money, so many left. */
import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import type { AdoptPlan } from '@/contract';
import { figure } from '@/core/lib/money';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { gramsText } from './labels';
import styles from './PlanCards.module.scss';

interface PlanCardsProps {
  plans: readonly AdoptPlan[];
  chosen: string | undefined;
  /** Whose place is kept for the viewer: it may be the last. */
  held: string | undefined;
  onChoose: (id: string) => void;
}

const placeOf = ({ unit }: AdoptPlan): string => (unit === 'plot' ? '块' : '棵');
export const leftText = (plan: AdoptPlan): string =>
  plan.left > 0 ? `余 ${figure(plan.left)} ${placeOf(plan)}` : '本季已满';

export const PlanCards = ({ plans, chosen, held, onChoose }: PlanCardsProps): ReactElement => (
  <Stack gap={10} {...aria({ role: 'radiogroup', label: '认养多久' })}>
    {plans.map((plan) => {
      const full = plan.left === 0 && plan.id !== held;
      return (
        <Pressable
          key={plan.id}
          className={classes(styles.plan, plan.id === chosen && styles.chosen, full && styles.over)}
          role="radio"
          checked={plan.id === chosen}
          disabled={full}
          onPress={() => onChoose(plan.id)}
        >
          <Stack row wrap align="baseline" justify="between">
            <Title>{plan.name}</Title>
            <Price fen={plan.price} tone={plan.id === chosen ? 'price' : 'ink'} />
          </Stack>
          <Text className={styles.yield}>{`每年制干约 ${gramsText(plan.yieldGrams)}，春秋各采一次`}</Text>
          <Note>{[...plan.gifts, plan.id === held ? `已为你留一${placeOf(plan)}` : leftText(plan)].join('　')}</Note>
        </Pressable>
      );
    })}
  </Stack>
);
