import type { TypedKind } from '@/core/lib/typed';

export interface EntryProps {
  id?: string;
  className?: string;
  /** Which keyboard it asks for, and what of a text it keeps. */
  kind: TypedKind;
  value: string;
  onInput: (value: string) => void;
  maxLength: number;
  label: string;
  placeholder?: string;
  /** Of the grey words: a class of its own in the mini-program, `::placeholder` in the browser. */
  placeholderClass?: string;
  disabled?: boolean;
  /** Puts the cursor here; a change from false to true does it again. */
  focus?: boolean;
  /** The browser's own completion. */
  complete?: string;
  confirmType?: 'done' | 'next' | 'search' | 'send' | 'go';
  /** The keyboard's own finish key; in the browser it is Enter. */
  onConfirm?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  invalid?: boolean;
  describedBy?: string;
}
