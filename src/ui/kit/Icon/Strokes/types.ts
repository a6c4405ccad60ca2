import type { CSSProperties } from 'react';
import type { IconName } from '../names';

export interface StrokesProps {
  name: IconName;
  full: boolean;
  box: {
    className: string;
    style: CSSProperties | undefined;
    role?: string;
    'aria-label'?: string;
    'aria-hidden'?: boolean;
  };
}
