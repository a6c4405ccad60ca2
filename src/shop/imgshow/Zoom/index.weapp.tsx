/** The mini-program's own viewer enlarges, saves and closes better than a page could. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Pressable } from '@/ui/kit/Pressable';
import type { ZoomProps } from './types';
import styles from './Zoom.module.scss';

export function Zoom({ children, turns, onPreview }: ZoomProps): ReactElement {
  return (
    <Pressable className={styles.frame} label="放大" look={false} onPress={onPreview}>
      <View className={styles.picture} style={{ transform: `rotate(${turns * 90}deg)` }}>
        {children}
      </View>
    </Pressable>
  );
}
