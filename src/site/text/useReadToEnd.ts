/** True once the end of the page has been in view; a text shorter than the window has been from the start. */
import { useEffect, useState } from 'react';
import { useReachBottom } from '@tarojs/taro';
import { platform } from '@/core/platform';

/** The layout settles before it is measured. */
const SETTLE_MS = 300;

export function useReadToEnd(endId: string, ready: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useReachBottom(() => setSeen(true));
  useEffect(() => {
    if (!ready) return undefined;
    const timer = setTimeout(() => {
      platform.selector.box(`#${endId}`).then(
        (box) => box && box.top <= platform.system.windowHeight() && setSeen(true),
        () => undefined,
      );
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [endId, ready]);
  return seen;
}
