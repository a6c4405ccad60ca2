import type { OpenTagProps } from './types';

/** Inside the mini-program nobody has to be led there. */
export const OpenTag = (_props: OpenTagProps) => null;
