import Taro from '@tarojs/taro';
import { refusalOf } from '../errors';
import type { MotionModule } from './types';

/** Taro makes promises of both calls; its types do not say so. */
const start = async (): Promise<void> => Taro.startDeviceMotionListening({ interval: 'ui' });
const stop = async (): Promise<void> => Taro.stopDeviceMotionListening();

export const motion: MotionModule = {
  available: () => Taro.canIUse('startDeviceMotionListening'),
  async follow(onTilt) {
    await start().catch((error: unknown) => {
      throw refusalOf(error);
    });
    Taro.onDeviceMotionChange(onTilt);
    return () => {
      Taro.offDeviceMotionChange(onTilt);
      void stop().catch(() => undefined);
    };
  },
};
