import { useRef } from 'react';
import type { UseLinks } from './useLinksType';

/** The rich text of the mini-program tells of no presses: its links lead nowhere, its pictures are shown large by the row below it. */
export const useLinks: UseLinks = () => useRef<HTMLElement>(null);
