import type { PaintSize } from '@/core/platform';

/** The browser draws on a canvas that is in no page. */
export const PosterCanvas = (_props: { id: string; size: PaintSize }): null => null;
