/** The login guard (rule 4.9) and the answer to a 401 (rule 4.4). Stores and navigation are handed in, so both can be tested. */
import type { Clock } from '../lib/clock';
import { texts } from '../texts';
import { formatRoute, type ParsedRoute } from './address';
import type { LoginMode } from './row';
import { LOGIN_PATHS, routes, type RoutePath } from './table';

/** Guard: about 1.5 s between the toast and the login page. */
export const GUARD_DELAY = 1500;
/** 401: toast and relaunch after 0.8 s. */
export const UNAUTHORIZED_DELAY = 800;
const TOAST_MS = 2000;

export interface GuardDeps {
  clock: Clock;
  hasLogin(): boolean;
  toast(text: string, ms: number): void;
  /** Stores the address to return to (cache key backurl). */
  remember(url: string): void;
  current(): ParsedRoute | undefined;
  /** Opens login; `instead` of a page that may not be seen, or on top of one that may. */
  toLogin(instead: boolean): Promise<void>;
  relaunchLogin(): Promise<void>;
  back(): Promise<void>;
}
export interface Guard {
  /** Opening a page: true when it may load. Otherwise the toast stands and the way out is under way. */
  page(path: RoutePath): boolean;
  /** Acting on a public page: runs `then` for a member, sends a visitor to login. */
  act(then: () => void): void;
  /** The 401 handler; several at once cause one relaunch. `silent` leaves the toast out (hide). */
  unauthorized(silent?: boolean): void;
}

export function createGuard(deps: GuardDeps): Guard {
  let leaving = false;
  let speak = false;

  const remember = (): void => {
    const route = deps.current();
    if (route && !LOGIN_PATHS.includes(route.path)) deps.remember(formatRoute(route.path, route.query));
  };
  const leave = (way: () => Promise<void>): void => {
    void way().finally(() => {
      leaving = false;
    });
  };
  const refuse = (mode: Exclude<LoginMode, 'none'>, instead: boolean): void => {
    if (leaving) return;
    leaving = true;
    deps.toast(texts.loginFirst, TOAST_MS);
    if (mode === 'redirect') remember();
    deps.clock.later(GUARD_DELAY, () => leave(mode === 'redirect' ? () => deps.toLogin(instead) : deps.back));
  };

  return {
    page(path) {
      const mode = routes[path].login;
      if (mode === 'none' || deps.hasLogin()) return true;
      refuse(mode, true);
      return false;
    },
    act(then) {
      if (deps.hasLogin()) then();
      else refuse('redirect', false);
    },
    unauthorized(silent = false) {
      speak = speak || !silent;
      if (leaving) return;
      leaving = true;
      remember();
      deps.clock.later(UNAUTHORIZED_DELAY, () => {
        if (speak) deps.toast(texts.loginFirst, TOAST_MS);
        speak = false;
        leave(deps.relaunchLogin);
      });
    },
  };
}
