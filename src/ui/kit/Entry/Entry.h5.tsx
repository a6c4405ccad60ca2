/**
 * One line of text, the browser's own element: Input of @tarojs/components-react cuts what is pasted before it can be cleaned, swallows
 * what is filled in after an input method has composed, and drops the zeros of numbers.
 */
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { TypedKind } from '@/core/lib/typed';
import { classes } from '../classes';
import type { EntryProps } from './types';
import { useWriting } from './useWriting';
import { isFinish, writtenBy } from './written';
import styles from './Entry.module.scss';

const MODES: Partial<Record<TypedKind, 'numeric' | 'decimal' | 'tel'>> = {
  number: 'numeric',
  code: 'numeric',
  amount: 'decimal',
  measure: 'decimal',
  tel: 'tel',
};

export function Entry(props: EntryProps): ReactElement {
  const { kind, focus, confirmType, onConfirm } = props;
  const element = useRef<HTMLInputElement>(null);
  const { onBlur, ...written } = writtenBy(useWriting(props));
  useLayoutEffect(() => {
    if (focus) element.current?.focus();
  }, [focus]);
  return (
    <input
      ref={element}
      id={props.id}
      className={classes(styles.entry, props.className)}
      type={kind === 'password' ? 'password' : confirmType === 'search' ? 'search' : 'text'}
      inputMode={MODES[kind] ?? 'text'}
      autoComplete={props.complete ?? (kind === 'code' ? 'one-time-code' : 'off')}
      placeholder={props.placeholder}
      disabled={props.disabled}
      aria-label={props.label}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      {...written}
      onKeyDown={(event) => isFinish(event) && onConfirm?.()}
      onFocus={props.onFocus}
      onBlur={(event) => {
        onBlur(event);
        props.onBlur?.();
      }}
    />
  );
}
