/**
 * A timeline: what is done in celadon, the current step with the accent, what is to come hollow. Nothing but a list of what to do has
 * neither (`current` left out).
 */
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
  /** All of it has happened, the newest first. */
  history?: boolean;
  layout?: 'column' | 'row';
  label?: string;
}

const lookOf = (index: number, current: number | undefined, history: boolean): string | undefined => {
  if (history) return index === 0 ? styles.now : styles.done;
  if (current === undefined) return undefined;
  if (index === current) return styles.now;
  return current < 0 || index < current ? styles.done : styles.later;
};

export function Steps({ items, current, history = false, layout = 'column', label }: StepsProps): ReactElement {
  return (
    <View className={styles[layout]} {...aria({ role: 'list', label })}>
      {items.map((item, index) => (
        <View
          key={item.id}
          className={classes(styles.step, lookOf(index, current, history))}
          {...aria({ role: 'listitem', current: index === (history ? 0 : current) ? 'step' : undefined })}
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
