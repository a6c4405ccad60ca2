import Taro from '@tarojs/taro';
import { isCancel, refusalOf } from '../errors';
import type { FileModule } from './types';

export const file: FileModule = {
  async choose(endings) {
    try {
      const { tempFiles } = await Taro.chooseMessageFile({ count: 1, type: 'file', extension: [...endings] });
      const [chosen] = tempFiles;
      return chosen && { path: chosen.path, name: chosen.name, size: chosen.size };
    } catch (error) {
      if (isCancel(error)) return undefined;
      throw refusalOf(error);
    }
  },
};
