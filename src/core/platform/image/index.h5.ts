import { refusalOf } from '../errors';
import { wechat } from '../wechat';
import { compress } from './compress';
import type { ImageModule } from './types';

/** iOS gives a bare base64 body, Android a whole data URL. */
async function toBlob(localData: string): Promise<Blob> {
  const url = localData.startsWith('data:') ? localData : `data:image/jpeg;base64,${localData.replace(/\s/g, '')}`;
  return (await fetch(url)).blob();
}

async function chooseInMessenger(): Promise<Blob | undefined> {
  const sdk = await wechat.ready();
  const localId = await new Promise<string | undefined>((resolve, reject) => {
    sdk.chooseImage({
      count: 1,
      sizeType: ['compressed'],
      sourceType: ['album'],
      success: ({ localIds }) => resolve(localIds[0]),
      cancel: () => resolve(undefined),
      fail: (error?: unknown) => reject(refusalOf(error)),
    });
  });
  if (!localId) return undefined;
  const localData = await new Promise<string>((resolve, reject) => {
    sdk.getLocalImgData({
      localId,
      success: (answer) => resolve(answer.localData),
      fail: (error?: unknown) => reject(refusalOf(error)),
    });
  });
  return toBlob(localData);
}

function chooseFile(): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.style.display = 'none';
    const finish = (file?: File) => {
      input.remove();
      resolve(file);
    };
    input.addEventListener('change', () => finish(input.files?.[0]));
    input.addEventListener('cancel', () => finish());
    // Some in-app browsers open the chooser only for an input that is part of the document.
    document.body.append(input);
    input.click();
  });
}

export const image: ImageModule = {
  async choose() {
    const blob = await chooseInMessenger();
    return blob && compress(blob, 'picture.jpg');
  },
  async pickFile() {
    const file = await chooseFile();
    return file && compress(file, file.name);
  },
  preview: () => Promise.resolve(false),
};
