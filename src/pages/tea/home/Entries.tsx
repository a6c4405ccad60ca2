/** Quick entries on the paper that the hero melts into: eight tea classes, then places. `value` is the category, or a drawing's name. */
import { View, Text } from '@tarojs/components';
import type { BlockItem } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './Entries.module.scss';

/** Drawings by the entry's `value`; an entry an editor adds carries the leaf. */
const ICONS: Record<string, IconName> = {
  '1': 'disc',
  '2': 'leaf',
  '3': 'cup',
  '4': 'gaiwan',
  '5': 'bud',
  '6': 'flower',
  '7': 'pot',
  '8': 'snack',
  tree: 'tree',
  store: 'store',
  cabinet: 'cabinet',
};
/** Two rows of five. */
const MOST = 10;
const PER_ROW = 5;

export function Entries({ items }: { items: readonly BlockItem[] }) {
  return (
    <View className={styles.entries} role="navigation" aria-label="茶类与去处">
      {items
        .filter((item) => canOpen(item.link ?? ''))
        .slice(0, MOST)
        .map((item, index) => (
          <Pressable
            key={item.key}
            className={styles.entry}
            role="link"
            label={item.label}
            onPress={() => open(item.link ?? '')}
          >
            <View className={`${styles.spot} ${index >= PER_ROW ? styles.warm : ''}`}>
              <Icon name={ICONS[item.value] ?? 'leaf'} size={28} />
            </View>
            <Text className={styles.label}>{item.label}</Text>
          </Pressable>
        ))}
    </View>
  );
}
