import Taro from '@tarojs/taro';
import { texts } from '../../texts';
import { asJpg, serverUrl } from '../../lib/serverUrl';
import { isCancel, refusalOf, refusing } from '../errors';
import type { ImageModule, MeasuredImage, PickedImage } from './types';

async function choose(): Promise<PickedImage | undefined> {
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: 1,
      mediaType: ['image'],
      sourceType: ['album'],
      sizeType: ['compressed'],
    });
    const file = tempFiles[0];
    return (
      file && { path: file.tempFilePath, name: file.tempFilePath.split('/').pop() ?? 'picture.jpg', size: file.size }
    );
  } catch (error) {
    if (isCancel(error)) return undefined;
    throw refusalOf(error);
  }
}

/** The phone tells the sides as they lie in the file. */
const LYING = /^(left|right)/;

async function measure(src: string): Promise<MeasuredImage> {
  try {
    const { path, width, height, orientation = 'up' } = await Taro.getImageInfo({ src: serverUrl(src) });
    return LYING.test(orientation) ? { path, width: height, height: width } : { path, width, height };
  } catch (error) {
    throw refusalOf(error);
  }
}

export const image: ImageModule = {
  choose,
  measure,
  pickFile: refusing(texts.unsupported),
  preview: (list, index) => {
    // The viewer's menu saves what it shows.
    const urls = list.map((url) => asJpg(serverUrl(url)));
    return Taro.previewImage({ urls, current: urls[index] }).then(
      () => true,
      () => false,
    );
  },
};
