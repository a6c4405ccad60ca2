import type { BeaconModule } from './types';

/** A call that a mini-program has begun goes on for some seconds after it left the front. */
export const beacon: BeaconModule = { send: () => false };
