/**
 * Strokes in the page itself. A picture in a style sheet is a document of its own to the browser: twenty masks took a slow phone a
 * quarter of a second before the first frame.
 */
import type { ReactElement } from 'react';
import { paths } from './paths';
import type { StrokesProps } from './types';
import './strokes.scss';

export function Strokes({ name, full, box }: StrokesProps): ReactElement {
  return (
    <svg viewBox="0 0 24 24" {...box}>
      <path d={full ? `${paths[name]}z` : paths[name]} />
    </svg>
  );
}
