/** A film without controls of its own: the page draws them. */
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { classes } from '../classes';
import type { PlayerHandle, PlayerProps } from './types';
import styles from './Player.module.scss';

export type { PlayerHandle } from './types';
/** `frame` gives pictures here. */
export const GIVES_FRAMES = true;

/** Safari's own way into the small window. */
interface AppleVideo extends HTMLVideoElement {
  webkitSetPresentationMode?: (mode: 'picture-in-picture') => void;
}

async function makeSmall(video: AppleVideo): Promise<boolean> {
  try {
    if (document.pictureInPictureEnabled && video.requestPictureInPicture) await video.requestPictureInPicture();
    else if (video.webkitSetPresentationMode) video.webkitSetPresentationMode('picture-in-picture');
    else return false;
    return true;
  } catch {
    return false;
  }
}

/** Undefined before the first frame, and for films of another host, whose pictures the browser keeps to itself. */
function frameOf(video: HTMLVideoElement): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const pen = canvas.getContext('2d');
  if (!pen || canvas.width === 0) return undefined;
  try {
    pen.drawImage(video, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
  } catch {
    return undefined;
  }
}

export const Player = forwardRef<PlayerHandle, PlayerProps>(function Player(props, handle) {
  const { src, poster, label, playing, rate = 1, start = 0, className } = props;
  const { onTime, onLength, onPlaying, onWaiting, onEnd, onBlocked, onFail } = props;
  const video = useRef<AppleVideo>(null);
  const begin = useRef(start);
  begin.current = start;

  useImperativeHandle(
    handle,
    () => ({
      seek: (seconds) => {
        if (video.current) video.current.currentTime = seconds;
      },
      small: () => (video.current ? makeSmall(video.current) : Promise.resolve(false)),
      frame: () => (video.current ? frameOf(video.current) : undefined),
    }),
    [],
  );
  useEffect(() => {
    const element = video.current;
    if (!element || !src) return;
    if (!playing) return element.pause();
    // After a failure the address is asked for again.
    if (element.error) element.load();
    Promise.resolve(element.play()).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') onBlocked();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- `playing` and `src` start and stop the film, a new callback does not
  }, [playing, src]);
  useEffect(() => {
    if (video.current) video.current.playbackRate = rate;
  }, [rate, src]);

  return (
    <video
      ref={video}
      className={classes(styles.video, className)}
      src={src}
      poster={poster}
      aria-label={label}
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget }) => {
        onLength?.(currentTarget.duration);
        currentTarget.playbackRate = rate;
        if (begin.current > 0) currentTarget.currentTime = begin.current;
      }}
      onTimeUpdate={({ currentTarget }) => onTime?.(currentTarget.currentTime)}
      onPlay={() => onPlaying?.(true)}
      onPause={({ currentTarget }) => !currentTarget.ended && onPlaying?.(false)}
      onPlaying={() => onWaiting?.(false)}
      onWaiting={() => onWaiting?.(true)}
      onEnded={onEnd}
      onError={() => onFail()}
    />
  );
});
