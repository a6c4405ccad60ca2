/** The menu at the left of a rail page (rule 19.2): scrolls by itself, the current row has a light ground. */
import { useId, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { Badge } from '../Badge';
import { classes } from '../classes';
import { Pressable } from '../Pressable';
import { focusById, nextIndex } from '../roving';
import { Scroll } from '../Scroll';
import styles from './Rail.module.scss';

export interface RailProps<Id extends string> {
  items: readonly { id: Id; label: string; count?: number }[];
  current: Id;
  /** What the rows choose between. */
  label: string;
  onChange: (id: Id) => void;
  className?: string;
}

export function Rail<Id extends string>({ items, current, label, onChange, className }: RailProps<Id>): ReactElement {
  const base = `rail${useId().replace(/\W/g, '')}`;
  const handleKey = (key: string, index: number) => {
    const next = nextIndex(key, index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    onChange(item.id);
    focusById(`${base}-${next}`);
  };
  return (
    <Scroll className={classes(styles.rail, className)}>
      <View {...aria({ role: 'tablist', label, orientation: 'vertical' })}>
        {items.map((item, index) => (
          <Pressable
            key={item.id}
            id={`${base}-${index}`}
            className={classes(styles.row, item.id === current && styles.current)}
            role="tab"
            selected={item.id === current}
            focusable={item.id === current}
            onKey={(key) => handleKey(key, index)}
            onPress={() => onChange(item.id)}
          >
            <Text>{item.label}</Text>
            <Badge count={item.count} className={styles.badge} />
          </Pressable>
        ))}
      </View>
    </Scroll>
  );
}
