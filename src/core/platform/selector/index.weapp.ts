import Taro from '@tarojs/taro';
import type { SelectorModule } from './types';

export const selector: SelectorModule = {
  box: (query) =>
    new Promise((resolve) => {
      Taro.createSelectorQuery()
        .select(query)
        .boundingClientRect((found) => {
          const box = Array.isArray(found) ? found[0] : found;
          resolve(box ? { left: box.left, top: box.top, width: box.width, height: box.height } : undefined);
        })
        .exec();
    }),
  scrollTo: (query, offset = 0) =>
    Taro.pageScrollTo({ selector: query, offsetTop: -offset, duration: 200 }).then(() => undefined),
};
