/** Checkbox and radio: checked, the one is a filled square with a tick like a seal, the other a ring. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import styles from './Check.module.scss';

export interface CheckProps {
  checked: boolean;
  label: string;
  kind?: 'checkbox' | 'radio';
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

export function Check({ checked, label, kind = 'checkbox', disabled = false, onChange }: CheckProps): ReactElement {
  return (
    <Pressable
      className={styles.hit}
      role={kind}
      checked={checked}
      label={label}
      disabled={disabled}
      onPress={() => onChange?.(!checked)}
    >
      <CheckMark checked={checked} kind={kind} disabled={disabled} />
    </Pressable>
  );
}

/** Only the drawing, for rows that are pressed as a whole. */
export function CheckMark({
  checked,
  kind = 'checkbox',
  disabled = false,
}: Pick<CheckProps, 'checked' | 'kind' | 'disabled'>): ReactElement {
  return (
    <View
      className={classes(styles.check, styles[kind], checked && styles.on, disabled && styles.disabled)}
      aria-hidden="true"
    >
      {kind === 'checkbox' && checked && <Icon name="check" size={16} bold />}
    </View>
  );
}
