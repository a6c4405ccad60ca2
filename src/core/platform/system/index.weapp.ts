import Taro from '@tarojs/taro';
import { host } from '../host';
import { topBarHeightOf } from './topBar';
import type { SystemModule } from './types';

const statusBarHeight = (): number => Taro.getWindowInfo().statusBarHeight ?? 0;

export const system: SystemModule = {
  statusBarHeight,
  topBarHeight: () => topBarHeightOf(statusBarHeight(), host.os),
  safeBottom() {
    const { screenHeight, safeArea } = Taro.getWindowInfo();
    return safeArea ? Math.max(0, screenHeight - safeArea.bottom) : 0;
  },
  capsule() {
    const { left, top, width, height } = Taro.getMenuButtonBoundingClientRect();
    return { left, top, width, height };
  },
  windowWidth: () => Taro.getWindowInfo().windowWidth,
  windowHeight: () => Taro.getWindowInfo().windowHeight,
  // The messenger does not tell.
  prefersStillness: () => false,
};
