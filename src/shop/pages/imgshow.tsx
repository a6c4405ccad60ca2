/** /shop/pages/imgshow: one picture on black; swipe, pinch by the system, thumbnails; foreign addresses are never loaded. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Carousel } from '@/ui/kit/Carousel';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture, pictureUrl } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Page, useAction, usePageData, usePageParams } from '@/ui/shell';
import { isOwnPicture, readSlides } from '../imgshow/slides';
import styles from './imgshow.module.scss';

export default observer(function ImageShowPage() {
  const params = usePageParams<'/shop/pages/imgshow'>();
  const state = usePageData(() => readSlides(params, call), [params]);
  const start = Number(params.index ?? 0) || 0;
  const [index, setIndex] = useState(start);
  const { feedback } = useStores();
  const slides = state.data ?? [];
  const slide = slides[index] ?? slides[0];

  const save = useAction(async () => {
    await platform.save.image(slide && isOwnPicture(slide.url) ? pictureUrl(slide.url, 1500) : '');
    feedback.toast('已保存');
  });
  useEffect(() => {
    if (process.env.TARO_ENV !== 'h5') return undefined;
    const keys = (event: KeyboardEvent) => event.key === 'Escape' && void back('/pages/tea/index');
    window.addEventListener('keydown', keys);
    return () => window.removeEventListener('keydown', keys);
  }, []);

  return (
    <Page
      className={slides.length > 0 ? styles.dark : ''}
      state={state}
      title={slides.length > 0 ? `${index + 1} / ${slides.length}` : ''}
      right={slide && <IconButton icon="upload" label="保存图片" onPress={() => void save.run()} />}
    >
      {(data) =>
        data.length === 0 ? (
          <Empty title="没有可看的图片" button="返回" onPress={() => back('/pages/tea/index')} />
        ) : (
          <View className={styles.screen}>
            <Carousel
              className={styles.rail}
              items={data}
              keyOf={(one) => one.url}
              label="图片"
              start={start}
              onChange={setIndex}
              render={(one, at) => (
                <View className={styles.slide}>
                  <Picture
                    src={one.url}
                    w={1170}
                    ratio={1}
                    alt={one.text || `图片 ${at + 1}`}
                    priority={at === start}
                  />
                </View>
              )}
            />
            {slide?.text && (
              <View className={styles.words}>
                <Text className={styles.text}>{slide.text}</Text>
                <Text className={styles.note}>{slide.note}</Text>
              </View>
            )}
            {data.length > 1 && (
              <View className={styles.thumbs}>
                {data.map((one, at) => (
                  <Pressable
                    key={one.url}
                    className={`${styles.thumb} ${at === index ? styles.here : ''}`}
                    label={`第 ${at + 1} 张`}
                    onPress={() => setIndex(at)}
                  >
                    <Picture src={one.url} w={120} ratio={1} alt="" />
                  </Pressable>
                ))}
              </View>
            )}
          </View>
        )
      }
    </Page>
  );
});
