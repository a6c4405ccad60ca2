/** What lies below the first screen, block by block: the mini-program is sent each when it comes near, a browser all of them. */
import { Children, type ReactElement, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { BLOCK, useSteps } from './useSteps';

/** A block that loads by itself keeps room while it does, or the next one comes near at once. */
export function Blocks({ children }: { children: ReactNode }): ReactElement {
  const blocks = Children.toArray(children);
  const { drawn, rest } = useSteps(blocks.length, BLOCK);
  return (
    <View>
      <View>{blocks.slice(0, drawn)}</View>
      <View>{rest}</View>
    </View>
  );
}
