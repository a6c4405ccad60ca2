import { useRef } from 'react';
import type { UseLinks } from './useLinksType';

/** The rich text of the mini-program tells of no presses: its links are opened, its pictures shown large, by the rows below it. */
export const LINKS_BELOW = true;

export const useLinks: UseLinks = () => useRef<HTMLElement>(null);
