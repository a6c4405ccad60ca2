/** The chosen store in one line: name, distance, open or closed; pressing it offers the others. */
import { Text, View } from '@tarojs/components';
import type { StoreCard } from '@/contract';
import { useStores } from '@/core/stores';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { openText } from './openText';
import { distanceText } from './StoreSheet';
import styles from './StoreBar.module.scss';

export function StoreBar({ store, onPress }: { store: StoreCard; onPress: () => void }) {
  const { clock } = useStores();
  const opens = !store.open && store.opensAt ? `${openText(store.opensAt, clock.now())} 开门` : '';
  return (
    <Pressable className={styles.bar} haspopup="dialog" onPress={onPress}>
      <View className={styles.words}>
        <View className={styles.head}>
          <Text className={styles.name}>{store.name}</Text>
          <Tag tone={store.open ? 'celadon' : 'plain'}>{store.open ? '营业中' : '休息中'}</Tag>
        </View>
        <Text className={styles.note}>
          {[distanceText(store.distance), opens || store.hours].filter(Boolean).join(' · ')}
        </Text>
      </View>
      <Text className={styles.change}>切换门店</Text>
      <Icon name="next" size={14} />
    </Pressable>
  );
}
