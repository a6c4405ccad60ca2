/** A film over the page: it plays when it is opened, and a press stops it. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { VideoChoice } from '@/domain/video/choice';
import { Button } from '@/ui/kit/Button';
import { Notice } from '@/ui/kit/Notice';
import { Player } from '@/ui/kit/Player';
import { Sheet } from '@/ui/kit/Sheet';
import styles from './video.module.scss';

const nothing = () => undefined;

export function Preview({ film, onClose }: { film: VideoChoice | undefined; onClose: () => void }): ReactElement {
  return (
    <Sheet open={film !== undefined} title={film?.title ?? ''} onClose={onClose}>
      {film && <Stage key={film.url} film={film} />}
    </Sheet>
  );
}

function Stage({ film }: { film: VideoChoice }): ReactElement {
  const [playing, setPlaying] = useState(true);
  const [failed, setFailed] = useState(false);
  return (
    <View>
      <Player
        className={styles.stage}
        src={film.url}
        poster={film.cover}
        label={film.title}
        playing={playing}
        rate={1}
        start={0}
        onTime={nothing}
        onLength={nothing}
        onPlaying={setPlaying}
        onWaiting={nothing}
        onEnd={() => setPlaying(false)}
        onBlocked={() => setPlaying(false)}
        onFail={() => setFailed(true)}
      />
      {failed && <Notice tone="warn">视频没有放出来，稍后再试</Notice>}
      <View className={styles.play}>
        <Button tone="line" icon={playing ? 'pause' : 'play'} onPress={() => setPlaying(!playing)}>
          {playing ? '暂停' : '播放'}
        </Button>
      </View>
    </View>
  );
}
