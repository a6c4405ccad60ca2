/** The mini-program's player without its own controls; it goes on in a small window when another page is opened. */
import { forwardRef, useEffect, useId, useImperativeHandle, useRef } from 'react';
import Taro, { type VideoContext } from '@tarojs/taro';
import { Video } from '@tarojs/components';
import { serverUrl } from '@/core/lib/serverUrl';
import { classes } from '../classes';
import type { PlayerHandle, PlayerProps } from './types';
import styles from './Player.module.scss';

export type { PlayerHandle } from './types';
/** The messenger has no way to a picture of a film that plays. */
export const GIVES_FRAMES = false;

export const Player = forwardRef<PlayerHandle, PlayerProps>(function Player(props, handle) {
  const { src, poster, label, playing, rate = 1, start = 0, className } = props;
  const { onTime, onLength, onPlaying, onWaiting, onEnd, onFail } = props;
  const id = `player${useId().replace(/\W/g, '')}`;
  const context = useRef<VideoContext>();
  const film = () => (context.current ??= Taro.createVideoContext(id));

  useImperativeHandle(
    handle,
    () => ({ seek: (seconds) => film().seek(seconds), small: () => Promise.resolve(true), frame: () => undefined }),
    // oxlint-disable-next-line react/exhaustive-deps -- one player, one context
    [],
  );
  useEffect(() => {
    if (!src) return;
    if (playing) film().play();
    else film().pause();
    // oxlint-disable-next-line react/exhaustive-deps -- `playing` and `src` start and stop the film
  }, [playing, src]);
  useEffect(() => {
    film().playbackRate(rate);
    // oxlint-disable-next-line react/exhaustive-deps -- one player, one context
  }, [rate, src]);

  return (
    <Video
      id={id}
      className={classes(styles.video, className)}
      src={serverUrl(src)}
      poster={serverUrl(poster)}
      title={label}
      initialTime={start}
      controls={false}
      showCenterPlayBtn={false}
      showPlayBtn={false}
      showFullscreenBtn={false}
      enableProgressGesture={false}
      objectFit="contain"
      pictureInPictureMode={['push']}
      onLoadedMetaData={({ detail }) => onLength?.((detail as { duration?: number }).duration ?? 0)}
      onTimeUpdate={({ detail }) => {
        onTime?.(detail.currentTime);
        onWaiting?.(false);
      }}
      onPlay={() => onPlaying?.(true)}
      onPause={() => onPlaying?.(false)}
      onWaiting={() => onWaiting?.(true)}
      onEnded={onEnd}
      onError={onFail}
    />
  );
});
