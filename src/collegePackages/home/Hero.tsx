/** The pictures at the head, one of each course that is shown there: what it is called is drawn in its picture, and stands below with its price. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { BlockItem } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Carousel } from '@/ui/kit/Carousel';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './home.module.scss';

export function Hero({ banners }: { banners: readonly BlockItem[] }): ReactElement | null {
  const [index, setIndex] = useState(0);
  if (banners.length === 0) return null;
  return (
    <View className={styles.hero}>
      <Carousel
        items={banners}
        keyOf={({ key }) => key}
        label="推荐"
        autoplay={6}
        onChange={setIndex}
        render={(banner, at) => <Slide banner={banner} isFirst={at === 0} />}
      />
      {banners.length > 1 && (
        <Text className={styles.count} aria-hidden="true">
          {`${index + 1} / ${banners.length}`}
        </Text>
      )}
    </View>
  );
}

function Slide({ banner, isFirst }: { banner: BlockItem; isFirst: boolean }): ReactElement {
  const { label, value, image = '', link = '' } = banner;
  const name = [label, value].filter(Boolean).join('，');
  const leads = canOpen(link);
  const picture = <Picture src={image} w={750} alt={leads ? '' : name} fill priority={isFirst} />;
  if (!leads) return <View className={styles.slide}>{picture}</View>;
  return (
    <Pressable className={styles.slide} role="link" label={name} onPress={() => void open(link)}>
      {picture}
    </Pressable>
  );
}
