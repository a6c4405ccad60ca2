import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import styles from './ActionBar.module.scss';

/** The bar at the bottom of a page that holds its decision: 60 high plus the safe area; `raised` stands on the tab bar. */
export function ActionBar({ raised = false, children }: { raised?: boolean; children: ReactNode }): ReactElement {
  return (
    <View className={styles.holder}>
      <View className={classes(styles.bar, raised && styles.raised)}>{children}</View>
    </View>
  );
}
