/** What a film on its stage is given. */
import type { ReactNode } from 'react';
import type { Pose } from './film';
import type { Playing } from './usePlaying';

/** Something beside the whole screen: teas of the film. */
export interface StageDrawer {
  word: string;
  label: string;
  content: ReactNode;
}
export interface StageProps {
  playing: Playing;
  pose: Pose;
  /** Without it there is no room to turn in: a sheet. */
  onTurn?: () => void;
  onLeave?: () => void;
  /** Two touches. */
  onLike?: () => void;
  onNext?: () => void;
  drawer?: StageDrawer;
  /** Says for a while where it goes on, and offers the beginning: 上次学到. */
  resumed?: string;
}
