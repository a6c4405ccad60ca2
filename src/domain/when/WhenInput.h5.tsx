/** The browser's own calendar or clock. */
import type { ReactElement } from 'react';
import type { WhenInputProps } from './whenInputProps';
import styles from './WhenInput.module.scss';

export const WhenInput = ({ label, mode, value, latest, onInput }: WhenInputProps): ReactElement => (
  <input
    className={styles.input}
    type={mode}
    aria-label={label}
    value={value}
    min={mode === 'date' ? '1910-01-01' : undefined}
    max={latest}
    onChange={(event) => onInput(event.target.value)}
  />
);
