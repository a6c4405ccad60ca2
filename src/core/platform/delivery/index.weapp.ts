import Taro from '@tarojs/taro';
import type { DeliveryModule } from './types';

/** Taro has no types for it. */
interface Opens {
  openBusinessView?(options: {
    businessType: 'weappOrderConfirm';
    extraData: { transaction_id: string };
    success: () => void;
    fail: () => void;
  }): void;
}
declare const wx: Opens;

const SAID = { success: 'confirmed', cancel: 'cancelled', fail: 'failed' } as const;
interface Return {
  referrerInfo?: { extraData?: { status?: keyof typeof SAID } };
}

export const delivery: DeliveryModule = {
  available: true,
  confirm: (receiptNo) =>
    new Promise((resolve) => {
      if (!wx.openBusinessView) return resolve('failed');
      // Closed without a word it was left: nothing was confirmed.
      const back = ({ referrerInfo }: Return) => {
        Taro.offAppShow(back);
        resolve(SAID[referrerInfo?.extraData?.status ?? 'cancel'] ?? 'cancelled');
      };
      wx.openBusinessView({
        businessType: 'weappOrderConfirm',
        extraData: { transaction_id: receiptNo },
        // What was said there comes with the return to the app.
        success: () => Taro.onAppShow(back),
        fail: () => resolve('failed'),
      });
    }),
};
