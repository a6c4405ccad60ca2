/** Where a store lies: a strip of the drawn map with the store in its middle, which opens the map itself. */
import { useMemo, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { StoreCard } from '@/contract';
import { go } from '@/core/routes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { vars } from '@/ui/kit/unit';
import { paperImage } from '../map/paper';
import styles from './facts.module.scss';

/** Drawn wider than any phone, so that its edge is never seen. */
const PAPER = { width: 600, height: 180 } as const;
/** What even the narrowest phone shows of it. */
const SHOWN = { width: 280, height: 180 } as const;
/** Metres of a px: a walk of ten minutes to each side. */
const SCALE = 5;

export function Sketch({ store: { name, address, geo } }: { store: StoreCard }): ReactElement {
  const drawing = useMemo(() => paperImage({ centre: geo, scale: SCALE, ...PAPER, shown: SHOWN }), [geo]);
  return (
    <Pressable
      className={styles.sketch}
      role="link"
      label={`在地图上看 ${address}`}
      onPress={() => go('/open-location', { ...geo, name, address })}
    >
      <View className={styles.paper} style={vars({ drawing })} />
      <View className={styles.pin}>
        <Icon name="leaf" size={18} />
      </View>
      <Text className={styles.where}>{address}</Text>
    </Pressable>
  );
}
