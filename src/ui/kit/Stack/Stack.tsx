/** Things below one another, or in a row: how far apart, how they stand, what they do with room that is left. What else it looks like is its page's. */
import type { ReactElement } from 'react';
import { View, type ViewProps } from '@tarojs/components';
import { classes } from '../classes';
import './stack.scss';

export interface StackProps extends ViewProps {
  row?: boolean;
  gap?: 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 24;
  /** Across its direction; stretched unless given. */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Along it. */
  justify?: 'between' | 'center' | 'end';
  wrap?: boolean;
  /** Takes the room that others leave. */
  grow?: boolean;
  /** May become narrower than what is in it: long words are cut or broken. */
  shrink?: boolean;
}

export function Stack(props: StackProps): ReactElement {
  const { row, gap, align, justify, wrap, grow, shrink, className, ...rest } = props;
  const looks = classes(
    row ? 's-row' : 's-column',
    gap !== undefined && `s-${gap}`,
    align && `s-${align}`,
    justify && `s-to-${justify}`,
    wrap && 's-wrap',
    grow && 's-grow',
    (grow || shrink) && 's-shrink',
    className,
  );
  return <View className={looks} {...rest} />;
}
