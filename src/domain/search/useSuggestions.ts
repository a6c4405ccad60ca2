import { useEffect, useRef, useState } from 'react';
import { useLoss } from '@/ui/shell/useLoss';

/** What is asked for a keyword. */
type Ask = (keyword: string) => Promise<readonly string[]>;

/**
 * Up to ten words for what is being typed, asked after `pauseMs` without a key; an answer that comes late is dropped, what got no answer is
 * asked again by a press.
 */
export function useSuggestions(typed: string, ask: Ask, pauseMs = 200): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const lose = useLoss();
  const latest = useRef(ask);
  latest.current = ask;
  const keyword = typed.trim();
  useEffect(() => {
    if (keyword === '') return setWords([]);
    let current = true;
    lose();
    const timer = setTimeout(() => {
      latest.current(keyword).then(
        (found) => current && setWords(found),
        (error: unknown) => current && lose(error, () => setRound((count) => count + 1)),
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [keyword, lose, pauseMs, round]);
  return words;
}
