import { useEffect, useRef } from 'react';
import { useVisible } from './useVisible';

/**
 * Does `work` every `ms` milliseconds, or never without a number, while the page is on top. Under another page nobody sees what a clock
 * changes, and the mini-program would send every step to the screen all the same.
 */
export function useInterval(work: () => unknown, ms: number | false): void {
  const visible = useVisible();
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!visible || ms === false) return undefined;
    // oxlint-disable-next-line no-restricted-globals -- this is the one that stops
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [visible, ms]);
}
