/**
 * Windowing by chunk: what is more than MARGIN away from the screen gives way to an empty box of its height. The observer's root
 * is the scroller itself, because a margin does not reach through a scroller in between.
 */
import { useEffect, useId, useRef, useState } from 'react';
import type { Near } from './types';
import { scrollParent } from './scrollParent';

/** A screen and a bit: every frame of a scroll pays for what is kept. */
const MARGIN = 1000;

export function useNear(): Near {
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const [kept, setKept] = useState<number>();
  useEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const height = node.offsetHeight;
        if (entries[entries.length - 1]?.isIntersecting) setKept(undefined);
        // Elements of a hidden page have no height; a chunk with the focus stays, or the keyboard would lose its field.
        else if (height > 0 && !node.contains(document.activeElement)) setKept(height);
      },
      { root: scrollParent(node), rootMargin: `${MARGIN}px 0px` },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { ref, id, kept };
}

/** Calls `then` when the element comes within `reach` px of the screen; pages that are shorter than the screen count as well. */
export function useComing(then: () => void, reach: number): Near {
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      {
        root: scrollParent(node),
        rootMargin: `${reach}px 0px`,
      },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [reach]);
  return { ref, id, kept: undefined };
}
