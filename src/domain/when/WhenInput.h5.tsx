/** The browser's own calendar or clock. Empty, it would show its pattern in the language of the browser: our word stands there. */
import type { ReactElement } from 'react';
import { classes } from '@/ui/kit/classes';
import { EMPTY, type WhenInputProps } from './whenInputProps';
import styles from './WhenInput.module.scss';

export const WhenInput = ({ label, mode, value, latest, onInput }: WhenInputProps): ReactElement => (
  <span className={styles.field}>
    <input
      className={classes(styles.input, value === '' && styles.blank)}
      type={mode}
      aria-label={label}
      value={value}
      min={mode === 'date' ? '1910-01-01' : undefined}
      max={latest}
      onChange={(event) => onInput(event.target.value)}
    />
    {value === '' && (
      <span className={styles.word} aria-hidden="true">
        {EMPTY[mode]}
      </span>
    )}
  </span>
);
