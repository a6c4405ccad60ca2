/** A part that scrolls up and down by itself. */
import type { ReactElement } from 'react';
import { ScrollView } from '@tarojs/components';
import type { ScrollProps } from './types';

export const Scroll = ({ children, className }: ScrollProps): ReactElement => (
  <ScrollView className={className} scrollY>
    {children}
  </ScrollView>
);
