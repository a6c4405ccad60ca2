import Taro from '@tarojs/taro';
import type { ShareModule } from './types';

/** The card itself is given by the page's useShareAppMessage; here only the menu is switched on. */
export const share: ShareModule = {
  offer: () =>
    Taro.showShareMenu({ withShareTicket: false, showShareItems: ['shareAppMessage', 'shareTimeline'] }).then(
      () => undefined,
      () => undefined,
    ),
  open: () => Promise.resolve(false),
};
