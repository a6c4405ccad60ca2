import Taro from '@tarojs/taro';
import { asJpg, serverUrl } from '../../lib/serverUrl';
import { texts } from '../../texts';
import { PlatformError, refusalOf } from '../errors';
import type { SaveModule } from './types';

/** The album takes local files only, so an address is downloaded first. */
async function local(path: string): Promise<string> {
  if (!path) throw new PlatformError('failed', texts.noFile);
  const url = serverUrl(path);
  if (!/^https?:\/\/(?!tmp)/.test(url)) return path;
  const { tempFilePath } = await Taro.downloadFile({ url, timeout: 60000 });
  return tempFilePath;
}

function failure(error: unknown): never {
  throw error instanceof PlatformError ? error : refusalOf(error);
}

export const save: SaveModule = {
  image: (path) =>
    local(asJpg(path))
      .then((filePath) => Taro.saveImageToPhotosAlbum({ filePath }))
      .then(() => undefined, failure),
  video: (path) =>
    local(path)
      .then((filePath) => Taro.saveVideoToPhotosAlbum({ filePath }))
      .then(() => undefined, failure),
};
