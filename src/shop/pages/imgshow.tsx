/** /shop/pages/imgshow: one picture on black: swipe, zoom, turn, thumbnails; foreign addresses are never loaded. */
import { useState } from 'react';
import { call } from '@/core/api';
import { back } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { pictureUrl } from '@/ui/kit/Picture';
import { Page, useAction, useMessenger, usePageData, usePageParams } from '@/ui/shell';
import { FULL_WIDTH, readSlides } from '../imgshow/slides';
import { useKeys } from '../imgshow/useKeys';
import { Viewer } from '../imgshow/Viewer';
import styles from './imgshow.module.scss';

const leave = () => back('/pages/tea/index');

export default function ImageShowPage() {
  const params = usePageParams<'/shop/pages/imgshow'>();
  const state = usePageData(() => readSlides(params, call), [params]);
  const messenger = useMessenger();
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

  const save = useAction(() => messenger.save(slide ? pictureUrl(slide.url, FULL_WIDTH) : ''));
  return (
    <Page
      className={slide ? styles.dark : ''}
      state={state}
      title={slide ? `${index + 1} / ${slides.length}` : ''}
      right={
        slide && (
          <>
            <IconButton icon="turn" label="转 90 度" onPress={() => setTurns(turns + 1)} />
            <IconButton icon="save" label="保存图片" onPress={() => void save.run()} />
          </>
        )
      }
    >
      {({ list }) =>
        list.length === 0 ? (
          <Empty title="没有可看的图片" button="返回" onPress={leave} />
        ) : (
          <Viewer list={list} index={index} turns={turns} onShow={show} onClose={() => void leave()} />
        )
      }
    </Page>
  );
}
