import type { ReactNode } from 'react';

export interface StripProps {
  children: ReactNode;
  /** Id of the child that should be in view: the strip moves it to its middle. */
  active?: string;
  className?: string;
}
