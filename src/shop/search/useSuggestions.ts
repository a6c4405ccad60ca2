import { useEffect, useState } from 'react';
import { call } from '@/core/api';

/** Asked after this pause in typing. */
const PAUSE_MS = 200;

/** Up to ten words for what is being typed; an answer that comes late is dropped, a failure shows nothing. */
export function useSuggestions(typed: string): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([]);
  const keyword = typed.trim();
  useEffect(() => {
    if (keyword === '') return setWords([]);
    let current = true;
    const timer = setTimeout(() => {
      call('tea.search', { keyword, suggest: true }, { hide: true }).then(
        ({ suggest = [] }) => current && setWords(suggest),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [keyword]);
  return words;
}
