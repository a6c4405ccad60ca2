/** What both elements of the browser that take text do with `useWriting`. */
import type { ChangeEvent, CompositionEvent, FocusEvent, KeyboardEvent } from 'react';
import type { useWriting } from './useWriting';

type Element = HTMLInputElement | HTMLTextAreaElement;

/** React puts the cursor at the end of a text that it changes, so the element gets the text and its cursor before React looks. */
function keep(element: Element, { write }: ReturnType<typeof useWriting>): void {
  const { text, at } = write({ text: element.value, at: element.selectionEnd ?? element.value.length });
  if (element.value === text) return;
  element.value = text;
  if (element.ownerDocument.activeElement === element) element.setSelectionRange(at, at);
}

export function writtenBy(writing: ReturnType<typeof useWriting>) {
  const end = ({ currentTarget }: { currentTarget: Element }) => {
    writing.setComposing(false);
    keep(currentTarget, writing);
  };
  return {
    value: writing.shown,
    onChange: ({ currentTarget }: ChangeEvent<Element>) => keep(currentTarget, writing),
    onCompositionStart: () => writing.setComposing(true),
    onCompositionEnd: (event: CompositionEvent<Element>) => end(event),
    onBlur: (event: FocusEvent<Element>) => writing.isComposing() && end(event),
  };
}

/** Enter that chooses a word is the input method's; Safari says so by its key code alone, after the composition has ended. */
export const isFinish = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== 229;
