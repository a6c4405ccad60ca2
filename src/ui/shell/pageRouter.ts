/**
 * The router of the page that a component stands on. Taro's own hook knows only the page on top at the time: what is drawn when its data has
 * come, under a page that was opened meanwhile, would take that one's path and params.
 */
import { createContext, useContext } from 'react';
import type Taro from '@tarojs/taro';
import { useRouter } from '@tarojs/taro';

type Router = Taro.RouterInfo;

const PageRouter = createContext<Router | undefined>(undefined);
/** The shell says it to all that a page holds. */
export const PageRouterProvider = PageRouter.Provider;

export function usePageRouter(): Router {
  const top = useRouter();
  return useContext(PageRouter) ?? top;
}
