/** A themed floor: its picture carries the title as a vertical phrase, then come its goods. */
import { View, Text } from '@tarojs/components';
import type { GoodsBlock } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { aria } from '@/ui/kit/aria';
import styles from './Floor.module.scss';

export function Floor({ block }: { block: GoodsBlock }) {
  const { title = '', subtitle = '', cover } = block;
  const link = block.link && canOpen(block.link) ? block.link : '';
  return (
    <View className={styles.floor}>
      {cover ? (
        <Pressable className={styles.cover} role="link" label={`${title}，全部`} onPress={() => open(link)}>
          <Picture className={styles.art} src={cover} w={750} ratio={0.4} alt="" />
          <View className={styles.copy}>
            <Text className={styles.phrase} {...aria({ role: 'heading', level: 2 })}>
              {title}
            </Text>
            {subtitle.split('，').map((line) => (
              <Text key={line} className={styles.line}>
                {line}
              </Text>
            ))}
          </View>
        </Pressable>
      ) : (
        <SectionHead title={title} note={subtitle} onMore={link ? () => open(link) : undefined} />
      )}
      {block.goods && <GoodsGrid goods={block.goods} />}
    </View>
  );
}
