import { useRef, useState } from 'react';
import { useDidHide, useDidShow } from '@tarojs/taro';

/**
 * Calls `then` when the page is shown again, as the page over it may have changed its data. The ref is true while it is covered.
 */
export function useReturn(then: () => unknown): Readonly<{ current: boolean }> {
  const covered = useRef(false);
  useDidHide(() => {
    covered.current = true;
  });
  useDidShow(() => {
    if (!covered.current) return;
    covered.current = false;
    void then();
  });
  return covered;
}

/**
 * `question` (deps of a loader) as it was when the page was last shown. A page under another one does not load again, say when
 * somebody logs in: nobody sees the answer, and the mini-program would send it to the screen all the same.
 */
export function useSeen<const T extends readonly unknown[]>(question: T): T {
  const latest = useRef(question);
  const seen = useRef(question);
  const [, draw] = useState(0);
  const covered = useReturn(() => {
    if (latest.current.some((value, at) => !Object.is(value, seen.current[at]))) draw((count) => count + 1);
  });
  latest.current = question;
  if (!covered.current) seen.current = question;
  return seen.current;
}
