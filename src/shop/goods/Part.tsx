import type { PropsWithChildren, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Title } from '@/ui/kit/Words';
import styles from './Part.module.scss';

/** One chapter of a goods page: a serif title on paper, something small on its right. */
export function Part({ title, extra, children }: PropsWithChildren<{ title: string; extra?: ReactNode }>) {
  return (
    <View className={styles.part}>
      <View className={styles.head}>
        <Title size="head" tracked role="heading" aria-level={2}>
          {title}
        </Title>
        {extra}
      </View>
      {children}
    </View>
  );
}
