/** The mini-program has no drawings in its pages, so the style sheet brings them as masks. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { StrokesProps } from './types';
import './masks.scss';

export function Strokes({ box }: StrokesProps): ReactElement {
  return <View {...box} />;
}
