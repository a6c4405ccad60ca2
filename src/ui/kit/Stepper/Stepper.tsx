/** How many: 30 high, minus and plus disabled at their ends, hit areas of 44. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import styles from './Stepper.module.scss';

export interface StepperProps {
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** What is counted, for those who cannot see it. */
  label: string;
  disabled?: boolean;
  onChange: (value: number) => void;
  /** Pressing plus at the maximum: say why. */
  onLimit?: () => void;
}

export function Stepper({
  value,
  min = 1,
  max = 9999,
  step = 1,
  label,
  disabled = false,
  onChange,
  onLimit,
}: StepperProps): ReactElement {
  const atMin = value - step < min;
  const atMax = value + step > max;
  return (
    <View className={styles.stepper} role="group" aria-label={label}>
      <Pressable
        className={classes(styles.side, atMin && styles.off)}
        label="减少"
        disabled={disabled || atMin}
        onPress={() => onChange(value - step)}
      >
        <Icon name="minus" size={16} />
      </Pressable>
      <Text className={styles.value} aria-live="polite">
        {value}
      </Text>
      <Pressable
        className={classes(styles.side, atMax && styles.off)}
        label="增加"
        disabled={disabled || (atMax && !onLimit)}
        onPress={() => (atMax ? onLimit?.() : onChange(value + step))}
      >
        <Icon name="plus" size={16} />
      </Pressable>
    </View>
  );
}
