/**
 * What is typed, ahead of the parent that has not rendered it yet: a quick press may come before the rendering of the one before it,
 * and a rendering that comes late takes nothing of it back. What the parent sets by itself (cleared after an error) holds.
 */
import { useEffect, useRef, type MutableRefObject } from 'react';

export function useTyped(value: string): [latest: Readonly<MutableRefObject<string>>, type: (next: string) => void] {
  const latest = useRef(value);
  /** Typed, and not rendered yet. */
  const ahead = useRef<string[]>([]);
  useEffect(() => {
    const at = ahead.current.indexOf(value);
    ahead.current = at < 0 ? [] : ahead.current.slice(at + 1);
    if (at < 0) latest.current = value;
  }, [value]);
  const type = (next: string) => {
    latest.current = next;
    ahead.current.push(next);
  };
  return [latest, type];
}
