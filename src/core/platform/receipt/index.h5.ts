/** The messenger's payment-done page shows our receipt in a frame and listens to these messages. */
import type { ReceiptModule } from './types';

const HOST = 'https://payapp.weixin.qq.com';
const isFramed = (): boolean => window.parent !== window;
const say = (message: Record<string, unknown>): void => window.parent.postMessage(JSON.stringify(message), HOST);

export const receipt: ReceiptModule = {
  ready: (height) => {
    if (isFramed()) say({ action: 'onIframeReady', displayStyle: 'SHOW_CUSTOM_PAGE', height });
  },
  jump: (url) => {
    if (!isFramed()) return false;
    say({ action: 'jumpOut', jumpOutUrl: url });
    return true;
  },
};
