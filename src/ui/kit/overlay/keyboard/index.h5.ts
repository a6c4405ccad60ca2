/** The keyboard of what lies over a page, and of parts that are no field. */
import { useEffect, useRef, type RefObject } from 'react';

const REACHABLE = 'input:not([disabled]), textarea:not([disabled]), a[href], [tabindex="0"]';

// What lies over the page now; only the topmost layer that is drawn has the keyboard.
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the document has one stack of layers
const layers: HTMLElement[] = [];

/** A page under another one is not: its layers stay open for the way back, and let the keyboard go meanwhile. */
const isDrawn = (node: HTMLElement): boolean => {
  for (let at: HTMLElement | null = node; at; at = at.parentElement)
    if (getComputedStyle(at).display === 'none') return false;
  return node.isConnected;
};
const topmost = (): HTMLElement | undefined => [...layers].reverse().find(isDrawn);

/** A layer takes the keyboard, keeps it inside, gives it back, and closes on Escape. */
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
      if (topmost() !== node) return;
      if (event.key === 'Escape') escape.current?.();
      else if (event.key === 'Tab') keepInside(node, event);
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      layers.splice(layers.indexOf(node), 1);
      if (before && isDrawn(before)) before.focus({ preventScroll: true });
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

/** The physical keyboard for a part that is no field, wherever the focus is: as long as it is drawn and nothing lies over it. */
export function useKeyboard(onKey: (key: string) => void): RefObject<HTMLElement> {
  const part = useRef<HTMLElement>(null);
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const handleKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const node = part.current;
      if (!node || !isDrawn(node) || ctrlKey || metaKey || altKey) return;
      if (topmost()?.contains(node) === false) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      latest.current(key);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return part;
}
