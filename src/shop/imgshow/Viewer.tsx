/** The pictures on black, one at a time, with their words and thumbnails. */
import { Text, View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { Carousel } from '@/ui/kit/Carousel';
import { pictureUrl } from '@/ui/kit/Picture';
import { SlideView } from './Slide';
import { FULL_WIDTH, type Slide } from './slides';
import { Thumbs } from './Thumbs';
import styles from './Viewer.module.scss';

interface ViewerProps {
  list: readonly Slide[];
  index: number;
  /** Quarter turns of the picture that is shown. */
  turns: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

export function Viewer({ list, index, turns, onShow, onClose }: ViewerProps) {
  const slide = list[index];
  const preview = (at: number) =>
    void platform.image.preview(
      list.map(({ url }) => pictureUrl(url, FULL_WIDTH)),
      at,
    );
  return (
    <View className={styles.screen}>
      <Carousel
        className={styles.rail}
        items={list}
        keyOf={(one) => one.url}
        label="图片"
        start={index}
        onChange={onShow}
        render={(one, at) => (
          <SlideView
            slide={one}
            name={one.text || `图片 ${at + 1}`}
            active={at === index}
            turns={at === index ? turns : 0}
            onPreview={() => preview(at)}
            onClose={onClose}
          />
        )}
      />
      {slide?.text && (
        <View className={styles.words}>
          <Text className={styles.text}>{slide.text}</Text>
          <Text className={styles.note}>{slide.note}</Text>
        </View>
      )}
      {list.length > 1 && <Thumbs list={list} index={index} onShow={onShow} />}
    </View>
  );
}
