import type { ReactNode } from 'react';

export interface Steps {
  /** How many of the rows to draw now. */
  drawn: number;
  /** Stands after them and asks for the next ones; null when nothing is left or time itself asks. */
  rest: ReactNode;
}
