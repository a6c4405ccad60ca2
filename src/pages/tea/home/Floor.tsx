/** A themed floor: its picture with one vertical phrase, then two to four goods. */
import { View, Text } from '@tarojs/components';
import type { GoodsBlock } from '@/contract';
import { open } from '@/core/routes';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import styles from './Floor.module.scss';

export function Floor({ block }: { block: GoodsBlock }) {
  return (
    <View className={styles.floor}>
      <SectionHead title={block.title ?? ''} note={block.subtitle} onMore={block.link ? () => open(block.link ?? '') : undefined} />
      {block.cover && (
        <Pressable className={styles.cover} role="link" label={block.title ?? ''} onPress={() => open(block.link ?? '')}>
          <Picture className={styles.art} src={block.cover} w={750} ratio={0.4} alt="" />
          <View className={styles.copy}>
            <Text className={styles.phrase}>{block.title}</Text>
          </View>
        </Pressable>
      )}
      {block.goods && <GoodsGrid goods={block.goods} />}
    </View>
  );
}
