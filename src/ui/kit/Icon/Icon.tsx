import type { CSSProperties, ReactElement } from 'react';
import { aria } from '../aria';
import type { IconName } from './names';
import { Strokes } from './Strokes';

export interface IconProps {
  name: IconName;
  /** Side in px of the 375 design; 24 when left out. */
  size?: number;
  /** Only for an icon that stands alone; beside a text it stays silent. */
  label?: string;
  /** Heavier line, for the current tab and a ticked box. */
  bold?: boolean;
  /** Filled: a star that counts, a heart that was given; no other has it. */
  full?: boolean;
  className?: string;
}

export function Icon({ name, size, label, bold = false, full = false, className = '' }: IconProps): ReactElement {
  const classes = ['icon', `icon-${name}`, bold && 'icon-bold', full && 'icon-full', className]
    .filter(Boolean)
    .join(' ');
  // a bare number: the style sheet turns it into the unit of the platform
  const style = size === undefined ? undefined : ({ '--icon-size': String(size) } as CSSProperties);
  const spoken = aria(label ? { role: 'img', label } : { hidden: true });
  return <Strokes name={name} full={full} box={{ className: classes, style, ...spoken }} />;
}
