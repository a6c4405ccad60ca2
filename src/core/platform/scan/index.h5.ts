import { wechat } from '../wechat';
import type { ScanModule } from './types';

export const scan: ScanModule = {
  async scan() {
    // Outside the messenger it is refused before anything is fetched.
    const sdk = await wechat.ready();
    return (await import(/* webpackChunkName: "device" */ './onDemand')).scanCode(sdk);
  },
};
