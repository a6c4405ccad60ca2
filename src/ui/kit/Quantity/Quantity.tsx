/** How many, typed or stepped: for order sheets where a stepper alone would take fifty presses. What was typed is settled on leaving. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import { Entry } from '../Entry';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import styles from './Quantity.module.scss';

export interface QuantityProps {
  value: number;
  /** What is counted, for those who cannot see it. */
  label: string;
  step?: number;
  max?: number;
  disabled?: boolean;
  /** As high as a field beside it. */
  tall?: boolean;
  /** A whole number from 0. */
  onChange: (value: number) => void;
}

const DIGITS = 5;

export function Quantity({
  value,
  label,
  step = 1,
  max = 99999,
  disabled = false,
  tall = false,
  onChange,
}: QuantityProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  useEffect(() => setTyped(undefined), [value]);
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onChange(Math.min(max, Number(typed || '0')));
  };
  return (
    <View
      className={classes(styles.box, disabled && styles.still, tall && styles.tall)}
      role="group"
      aria-label={label}
    >
      <Pressable
        className={classes(styles.side, value <= 0 && styles.off)}
        label={`减少${label}`}
        disabled={disabled || value <= 0}
        onPress={() => onChange(Math.max(0, value - step))}
      >
        <Icon name="minus" size={16} />
      </Pressable>
      <Entry
        className={classes(styles.input, value > 0 && styles.some)}
        kind="number"
        value={typed ?? String(value)}
        onInput={setTyped}
        maxLength={DIGITS}
        label={`${label}数量`}
        disabled={disabled}
        onBlur={settle}
        onConfirm={settle}
      />
      <Pressable
        className={classes(styles.side, value + step > max && styles.off)}
        label={`增加${label}`}
        disabled={disabled || value + step > max}
        onPress={() => onChange(value + step)}
      >
        <Icon name="plus" size={16} />
      </Pressable>
    </View>
  );
}
