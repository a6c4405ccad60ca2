/**
 * The mini-program's player without its own controls; a film goes on in a small window when another page is opened. It plays pieces as
 * it plays files. A sound has a player of its own: the film's shows nothing of one on some phones.
 */
import { forwardRef, useEffect, useId, useImperativeHandle, useRef } from 'react';
import Taro, { type InnerAudioContext, type VideoContext } from '@tarojs/taro';
import { Image, Video } from '@tarojs/components';
import { serverUrl } from '@/core/lib/serverUrl';
import { classes } from '../classes';
import type { PlayerHandle, PlayerProps } from './types';
import styles from './Player.module.scss';

export type { PlayerHandle } from './types';
/** The messenger has no way to a picture of a film that plays. */
export const GIVES_FRAMES = false;

export const Player = forwardRef<PlayerHandle, PlayerProps>(function Player({ round = 0, ...props }, handle) {
  const Kind = props.kind === 'audio' ? Sound : Film;
  return <Kind key={round} {...props} ref={handle} />;
});

/** The slow ones that a film of the messenger knows; a sound knows each. */
const SPEEDS: Readonly<Record<number, number>> = { 0.75: 0.8 };

const Film = forwardRef<PlayerHandle, PlayerProps>(function Film(props, handle) {
  const { src, poster, label, playing, rate = 1, muted = false, fit = 'contain', start = 0, className } = props;
  const { onTime, onLength, onPlaying, onWaiting, onEnd, onFail } = props;
  const id = `player${useId().replace(/\W/g, '')}`;
  const context = useRef<VideoContext>();
  const over = useRef(false);
  const latest = useRef(playing);
  latest.current = playing;
  const film = () => (context.current ??= Taro.createVideoContext(id));

  useImperativeHandle(
    handle,
    () => ({
      seek: (seconds) => {
        film().seek(seconds);
        // What has come to its end would stand still there.
        if (over.current && latest.current) film().play();
      },
      small: () => Promise.resolve(true),
      frame: () => undefined,
      hasRest: () => false,
    }),
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
    film().playbackRate(SPEEDS[rate] ?? rate);
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
      muted={muted}
      controls={false}
      showCenterPlayBtn={false}
      showPlayBtn={false}
      showFullscreenBtn={false}
      enableProgressGesture={false}
      objectFit={fit}
      pictureInPictureMode={['push']}
      onLoadedMetaData={({ detail }) => onLength?.((detail as { duration?: number }).duration ?? 0)}
      onTimeUpdate={({ detail }) => {
        onTime?.(detail.currentTime);
        onWaiting?.(false);
      }}
      onPlay={() => {
        over.current = false;
        onPlaying?.(true);
      }}
      onPause={() => onPlaying?.(false)}
      onWaiting={() => onWaiting?.(true)}
      onEnded={() => {
        over.current = true;
        onEnd();
      }}
      onError={onFail}
    />
  );
});

const Sound = forwardRef<PlayerHandle, PlayerProps>(function Sound(props, handle) {
  const { src, poster, playing, rate = 1, muted = false, start = 0, className } = props;
  const latest = useRef(props);
  latest.current = props;
  const sound = useRef<InnerAudioContext>();

  useImperativeHandle(
    handle,
    () => ({
      seek: (seconds) => sound.current?.seek(seconds),
      small: () => Promise.resolve(false),
      frame: () => undefined,
      hasRest: () => (sound.current ? sound.current.buffered >= sound.current.duration - 0.5 : false),
    }),
    [],
  );
  useEffect(() => {
    const player = Taro.createInnerAudioContext();
    sound.current = player;
    const length = () => player.duration > 0 && latest.current.onLength?.(player.duration);
    player.onCanplay(() => void length());
    player.onTimeUpdate(() => {
      length();
      latest.current.onTime?.(player.currentTime);
      latest.current.onWaiting?.(false);
    });
    player.onPlay(() => latest.current.onPlaying?.(true));
    player.onPause(() => latest.current.onPlaying?.(false));
    player.onWaiting(() => latest.current.onWaiting?.(true));
    player.onEnded(() => latest.current.onEnd());
    player.onError(() => latest.current.onFail());
    return () => player.destroy();
  }, []);
  useEffect(() => {
    if (!sound.current || !src) return;
    const address = serverUrl(src);
    if (sound.current.src !== address) {
      sound.current.startTime = latest.current.start ?? start;
      sound.current.src = address;
    }
    if (playing) sound.current.play();
    else sound.current.pause();
  }, [playing, src, start]);
  useEffect(() => {
    if (sound.current) Object.assign(sound.current, { playbackRate: rate, volume: muted ? 0 : 1 });
  }, [rate, muted, src]);

  return <Image className={classes(styles.video, className)} src={serverUrl(poster)} mode="aspectFit" />;
});
