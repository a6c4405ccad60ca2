/** Choosing a pick-up store: name, hours, distance, whether the goods are there. */
import { View, Text } from '@tarojs/components';
import type { StoreCard } from '@/contract';
import { CheckMark } from '@/ui/kit/Check';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { distanceText } from './distance';
import styles from './StoreSheet.module.scss';

interface StoreSheetProps {
  open: boolean;
  title?: string;
  stores: readonly StoreCard[];
  current?: string;
  onClose: () => void;
  onChoose: (store: StoreCard) => void;
}

export function StoreSheet({ open, title = '自提门店', stores, current, onClose, onChoose }: StoreSheetProps) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <View role="radiogroup" aria-label={title}>
        {stores.map((store) => (
          <Pressable
            key={store.id}
            className={styles.store}
            role="radio"
            checked={store.id === current}
            disabled={store.stockOk === false}
            label={`${store.name}，${store.hours}${store.stockOk === false ? '，该店暂无此货' : ''}`}
            onPress={() => {
              onChoose(store);
              onClose();
            }}
          >
            <Stack grow>
              <Stack row gap={8} align="center">
                <Text className={styles.name}>{store.name}</Text>
                <Tag tone={store.open ? 'celadon' : 'plain'}>{store.open ? '营业中' : '休息中'}</Tag>
                {store.stockOk === false && <Tag tone="warn">暂无此货</Tag>}
              </Stack>
              <Text className={styles.note}>{store.address}</Text>
              <Text className={styles.note}>
                {[store.hours, distanceText(store.distance)].filter(Boolean).join(' · ')}
              </Text>
            </Stack>
            <CheckMark kind="radio" checked={store.id === current} />
          </Pressable>
        ))}
      </View>
    </Sheet>
  );
}
