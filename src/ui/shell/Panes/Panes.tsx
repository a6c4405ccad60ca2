/** Two panes that fill the screen between top bar and action bar: a rail at the left, what it chose at the right, each scrolls alone. */
import type { ReactElement, ReactNode } from 'react';
import { ScrollView, View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { vars } from '@/ui/kit/unit';
import styles from './Panes.module.scss';

interface PanesProps {
  /** Stays above both panes. */
  top?: ReactNode;
  rail: ReactNode;
  /** Stays above the right pane. */
  head?: ReactNode;
  /** Another key begins at the top again. */
  scrollKey: string;
  children: ReactNode;
}

export function Panes({ top, rail, head, scrollKey, children }: PanesProps): ReactElement {
  return (
    <View className={styles.panes} style={vars({ bar: platform.system.topBarHeight() })}>
      <View className={styles.top}>{top}</View>
      <View className={styles.both}>
        {rail}
        <View className={styles.right}>
          <View className={styles.top}>{head}</View>
          <ScrollView key={scrollKey} className={styles.scroll} scrollY>
            {children}
          </ScrollView>
        </View>
      </View>
    </View>
  );
}
