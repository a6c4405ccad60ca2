/** The browser's own element: with html components Taro's Textarea is still a web component and loads its whole runtime. */
import { useEffect, useRef, type ReactElement } from 'react';
import { useWriting } from '../Entry/useWriting';
import { writtenBy } from '../Entry/written';
import { vars } from '../unit';
import type { AreaProps } from './types';
import styles from './TextArea.module.scss';

export function Area({
  id,
  label,
  value,
  onInput,
  rows,
  maxLength,
  focus,
  invalid,
  describedBy,
  onBlur,
  ...rest
}: AreaProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  const written = writtenBy(useWriting({ kind: 'lines', value, maxLength, onInput }));
  useEffect(() => {
    if (focus) area.current?.focus();
  }, [focus]);
  return (
    <textarea
      ref={area}
      id={id}
      className={styles.area}
      style={vars({ rows })}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      {...rest}
      {...written}
      onBlur={(event) => {
        written.onBlur(event);
        onBlur();
      }}
    />
  );
}
