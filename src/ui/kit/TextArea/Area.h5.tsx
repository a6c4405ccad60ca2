/** The browser's own element: with html components Taro's Textarea is still a web component and loads its whole runtime. */
import { useEffect, useRef, type ReactElement } from 'react';
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
  ...rest
}: AreaProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focus) area.current?.focus();
  }, [focus]);
  return (
    <textarea
      ref={area}
      id={id}
      className={styles.area}
      style={vars({ rows })}
      value={value}
      maxLength={maxLength}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onInput(event.target.value)}
      {...rest}
    />
  );
}
