/** The scanner of the messenger: what comes with the first use. */
import { refusalOf } from '../errors';
import type { WechatSdk } from '../wechat/types';

/** Bar codes come as `EAN_13,6901234567892`. */
const bare = (result: string): string => result.replace(/^[A-Z]+_\d+,/, '');

export const scanCode = (sdk: WechatSdk): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    sdk.scanQRCode({
      needResult: 1,
      scanType: ['qrCode', 'barCode'],
      success: ({ resultStr }: { resultStr: string }) => resolve(bare(resultStr)),
      cancel: () => resolve(undefined),
      fail: (error?: unknown) => reject(refusalOf(error)),
    });
  });
