import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import { Pressable } from '../Pressable';
import styles from './Switch.module.scss';

export interface SwitchProps {
  on: boolean;
  label: string;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ on, label, disabled = false, onChange }: SwitchProps): ReactElement {
  return (
    <Pressable
      className={classes(styles.switch, on && styles.on)}
      role="switch"
      checked={on}
      label={label}
      disabled={disabled}
      onPress={() => onChange(!on)}
    >
      <View className={styles.knob} />
    </Pressable>
  );
}
