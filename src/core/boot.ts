/** Wires the parts of src/core together once, at launch: api <-> stores <-> guard. `app.tsx` calls it and nothing else does. */
import { bindApi, createApi, taroTransport, type Transport } from './api';
import { systemClock, type Clock } from './lib/clock';
import { createMemory } from './lib/memory';
import { platform as realPlatform, type Platform } from './platform';
import {
  back,
  bindOpening,
  createGuard,
  currentRoute,
  formatRoute,
  go,
  LOGIN_PATH,
  open,
  relaunch,
  replace,
  routes,
  type Guard,
} from './routes';
import { texts } from './texts';
import { createRootStore, type Launch, type RootStore } from './stores';

export interface BootOptions {
  /** Base host of the calls, without a trailing slash; empty = own origin. */
  base: string;
  transport?: Transport;
  platform?: Platform;
  clock?: Clock;
}
export interface Core {
  root: RootStore;
  guard: Guard;
  start(launch: Launch): Promise<void>;
  dispose(): void;
}

export function boot({
  base,
  transport = taroTransport,
  platform = realPlatform,
  clock = systemClock,
}: BootOptions): Core {
  const memory = createMemory();
  const api = createApi({
    base,
    transport,
    memory,
    token: () => root.session.token,
    onUnauthorized: (silent) => {
      root.session.expire();
      guard.unauthorized(silent);
    },
    notify: (...notice) => root.feedback.say(...notice),
    now: clock.steady,
  });
  const root = createRootStore({
    api,
    memory,
    platform,
    clock,
    // What stands on this page was the member's before: it begins anew.
    onReplaced: () => {
      const here = currentRoute();
      const stays = here && routes[here.path].login === 'none';
      void open(stays ? formatRoute(here.path, here.query) : '/pages/tea/index', 'relaunch');
    },
  });
  const guard = createGuard({
    clock,
    hasLogin: () => root.session.hasLogin,
    toast: (text, ms) => root.feedback.toast(text, ms),
    remember: (url) => root.cache.set('backurl', url),
    current: currentRoute,
    toLogin: (instead) => (instead ? replace(LOGIN_PATH) : go(LOGIN_PATH)),
    relaunchLogin: () => relaunch(LOGIN_PATH),
    back: () => back(),
  });
  bindApi(api);
  bindOpening({
    now: clock.steady,
    askAgain: () => root.feedback.confirm(texts.notOpened),
    tooSoon: () => root.feedback.toast(texts.clickLater),
  });
  platform.wechat.setSigner((url) => api.call('site.wechatConfig', { url }).then(({ signPackage }) => signPackage));
  return { root, guard, start: root.start, dispose: root.dispose };
}
