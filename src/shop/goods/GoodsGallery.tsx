/** The pictures of goods, and the way to their film. */
import { Text } from '@tarojs/components';
import { go } from '@/core/routes';
import { Gallery } from '@/ui/kit/Gallery';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './GoodsGallery.module.scss';

interface GoodsGalleryProps {
  goodsId: string;
  title: string;
  images: readonly string[];
  video?: string;
}

export const GoodsGallery = ({ goodsId, title, images, video }: GoodsGalleryProps) => (
  <Gallery
    name={title}
    images={images}
    onOpen={(index) => go('/shop/pages/imgshow', { goodsId, kind: 'images', index })}
  >
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
  </Gallery>
);
