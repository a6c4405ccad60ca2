/** Over a list: one row of chips, and 筛选 for what else it is narrowed and put in order by. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { later } from '@/ui/shell';
import type { Choice } from './ChoiceSheet';
import styles from './narrow.module.scss';

const ChoiceSheet = later(() => import('./ChoiceSheet').then(({ ChoiceSheet: part }) => part));

interface NarrowBarProps {
  choices: readonly Choice[];
  /** The chips. */
  children?: ReactNode;
}

export function NarrowBar({ choices, children }: NarrowBarProps): ReactElement {
  const [open, setOpen] = useState(false);
  const chosen = choices.filter(({ items, current }) => current !== items[0]?.id).length;
  return (
    <View className={styles.bar}>
      <View className={styles.chips}>{children}</View>
      <Pressable
        className={classes(styles.way, chosen > 0 && styles.on)}
        label={chosen > 0 ? `筛选，已选 ${chosen} 项` : '筛选'}
        onPress={() => setOpen(true)}
      >
        <Icon name="filter" size={16} />
        <Text>{chosen > 0 ? `筛选 ${chosen}` : '筛选'}</Text>
      </Pressable>
      <ChoiceSheet open={open} choices={choices} onClose={() => setOpen(false)} />
    </View>
  );
}
