/** A piece of a film in a row: picture, name, from which second to which, a tea of it. */
import { Text, View } from '@tarojs/components';
import type { VideoSlice } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Marked } from '@/domain/search/Marked';
import { clockText } from '@/domain/video/clock';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { GoodsChip } from './GoodsChip';
import rows from '../rows.module.scss';
import styles from './feed.module.scss';

interface SliceRowProps {
  slice: VideoSlice;
  marks?: readonly string[];
  onOpen: () => void;
}

export function SliceRow({ slice, marks = [], onOpen }: SliceRowProps) {
  const { title, cover, from, to, plays, goods } = slice;
  return (
    <View className={styles.row}>
      <Pressable className={styles.main} role="link" onPress={onOpen}>
        <View className={rows.still}>
          <Picture src={cover} w={240} ratio={0.5625} alt="" />
          <View className={styles.marks}>
            <Text className={styles.length}>{clockText(to - from)}</Text>
          </View>
        </View>
        <View className={rows.column}>
          <Words size="name" lines={2}>
            <Marked text={title} words={marks} />
          </Words>
          <Words size="foot" tone="muted">
            {`${clockText(from)}–${clockText(to)} · ${figure(plays)} 次播放`}
          </Words>
        </View>
      </Pressable>
      {goods && <GoodsChip goods={goods} onPress={() => go('/shop/pages/goods', { id: goods.id })} />}
    </View>
  );
}
