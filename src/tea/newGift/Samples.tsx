/** One of three sample teas. */
import { View } from '@tarojs/components';
import type { GoodsCard } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import styles from './Samples.module.scss';

interface SamplesProps {
  samples: readonly GoodsCard[];
  chosen?: string;
  /** Without it the choice is made. */
  onChoose?: (id: string) => void;
}

export function Samples({ samples, chosen, onChoose }: SamplesProps) {
  return (
    <View className={styles.row} {...aria({ role: 'radiogroup', label: '茶样' })}>
      {samples.map(({ id, title, subtitle, cover, soldOut }) => (
        <Pressable
          key={id}
          className={classes(styles.sample, id === chosen && styles.on)}
          role="radio"
          checked={id === chosen}
          disabled={!onChoose || soldOut}
          onPress={() => onChoose?.(id)}
        >
          <Picture className={styles.art} src={cover} w={240} ratio={1} alt="" />
          <Words size="sub" medium lines={1} className={styles.title}>
            {title}
          </Words>
          <Words size="caption" tone="soft">
            {soldOut ? '已送完' : subtitle}
          </Words>
        </Pressable>
      ))}
    </View>
  );
}
