import Taro from '@tarojs/taro';
import { platform } from '@/core/platform';

/** Room above a part that was jumped to. */
const HEADROOM = 16;

/** Scrolls the page to the part with that id, below the top bar, once what was drawn last stands. */
export const scrollToPart = (id: string, duration = 200): void =>
  Taro.nextTick(
    () =>
      void Taro.pageScrollTo({
        selector: `#${id}`,
        offsetTop: -platform.system.topBarHeight() - HEADROOM,
        duration,
      }),
  );

/** Used by a second press on the current tab. */
export const scrollToTop = (): void => void Taro.pageScrollTo({ scrollTop: 0, duration: 200 });
