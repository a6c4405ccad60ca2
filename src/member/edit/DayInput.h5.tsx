/** The browser's own calendar. */
import type { ReactElement } from 'react';
import type { DayInputProps } from './dayInputProps';
import styles from './DayInput.module.scss';

export const DayInput = ({ label, value, latest, onInput }: DayInputProps): ReactElement => (
  <input
    className={styles.input}
    type="date"
    aria-label={label}
    value={value}
    min="1910-01-01"
    max={latest}
    onChange={(event) => onInput(event.target.value)}
  />
);
