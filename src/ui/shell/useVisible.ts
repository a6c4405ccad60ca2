import { useRef, useState } from 'react';
import { useDidHide, useDidShow } from '@tarojs/taro';

/** False while another page lies over this one: earlier pages stay alive below. */
export function useVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useDidShow(() => setVisible(true));
  useDidHide(() => setVisible(false));
  return visible;
}

/** Calls `then` when the page is shown again: what lay over it may have changed what it shows. */
export function useReturn(then: () => unknown): void {
  const left = useRef(false);
  useDidHide(() => {
    left.current = true;
  });
  useDidShow(() => {
    if (left.current) void then();
    left.current = false;
  });
}

/**
 * A question as it was when the page was last seen. A page that lies under another one asks nothing anew, say when somebody logs in:
 * nobody sees the answer, and the mini-program would send it to the screen all the same.
 */
export function useSeen(question: readonly unknown[]): readonly unknown[] {
  const hidden = useRef(false);
  const latest = useRef(question);
  const seen = useRef(question);
  const [, draw] = useState(0);
  latest.current = question;
  if (!hidden.current) seen.current = question;
  useDidHide(() => {
    hidden.current = true;
  });
  useDidShow(() => {
    hidden.current = false;
    if (latest.current.some((value, at) => !Object.is(value, seen.current[at]))) draw((count) => count + 1);
  });
  return seen.current;
}
