/** A part of a long page: air above its head. */
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { SectionHead } from '@/ui/kit/SectionHead';
import styles from './Part.module.scss';

export const Part = ({
  children,
  ...head
}: ComponentProps<typeof SectionHead> & { children: ReactNode }): ReactElement => (
  <View className={styles.part}>
    <SectionHead {...head} />
    {children}
  </View>
);
