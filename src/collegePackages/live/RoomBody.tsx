/** The room: the stream, what is said over it, the goods that are spoken of, and what one can do; of a replay its chapters and its talk by time. */
import { useRef, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { later } from '@/ui/shell';
import { LiveFoot } from './LiveFoot';
import { ReplayFoot } from './ReplayFoot';
import type { RoomProps } from './roomProps';
import { RoomTop } from './RoomTop';
import type { StageProps } from './Stage';
import { isTouched } from './touched';
import styles from './room.module.scss';

// The player comes with the first touch.
const Stage = later<StageProps>(
  () => import('./Stage').then((part) => part.Stage),
  ({ live }) => <Still cover={live.card.cover} />,
);

export function RoomBody(props: RoomProps): ReactElement {
  const { live, room, at, control, onOpen } = props;
  const { feedback } = useStores();
  const [touched, setTouched] = useState(isTouched);
  const [clear, setClear] = useState(false);
  const [film, setFilm] = useState({ time: at, length: 0, rate: 1 });
  const counted = useRef(false);
  const [start, setStart] = useState(at);
  const { card, playUrl, replayUrl } = live;
  const isReplay = card.status === 'replay';
  const url = playUrl ?? replayUrl;
  const shrink = async () => {
    if (!(await control.current?.shrink())) feedback.toast(touched ? '这台设备没有小窗' : '先点一下开始播放');
  };
  // A chapter is a touch, too.
  const seek = (second: number) => {
    if (control.current) {
      if (control.current.seek(second)) control.current.play();
      return;
    }
    setStart(second);
    setFilm((before) => ({ ...before, time: second }));
    setTouched(true);
  };
  const begin = () => {
    if (!isReplay || counted.current) return;
    counted.current = true;
    void call('college.livePlay', { id: card.id }, { hide: true }).catch(() => undefined);
  };
  return (
    <View className={styles.body}>
      {url !== undefined && touched ? (
        <Stage
          key={url.split('?')[0]}
          live={live}
          url={url}
          start={isReplay ? start : 0}
          control={control}
          // What runs has no place that anybody sees.
          onFilm={(next) => isReplay && setFilm({ ...next, time: Math.floor(next.time) })}
          onBegin={begin}
          onOver={room.reload}
        />
      ) : (
        <Still cover={card.cover} onPress={() => setTouched(true)} />
      )}
      <View className={styles.shade} />
      <RoomTop
        live={live}
        watchers={room.watchers}
        clear={clear}
        onClear={setClear}
        onSmall={() => void shrink()}
        onHost={live.room?.isHost && !isReplay ? () => onOpen('host') : undefined}
      />
      {!clear && (
        <>
          <Said notice={room.talk?.state.notice ?? ''} isReplay={isReplay} unstable={room.unstable} />
          {isReplay ? <ReplayFoot {...props} {...film} onSeek={seek} /> : <LiveFoot {...props} />}
        </>
      )}
    </View>
  );
}

/** The picture, before it plays. */
function Still({ cover, onPress }: { cover: string; onPress?: () => void }): ReactElement {
  return (
    <View className={styles.film}>
      <Picture src={cover} w={750} fill alt="" priority />
      {onPress && (
        <Pressable className={styles.touch} look={false} label="播放" onPress={onPress}>
          <View className={styles.middle}>
            <Icon name="play" size={44} />
          </View>
        </Pressable>
      )}
    </View>
  );
}

/** The notice that is put up, and that the line is lost. */
const Said = ({ notice, isReplay, unstable }: { notice: string; isReplay: boolean; unstable: boolean }) => (
  <View className={styles.notice}>
    <Text className={isReplay ? styles.now : styles.running}>{isReplay ? '回放' : '直播中'}</Text>
    <Slot>{notice !== '' && !isReplay && <Text className={styles.told}>{notice}</Text>}</Slot>
    <Slot>
      {unstable && (
        <Text className={styles.told} {...aria({ role: 'status' })}>
          重连中
        </Text>
      )}
    </Slot>
  </View>
);

/** A replay that a visitor may not see: whom it is for. */
export const MembersOnly = ({ onLogin }: { onLogin: () => void }) => (
  <Stack gap={12} align="center" justify="center" className={styles.veil}>
    <Text className={styles.say}>回放登录后可看</Text>
    <Button onPress={onLogin}>去登录</Button>
  </Stack>
);
