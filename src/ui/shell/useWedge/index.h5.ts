/** A scanner that types: `onCode` hears each code while the page is seen and no field has the keys. */
import { useEffect, useRef } from 'react';
import { createWedge } from '@/core/lib/wedge';
import { useVisible } from '@/ui/kit/useVisible';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (/^(input|textarea|select)$/i.test(target.tagName) || target.isContentEditable);

export function useWedge(onCode: (code: string) => void, on = true): void {
  const visible = useVisible();
  const latest = useRef(onCode);
  latest.current = onCode;
  const listens = on && visible;
  useEffect(() => {
    if (!listens) return undefined;
    const wedge = createWedge();
    const press = (event: KeyboardEvent) => {
      if (isField(event.target)) return;
      const code = wedge.press(event.key, event.timeStamp);
      if (code === undefined) return;
      // The Enter belongs to the code, not to the button that happens to have the focus.
      event.preventDefault();
      event.stopPropagation();
      latest.current(code);
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [listens]);
}
