import type { RefObject } from 'react';

/** For the element around a rich text. */
export type UseLinks = (onPicture: (url: string) => unknown) => RefObject<HTMLElement>;
