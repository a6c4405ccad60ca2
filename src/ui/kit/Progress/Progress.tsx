import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { vars } from '../unit';
import styles from './Progress.module.scss';

export interface ProgressProps {
  /** 0 to 100; anything outside is cut. */
  value: number;
  /** One sentence with the number: 已抢 82%. */
  label: string;
  /** inverse: on accent or ink ground. */
  tone?: 'accent' | 'celadon' | 'gold' | 'inverse';
  className?: string;
}

export function Progress({ value, label, tone = 'accent', className }: ProgressProps): ReactElement {
  const share = Math.min(100, Math.max(0, value));
  return (
    <View
      className={classes(styles.track, styles[tone], className)}
      {...aria({ role: 'progressbar', label, valuenow: Math.round(share), valuemin: 0, valuemax: 100 })}
    >
      <View className={styles.bar} style={vars({ share: `${share}%` })} />
    </View>
  );
}
