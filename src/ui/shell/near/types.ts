import type { RefObject } from 'react';

export interface Near {
  ref: RefObject<HTMLElement>;
  id: string;
  /** Height in px of the place to keep while the content is far away; undefined when it is to be drawn. */
  kept: number | undefined;
}
