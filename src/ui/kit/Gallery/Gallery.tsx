/** Pictures first: square, swiped, N / M; a tap on one opens it large. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { Carousel } from '../Carousel';
import { Picture } from '../Picture';
import { Pressable } from '../Pressable';
import styles from './Gallery.module.scss';

export interface GalleryProps {
  /** What is shown. */
  name: string;
  images: readonly string[];
  onOpen: (index: number) => void;
  /** Over the pictures: the way to its film. */
  children?: ReactNode;
}

export function Gallery({ name, images, onOpen, children }: GalleryProps): ReactElement {
  const [index, setIndex] = useState(0);
  return (
    <View className={styles.gallery}>
      <Carousel
        className={styles.rail}
        items={images}
        keyOf={(image) => image}
        label={`${name}的图片`}
        onChange={setIndex}
        render={(image, at) => (
          <Pressable className={styles.slide} label={`放大第 ${at + 1} 张图片`} onPress={() => onOpen(at)}>
            <Picture src={image} w={750} ratio={1} alt={`${name} ${at + 1}`} priority={at === 0} />
          </Pressable>
        )}
      />
      {children}
      <Text className={styles.count}>{`${index + 1} / ${images.length}`}</Text>
    </View>
  );
}
