/** The chosen store in one line: name, distance, open or closed; pressing it offers the others. */
import { Text } from '@tarojs/components';
import type { StoreCard } from '@/contract';
import { useStores } from '@/core/stores';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { openText } from './openText';
import { distanceText } from './distance';
import styles from './StoreBar.module.scss';

export function StoreBar({ store, onPress }: { store: StoreCard; onPress: () => void }) {
  const { clock } = useStores();
  const opens = !store.open && store.opensAt ? `${openText(store.opensAt, clock.now())} 开门` : '';
  return (
    <Pressable className={styles.bar} haspopup="dialog" onPress={onPress}>
      <Stack grow>
        <Stack row gap={8} align="center">
          <Text className={styles.name}>{store.name}</Text>
          <Tag tone={store.open ? 'celadon' : 'plain'}>{store.open ? '营业中' : '休息中'}</Tag>
        </Stack>
        <Text className={styles.note}>
          {[distanceText(store.distance), opens || store.hours].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Text className={styles.change}>切换门店</Text>
      <Icon name="next" size={14} />
    </Pressable>
  );
}
