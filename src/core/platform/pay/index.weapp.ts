import Taro from '@tarojs/taro';
import { paid, unpaid } from './results';
import { readTransfer, type Transfer } from './transfer';
import type { PayModule } from './types';

/** Taro has no types for it yet. */
interface Receives {
  requestMerchantTransfer?(options: Transfer & { success: () => void; fail: (result: unknown) => void }): void;
}
declare const wx: Receives;

export const pay: PayModule = {
  available: true,
  request: ({ timestamp, nonceStr, package: prepay, signType, paySign }) =>
    Taro.requestPayment({
      timeStamp: timestamp,
      nonceStr,
      package: prepay,
      signType: signType as keyof Taro.requestPayment.SignType,
      paySign,
    }).then(() => paid, unpaid),
  receive: (transfer) =>
    new Promise((resolve) => {
      if (!wx.requestMerchantTransfer) return resolve(unpaid({ errMsg: 'requestMerchantTransfer:fail not supported' }));
      wx.requestMerchantTransfer({
        ...readTransfer(transfer),
        success: () => resolve(paid),
        fail: (result) => resolve(unpaid(result)),
      });
    }),
};
