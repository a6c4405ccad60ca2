/** none: public; redirect: a visitor goes to login and returns; back: choosers send a visitor back one page (domain.md 10). */
export type LoginMode = 'none' | 'redirect' | 'back';
export type RouteFlag = 'refresh' | 'noScroll' | 'landscape';

export interface RouteRow {
  /** Title of the top bar; the part after ` · ` is the longer name of the page. */
  readonly title: string;
  readonly login: LoginMode;
  /** Pull-down refresh. */
  readonly refresh: boolean;
  /** Page scrolling disabled. */
  readonly noScroll: boolean;
  /** Follows the orientation of the screen. */
  readonly landscape: boolean;
}

export const page = (title: string, login: LoginMode = 'none', flag?: RouteFlag): RouteRow => ({
  title,
  login,
  refresh: flag === 'refresh',
  noScroll: flag === 'noScroll',
  landscape: flag === 'landscape',
});
