/** One row of chips: what narrows the list, each of which a press takes away, then the kinds of its class. */
import { useId } from 'react';
import { View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { Chip } from '@/ui/kit/Chip';
import { Strip } from '@/ui/kit/Strip';
import styles from './GoodsResults.module.scss';

export interface ChipRowProps {
  chosen: readonly { key: string; label: string }[];
  onDrop: (key: string) => void;
  /** `items`: undefined until they are known; their room is kept. */
  kinds?: {
    items: readonly { id: string; label: string }[] | undefined;
    current: string;
    onChange: (id: string) => unknown;
  };
}

export function ChipRow({ chosen, onDrop, kinds }: ChipRowProps) {
  const base = `kind${useId().replace(/\W/g, '')}`;
  const items = kinds?.items ?? [];
  if (chosen.length + items.length === 0) return kinds && !kinds.items ? <View className={styles.room} /> : null;
  return (
    <Strip active={chosen.length > 0 ? undefined : `${base}-${items.findIndex(({ id }) => id === kinds?.current)}`}>
      <View className={styles.chips}>
        {chosen.map(({ key, label }) => (
          <Chip key={key} selected label={`取消筛选${label}`} onPress={() => onDrop(key)}>
            {`${label} ×`}
          </Chip>
        ))}
        {items.length > 0 && (
          <View className={styles.kinds} {...aria({ role: 'radiogroup', label: '小类' })}>
            {items.map(({ id, label }, at) => (
              <View key={id} id={`${base}-${at}`}>
                <Chip role="radio" selected={id === kinds?.current} onPress={() => kinds?.onChange(id)}>
                  {label}
                </Chip>
              </View>
            ))}
          </View>
        )}
      </View>
    </Strip>
  );
}
