/** /collegePackages/pages/college/live/detail: what is to come, and what can be seen again, with its chapters and key points. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import type { LiveDetail, LiveFrame } from '@/contract';
import { call } from '@/core/api';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useShare } from '@/domain/poster/useShare';
import { IconButton } from '@/ui/kit/IconButton';
import { later, Page, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { useTopic } from '@/ui/shell/useTopic';
import { DetailBar } from '@/collegePackages/live/DetailBar';
import { DetailBody } from '@/collegePackages/live/DetailBody';
import { DETAIL } from '@/collegePackages/live/words';

const PlanSheet = later(() => import('@/collegePackages/live/PlanSheet').then((part) => part.PlanSheet));

const POLL_MS = 5000;

/** For who leads the room, before it begins. */
function usePlanning(live: LiveDetail | undefined, onDone: () => void) {
  const [open, setOpen] = useState(false);
  const may = live?.room?.isHost === true && live.card.status === 'upcoming';
  return {
    sheet: live && may && <PlanSheet open={open} live={live} onClose={() => setOpen(false)} onDone={onDone} />,
    onPlan: may ? () => setOpen(true) : undefined,
  };
}

/** A camera has nothing to come and nothing to see again. */
function useCameraElsewhere(live: LiveDetail | undefined, id: string): void {
  const isCamera = live?.kind === 'camera';
  useEffect(() => {
    if (isCamera) void replace('/site/pages/livePlayer', { id });
  }, [isCamera, id]);
}

export default observer(function LiveDetailPage() {
  const { id: asked = '' } = usePageParams<'/collegePackages/pages/college/live/detail'>();
  const id = /^\d{1,18}$/.test(asked) ? asked : '0';
  const { session } = useStores();
  const state = usePageData(() => call('college.liveView', { id }), [id, session.token]);
  const live = state.data;
  const waits = live?.card.status === 'upcoming';
  useCameraElsewhere(live, id);
  const planning = usePlanning(live, () => void state.reload());
  // A show begins, is moved, is called off while one looks at it.
  useTopic(live?.room && waits ? `live:${id}` : undefined, {
    onFrame: ({ data }) => {
      const { state: now } = data as LiveFrame;
      if (now && now.rev !== live?.room?.state.rev) void state.reload();
    },
    poll: waits ? () => call('college.liveView', { id }, { hide: true }).then(state.set) : undefined,
    every: POLL_MS,
  });
  const { share, sheet } = useShare(live && { kind: 'live', id });
  useShareAppMessage(
    useShareCard(
      live && { title: live.card.title, desc: live.intro, pic: live.card.cover, url: `${DETAIL}?id=${live.card.id}` },
    ),
  );
  return (
    <Page
      state={state}
      skeleton="detail"
      title={live?.card.status === 'upcoming' ? '直播预告' : undefined}
      right={live && <IconButton icon="share" label="分享" onPress={share} />}
      overlay={
        <>
          {sheet}
          {planning.sheet}
        </>
      }
      action={live && <DetailBar live={live} />}
    >
      {(data) => <DetailBody live={data} onStart={() => void state.reload()} onPlan={planning.onPlan} />}
    </Page>
  );
});
