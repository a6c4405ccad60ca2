/** Quick entries: eight tea classes on the paper that the hero melts into. `value` is the category. */
import { View, Text } from '@tarojs/components';
import type { BlockItem } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './Entries.module.scss';

/** Drawings by the entry's `value`, its category id; an entry an editor adds carries the leaf. */
const ICONS: Record<string, IconName> = {
  '1': 'jar',
  '2': 'leaf',
  '3': 'cup',
  '4': 'gaiwan',
  '5': 'drop',
  '6': 'flower',
  '7': 'pot',
  '8': 'snack',
};

export function Entries({ items }: { items: readonly BlockItem[] }) {
  return (
    <View className={styles.entries} role="navigation" aria-label="茶类">
      {items
        .filter((item) => canOpen(item.link ?? ''))
        .map((item, index) => (
          <Pressable
            key={item.key}
            className={styles.entry}
            role="link"
            label={item.label}
            onPress={() => open(item.link ?? '')}
          >
            <View className={`${styles.spot} ${index >= 4 ? styles.warm : ''}`}>
              <Icon name={ICONS[item.value] ?? 'leaf'} size={28} />
            </View>
            <Text className={styles.label}>{item.label}</Text>
          </Pressable>
        ))}
    </View>
  );
}
