/**
 * Where a toast stands while somebody types: in the middle of what a keyboard leaves of the screen, and where the field itself is
 * there, directly above or below it.
 */
export interface Field {
  /** px from the top of the screen. */
  top: number;
  bottom: number;
}
/** The one edge that the toast keeps to. */
export interface Aside {
  top?: string;
  bottom: string;
}

/** Of the height of the screen: a keyboard takes up to half of it. */
const MIDDLE = 0.36;
export const IN_THE_MIDDLE: Aside = { top: '36%', bottom: 'auto' };
/** Two lines of words. */
const TALL = 64;
const GAP = 8;
/** The bar of the page, below which a toast has room. */
const BAR = 100;

export function asideOf({ top, bottom }: Field, screen: number): Aside {
  const middle = screen * MIDDLE;
  if (bottom + GAP <= middle || top - GAP >= middle + TALL) return IN_THE_MIDDLE;
  return top - GAP - TALL >= BAR ? { bottom: `${screen - top + GAP}px` } : { top: `${bottom + GAP}px`, bottom: 'auto' };
}
