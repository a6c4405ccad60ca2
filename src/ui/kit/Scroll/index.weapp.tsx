/** A part that scrolls up and down by itself. */
import type { ReactElement } from 'react';
import { ScrollView } from '@tarojs/components';
import type { ScrollProps } from './types';

/** Further than any row is high. */
const FAR = 10_000;

export const Scroll = ({ children, className, toEnd }: ScrollProps): ReactElement => (
  <ScrollView className={className} scrollY {...(toEnd !== undefined && { scrollTop: toEnd * FAR })}>
    {children}
  </ScrollView>
);
