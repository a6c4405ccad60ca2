/** The frame of one part of a settlement: rounded, with the page's margin around it; in a sheet the sheet keeps the distance. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import styles from './Block.module.scss';

interface BlockProps {
  children: ReactNode;
  /** Draws a paper ground, for parts without one of their own. */
  raised?: boolean;
  inSheet?: boolean;
  className?: string;
}

export function Block({ children, raised, inSheet, className }: BlockProps): ReactElement {
  return (
    <View className={classes(styles.block, raised && styles.raised, inSheet && styles.inSheet, className)}>
      {children}
    </View>
  );
}
