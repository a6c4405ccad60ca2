import type { ReactNode } from 'react';

export interface ScrollProps {
  children: ReactNode;
  /** Gives it its height; what is more scrolls. */
  className?: string | undefined;
}
