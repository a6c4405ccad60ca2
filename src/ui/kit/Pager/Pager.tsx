/** The foot of a list: 加载中, 没有更多了, or 加载失败，点击重试. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { texts } from '@/core/texts';
import { aria } from '../aria';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import { Spinner } from '../Spinner';
import styles from './Pager.module.scss';

/** more: there is another page and nothing is under way. */
export type PagerState = 'more' | 'loading' | 'end' | 'failed';

export interface PagerProps {
  state: PagerState;
  onRetry?: () => unknown;
}

export function Pager({ state, onRetry }: PagerProps): ReactElement {
  if (state === 'failed') {
    return (
      <View {...aria({ role: 'alert' })}>
        <Pressable className={classes(styles.pager, styles.failed)} onPress={onRetry}>
          <Icon name="refresh" size={14} />
          <Text>{texts.listFailed}</Text>
        </Pressable>
      </View>
    );
  }
  return (
    <View className={classes(styles.pager, state === 'end' && styles.end)} {...aria({ role: 'status' })}>
      {state === 'loading' && <Spinner />}
      {state !== 'more' && <Text>{state === 'end' ? texts.listEnd : texts.listLoading}</Text>}
    </View>
  );
}
