/** A short film inside a page: it plays once it is there, stops while another page stands over it, and goes on after that. */
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { Player } from '@/ui/kit/Player';
import { playable } from './film';
import { usePlaying, type Playing } from './usePlaying';

interface ClipProps {
  title: string;
  url: string;
  poster: string;
  className?: string;
  /** What is drawn for it: a press holds it, another goes on. */
  children: (playing: Pick<Playing, 'playing' | 'mood' | 'toggle'>) => ReactElement;
  onOver?: () => void;
  onFail?: () => void;
}

export function Clip({ title, url, poster, className, children, onOver, onFail }: ClipProps): ReactElement {
  const film = useMemo(() => playable(title, url, poster), [poster, title, url]);
  const clip = usePlaying(film, { comesBack: true, onOver });
  const failed = clip.mood === 'failed';
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    if (failed) fail.current?.();
  }, [failed]);
  return (
    <>
      <Player
        ref={clip.player}
        className={className}
        src={clip.url}
        poster={poster}
        label={title}
        playing={clip.playing}
        {...clip.on}
      />
      {children(clip)}
    </>
  );
}
