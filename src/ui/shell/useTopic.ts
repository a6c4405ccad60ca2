/**
 * A page that follows a topic. Frames come over the one connection; while there is none - a visitor, a lost line - the page polls
 * instead, and says 网络不稳定 when the line is lost. Not part of the shell's index, so that only pages that listen bring it along.
 */
import { useEffect, useRef, useState } from 'react';
import { realtimeOf, type Frame, type Line } from '@/core/realtime';
import { useStores } from '@/core/stores';
import { useVisible } from '@/ui/kit/useVisible';

interface Following {
  /** A frame of the topic; the first after joining or a loss has kind `snapshot`. */
  onFrame: (frame: Frame) => void;
  /** Asks by call instead; without it the page waits for the line. */
  poll?: (() => Promise<unknown>) | undefined;
  /** Milliseconds between polls. */
  every?: number;
}

/** ms after which the page polls although the connection may still open. */
const PATIENCE = 3000;

/** `undefined` follows nothing. `unstable`: say 网络不稳定. */
export function useTopic(topic: string | undefined, following: Following): { unstable: boolean } {
  const root = useStores();
  const visible = useVisible();
  const { token } = root.session;
  const [line, setLine] = useState<Line>('opening');
  const [failing, setFailing] = useState(false);
  const latest = useRef(following);
  latest.current = following;
  const every = following.every ?? 0;
  const polls = following.poll !== undefined && every > 0;

  useEffect(() => {
    if (!topic || !visible) return undefined;
    return realtimeOf(root).listen(topic, { frame: (frame) => latest.current.onFrame(frame), line: setLine });
  }, [root, topic, visible, token]);

  useEffect(() => {
    if (!topic || !visible || !polls || line === 'open') return undefined;
    let over = false;
    let stop = () => {};
    const ask = async () => {
      await latest.current.poll?.().then(
        () => !over && setFailing(false),
        () => !over && setFailing(true),
      );
      if (!over) stop = root.clock.later(every, () => void ask());
    };
    stop = root.clock.later(line === 'opening' ? PATIENCE : every, () => void ask());
    return () => {
      over = true;
      stop();
    };
  }, [root, topic, visible, polls, every, line]);

  return { unstable: line === 'lost' || (line !== 'open' && failing) };
}
