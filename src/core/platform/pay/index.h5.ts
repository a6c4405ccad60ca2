import { host } from '../host';
import { wechat } from '../wechat';
import type { PayModule } from './types';

const parts = () => import(/* webpackChunkName: "device" */ './onDemand');

// Outside the messenger it is refused before anything is fetched.
export const pay: PayModule = {
  available: host.app === 'messenger',
  async request(config) {
    const sdk = await wechat.ready();
    return (await parts()).askPayment(sdk, config);
  },
  async receive(transfer) {
    await wechat.ready();
    return (await parts()).takeTransfer(transfer);
  },
};
