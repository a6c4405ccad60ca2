/** What was chosen so far; the only one that may be goes back to the caller at once. */
import { useState } from 'react';
import { finishPick, isPicking } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { VideoChoice } from '@/domain/video/choice';

export interface Choosing {
  /** Somebody waits for it. */
  asked: boolean;
  chosen: readonly VideoChoice[];
  has: (title: string) => boolean;
  toggle: (film: VideoChoice) => unknown;
  finish: () => Promise<void>;
}

export function useChosen(most: number): Choosing {
  const { feedback } = useStores();
  const [asked] = useState(isPicking);
  const [chosen, setChosen] = useState<readonly VideoChoice[]>([]);
  const has = (title: string) => chosen.some((one) => one.title === title);
  const toggle = (film: VideoChoice) => {
    if (most === 1) return finishPick([film]);
    if (has(film.title)) return setChosen(chosen.filter(({ title }) => title !== film.title));
    if (chosen.length >= most) return feedback.toast(`最多选 ${most} 个视频`);
    return setChosen([...chosen, film]);
  };
  return { asked, chosen, has, toggle, finish: () => finishPick(chosen) };
}
