/** A notice has come: the paper may have been issued, or taken back. */
import type { ReactElement } from 'react';
import { OwnFrames } from '@/domain/member/OwnFrames';

export const PaperFrames = ({ onMove }: { onMove: () => void }): ReactElement => (
  <OwnFrames
    onFrame={({ kind }) => {
      if (kind === 'notice') onMove();
    }}
  />
);
