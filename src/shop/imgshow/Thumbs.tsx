/** All pictures, small: where one is, and the way to another. */
import { View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import type { Slide } from './slides';
import styles from './Thumbs.module.scss';

interface ThumbsProps {
  list: readonly Slide[];
  index: number;
  onShow: (at: number) => void;
}

export const Thumbs = ({ list, index, onShow }: ThumbsProps) => (
  <View className={styles.thumbs}>
    {list.map((one, at) => (
      <Pressable
        key={one.url}
        className={classes(styles.thumb, at === index && styles.here)}
        label={`第 ${at + 1} 张`}
        current={at === index ? 'true' : undefined}
        onPress={() => onShow(at)}
      >
        <Picture src={one.url} w={120} ratio={1} alt="" />
      </Pressable>
    ))}
  </View>
);
