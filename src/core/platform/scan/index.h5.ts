import { refusalOf } from '../errors';
import { wechat } from '../wechat';
import type { ScanModule } from './types';

/** Bar codes come as `EAN_13,6901234567892`. */
const bare = (result: string): string => result.replace(/^[A-Z]+_\d+,/, '');

export const scan: ScanModule = {
  async scan() {
    const sdk = await wechat.ready();
    return new Promise<string | undefined>((resolve, reject) => {
      sdk.scanQRCode({
        needResult: 1,
        scanType: ['qrCode', 'barCode'],
        success: ({ resultStr }: { resultStr: string }) => resolve(bare(resultStr)),
        cancel: () => resolve(undefined),
        fail: (error?: unknown) => reject(refusalOf(error)),
      });
    });
  },
};
