/** A state in a word with its dot; what waits is a ring, what went wrong a square. */
import type { ReactElement } from 'react';
import { classes } from '@/ui/kit/classes';
import { Words, type WordsProps } from '@/ui/kit/Words';
import styles from './reservation.module.scss';

interface StateProps {
  children: string;
  tone?: WordsProps['tone'];
  mark?: 'dot' | 'ring' | 'square';
}

export const State = ({ children, tone = 'celadon', mark = 'dot' }: StateProps): ReactElement => (
  <Words
    size="foot"
    tone={tone}
    figures
    className={classes(styles.state, mark === 'ring' && styles.ring, mark === 'square' && styles.square)}
  >
    {children}
  </Words>
);
