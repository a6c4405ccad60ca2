/** The messenger's payment-done page shows our ticket in a frame and listens to these messages. */
import type { TicketModule } from './types';

const HOST = 'https://payapp.weixin.qq.com';
const isFramed = (): boolean => window.parent !== window;
const say = (message: Record<string, unknown>): void => window.parent.postMessage(JSON.stringify(message), HOST);

export const ticket: TicketModule = {
  ready: (height) => {
    if (isFramed()) say({ action: 'onIframeReady', displayStyle: 'SHOW_CUSTOM_PAGE', height });
  },
  jump: (url) => {
    if (!isFramed()) return false;
    say({ action: 'jumpOut', jumpOutUrl: url });
    return true;
  },
};
