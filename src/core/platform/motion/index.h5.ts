import { texts } from '../../texts';
import { PlatformError } from '../errors';
import { system } from '../system';
import type { MotionModule } from './types';

/** iOS 13 and later. */
interface Asking {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

export const motion: MotionModule = {
  available: () =>
    typeof window.DeviceOrientationEvent === 'function' &&
    window.isSecureContext &&
    navigator.maxTouchPoints > 0 &&
    !system.prefersStillness(),
  async follow(onTilt) {
    const { requestPermission } = window.DeviceOrientationEvent as unknown as Asking;
    const answer = await requestPermission?.call(window.DeviceOrientationEvent).catch(() => 'denied');
    if (answer === 'denied') throw new PlatformError('denied', texts.permissionDenied);
    const hear = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha !== null && beta !== null && gamma !== null) onTilt({ alpha, beta, gamma });
    };
    window.addEventListener('deviceorientation', hear);
    return () => window.removeEventListener('deviceorientation', hear);
  },
};
