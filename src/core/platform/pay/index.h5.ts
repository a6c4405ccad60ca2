import { host } from '../host';
import { wechat } from '../wechat';
import { paid, unpaid } from './results';
import type { PayModule, PayResult } from './types';

export const pay: PayModule = {
  available: host.app === 'messenger',
  async request({ timestamp, nonceStr, package: prepay, signType, paySign }) {
    const sdk = await wechat.ready();
    return new Promise<PayResult>((resolve) => {
      sdk.chooseWXPay({
        timestamp: Number(timestamp),
        nonceStr,
        package: prepay,
        signType: signType as 'MD5',
        paySign,
        success: () => resolve(paid),
        cancel: (result?: unknown) => resolve(unpaid({ errMsg: 'chooseWXPay:cancel', ...(result as object) })),
        fail: (result?: unknown) => resolve(unpaid(result)),
      });
    });
  },
};
