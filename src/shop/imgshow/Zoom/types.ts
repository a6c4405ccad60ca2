import type { ReactNode } from 'react';

export interface ZoomProps {
  /** The picture. */
  children: ReactNode;
  /** Shown now: a picture that was left goes back to its own size. */
  active: boolean;
  /** Quarter turns to the right. */
  turns: number;
  /** Where the device has its own viewer, it enlarges. */
  onPreview: () => void;
  /** Pulled down at its own size. */
  onClose: () => void;
}
