import { useLayoutEffect, useState } from 'react';
import { asideOf, type Aside } from './place';

const isField = (node: EventTarget | null): node is HTMLElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

function lookAside(): Aside | undefined {
  const field = document.activeElement;
  return isField(field) ? asideOf(field.getBoundingClientRect(), window.innerHeight) : undefined;
}

/** Where a toast stands beside the field that has the cursor; undefined while none has. */
export function useAside(): Aside | undefined {
  const [aside, setAside] = useState(lookAside);
  useLayoutEffect(() => {
    const come = () => setAside(lookAside());
    // On the way to the next field the toast stays where it is.
    const leave = ({ relatedTarget }: FocusEvent) => isField(relatedTarget) || setAside(undefined);
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return aside;
}
