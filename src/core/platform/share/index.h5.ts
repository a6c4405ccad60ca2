import { host } from '../host';
import { wechat } from '../wechat';
import type { ShareModule } from './types';

export const share: ShareModule = {
  async offer({ title, desc, pic, url }, signed) {
    if (host.app !== 'messenger') return;
    const sdk = await wechat.ready(signed);
    const success = () => undefined;
    sdk.updateAppMessageShareData({ title, desc, link: url, imgUrl: pic, success });
    sdk.updateTimelineShareData({ title, link: url, imgUrl: pic, success });
  },
  async open({ title, desc, url }) {
    if (typeof window.navigator.share !== 'function') return false;
    return window.navigator.share({ title, text: desc, url }).then(
      () => true,
      (error: unknown) => error instanceof Error && error.name === 'AbortError',
    );
  },
};
