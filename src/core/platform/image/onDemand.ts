/** The album of the messenger, and making a picture small: what comes with the first one. */
import { refusalOf } from '../errors';
import type { WechatSdk } from '../wechat/types';

export { compress, measure } from './compress';

/** iOS gives a bare base64 body, Android a whole data URL. */
function toBlob(localData: string): Blob {
  const [, type = 'image/jpeg'] = /^data:([^;,]+)/.exec(localData) ?? [];
  const body = window.atob(localData.replace(/^data:[^,]*,/, '').replace(/\s/g, ''));
  return new Blob([Uint8Array.from(body, (char) => char.charCodeAt(0))], { type });
}

export async function chooseInMessenger(sdk: WechatSdk): Promise<Blob | undefined> {
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
