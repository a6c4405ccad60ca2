/** What a row of the route table is made of: title, login mode, flags, and for a page that exists its params. */

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
  /** A page file is there: `go` and menus lead to it. */
  readonly built: boolean;
}
/** A page that exists, opened with `P`: everything travels as text, lists as JSON. */
export interface PageRow<P extends object> extends RouteRow {
  readonly built: true;
  /** Only a type: no row carries a value. */
  readonly params?: P;
}
/** An address that is known but has no page yet: nothing leads there. */
interface PlannedRow extends RouteRow {
  readonly built: false;
}
/** What few pages are; the others leave it out. */
type Flags = Partial<Pick<RouteRow, 'role' | 'ownGate' | 'refresh' | 'noScroll' | 'landscape'>>;

type NoParams = Record<never, never>;
/** Attribution of a link, read at launch by `attribution`. */
export interface Shared {
  share_id?: string;
  source?: string;
}

const row = (title: string, login: LoginMode, flags: Flags) => ({
  title,
  login,
  ownGate: false,
  refresh: false,
  noScroll: false,
  landscape: false,
  ...flags,
});

export const page = <P extends object = NoParams>(
  title: string,
  login: LoginMode = 'none',
  flags: Flags = {},
): PageRow<P> => ({ ...row(title, login, flags), built: true });

export const planned = (title: string, login: LoginMode = 'none', flags: Flags = {}): PlannedRow => ({
  ...row(title, login, flags),
  built: false,
});
