/** What a row of the route table is made of: title, login mode, flags and params. */

import type { Roles } from '@/contract/roles';

/** none: public; redirect: a visitor goes to login and returns; back: choosers send a visitor back one page (rule 4.9). */
export type LoginMode = 'none' | 'redirect' | 'back';

export interface RouteRow {
  /** Title of the top bar; the part after ` · ` is the longer name of the page. */
  readonly title: string;
  readonly login: LoginMode;
  /** Whom the page is for, beside having a session; everybody else is told 暂无权限 (rule 5.1). */
  readonly role?: Roles;
  /** The page itself says to others how they become one: apply, or log in as a partner. */
  readonly ownGate: boolean;
  /** Pull-down refresh. */
  readonly refresh: boolean;
  /** Page scrolling disabled. */
  readonly noScroll: boolean;
  /** Follows the orientation of the screen. */
  readonly landscape: boolean;
}
/** A page, opened with `P`: everything travels as text, lists as JSON. */
export interface PageRow<P extends object> extends RouteRow {
  /** Only a type: no row carries a value. */
  readonly params?: P;
}
/** What few pages are; the others leave it out. */
type Flags = Partial<Pick<RouteRow, 'role' | 'ownGate' | 'refresh' | 'noScroll' | 'landscape'>>;

type NoParams = Record<never, never>;
/** Attribution of a link, read at launch by `attribution`. */
export interface Shared {
  share_id?: string;
  source?: string;
}

export const page = <P extends object = NoParams>(
  title: string,
  login: LoginMode = 'none',
  flags: Flags = {},
): PageRow<P> => ({
  title,
  login,
  ownGate: false,
  refresh: false,
  noScroll: false,
  landscape: false,
  ...flags,
});
