import type { ReactNode } from 'react';

export interface CarouselProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  render: (item: T, index: number) => ReactNode;
  /** Read to a person who cannot see it: what these slides are. */
  label: string;
  className?: string;
  /** Seconds between slides; 0 = only by hand. Stands still with reduced motion. */
  autoplay?: number;
  /** Slide shown first; a later change moves there. */
  start?: number;
  onChange?: (index: number) => void;
}
