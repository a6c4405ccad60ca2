import { useEffect, useId, useRef, useState } from 'react';
import Taro from '@tarojs/taro';
import type { TaroElement } from '@tarojs/runtime';
import type { Near } from './types';

const MARGIN = 1500;
/** px above the screen that still count as near: what a jump of the scrolling has passed is reached, too. */
const ABOVE = 100_000;

type Seen = Parameters<Parameters<Taro.IntersectionObserver['observe']>[1]>[0];

/** The page that the element stands on: another one may lie over it by now. */
const pageOf = (element: HTMLElement | null) => (element as unknown as TaroElement | null)?._root?.ctx;

/** Reports each time the element begins or ends to be inside the screen grown by these margins. */
function useObserved(top: number, bottom: number, see: (seen: Seen) => void): Pick<Near, 'ref' | 'id'> {
  const ref = useRef<HTMLElement>(null);
  const id = `near${useId().replace(/\W/g, '')}`;
  const latest = useRef(see);
  latest.current = see;
  useEffect(() => {
    let observer: Taro.IntersectionObserver | undefined;
    let gone = false;
    // The mark's position is right only when the rows before it have been sent to the screen.
    Taro.nextTick(() => {
      const page = pageOf(ref.current);
      if (gone || !page) return;
      observer = Taro.createIntersectionObserver(page).relativeToViewport({ top, bottom });
      observer.observe(`#${id}`, (seen) => latest.current(seen));
    });
    return () => {
      gone = true;
      observer?.disconnect();
    };
  }, [id, top, bottom]);
  return { ref, id };
}

/** The same windowing with the mini-program's observer: 16000 nodes in a page are the engine's limit. */
export function useNear(): Near {
  const [kept, setKept] = useState<number>();
  const at = useObserved(MARGIN, MARGIN, ({ intersectionRatio = 0, boundingClientRect: box }) => {
    const height = box ? box.bottom - box.top : 0;
    if (intersectionRatio > 0) setKept(undefined);
    else if (height > 0) setKept(height);
  });
  return { ...at, kept };
}

/** Calls `then` when the element comes within `reach` px of the screen, or is above it. */
export function useComing(then: () => void, reach: number): Near {
  const at = useObserved(ABOVE, reach, ({ intersectionRatio = 0 }) => intersectionRatio > 0 && then());
  return { ...at, kept: undefined };
}
