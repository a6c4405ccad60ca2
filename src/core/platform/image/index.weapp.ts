import Taro from '@tarojs/taro';
import { texts } from '../../texts';
import { isCancel, refusalOf, refusing } from '../errors';
import type { ImageModule, PickedImage } from './types';

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

export const image: ImageModule = {
  choose,
  pickFile: refusing(texts.unsupported),
  preview: (urls, index) =>
    Taro.previewImage({ urls, current: urls[index] }).then(
      () => true,
      () => false,
    ),
};
