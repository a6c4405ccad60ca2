import Taro from '@tarojs/taro';
import { PlatformError, reasonOf } from '../errors';
import type { MotionModule } from './types';

export const motion: MotionModule = {
  available: () => Taro.canIUse('startDeviceMotionListening'),
  async follow(onTilt) {
    await Taro.startDeviceMotionListening({ interval: 'ui' }).catch((error: unknown) => {
      throw new PlatformError('failed', reasonOf(error));
    });
    Taro.onDeviceMotionChange(onTilt);
    return () => {
      Taro.offDeviceMotionChange(onTilt);
      Taro.stopDeviceMotionListening();
    };
  },
};
