import type { BeaconModule } from './types';

const TYPE = 'application/x-www-form-urlencoded';

export const beacon: BeaconModule = {
  send(url, form) {
    try {
      return navigator.sendBeacon(url, new Blob([form], { type: TYPE }));
    } catch {
      return false;
    }
  },
};
