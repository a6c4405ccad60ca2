/** The stream itself: a touch plays and pauses; full screen; a camera's picture can be kept with its time. */
import { useMemo, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveDetail } from '@/contract';
import { useStores } from '@/core/stores';
import { formatTime } from '@/core/lib/time';
import { playable } from '@/domain/film/film';
import { Touch } from '@/domain/film/Touch';
import { usePlaying } from '@/domain/film/usePlaying';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { pictureUrl } from '@/ui/kit/Picture';
import { Player, GIVES_FRAMES } from '@/ui/kit/Player';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { classes } from '@/ui/kit/classes';
import { SnapshotSheet, type Snapshot } from './SnapshotSheet';
import styles from './live.module.scss';

export interface StageProps {
  live: LiveDetail;
  url: string;
  whole: boolean;
  onWhole: (on: boolean) => void;
  onAgain: () => void;
}

export function Stage({ live, url, whole, onWhole, onAgain }: StageProps): ReactElement {
  const { clock, feedback } = useStores();
  const { card, kind } = live;
  const [shot, setShot] = useState<Snapshot>();
  const endless = card.status === 'live';
  const film = useMemo(
    () => playable(card.title, url, card.cover, { endless }),
    [card.cover, card.title, endless, url],
  );
  // Three silent tries, then a button.
  const { player, playing, mood, round, toggle, retry, on } = usePlaying(film, { tries: 3, onOver: onAgain });
  const ended = mood === 'ended';
  const camera = kind === 'camera';
  const snap = () => {
    const src = player.current?.frame();
    if (src === undefined) return void feedback.toast('现在截不到画面，稍后再试');
    setShot({ src, at: clock.now(), title: `${card.teacher} · ${card.title}` });
  };
  return (
    <View className={classes(styles.stage, whole && styles.turned)}>
      <Player
        ref={player}
        src={url}
        poster={pictureUrl(card.cover, 750)}
        label={card.title}
        playing={playing}
        round={round}
        {...on}
      />
      <Touch
        label={playing ? '暂停' : '播放'}
        sign={playing || mood === 'failed' || mood === 'waiting' ? undefined : ended ? 'refresh' : 'play'}
        onPress={toggle}
      />
      <Slot>
        {mood === 'failed' && (
          <Stack gap={12} align="center" justify="center" className={styles.veil} role="alert">
            <Text className={styles.say}>画面断开了</Text>
            <Button tone="quiet" onPress={retry}>
              重新连接
            </Button>
          </Stack>
        )}
      </Slot>
      <View className={styles.corner}>
        {camera && <Text className={styles.now}>{formatTime(clock.now(), 'h:m')}</Text>}
        {camera && GIVES_FRAMES && <IconButton icon="camera" tone="ink" label="截一张" onPress={snap} />}
        <IconButton icon="turn" tone="ink" label={whole ? '退出全屏' : '全屏'} onPress={() => onWhole(!whole)} />
      </View>
      <SnapshotSheet shot={shot} onClose={() => setShot(undefined)} />
    </View>
  );
}
