/**
 * A wrapper around something that is not always there: `<Slot>{order && <Summary />}</Slot>`. When a node is inserted or removed,
 * the mini-program sends all its siblings again; inside a wrapper only the node itself is sent.
 */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';

interface SlotProps {
  children: ReactNode;
  /** A class that gives the empty wrapper a size, where its content must not move the rest of the page. */
  className?: string;
}

export function Slot({ children, className }: SlotProps): ReactElement {
  return <View className={className}>{children}</View>;
}
