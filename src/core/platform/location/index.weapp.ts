import Taro from '@tarojs/taro';
import { texts } from '../../texts';
import { isCancel, PlatformError, refusalOf, refusing } from '../errors';
import type { LocationModule } from './types';

function failure(error: unknown): never {
  throw isCancel(error) ? new PlatformError('denied', texts.permissionDenied) : refusalOf(error);
}

export const location: LocationModule = {
  current: () =>
    Taro.getLocation({ type: 'gcj02' }).then(
      ({ latitude, longitude, accuracy }) => ({ lat: latitude, lng: longitude, ...(accuracy > 0 && { accuracy }) }),
      failure,
    ),
  browserLocation: refusing(texts.unsupported),
  open: ({ lat, lng, name = '', address = '' }) =>
    Taro.openLocation({ latitude: lat, longitude: lng, name, address, scale: 16 }).then(() => undefined, failure),
};
