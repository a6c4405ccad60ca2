/** A timeline: what has happened above what comes; the current step has the accent and says so. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import styles from './Steps.module.scss';

export interface Step {
  id: string;
  title: string;
  note?: string;
  /** Formatted. */
  time?: string;
  extra?: ReactNode;
}
export interface StepsProps {
  items: readonly Step[];
  /** Index of the current one; before it is done, after it is to come. -1: all done. */
  current?: number;
  layout?: 'column' | 'row';
  label?: string;
}

export function Steps({ items, current = -1, layout = 'column', label }: StepsProps): ReactElement {
  return (
    <View className={styles[layout]} {...aria({ role: 'list', label })}>
      {items.map((item, index) => (
        <View
          key={item.id}
          className={classes(
            styles.step,
            index === current && styles.now,
            current >= 0 && index > current && styles.later,
          )}
          {...aria({ role: 'listitem', current: index === current ? 'step' : undefined })}
        >
          <View className={styles.dot} />
          <View className={styles.words}>
            <Text className={styles.title}>{item.title}</Text>
            {item.note && <Text className={styles.note}>{item.note}</Text>}
            {item.time && <Text className={styles.time}>{item.time}</Text>}
            {item.extra}
          </View>
        </View>
      ))}
    </View>
  );
}
