/** 茶人 and 产地: faces and mountains, each leading to the teas that come from there. */
import { View } from '@tarojs/components';
import type { GoodsBlock } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Strip } from '@/ui/kit/Strip';
import { Note, Title } from '@/ui/kit/Words';
import styles from './Makers.module.scss';

export function Makers({ block }: { block: GoodsBlock }) {
  const items = block.items.filter((item) => canOpen(item.link ?? ''));
  if (items.length === 0) return null;
  return (
    <View className={styles.part}>
      <SectionHead title={block.title ?? ''} note={block.subtitle} />
      <Strip>
        <View className={styles.row}>
          {items.map((item) => (
            <Pressable
              key={item.key}
              className={styles.item}
              role="link"
              label={`${item.label}，${item.value}`}
              onPress={() => open(item.link ?? '')}
            >
              <Picture className={styles.art} src={item.image ?? ''} w={240} ratio={1} alt="" />
              <Title size="name" lines={1} className={styles.name}>
                {item.label}
              </Title>
              <Note lines={2}>{item.value}</Note>
            </Pressable>
          ))}
        </View>
      </Strip>
    </View>
  );
}
