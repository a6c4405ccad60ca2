/** A film over the page: it plays when it is opened, and a press stops it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { VideoChoice } from '@/domain/video/choice';
import { Button } from '@/ui/kit/Button';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { later } from '@/ui/shell';
import styles from './video.module.scss';

const Clip = later(() => import('@/domain/film/Clip').then(({ Clip: part }) => part));

export function Preview({ film, onClose }: { film: VideoChoice | undefined; onClose: () => void }): ReactElement {
  return (
    <Sheet open={film !== undefined} title={film?.title ?? ''} onClose={onClose}>
      {film && <Stage key={film.url} film={film} />}
    </Sheet>
  );
}

function Stage({ film }: { film: VideoChoice }): ReactElement {
  return (
    <View>
      <Clip title={film.title} url={film.url} poster={film.cover} className={styles.stage}>
        {({ playing, mood, toggle }) => (
          <>
            {mood === 'failed' && <Notice tone="warn">视频没有放出来，稍后再试</Notice>}
            <View className={styles.play}>
              <Button tone="line" icon={playing ? 'pause' : 'play'} onPress={toggle}>
                {playing ? '暂停' : '播放'}
              </Button>
            </View>
          </>
        )}
      </Clip>
    </View>
  );
}
