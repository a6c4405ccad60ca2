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
  /** Only that there is something. */
  dot?: boolean;
  /** A ring of this ground keeps it apart from what it sits on. */
  ring?: 'raised' | 'ink' | 'none';
  /** Silent without it: mostly the control it sits on says the number in its own label. */
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
