/** The stream over the whole screen: a touch pauses and plays, three silent tries when it drops, then a button. */
import { useEffect, useMemo, useRef, type MutableRefObject, type ReactElement } from 'react';
import { Text } from '@tarojs/components';
import type { LiveDetail } from '@/contract';
import { call } from '@/core/api';
import { playable } from '@/domain/film/film';
import { usePlaying, type Playing } from '@/domain/film/usePlaying';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { pictureUrl } from '@/ui/kit/Picture';
import { Player } from '@/ui/kit/Player';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import styles from './room.module.scss';

export interface StageProps {
  live: LiveDetail;
  url: string;
  /** Second to begin at; of what runs there is none. */
  start: number;
  /** What the page asks of the player. */
  control: MutableRefObject<Playing | undefined>;
  onFilm: (film: Pick<Playing, 'time' | 'length' | 'rate'>) => void;
  onBegin: () => void;
  onOver: () => void;
}

/** The address of a replay for members lasts minutes only. */
async function renew(id: string) {
  const { replayUrl = '', replayUntil = Infinity } = await call('college.liveView', { id }, { hide: true });
  return { sources: [{ quality: '', url: replayUrl }], expiresAt: replayUntil };
}

export function Stage({ live, url, start, control, onFilm, onBegin, onOver }: StageProps): ReactElement {
  const { card } = live;
  const isLive = card.status === 'live';
  const path = url.split('?')[0];
  const { film, until } = useMemo(
    () => ({
      film: playable(card.title, url, card.cover, { start, endless: isLive }),
      until: live.replayUntil,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- a new signature of the same address comes by the renewal
    [card.cover, card.title, isLive, path, start],
  );
  const hear = useRef(onBegin);
  hear.current = onBegin;
  const playing = usePlaying(film, {
    tries: 3,
    comesBack: isLive,
    ...(until !== undefined && { renewal: { expiresAt: until, renew: () => renew(card.id) } }),
    hear: ({ kind }) => kind === 'play' && hear.current(),
    onOver,
  });
  const { mood, time, length, rate } = playing;
  useEffect(() => {
    control.current = playing;
  });
  useEffect(
    () => () => {
      control.current = undefined;
    },
    [control],
  );
  const told = useRef(onFilm);
  told.current = onFilm;
  useEffect(() => {
    told.current({ time, length, rate });
  }, [time, length, rate]);
  const failed = mood === 'failed';
  return (
    <>
      <Player
        ref={playing.player}
        className={styles.film}
        fit="cover"
        src={pictureUrl(playing.url)}
        poster={pictureUrl(card.cover, 750)}
        label={card.title}
        playing={playing.playing}
        rate={rate}
        start={playing.begin}
        round={playing.round}
        {...playing.on}
        onEnd={() => {
          playing.on.onEnd();
          // A show that is over has something else to play.
          if (isLive) onOver();
        }}
      />
      <Pressable
        className={styles.touch}
        look={false}
        label={playing.playing ? '暂停' : '播放'}
        onPress={failed ? playing.retry : playing.toggle}
      >
        <Slot className={styles.middle}>
          {!playing.playing && !failed && mood !== 'waiting' && <Icon name="play" size={44} />}
        </Slot>
      </Pressable>
      <Slot>
        {failed && (
          <Stack gap={12} align="center" justify="center" className={styles.veil} role="alert">
            <Text className={styles.say}>画面断开了</Text>
            <Button tone="quiet" onPress={playing.retry}>
              重新连接
            </Button>
          </Stack>
        )}
      </Slot>
    </>
  );
}
