/** The drawn map with a dot for every producer. The list below says the same, so the picture itself is silent. */
import { Text, View } from '@tarojs/components';
import type { ProducerRow } from '@/contract';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import { vars } from '@/ui/kit/unit';
import { isCrowded, placeOf } from './mapPlace';
import styles from './RegionMap.module.scss';

interface RegionMapProps {
  producers: readonly ProducerRow[];
  onOpen: (id: string) => void;
}

export function RegionMap({ producers, onOpen }: RegionMapProps) {
  return (
    <View className={styles.map}>
      <Picture src="/images/regions/1.webp" w={750} ratio={0.7} alt="茶山示意图" priority />
      {producers.map(({ id, name, geo }) => {
        const { x, y } = placeOf(geo);
        return (
          <Pressable
            key={id}
            className={classes(styles.dot, isCrowded(producers, id) ? styles.below : x > 62 && styles.left)}
            style={vars({ x, y })}
            role="link"
            label={`打开${name}`}
            onPress={() => onOpen(id)}
          >
            <View className={styles.mark} />
            <Text className={styles.name}>{name.slice(0, 2)}</Text>
          </Pressable>
        );
      })}
      <Words size="caption" tone="soft" className={styles.note}>
        示意图，非行政区划
      </Words>
    </View>
  );
}
