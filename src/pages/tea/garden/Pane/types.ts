import type { ReactElement, ReactNode } from 'react';
import type { Area, Spot } from '../map';

export interface PaneProps {
  zoom: number;
  /** What is in the middle when the zoom changes. */
  middle: Spot;
  /** Of what can be pressed, for those who cannot see it. */
  label: string;
  onTap: (spot: Spot) => void;
  /** The window rests after it was moved. */
  onMoved: (area: Area) => void;
  children: ReactNode;
}
export type Pane = (props: PaneProps) => ReactElement;

/** ms without movement until a window rests. */
export const REST_MS = 160;
