/** /collegePackages/pages/college/video/detail: one short lesson; its player comes with the first press, and the next one begins by itself. */
import { useRef, useState } from 'react';
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import { useWholeScreen, useWide } from '@/domain/film/useWide';
import { useShare } from '@/domain/poster/useShare';
import { IconButton } from '@/ui/kit/IconButton';
import { pictureUrl } from '@/ui/kit/Picture';
import { Page, usePageParams, useShareCard } from '@/ui/shell';
import { Collect } from '../../../Collect';
import { Gone } from '../../../short/Gone';
import { Lesson } from '../../../short/Lesson';
import { useShort } from '../../../short/useShort';
import styles from '../../../short/body.module.scss';

export default observer(function ShortPage() {
  const params = usePageParams<'/collegePackages/pages/college/video/detail'>();
  const shown = useShort(params);
  const { state, short } = shown;
  const [begun, begin] = useState(false);
  const [turned, setTurned] = useState(false);
  /** Where the half minute of a visitor ended: whoever logs in then goes on there. */
  const left = useRef<{ id: string; second: number }>();
  const wide = useWide();
  const isFilm = begun && short !== undefined && short.lesson.kind !== 'text';
  const pose = !isFilm ? 'upright' : wide ? 'wide' : turned ? 'turned' : 'upright';
  useWholeScreen(pose === 'wide');
  const card = short?.course.card;
  const sharing = useShare(card && { kind: 'course', id: card.id });
  const offered = card && {
    title: `${card.title}｜${card.teacher}`,
    desc: short?.course.intro.slice(0, 40) ?? '',
    pic: pictureUrl(card.cover, 480),
    url: `/collegePackages/pages/college/video/detail?id=${card.id}`,
  };
  useShareAppMessage(useShareCard(offered));
  const open = (id: string) => {
    begin(true);
    shown.open(id);
  };
  return (
    <Page
      className={pose === 'upright' ? undefined : styles.whole}
      bar={pose === 'upright' ? undefined : 'none'}
      state={state}
      skeleton="detail"
      right={
        short && (
          <>
            <Collect course={short.course} onChange={(course) => state.set({ ...short, course })} />
            <IconButton icon="share" label="分享" onPress={sharing.share} />
          </>
        )
      }
      overlay={sharing.sheet}
    >
      {(data) =>
        data === 'course' ? null : data === 'gone' ? (
          <Gone onOpen={open} />
        ) : (
          <Lesson
            // Half a minute is another film than the whole; what is the same for everybody plays on when somebody logs in.
            key={`${data.lesson.id}:${data.lesson.previewSeconds ?? ''}`}
            short={data}
            shown={shown}
            begun={begun}
            pose={pose}
            left={left}
            onBegin={() => begin(true)}
            onTurn={setTurned}
            onOpen={open}
          />
        )
      }
    </Page>
  );
});
