import type { PropsWithChildren, ReactNode } from 'react';
import { View, Text } from '@tarojs/components';
import styles from './Part.module.scss';

/** One chapter of a goods page: a serif title on paper, something small on its right. */
export function Part({ title, extra, children }: PropsWithChildren<{ title: string; extra?: ReactNode }>) {
  return (
    <View className={styles.part}>
      <View className={styles.head}>
        <Text className={styles.title} role="heading" aria-level={2}>
          {title}
        </Text>
        {extra}
      </View>
      {children}
    </View>
  );
}
