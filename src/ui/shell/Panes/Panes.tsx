/** Two panes that fill the screen between top bar and action bar: a rail at the left, what it chose at the right, each scrolls alone. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { aria } from '@/ui/kit/aria';
import { Scroll } from '@/ui/kit/Scroll';
import { vars } from '@/ui/kit/unit';
import styles from './Panes.module.scss';

interface PanesProps {
  /** Stays above both panes. */
  top?: ReactNode;
  rail: ReactNode;
  /** Stays above the right pane. */
  head?: ReactNode;
  /** Of a right pane in which nothing can be pressed: it takes the keys by this name, or nobody could scroll it with them. */
  label?: string;
  /** Another key begins at the top again. */
  scrollKey: string;
  children: ReactNode;
}

export function Panes({ top, rail, head, label, scrollKey, children }: PanesProps): ReactElement {
  return (
    <View className={styles.panes} style={vars({ bar: platform.system.topBarHeight() })}>
      <View className={styles.top}>{top}</View>
      <View className={styles.both}>
        {rail}
        <View className={styles.right}>
          <View className={styles.top}>{head}</View>
          <Scroll key={scrollKey} className={styles.scroll}>
            {label === undefined ? (
              children
            ) : (
              <View {...aria({ role: 'group', label })} {...(process.env.TARO_ENV === 'h5' ? { tabIndex: 0 } : {})}>
                {children}
              </View>
            )}
          </Scroll>
        </View>
      </View>
    </View>
  );
}
