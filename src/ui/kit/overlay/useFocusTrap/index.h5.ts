/** A layer takes the keyboard, keeps it inside, gives it back, and closes on Escape. Only the topmost layer listens. */
import { useEffect, useRef, type RefObject } from 'react';

const REACHABLE = 'input:not([disabled]), textarea:not([disabled]), a[href], [tabindex="0"]';
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- what lies over the page now
const layers: HTMLElement[] = [];

export function useFocusTrap(open: boolean, onEscape?: () => void): RefObject<HTMLElement> {
  const layer = useRef<HTMLElement>(null);
  const escape = useRef(onEscape);
  escape.current = onEscape;

  useEffect(() => {
    const node = layer.current;
    if (!open || !node) return undefined;
    const before = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    layers.push(node);
    if (!node.contains(document.activeElement)) node.focus({ preventScroll: true });

    const handleKey = (event: KeyboardEvent) => {
      if (layers[layers.length - 1] !== node) return;
      if (event.key === 'Escape') escape.current?.();
      else if (event.key === 'Tab') keepInside(node, event);
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      layers.splice(layers.indexOf(node), 1);
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  return layer;
}

function keepInside(node: HTMLElement, event: KeyboardEvent): void {
  const stops = Array.from(node.querySelectorAll<HTMLElement>(REACHABLE));
  const first = stops[0] ?? node;
  const last = stops[stops.length - 1] ?? node;
  const at = document.activeElement;
  const outside = !node.contains(at) || at === node;
  if (event.shiftKey ? outside || at === first : outside || at === last) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}
