import { wechat } from '../wechat';
import type { LocationModule } from './types';

const parts = () => import(/* webpackChunkName: "device" */ './onDemand');

// Outside the messenger it is refused before anything is fetched.
export const location: LocationModule = {
  async current() {
    const sdk = await wechat.ready();
    return (await parts()).position(sdk);
  },
  browserLocation: async () => (await parts()).browserPosition(),
  async open(place) {
    const sdk = await wechat.ready();
    (await parts()).showPlace(sdk, place);
  },
};
