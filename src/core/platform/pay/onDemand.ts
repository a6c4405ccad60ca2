/** The dialogs of the messenger in which money is paid and taken: what comes with the first use. */
import type { PayConfig } from '@/contract';
import type { WechatSdk } from '../wechat/types';
import { paid, unpaid } from './results';
import { readTransfer } from './transfer';
import type { PayResult } from './types';

/** The messenger's own bridge: its SDK has no function for this dialog. */
interface Bridge {
  invoke(name: string, parameters: object, done: (result: { err_msg?: string }) => void): void;
}

export const askPayment = (
  sdk: WechatSdk,
  { timestamp, nonceStr, package: prepay, signType, paySign }: PayConfig,
): Promise<PayResult> =>
  new Promise((resolve) => {
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

/** The bridge is there when the SDK is ready. */
export const takeTransfer = (transfer: string): Promise<PayResult> =>
  new Promise((resolve) => {
    const { WeixinJSBridge: bridge } = window as { WeixinJSBridge?: Bridge };
    if (!bridge) return resolve(unpaid({ errMsg: 'requestMerchantTransfer:fail no bridge' }));
    bridge.invoke('requestMerchantTransfer', readTransfer(transfer), ({ err_msg: errMsg = '' }) =>
      resolve(errMsg.endsWith(':ok') ? paid : unpaid({ errMsg })),
    );
  });
