import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '../classes';
import { Pressable, type PressableProps } from '../Pressable';
import styles from './Chip.module.scss';

export interface ChipProps {
  children: ReactNode;
  selected?: boolean;
  disabled?: boolean;
  label?: string;
  /** radio inside a radiogroup, checkbox where several may be on, button otherwise. */
  role?: Extract<PressableProps['role'], 'button' | 'radio' | 'checkbox'>;
  onPress: () => void;
}

export function Chip({
  children,
  selected = false,
  disabled = false,
  label,
  role = 'button',
  onPress,
}: ChipProps): ReactElement {
  return (
    <Pressable
      className={classes(styles.chip, selected && styles.on, disabled && styles.off)}
      role={role}
      label={label}
      checked={role === 'button' ? undefined : selected}
      disabled={disabled}
      onPress={onPress}
    >
      <Text>{children}</Text>
    </Pressable>
  );
}

/** A row of chips that wraps; `label` names the group. */
export function ChipGroup({
  label,
  role,
  children,
}: {
  label: string;
  role?: 'radiogroup' | 'group';
  children: ReactNode;
}): ReactElement {
  return (
    <View className={styles.group} role={role ?? 'group'} aria-label={label}>
      {children}
    </View>
  );
}
