import { texts } from '../../texts';
import { PlatformError, refusalOf } from '../errors';
import { wechat } from '../wechat';
import { toGcj02 } from './gcj02';
import type { LocationModule, Point } from './types';

const PATIENCE = 15000;

export const location: LocationModule = {
  async current() {
    const sdk = await wechat.ready();
    return new Promise<Point>((resolve, reject) => {
      sdk.getLocation({
        type: 'gcj02',
        success: ({ latitude, longitude }) => resolve({ lat: Number(latitude), lng: Number(longitude) }),
        cancel: () => reject(new PlatformError('denied', texts.permissionDenied)),
        fail: (error?: unknown) => reject(refusalOf(error)),
      });
    });
  },
  browserLocation: () =>
    new Promise<Point>((resolve, reject) => {
      if (!window.navigator.geolocation) return reject(new PlatformError('refused', texts.unsupported));
      window.navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(toGcj02({ lat: coords.latitude, lng: coords.longitude })),
        ({ code, message, PERMISSION_DENIED }) =>
          reject(
            code === PERMISSION_DENIED ? new PlatformError('denied', texts.permissionDenied) : refusalOf({ message }),
          ),
        { timeout: PATIENCE, maximumAge: 60000 },
      );
    }),
  async open({ lat, lng, name = '', address = '' }) {
    const sdk = await wechat.ready();
    sdk.openLocation({ latitude: lat, longitude: lng, name, address, scale: 16, infoUrl: '' });
  },
};
