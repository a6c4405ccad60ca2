import type { ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import styles from './Badge.module.scss';

export interface BadgeProps {
  /** 0 and '' draw nothing. */
  count?: number | string;
  /** Larger numbers read `99+`. */
  max?: number;
  /** A dot without a number. */
  dot?: boolean;
  /** A ring in the colour of this ground, which sets the badge off from what it covers. */
  ring?: 'raised' | 'ink' | 'none';
  /** For screen readers; left out where the label of the control under the badge says the number already. */
  label?: string;
  className?: string;
}

export function Badge({
  count = 0,
  max = 99,
  dot = false,
  ring = 'none',
  label,
  className,
}: BadgeProps): ReactElement | null {
  if (!dot && (count === 0 || count === '')) return null;
  const text = typeof count === 'number' && count > max ? `${max}+` : String(count);
  return (
    <Text
      className={classes(styles.badge, dot && styles.dot, ring !== 'none' && styles[ring], className)}
      {...aria(label ? { role: 'img', label } : { hidden: true })}
    >
      {dot ? '' : text}
    </Text>
  );
}
