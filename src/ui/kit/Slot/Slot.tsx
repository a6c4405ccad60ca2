/**
 * The place of something that comes or goes beside others: `<Slot>{order && <Summary />}</Slot>`. In the mini-program a node that
 * leaves, or comes between others, has all its siblings sent again; in a place of its own it comes alone.
 */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';

interface SlotProps {
  children: ReactNode;
  /** For a place that keeps its room while it is empty. */
  className?: string;
}

export function Slot({ children, className }: SlotProps): ReactElement {
  return <View className={className}>{children}</View>;
}
