import Taro from '@tarojs/taro';
import { PlatformError } from '../errors';
import type { UpdateModule } from './types';

// Of the app's files, whoever uses it: the messenger tells it once.
let ready = false;

/** The messenger looks for a new version at every launch and fetches it by itself; the app that runs stays the old one until it is applied. */
export const update: UpdateModule = {
  offer(ask) {
    const manager = Taro.getUpdateManager();
    manager.onUpdateReady(() => {
      ready = true;
      void ask().then((yes) => yes && manager.applyUpdate());
    });
  },
  apply: (onProgress) =>
    new Promise((resolve, reject) => {
      const manager = Taro.getUpdateManager();
      const start = () => {
        onProgress(100);
        manager.applyUpdate();
        resolve();
      };
      if (ready) return start();
      manager.onCheckForUpdate(({ hasUpdate }) => {
        if (hasUpdate) return onProgress(30);
        onProgress(100);
        resolve();
      });
      manager.onUpdateReady(start);
      manager.onUpdateFailed(() => reject(new PlatformError('failed', '新版本下载失败，请稍后重试')));
    }),
};
