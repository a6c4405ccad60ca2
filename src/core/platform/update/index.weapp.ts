import Taro from '@tarojs/taro';
import { PlatformError } from '../errors';
import type { UpdateModule } from './types';

/** The messenger fetches new versions by itself; this waits for the one under way and starts it. */
export const update: UpdateModule = {
  apply: (onProgress) =>
    new Promise((resolve, reject) => {
      const manager = Taro.getUpdateManager();
      manager.onCheckForUpdate(({ hasUpdate }) => {
        if (hasUpdate) return onProgress(30);
        onProgress(100);
        resolve();
      });
      manager.onUpdateReady(() => {
        onProgress(100);
        manager.applyUpdate();
        resolve();
      });
      manager.onUpdateFailed(() => reject(new PlatformError('failed', '新版本下载失败，请稍后重试')));
    }),
};
