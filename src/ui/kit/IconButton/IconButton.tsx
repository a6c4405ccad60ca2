import type { ReactElement } from 'react';
import { Badge } from '../Badge';
import { classes } from '../classes';
import { Icon, type IconName } from '../Icon';
import { Pressable, type PressableProps } from '../Pressable';
import styles from './IconButton.module.scss';

export interface IconButtonProps {
  icon: IconName;
  /** Required: an icon has no text that a screen reader could say. */
  label: string;
  onPress?: () => unknown;
  onPoint?: PressableProps['onPoint'];
  /** plain: only the drawing (bars, corners); sunken: a paper disc of 32; ink: a dark disc over pictures. */
  tone?: 'plain' | 'sunken' | 'ink';
  /** Side of the drawing; the hit area is 44 in any case. */
  size?: number;
  /** Number or word of the badge; 0 and undefined show none. */
  badge?: number | string;
  /** A switched-on state that is said, not only shown (collected, playing). */
  on?: boolean;
  disabled?: boolean;
  className?: string;
}

export function IconButton(props: IconButtonProps): ReactElement {
  const {
    icon,
    label,
    onPress,
    onPoint,
    tone = 'plain',
    size = tone === 'plain' ? 22 : 18,
    badge,
    on,
    disabled,
    className,
  } = props;
  // What the badge shows.
  const shown = typeof badge === 'number' && badge > 99 ? '99+' : badge;
  return (
    <Pressable
      className={classes(styles.button, styles[tone], on && styles.on, disabled && styles.disabled, className)}
      label={shown ? `${label}，${shown}` : label}
      disabled={disabled}
      pressed={on}
      onPress={onPress}
      onPoint={onPoint}
    >
      <Icon name={icon} size={size} bold={on} />
      {badge !== undefined && <Badge count={badge} className={styles.badge} />}
    </Pressable>
  );
}
