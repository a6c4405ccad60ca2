import type { PropsWithChildren, ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { classes } from '../classes';
import { Icon, type IconName } from '../Icon';
import { Pressable } from '../Pressable';
import { Spinner } from '../Spinner';
import styles from './Button.module.scss';

export type ButtonTone = 'primary' | 'line' | 'quiet' | 'soft' | 'celadon' | 'ink' | 'text' | 'plain' | 'accentLine';

export interface ButtonProps {
  onPress?: () => unknown;
  /** One filled accent per view (rule 19.4): primary = the decision, line = the alternative, quiet = maintenance. */
  tone?: ButtonTone;
  /** 48, 44 or 32 high; the hit area is never below 44. */
  size?: 'l' | 'm' | 's';
  block?: boolean;
  /** Takes the room that others in its row leave. */
  grow?: boolean;
  disabled?: boolean;
  /** A press while it is disabled: says what is missing. */
  onRefused?: () => unknown;
  /** Shows a ring and takes no press; a text replaces the label: 提交中. */
  busy?: boolean | string;
  icon?: IconName;
  /** Only when the visible words do not say it all. */
  label?: string;
  className?: string;
  id?: string;
}

export function Button(props: PropsWithChildren<ButtonProps>): ReactElement {
  const {
    onPress,
    tone = 'primary',
    size = 'm',
    block,
    grow,
    disabled = false,
    onRefused,
    busy = false,
    icon,
    label,
    className,
    id,
    children,
  } = props;
  return (
    <Pressable
      id={id}
      className={classes(
        styles.button,
        styles[size],
        disabled ? styles.disabled : styles[tone],
        block && styles.block,
        grow && styles.grow,
        className,
      )}
      look={disabled || busy ? false : styles.pressed}
      label={label}
      disabled={disabled || Boolean(busy)}
      busy={busy ? true : undefined}
      onPress={onPress}
      onRefused={busy ? undefined : onRefused}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={size === 's' ? 14 : 18} />}
      <Text className={styles.words}>{typeof busy === 'string' ? busy : children}</Text>
    </Pressable>
  );
}
