/** /shop/pages/imgshow: one picture on black: swipe, zoom, turn, thumbnails; foreign addresses are never loaded. */
import { useEffect, useRef, useState } from 'react';
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
import { useVisible } from '@/ui/shell/useVisible';
import { SlideView } from '../imgshow/Slide';
import { readSlides, type Slide } from '../imgshow/slides';
import styles from './imgshow.module.scss';

const SAVED_WIDTH = 1500;
const leave = () => back('/pages/tea/index');

export default function ImageShowPage() {
  const params = usePageParams<'/shop/pages/imgshow'>();
  const state = usePageData(() => readSlides(params, call), [params]);
  const { feedback } = useStores();
  const [turned, setTurned] = useState<number>();
  const [turns, setTurns] = useState(0);
  const slides = state.data?.list ?? [];
  const index = turned ?? state.data?.start ?? 0;
  const slide = slides[index];
  const show = (at: number) => {
    if (!slides[at]) return;
    setTurned(at);
    setTurns(0);
  };
  useKeys({ ArrowLeft: () => show(index - 1), ArrowRight: () => show(index + 1), Escape: leave });

  const save = useAction(async () => {
    await platform.save.image(slide ? pictureUrl(slide.url, SAVED_WIDTH) : '');
    feedback.toast('已保存');
  });
  return (
    <Page
      className={slide ? styles.dark : ''}
      state={state}
      title={slide ? `${index + 1} / ${slides.length}` : ''}
      right={
        slide && (
          <>
            <IconButton icon="refresh" label="转 90 度" onPress={() => setTurns(turns + 1)} />
            <IconButton icon="upload" label="保存图片" onPress={() => void save.run()} />
          </>
        )
      }
    >
      {({ list }) =>
        list.length === 0 ? (
          <Empty title="没有可看的图片" button="返回" onPress={leave} />
        ) : (
          <View className={styles.screen}>
            <Carousel
              className={styles.rail}
              items={list}
              keyOf={(one) => one.url}
              label="图片"
              start={index}
              onChange={show}
              render={(one, at) => (
                <SlideView
                  slide={one}
                  name={one.text || `图片 ${at + 1}`}
                  active={at === index}
                  turns={at === index ? turns : 0}
                  onPreview={() =>
                    void platform.image.preview(
                      list.map(({ url }) => pictureUrl(url, SAVED_WIDTH)),
                      at,
                    )
                  }
                  onClose={() => void leave()}
                />
              )}
            />
            {slide?.text && (
              <View className={styles.words}>
                <Text className={styles.text}>{slide.text}</Text>
                <Text className={styles.note}>{slide.note}</Text>
              </View>
            )}
            {list.length > 1 && <Thumbs list={list} index={index} onShow={show} />}
          </View>
        )
      }
    </Page>
  );
}

interface ThumbsProps {
  list: readonly Slide[];
  index: number;
  onShow: (at: number) => void;
}

const Thumbs = ({ list, index, onShow }: ThumbsProps) => (
  <View className={styles.thumbs}>
    {list.map((one, at) => (
      <Pressable
        key={one.url}
        className={`${styles.thumb} ${at === index ? styles.here : ''}`}
        label={`第 ${at + 1} 张`}
        current={at === index ? 'true' : undefined}
        onPress={() => onShow(at)}
      >
        <Picture src={one.url} w={120} ratio={1} alt="" />
      </Pressable>
    ))}
  </View>
);

/** Keys of the browser while this page is the shown one; a mini-program has none. */
function useKeys(actions: Record<string, () => unknown>): void {
  const visible = useVisible();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (process.env.TARO_ENV !== 'h5' || !visible) return undefined;
    const press = (event: KeyboardEvent) => void latest.current[event.key]?.();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [visible]);
}
