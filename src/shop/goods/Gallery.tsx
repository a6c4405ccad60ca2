/** Pictures first: square, swipeable, N / M; a tap opens the full-screen viewer. */
import { useState } from 'react';
import { View, Text } from '@tarojs/components';
import { go } from '@/core/routes';
import { Carousel } from '@/ui/kit/Carousel';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './Gallery.module.scss';

interface GalleryProps {
  goodsId: string;
  title: string;
  images: readonly string[];
  video?: string;
}

export function Gallery({ goodsId, title, images, video }: GalleryProps) {
  const [index, setIndex] = useState(0);
  return (
    <View className={styles.gallery}>
      <Carousel
        className={styles.rail}
        items={images}
        keyOf={(image) => image}
        label={`${title}的图片`}
        onChange={setIndex}
        render={(image, at) => (
          <Pressable
            className={styles.slide}
            label={`放大第 ${at + 1} 张图片`}
            onPress={() => go('/shop/pages/imgshow', { goodsId, kind: 'images', index: at })}
          >
            <Picture src={image} w={750} ratio={1} alt={`${title} ${at + 1}`} priority={at === 0} />
          </Pressable>
        )}
      />
      {video && (
        <Pressable
          className={styles.film}
          role="link"
          label={`看${title}的视频`}
          onPress={() => go('/pages/tea/video-box', { src: video, title, poster: images[0] })}
        >
          <Icon name="play" size={14} />
          <Text>看视频</Text>
        </Pressable>
      )}
      <Text className={styles.count}>
        {index + 1} / {images.length}
      </Text>
    </View>
  );
}
