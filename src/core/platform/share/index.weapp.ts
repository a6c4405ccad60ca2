import Taro from '@tarojs/taro';
import type { ShareModule } from './types';

/** Only a page that says what it shares there (useShareTimeline) can be opened from the Moments with its params. */
const hasMoments = (): boolean => {
  const page = Taro.getCurrentInstance().page as { onShareTimeline?: unknown } | null;
  return typeof page?.onShareTimeline === 'function';
};

/** The card itself is given by the page's useShareAppMessage; here only the menu is switched on, by the names WeChat knows. */
export const share: ShareModule = {
  offer: () =>
    Taro.showShareMenu({
      withShareTicket: false,
      // Taro hands them on as `menus`, and overwrites those of the caller.
      showShareItems: hasMoments() ? ['shareAppMessage', 'shareTimeline'] : ['shareAppMessage'],
    }).then(
      () => undefined,
      () => undefined,
    ),
  open: () => Promise.resolve(false),
};
