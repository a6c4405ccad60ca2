/** What both elements of the mini-program that take text do with `useWriting`. */
import { useState } from 'react';
import type { TypedKind } from '@/core/lib/typed';
import { useWriting } from './useWriting';

interface Told {
  detail: { value?: string; cursor?: number };
}

export function useNative(field: { kind: TypedKind; value: string; maxLength: number; onInput: (v: string) => void }) {
  const { shown, isComposing, setComposing, write } = useWriting(field);
  const [cursor, setCursor] = useState(-1);
  const keep = ({ value: text = shown, cursor: at = text.length }: Told['detail']) => {
    const kept = write({ text, at });
    // The element puts its cursor at the end of a text that it is given, unless it is told where.
    setCursor(kept.text === text ? -1 : kept.at);
  };
  return {
    value: shown,
    cursor,
    // By itself it would take no more than 140 signs, unclean ones.
    maxlength: -1,
    onInput: ({ detail }: Told) => keep(detail),
    onKeyboardCompositionStart: () => setComposing(true),
    onKeyboardCompositionEnd: ({ detail }: Told) => {
      setComposing(false);
      keep({ value: detail?.value ?? shown });
    },
    /** An input method that is left without a word about its end. */
    end: () => {
      if (!isComposing()) return;
      setComposing(false);
      keep({});
    },
  };
}
