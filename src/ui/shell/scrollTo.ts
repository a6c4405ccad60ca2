import Taro from '@tarojs/taro';
import { platform } from '@/core/platform';

/** Room above a part that was jumped to. */
const HEADROOM = 16;

/** A page that was left meanwhile has nothing to scroll. */
const scroll = (option: Taro.pageScrollTo.Option): void => void Taro.pageScrollTo(option).catch(() => undefined);

/** Scrolls the page to the part with that id, below the top bar, once what was drawn last stands. */
export const scrollToPart = (id: string, duration = 200): void =>
  Taro.nextTick(() => scroll({ selector: `#${id}`, offsetTop: -platform.system.topBarHeight() - HEADROOM, duration }));

/** Used by a second press on the current tab. */
export const scrollToTop = (): void => scroll({ scrollTop: 0, duration: 200 });
