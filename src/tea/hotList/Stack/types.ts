import type { ReactNode } from 'react';

/** Screens one under the other; a swipe, or an arrow key in the browser, moves by one. */
export interface StackProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** `near` = it is shown or a neighbour: its picture is wanted. */
  render: (item: T, index: number, near: boolean) => ReactNode;
  label: string;
  start: number;
  onChange: (index: number) => void;
}
