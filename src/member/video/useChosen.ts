/** What was chosen so far; the only one that may be goes back to the caller at once. */
import { useState } from 'react';
import { finishPick, isPicking } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { VideoChoice } from '@/domain/video/choice';

export interface Choosing {
  /** Somebody waits for it. */
  asked: boolean;
  chosen: readonly VideoChoice[];
  has: (key: string) => boolean;
  toggle: (film: VideoChoice) => unknown;
  finish: () => Promise<void>;
}

/** `selected`: the one that the caller has now. */
export function useChosen(most: number, selected?: string): Choosing {
  const { feedback } = useStores();
  const [asked] = useState(isPicking);
  const [chosen, setChosen] = useState<readonly VideoChoice[]>([]);
  const isChosen = (key: string) => chosen.some((one) => one.key === key);
  const has = (key: string) => isChosen(key) || (most === 1 && key === selected);
  const toggle = (film: VideoChoice) => {
    if (most === 1) return finishPick([film]);
    if (isChosen(film.key)) return setChosen(chosen.filter(({ key }) => key !== film.key));
    if (chosen.length >= most) return feedback.toast(`最多选 ${most} 个视频`);
    return setChosen([...chosen, film]);
  };
  return { asked, chosen, has, toggle, finish: () => finishPick(chosen) };
}
