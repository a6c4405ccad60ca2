import { useEffect, useRef } from 'react';
import { useVisible } from '@/ui/kit/useVisible';

/** Keys of the browser while this page is the shown one; a mini-program has none. */
export function useKeys(actions: Record<string, () => unknown>): void {
  const visible = useVisible();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (process.env.TARO_ENV !== 'h5' || !visible) return undefined;
    const press = (event: KeyboardEvent) => void latest.current[event.key]?.();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [visible]);
}
