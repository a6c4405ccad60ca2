/** Where the phone is, and a place on the map: what comes with the first use. */
import { texts } from '../../texts';
import { PlatformError, refusalOf } from '../errors';
import type { WechatSdk } from '../wechat/types';
import { toGcj02 } from './gcj02';
import type { NamedPoint, Point } from './types';

const PATIENCE = 15000;

export const position = (sdk: WechatSdk): Promise<Point> =>
  new Promise((resolve, reject) => {
    sdk.getLocation({
      type: 'gcj02',
      success: ({ latitude, longitude }) => resolve({ lat: Number(latitude), lng: Number(longitude) }),
      cancel: () => reject(new PlatformError('denied', texts.permissionDenied)),
      fail: (error?: unknown) => reject(refusalOf(error)),
    });
  });

export const browserPosition = (): Promise<Point> =>
  new Promise((resolve, reject) => {
    if (!window.navigator.geolocation) return reject(new PlatformError('refused', texts.unsupported));
    window.navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(toGcj02({ lat: coords.latitude, lng: coords.longitude })),
      ({ code, message, PERMISSION_DENIED }) =>
        reject(
          code === PERMISSION_DENIED ? new PlatformError('denied', texts.permissionDenied) : refusalOf({ message }),
        ),
      { timeout: PATIENCE, maximumAge: 60000 },
    );
  });

export function showPlace(sdk: WechatSdk, { lat, lng, name = '', address = '' }: NamedPoint): void {
  sdk.openLocation({ latitude: lat, longitude: lng, name, address, scale: 16, infoUrl: '' });
}
