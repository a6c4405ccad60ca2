import Taro from '@tarojs/taro';
import { texts } from '../../texts';
import { PlatformError, reasonOf, refusing } from '../errors';
import type { LocationModule } from './types';

function failure(error: unknown): never {
  const reason = reasonOf(error);
  throw /auth|deny|denied|cancel/i.test(reason)
    ? new PlatformError('denied', texts.permissionDenied)
    : new PlatformError('failed', reason);
}

export const location: LocationModule = {
  current: () =>
    Taro.getLocation({ type: 'gcj02' }).then(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }), failure),
  browserLocation: refusing(texts.unsupported),
  open: ({ lat, lng, name = '', address = '' }) =>
    Taro.openLocation({ latitude: lat, longitude: lng, name, address, scale: 16 }).then(() => undefined, failure),
};
