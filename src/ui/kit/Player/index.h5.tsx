/** A film or a sound without controls of its own: the page draws them. */
import { forwardRef, useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { classes } from '../classes';
import { isStream, type PlayerHandle, type PlayerProps } from './types';
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

/** What plays now is on the device to its end. */
function hasRest({ buffered, currentTime, duration }: HTMLVideoElement): boolean {
  for (let i = 0; i < buffered.length; i += 1)
    if (buffered.start(i) <= currentTime && buffered.end(i) >= duration - 0.5) return true;
  return false;
}

const playsStreams = (): boolean => document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';

export const Player = forwardRef<PlayerHandle, PlayerProps>(function Player(props, handle) {
  const { src, poster, label, playing, rate = 1, muted = false, fit, round = 0, start = 0, className } = props;
  const { onTime, onLength, onPlaying, onWaiting, onEnd, onBlocked, onFail } = props;
  const video = useRef<AppleVideo>(null);
  const latest = useRef({ start, playing });
  latest.current = { start, playing };
  const opened = useRef(round);
  const inPieces = useInPieces(video, props);
  const isAway = inPieces.streamed && !inPieces.ready;

  useImperativeHandle(
    handle,
    () => ({
      seek: (seconds) => {
        const element = video.current;
        if (!element) return;
        const { ended } = element;
        element.currentTime = seconds;
        // What has come to its end would stand still there.
        if (ended && latest.current.playing) void Promise.resolve(element.play()).catch(() => undefined);
      },
      small: () => (video.current ? makeSmall(video.current) : Promise.resolve(false)),
      frame: () => (video.current ? frameOf(video.current) : undefined),
      hasRest: () => (video.current ? hasRest(video.current) : false),
    }),
    [],
  );
  useEffect(() => {
    const element = video.current;
    if (!element || !src) return;
    if (!playing) return element.pause();
    // Pieces are begun by `useInPieces`, once there are some.
    if (isAway) return;
    // After a failure the address is asked for again.
    if ((element.error || opened.current !== round) && !inPieces.streamed) element.load();
    opened.current = round;
    Promise.resolve(element.play()).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') onBlocked();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- `playing` and `src` start and stop the film, a new callback does not
  }, [playing, src, round, isAway]);
  useEffect(() => {
    if (video.current) video.current.playbackRate = rate;
  }, [rate, src]);
  useEffect(() => {
    if (video.current) video.current.muted = muted;
  }, [muted]);

  return (
    <video
      ref={video}
      className={classes(styles.video, fit === 'cover' && styles.cover, className)}
      src={inPieces.streamed ? undefined : src}
      poster={poster}
      aria-label={label}
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget }) => {
        onLength?.(currentTarget.duration);
        currentTarget.playbackRate = rate;
        if (latest.current.start > 0 && !inPieces.streamed) currentTarget.currentTime = latest.current.start;
      }}
      // A stream that is taken away says 0, which is no place of it.
      onTimeUpdate={({ currentTarget }) => !isAway && onTime?.(currentTarget.currentTime)}
      onPlay={() => onPlaying?.(true)}
      onPause={({ currentTarget }) => !currentTarget.ended && onPlaying?.(false)}
      onPlaying={() => onWaiting?.(false)}
      onWaiting={() => onWaiting?.(true)}
      onEnded={onEnd}
      onError={() => !inPieces.streamed && onFail()}
    />
  );
});

/** Where the browser plays files only, the player of pieces is brought by the first press, and anew after a failure. */
function useInPieces(
  video: RefObject<HTMLVideoElement>,
  { src, round = 0, playing, start = 0, onFail }: PlayerProps,
): { streamed: boolean; ready: boolean } {
  const [own] = useState(playsStreams);
  const streamed = isStream(src) && !own;
  const latest = useRef({ start, onFail });
  latest.current = { start, onFail };
  const name = `${round} ${src}`;
  const [ready, setReady] = useState('');
  const [failed, setFailed] = useState('');
  /** What was once asked to play goes on loading through a pause. */
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (!playing || !streamed) return;
    setFailed('');
    setAsked(name);
  }, [playing, name, streamed]);
  const wanted = streamed && asked === name && failed !== name;
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    let close: () => void = () => undefined;
    const onLost = () => {
      if (!current) return;
      setFailed(name);
      setReady('');
      latest.current.onFail();
    };
    void import(/* webpackChunkName: "stream" */ './stream').then(({ openStream }) => {
      if (!current || !video.current) return;
      close = openStream(video.current, {
        src,
        start: latest.current.start,
        onReady: () => current && setReady(name),
        onFail: onLost,
      }).close;
    }, onLost);
    return () => {
      current = false;
      close();
    };
  }, [wanted, name, src, video]);
  return { streamed, ready: ready === name };
}
