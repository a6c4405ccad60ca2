/** 未开启定位: no distances then; a city leads to its first store. */
import { Text, View } from '@tarojs/components';
import type { StoreCard } from '@/contract';
import { Chips } from '@/ui/kit/Chip';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { useAction } from '@/ui/shell';
import { citiesOf } from './useStoreHome';
import styles from './NoPosition.module.scss';

interface NoPositionProps {
  stores: readonly StoreCard[];
  city: string | undefined;
  onAsk: () => Promise<void>;
  onChoose: (store: StoreCard) => void;
}

export function NoPosition({ stores, city, onAsk, onChoose }: NoPositionProps) {
  const ask = useAction(onAsk);
  const cities = citiesOf(stores);
  return (
    <View className={styles.box}>
      <Stack row gap={12} align="center" justify="between" className={styles.head}>
        <Text className={styles.words}>未开启定位，选一座城市</Text>
        <Button size="s" tone="quiet" busy={ask.pending} onPress={() => void ask.run()}>
          开启定位
        </Button>
      </Stack>
      {cities.length > 0 && (
        <Chips
          label="城市"
          items={cities.map((id) => ({ id, label: id }))}
          current={city ?? ''}
          onChange={(id) => {
            const store = stores.find((one) => one.city === id);
            if (store) onChoose(store);
          }}
        />
      )}
    </View>
  );
}
