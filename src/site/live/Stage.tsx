/** The stream itself: a touch plays and pauses; full screen; a camera's picture can be kept with its time. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveDetail } from '@/contract';
import { useStores } from '@/core/stores';
import { formatTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { pictureUrl } from '@/ui/kit/Picture';
import { Player, GIVES_FRAMES } from '@/ui/kit/Player';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { classes } from '@/ui/kit/classes';
import { SnapshotSheet, type Snapshot } from './SnapshotSheet';
import { useStream } from './useStream';
import styles from './live.module.scss';

interface StageProps {
  live: LiveDetail;
  url: string;
  whole: boolean;
  onWhole: (on: boolean) => void;
  onAgain: () => void;
}

export function Stage({ live, url, whole, onWhole, onAgain }: StageProps): ReactElement {
  const { clock, feedback } = useStores();
  const { card, kind } = live;
  const [ended, setEnded] = useState(false);
  const [shot, setShot] = useState<Snapshot>();
  const over = () => {
    setEnded(true);
    onAgain();
  };
  const { player, playing, mood, toggle, reconnect, on } = useStream(card.status === 'live', over);
  const camera = kind === 'camera';
  const again = () => {
    setEnded(false);
    player.current?.seek(0);
    reconnect();
  };
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
        rate={1}
        start={0}
        {...on}
      />
      <Pressable
        className={styles.touch}
        look={false}
        label={playing ? '暂停' : '播放'}
        onPress={ended ? again : toggle}
      >
        <Slot>
          {!playing && mood !== 'failed' && mood !== 'waiting' && (
            <View className={styles.disc}>
              <Icon name={ended ? 'refresh' : 'play'} size={28} />
            </View>
          )}
        </Slot>
      </Pressable>
      <Slot>
        {mood === 'failed' && (
          <Stack gap={12} align="center" justify="center" className={styles.veil} role="alert">
            <Text className={styles.say}>画面断开了</Text>
            <Button tone="quiet" onPress={reconnect}>
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
