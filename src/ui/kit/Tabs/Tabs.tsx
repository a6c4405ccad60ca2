/** Tabs: text only, a short rule under the current one, counts as small figures beside it; more than five scroll. */
import { useId, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Pressable } from '../Pressable';
import { Strip } from '../Strip';
import { focusById, nextIndex } from '../roving';
import styles from './Tabs.module.scss';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  count?: number;
}
export interface TabsProps<Id extends string> {
  items: readonly TabItem<Id>[];
  current: Id;
  /** What the tabs choose between, for those who cannot see them. */
  label: string;
  onChange: (id: Id) => void;
  className?: string;
  /** A path that grows: from the left, on the paper it stands on. */
  path?: boolean;
}

const countText = (count: number) => (count > 99 ? '99+' : String(count));

export function Tabs<Id extends string>({
  items,
  current,
  label,
  onChange,
  className,
  path = false,
}: TabsProps<Id>): ReactElement {
  // React's ids hold colons, which the mini-program's selectors cannot read.
  const base = `tab${useId().replace(/\W/g, '')}`;
  const even = !path && items.length <= 5;
  const idOf = (index: number) => `${base}-${index}`;
  const handleKey = (key: string, index: number) => {
    const next = nextIndex(key, index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    onChange(item.id);
    focusById(idOf(next));
  };
  return (
    <Strip
      className={classes(styles.scroll, path && styles.path, className)}
      active={idOf(items.findIndex(({ id }) => id === current))}
    >
      <View className={classes(styles.tabs, even && styles.even)} {...aria({ role: 'tablist', label })}>
        {items.map((item, index) => (
          <Pressable
            key={item.id}
            id={idOf(index)}
            className={classes(styles.tab, item.id === current && styles.current)}
            role="tab"
            label={item.count ? `${item.label} ${countText(item.count)}` : undefined}
            selected={item.id === current}
            focusable={item.id === current}
            onKey={(key) => handleKey(key, index)}
            onPress={() => onChange(item.id)}
          >
            <Text>{item.label}</Text>
            {item.count !== undefined && item.count > 0 && (
              <Text className={styles.count}>{countText(item.count)}</Text>
            )}
          </Pressable>
        ))}
      </View>
    </Strip>
  );
}
