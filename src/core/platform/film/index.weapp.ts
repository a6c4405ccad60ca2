import Taro from '@tarojs/taro';
import { isCancel, refusalOf } from '../errors';
import type { FilmModule } from './types';

const nameOf = (path: string, otherwise: string) => path.split('/').pop() ?? otherwise;

export const film: FilmModule = {
  async choose() {
    try {
      const { tempFiles } = await Taro.chooseMedia({ count: 1, mediaType: ['video'], sourceType: ['album'] });
      const file = tempFiles[0];
      if (!file) return undefined;
      const { tempFilePath: path, size, duration: seconds, thumbTempFilePath: thumb } = file;
      const cover = thumb ? { cover: { path: thumb, name: nameOf(thumb, 'cover.jpg'), size: 0 } } : {};
      return { path, name: nameOf(path, 'video.mp4'), size, seconds, ...cover };
    } catch (error) {
      if (isCancel(error)) return undefined;
      throw refusalOf(error);
    }
  },
};
