import Taro from '@tarojs/taro';
import { texts } from '../../texts';
import { PlatformError } from '../errors';
import type { ClipboardModule } from './types';

export const clipboard: ClipboardModule = {
  copy: (data) =>
    Taro.setClipboardData({ data }).then(
      () => undefined,
      () => Promise.reject(new PlatformError('failed', texts.copyFailed)),
    ),
  async read() {
    const { data } = await Taro.getClipboardData().catch(() => ({ data: '' }));
    if (!data) throw new PlatformError('failed', texts.nothingCopied);
    return data;
  },
  forget: () => undefined,
};
