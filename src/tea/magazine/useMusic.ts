/** One piece of tea music, started by a tap; it stops with the page. */
import { useEffect, useState } from 'react';
import type { AudioRow } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { pictureUrl } from '@/ui/kit/Picture';
import { useBlock } from '@/ui/shell';
import { useVisible } from '@/ui/kit/useVisible';

export interface TeaMusic {
  /** undefined: there is none, nothing to start. */
  piece?: AudioRow;
  on: boolean;
  toggle: (on?: boolean) => void;
}

export function useMusic(index = 0): TeaMusic {
  const visible = useVisible();
  const pieces = useBlock(() => call('video.audio', {}, { hide: true }));
  const piece = pieces?.list[index % Math.max(1, pieces.list.length)];
  const [on, setOn] = useState(false);
  const url = pictureUrl(piece?.url ?? '');
  useEffect(() => {
    if (!on || url === '') return undefined;
    platform.audio.play(url, true);
    return () => platform.audio.stop();
  }, [on, url]);
  useEffect(() => {
    if (!visible) setOn(false);
  }, [visible]);
  return { ...(piece ? { piece } : {}), on, toggle: (next = !on) => setOn(next) };
}
