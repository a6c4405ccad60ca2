import type { ReactNode } from 'react';

export interface ScrollProps {
  children: ReactNode;
  /** Gives it its height; what is more scrolls. */
  className?: string | undefined;
  /** How much there is: the end of it is what shows, also when more comes. */
  toEnd?: number;
}
