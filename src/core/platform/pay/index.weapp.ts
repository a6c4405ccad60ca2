import Taro from '@tarojs/taro';
import { paid, unpaid } from './results';
import type { PayModule } from './types';

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
};
