/** Quick entries on the paper that the hero melts into: eight tea classes, then places. `value` is a drawing's name. */
import { View, Text } from '@tarojs/components';
import type { BlockItem } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './Entries.module.scss';

/** What an editor may choose (server/shop/tables/blocks.ts). */
const ICONS: readonly IconName[] = [
  'leaf',
  'disc',
  'cup',
  'gaiwan',
  'bud',
  'flower',
  'pot',
  'snack',
  'tree',
  'store',
  'cabinet',
];
const iconOf = (value: string): IconName => ICONS.find((name) => name === value) ?? 'leaf';
/** Two rows of five. */
const MOST = 10;

export function Entries({ items }: { items: readonly BlockItem[] }) {
  return (
    <View className={styles.entries} role="navigation" aria-label="茶类与去处">
      {items
        .filter((item) => canOpen(item.link ?? ''))
        .slice(0, MOST)
        .map((item) => (
          <Pressable
            key={item.key}
            className={styles.entry}
            role="link"
            label={item.label}
            to={item.link}
            onPress={() => open(item.link ?? '')}
          >
            <View className={styles.spot}>
              <Icon name={iconOf(item.value)} size={28} />
            </View>
            <Text className={styles.label}>{item.label}</Text>
          </Pressable>
        ))}
    </View>
  );
}
