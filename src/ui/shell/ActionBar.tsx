import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import styles from './ActionBar.module.scss';

/** The bar at the bottom of a page that holds its decision: 60 high plus the safe area. */
export function ActionBar({ children }: { children: ReactNode }): ReactElement {
  return (
    <View className={styles.holder}>
      <View className={styles.bar}>{children}</View>
    </View>
  );
}
