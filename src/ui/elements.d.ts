/**
 * What every element also takes. The browser draws plain HTML elements (h5.useHtmlComponents), so these become real attributes;
 * the mini-program's templates have no place for them and leave them out.
 */
import '@tarojs/components/types/common';
import type { KeyboardEvent } from 'react';

declare module '@tarojs/components/types/common' {
  interface StandardProps {
    role?: string;
    tabIndex?: number;
    onKeyDown?: (event: KeyboardEvent) => void;
  }
}
declare module '@tarojs/components/types/View' {
  interface ViewProps {
    onFocus?: () => void;
    onBlur?: () => void;
    onScroll?: () => void;
  }
}
