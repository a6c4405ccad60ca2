import Taro from '@tarojs/taro';
import type { SelectorModule } from './types';

/** Hidden earlier pages stay in the document, so the search begins at the page that is shown. */
function find(selector: string): Element | undefined {
  const matches = Array.from(document.querySelectorAll(selector));
  return matches.filter((element) => element.getClientRects().length > 0).pop();
}

export const selector: SelectorModule = {
  async box(query) {
    const box = find(query)?.getBoundingClientRect();
    return box && { left: box.left, top: box.top, width: box.width, height: box.height };
  },
  async scrollTo(query, offset = 0) {
    await Taro.pageScrollTo({ selector: query, offsetTop: -offset, duration: 200 });
  },
};
