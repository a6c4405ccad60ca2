import { texts } from '../../texts';
import { PlatformError } from '../errors';
import type { SubscribeModule } from './types';

/** The browser of the messenger has no such dialog either: it belongs to the mini-program. */
export const subscribe: SubscribeModule = {
  available: false,
  ask: () => Promise.reject(new PlatformError('refused', texts.messengerOnly)),
};
