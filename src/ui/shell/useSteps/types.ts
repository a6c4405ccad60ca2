import type { ReactNode } from 'react';

export interface Steps {
  /** How many of the rows to draw now. */
  drawn: number;
  /**
   * To be drawn after the rows: asks for the next ones when it comes near. null when all are drawn or the next ones come by time.
   */
  rest: ReactNode;
}
