import { host } from '../host';
import { topBarHeightOf } from './topBar';
import type { SystemModule } from './types';

/** The browser draws its own status bar: the page begins below it. The bottom inset is CSS `env()` there. */
export const system: SystemModule = {
  statusBarHeight: () => 0,
  topBarHeight: () => topBarHeightOf(0, host.os),
  safeBottom: () => 0,
  capsule: () => undefined,
  windowWidth: () => window.innerWidth,
  windowHeight: () => window.innerHeight,
  prefersStillness: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
};
