/** A room with hot spots on what stands in it; below it the same as a list. */
import { View } from '@tarojs/components';
import type { EventDetail, EventGoods } from '@/contract';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { vars } from '@/ui/kit/unit';
import { Words } from '@/ui/kit/Words';
import styles from './furniture.module.scss';

interface SceneProps {
  scene: EventDetail['scenes'][number];
  goods: ReadonlyMap<string, EventGoods>;
  onOpen: (id: string) => void;
}

export function Scene({ scene, goods, onOpen }: SceneProps) {
  const { image, label, spots } = scene;
  if (image === '') return null;
  return (
    <View className={styles.scene}>
      <Picture src={image} w={750} ratio={0.667} alt={`${label}的布置`} priority />
      {spots.map(({ x, y, goodsId }) => {
        const title = goods.get(goodsId)?.title;
        return title === undefined ? null : (
          <Pressable
            key={`${goodsId}${x}`}
            label={title}
            className={styles.spot}
            style={vars({ x: x / 1000, y: y / 1000 })}
            onPress={() => onOpen(goodsId)}
          >
            <View className={styles.dot} />
            <Words size="foot" className={styles.tip} lines={1}>
              {title}
            </Words>
          </Pressable>
        );
      })}
    </View>
  );
}
