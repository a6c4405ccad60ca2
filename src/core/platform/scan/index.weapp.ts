import Taro from '@tarojs/taro';
import { isCancel, refusalOf } from '../errors';
import type { ScanModule } from './types';

export const scan: ScanModule = {
  async scan() {
    try {
      // A mini-program code has its page in `path`, everything else is in `result`.
      const { result, path } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] });
      return path || result;
    } catch (error) {
      if (isCancel(error)) return undefined;
      throw refusalOf(error);
    }
  },
};
