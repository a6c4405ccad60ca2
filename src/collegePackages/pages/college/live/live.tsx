/** /collegePackages/pages/college/live/live: the room while it runs, and its replay with the talk by time. */
import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import type { LiveDetail, LiveMsg } from '@/contract';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { Playing } from '@/domain/film/usePlaying';
import { useShare } from '@/domain/poster/useShare';
import { Page, useLogin, usePageParams, useShareCard } from '@/ui/shell';
import { MembersOnly, RoomBody } from '@/collegePackages/live/RoomBody';
import type { Opened } from '@/collegePackages/live/roomProps';
import { RoomSheets } from '@/collegePackages/live/RoomSheets';
import { Over } from '@/collegePackages/live/Over';
import { useRoom } from '@/collegePackages/live/useRoom';
import { useSending } from '@/collegePackages/live/useSending';
import { DETAIL, ROOM } from '@/collegePackages/live/words';
import styles from '@/collegePackages/live/room.module.scss';

/** What a visitor may open, too. */
const OPEN_TO_ALL: readonly Opened[] = ['goods', 'questions', 'host'];

interface UnplayedProps {
  live: LiveDetail;
  onLogin: () => void;
  onReplay: (() => void) | undefined;
}
/** A replay that is for who is logged in, or a room that is over. */
const Unplayed = ({ live, onLogin, onReplay }: UnplayedProps) =>
  live.card.status === 'replay' && live.replayUrl === undefined ? (
    <View className={styles.body}>
      <MembersOnly onLogin={onLogin} />
    </View>
  ) : (
    <Over live={live} onReplay={onReplay} />
  );

/** What has no talk of this kind has a page of its own: a room that has not begun, the camera of a garden. */
function useElsewhere(live: LiveDetail | undefined, id: string): boolean {
  const isCamera = live?.kind === 'camera';
  const isEarly = !isCamera && live?.card.status === 'upcoming';
  useEffect(() => {
    if (isCamera) void replace('/site/pages/livePlayer', { id });
    else if (isEarly) void replace(DETAIL, { id });
  }, [isCamera, isEarly, id]);
  return isCamera || isEarly;
}

/** Who saw it end sees what it came to; its replay begins with a press. */
function useEnded(live: LiveDetail | undefined) {
  const status = live?.card.status;
  const ran = useRef(false);
  const [again, setAgain] = useState(false);
  if (status === 'live') ran.current = true;
  return { isEnded: status === 'replay' && ran.current && !again, see: () => setAgain(true) };
}

export default observer(function LiveRoomPage() {
  const { id: asked = '', at = '0' } = usePageParams<'/collegePackages/pages/college/live/live'>();
  const id = /^\d{1,18}$/.test(asked) ? asked : '0';
  const { feedback } = useStores();
  const guard = useLogin();
  const room = useRoom(id);
  const sending = useSending(id, room.put);
  const [sheet, setSheet] = useState<Opened>();
  const [buying, setBuying] = useState<string>();
  const [picked, setPicked] = useState<LiveMsg>();
  const control = useRef<Playing>();
  const live = room.state.data;
  const isElsewhere = useElsewhere(live, id);
  const { isEnded, see } = useEnded(live);
  const { share } = useShare(undefined);
  useShareAppMessage(
    useShareCard(
      live && { title: live.card.title, desc: live.intro, pic: live.card.cover, url: `${ROOM}?id=${live.card.id}` },
    ),
  );

  const open = (what: Opened) => {
    if (OPEN_TO_ALL.includes(what)) return setSheet(what);
    guard(() => (room.muted ? feedback.toast('你已被禁言') : setSheet(what)));
  };
  const canPlay = live !== undefined && !isEnded && (live.playUrl ?? live.replayUrl) !== undefined;
  // Most that is opened here can be played: what comes does not move the page then.
  const isWhole = canPlay || (live === undefined && !room.state.error);
  return (
    <Page
      state={room.state}
      skeleton="none"
      bar={isWhole ? 'none' : undefined}
      className={isWhole ? styles.page : ''}
      overlay={
        live && (
          <RoomSheets
            live={live}
            room={room}
            sending={sending}
            control={control}
            opened={sheet}
            onOpen={open}
            onClose={() => setSheet(undefined)}
            buying={buying}
            onBuy={setBuying}
            picked={picked}
            onPick={setPicked}
          />
        )
      }
    >
      {(data) =>
        isElsewhere ? null : canPlay ? (
          <RoomBody
            live={data}
            room={room}
            at={Number(at) || 0}
            control={control}
            onOpen={open}
            onBuy={setBuying}
            onLike={sending.like}
            onShare={share}
            onPick={setPicked}
          />
        ) : (
          <Unplayed live={data} onLogin={() => guard(room.reload)} onReplay={isEnded ? see : undefined} />
        )
      }
    </Page>
  );
});
