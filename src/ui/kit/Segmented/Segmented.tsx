import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Pressable } from '../Pressable';
import styles from './Segmented.module.scss';

export interface SegmentedProps<Id extends string> {
  items: readonly { id: Id; label: string }[];
  current: Id;
  /** What is chosen here. */
  label: string;
  block?: boolean;
  onChange: (id: Id) => void;
}

/** Two to four equal choices on a sunken track. */
export function Segmented<Id extends string>({
  items,
  current,
  label,
  block,
  onChange,
}: SegmentedProps<Id>): ReactElement {
  return (
    <View className={classes(styles.track, block && styles.block)} {...aria({ role: 'group', label })}>
      {items.map(({ id, label: text }) => (
        <Pressable
          key={id}
          className={classes(styles.item, id === current && styles.on)}
          pressed={id === current}
          onPress={() => onChange(id)}
        >
          <Text>{text}</Text>
        </Pressable>
      ))}
    </View>
  );
}
