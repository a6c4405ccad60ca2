/**
 * The text of a field while it is written (rule 6.24). While an input method composes, the field shows what it composes and nobody is told;
 * what it ends with is cleaned and cut as one. The element itself has no limit, which would cut before anything is clean.
 */
import { useRef, useState } from 'react';
import { settle, type TypedKind, type Written } from '@/core/lib/typed';

interface Field {
  kind: TypedKind;
  value: string;
  maxLength: number;
  onInput: (value: string) => void;
}

export function useWriting({ kind, value, maxLength, onInput }: Field) {
  const composing = useRef(false);
  const [composed, setComposed] = useState<string>();
  return {
    shown: composed ?? value,
    isComposing: () => composing.current,
    setComposing: (on: boolean) => {
      composing.current = on;
    },
    /** Takes what stands in the element and answers what has to stand there. */
    write: (now: Written): Written => {
      setComposed(composing.current ? now.text : undefined);
      if (composing.current) return now;
      const kept = settle(kind, value, now, maxLength);
      if (kept.text !== value) onInput(kept.text);
      return kept;
    },
  };
}
