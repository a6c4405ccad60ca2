import { useEffect, useReducer } from 'react';
import { asideOf, type Aside } from './place';

/** Where a toast stands beside the field that has the cursor; undefined while none has. */
export function useAside(): Aside | undefined {
  const [, again] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    // Drawn after the event, when the cursor is where it has gone.
    const events = ['focusin', 'focusout'];
    events.forEach((event) => document.addEventListener(event, again));
    return () => events.forEach((event) => document.removeEventListener(event, again));
  }, []);
  const field = document.activeElement;
  return field?.matches('input,textarea') ? asideOf(field.getBoundingClientRect(), window.innerHeight) : undefined;
}
