/** Where the phone is, and a place on the map: what comes with the first use. */
import { texts } from '../../texts';
import { PlatformError, refusalOf } from '../errors';
import type { WechatSdk } from '../wechat/types';
import { toGcj02 } from './gcj02';
import type { Fix, NamedPoint } from './types';

const PATIENCE = 15000;

/** Messengers say it as a number or as its text, old ones not at all. */
const sure = (accuracy: unknown): Pick<Fix, 'accuracy'> => {
  const metres = Number(accuracy);
  return Number.isFinite(metres) && metres > 0 ? { accuracy: Math.round(metres) } : {};
};

export const position = (sdk: WechatSdk): Promise<Fix> =>
  new Promise((resolve, reject) => {
    sdk.getLocation({
      type: 'gcj02',
      success: ({ latitude, longitude, accuracy }) =>
        resolve({ lat: Number(latitude), lng: Number(longitude), ...sure(accuracy) }),
      cancel: () => reject(new PlatformError('denied', texts.permissionDenied)),
      fail: (error?: unknown) => reject(refusalOf(error)),
    });
  });

export const browserPosition = (): Promise<Fix> =>
  new Promise((resolve, reject) => {
    if (!window.navigator.geolocation) return reject(new PlatformError('refused', texts.unsupported));
    window.navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ ...toGcj02({ lat: coords.latitude, lng: coords.longitude }), ...sure(coords.accuracy) }),
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
