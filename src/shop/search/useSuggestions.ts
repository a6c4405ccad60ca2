import { useEffect, useState } from 'react';
import { call } from '@/core/api';
import { useLoss } from '@/ui/shell/useLoss';

/** Asked after this pause in typing. */
const PAUSE_MS = 200;

/** Up to ten words for what is being typed; an answer that comes late is dropped, what got no answer is asked again by a press. */
export function useSuggestions(typed: string): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const lose = useLoss();
  const keyword = typed.trim();
  useEffect(() => {
    if (keyword === '') return setWords([]);
    let current = true;
    lose();
    const timer = setTimeout(() => {
      call('tea.search', { keyword, suggest: true }, { hide: true }).then(
        ({ suggest = [] }) => current && setWords(suggest),
        (error: unknown) => current && lose(error, () => setRound((count) => count + 1)),
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [keyword, lose, round]);
  return words;
}
