/** /collegePackages/pages/college/course/detail: one course - its lessons played, read and answered, how far one is, and its certificate. */
import { useEffect } from 'react';
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import type { CourseDetail } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useShare } from '@/domain/poster/useShare';
import { IconButton } from '@/ui/kit/IconButton';
import { pictureUrl } from '@/ui/kit/Picture';
import { Page, useChoice, usePageData, usePageParams, useReturn, useShareCard } from '@/ui/shell';
import { Collect } from '../../../Collect';
import { useCertificateLink } from '../../../course/certificateText';
import { LoneCheck } from '../../../course/Check';
import { CourseBody, TABS } from '../../../course/CourseBody';
import { JoinBar } from '../../../course/JoinBar';
import { useDesk } from '../../../course/useDesk';
import { useJoin } from '../../../course/useJoin';
import { useLearning } from '../../../course/useLearning';
import { courseRoute } from '../../../routes';
import styles from '../../../course/course.module.scss';

const cardOf = ({ card, intro }: CourseDetail) => ({
  title: card.title,
  desc: intro.slice(0, 40),
  pic: pictureUrl(card.cover, 480),
  url: courseRoute(card),
});

/** The card of a course for the messenger, and its poster. */
function useSharing(course: CourseDetail | undefined) {
  useShareAppMessage(useShareCard(course && cardOf(course)));
  return useShare(course && { kind: 'course', id: course.card.id });
}

/** A short lesson has a page of its own. */
function useShortElsewhere(course: CourseDetail | undefined, t: string | undefined) {
  const id = course?.card.kind === 'video' ? course.card.id : undefined;
  useEffect(() => {
    if (id !== undefined) void replace('/collegePackages/pages/college/video/detail', { id, ...(t && { t }) });
  }, [id, t]);
}

export default observer(function CourseDetailPage() {
  const params = usePageParams<'/collegePackages/pages/college/course/detail'>();
  const { id = '', certificate, t } = params;
  const { session } = useStores();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const state = usePageData(
    () => call('college.courseView', { id: /^\d{1,18}$/.test(id) ? id : '0' }),
    [id, session.token],
  );
  const course = state.data;
  const learning = useLearning(state, params);
  const link = useCertificateLink(id, course?.certificateNo);
  const { busy, join, gift } = useJoin(course, state.reload);
  const desk = useDesk({ course, courseId: id, learning, link, onReviewed: state.reload });
  const sharing = useSharing(course);
  // Bought meanwhile, or given back.
  useReturn(state.reload);
  useShortElsewhere(course, t);
  const whole = learning.pose !== 'upright';
  // A certificate outlives its course.
  const isGone = state.error instanceof RefusedError && state.error.code === 404 && !course;
  if (isGone && certificate !== undefined)
    return (
      <Page>
        <LoneCheck no={certificate} courseId={id} />
      </Page>
    );
  return (
    <Page
      className={whole ? styles.whole : undefined}
      bar={whole ? 'none' : undefined}
      state={state}
      skeleton="detail"
      title={course?.card.title}
      right={
        course && (
          <>
            <Collect course={course} onChange={state.set} />
            <IconButton icon="share" label="分享" onPress={sharing.share} />
          </>
        )
      }
      action={
        course &&
        !whole && (
          <JoinBar
            course={course}
            learning={learning}
            busy={busy}
            onJoin={join}
            onNotes={() => desk.show('notes')}
            onGift={gift}
            onCertificate={() => desk.show('certificate')}
          />
        )
      }
      overlay={
        <>
          {desk.sheets}
          {sharing.sheet}
        </>
      }
    >
      {(data) => (
        <CourseBody
          params={params}
          course={data}
          learning={learning}
          notes={desk.notes}
          tab={tab}
          checked={certificate}
          link={link}
          onTab={setTab}
          onQuote={desk.quote}
          onJoin={join}
          onReview={desk.review}
          onAssign={desk.isManager && data.card.kind === 'course' ? () => desk.show('assign') : undefined}
        />
      )}
    </Page>
  );
});
