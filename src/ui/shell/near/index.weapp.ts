import { useEffect, useId, useRef, useState } from 'react';
import Taro from '@tarojs/taro';
import type { Near } from './types';

const MARGIN = 1500;

/** The same windowing with the mini-program's observer: 16000 nodes in a page are the engine's limit. */
export function useNear(): Near {
  const ref = useRef<HTMLElement>(null);
  const id = `near${useId().replace(/\W/g, '')}`;
  const [kept, setKept] = useState<number>();
  useEffect(() => {
    const page = Taro.getCurrentInstance().page;
    if (!page) return undefined;
    const observer = Taro.createIntersectionObserver(page as TaroGeneral.IAnyObject);
    observer
      .relativeToViewport({ top: MARGIN, bottom: MARGIN })
      .observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect: box }) => {
        const height = box ? box.bottom - box.top : 0;
        if (intersectionRatio > 0) setKept(undefined);
        else if (height > 0) setKept(height);
      });
    return () => observer.disconnect();
  }, [id]);
  return { ref, id, kept };
}

/** Calls `then` when the element comes within 400 px of the screen, or is above it. */
export function useComing(then: () => void): Near {
  const ref = useRef<HTMLElement>(null);
  const id = `coming${useId().replace(/\W/g, '')}`;
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    const page = Taro.getCurrentInstance().page;
    if (!page) return undefined;
    const observer = Taro.createIntersectionObserver(page as TaroGeneral.IAnyObject).relativeToViewport({
      top: 100_000,
      bottom: 400,
    });
    // Where it stands is known when the rows before it have been sent.
    Taro.nextTick(() =>
      observer.observe(`#${id}`, ({ intersectionRatio = 0 }) => intersectionRatio > 0 && latest.current()),
    );
    return () => observer.disconnect();
  }, [id]);
  return { ref, id, kept: undefined };
}
