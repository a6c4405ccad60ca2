/** The night landscape under the ink bar: one season, one vertical phrase, one seal. */
import { useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { BlockItem } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Carousel } from '@/ui/kit/Carousel';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './Hero.module.scss';

/** `label` is the phrase, `value` its two short lines separated by a comma. */
export function Hero({ banners }: { banners: readonly BlockItem[] }) {
  const [index, setIndex] = useState(0);
  return (
    <View className={styles.hero}>
      <Carousel
        className={styles.slides}
        items={banners}
        keyOf={(banner) => banner.key}
        label="当季推荐"
        autoplay={6}
        onChange={setIndex}
        render={(banner, at) => <Slide banner={banner} first={at === 0} />}
      />
      {banners.length > 1 && (
        <Text className={styles.count} aria-hidden="true">
          {`${index + 1} / ${banners.length}`}
        </Text>
      )}
    </View>
  );
}

function Slide({ banner, first }: { banner: BlockItem; first: boolean }) {
  const lines = banner.value.split(/[|，]/).slice(0, 2);
  return (
    <View className={styles.slide}>
      <Picture className={styles.art} src={banner.image ?? ''} w={750} alt="" priority={first} fill />
      <View className={styles.copy}>
        <Text className={styles.phrase}>{banner.label}</Text>
        <View className={styles.lines}>
          {lines.map((line) => (
            <Text key={line} className={styles.line}>
              {line}
            </Text>
          ))}
        </View>
      </View>
      {banner.link && canOpen(banner.link) && (
        <Pressable
          className={styles.seal}
          role="link"
          label={`${banner.label}，去看看`}
          onPress={() => open(banner.link ?? '')}
        >
          <Text className={styles.sealText}>去看看</Text>
        </Pressable>
      )}
    </View>
  );
}
