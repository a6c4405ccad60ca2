/**
 * Where a toast stands while somebody types: in the middle of what a keyboard leaves of the screen, and where the field itself is
 * there, directly above or below it.
 */
export interface Field {
  /** px from the top of the screen. */
  top: number;
  bottom: number;
}
/** Without an edge: in the middle, as the style sheet says. */
export interface Aside {
  top?: string;
  bottom?: string;
}

/** Of the height of the screen, as in Toast.module.scss: a keyboard takes up to half of it. */
const MIDDLE = 0.36;
/** Two lines of words. */
const TALL = 64;
const GAP = 8;
/** The bar of the page, below which a toast has room. */
const BAR = 100;

export function asideOf({ top, bottom }: Field, screen: number): Aside {
  const middle = screen * MIDDLE;
  if (bottom + GAP <= middle || top - GAP >= middle + TALL) return {};
  return top - GAP - TALL >= BAR ? { bottom: `${screen - top + GAP}px` } : { top: `${bottom + GAP}px` };
}
