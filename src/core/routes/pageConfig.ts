/** What a page's `.config.ts` says, from the flags of the table (rule 6.2). Import it by its own path: it needs no Taro. */
import { routes, type RoutePath } from './table';

export interface PageConfig {
  navigationBarTitleText?: string;
  enablePullDownRefresh?: true;
  disableScroll?: true;
  pageOrientation?: 'auto';
}

export function pageConfig(path: RoutePath): PageConfig {
  const { title, refresh, noScroll, landscape } = routes[path];
  return {
    // H5: the shell says the title of the document.
    ...(process.env.TARO_ENV !== 'h5' && { navigationBarTitleText: title.split(' · ').pop() ?? title }),
    // H5: the shell pulls by itself (src/ui/shell/PullDown); Taro's wrapper there would break scrolling.
    ...(refresh && process.env.TARO_ENV !== 'h5' && { enablePullDownRefresh: true as const }),
    ...(noScroll && { disableScroll: true as const }),
    ...(landscape && { pageOrientation: 'auto' as const }),
  };
}
