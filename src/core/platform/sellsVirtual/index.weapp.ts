import Taro from '@tarojs/taro';
import type { SellsVirtual } from './types';

const { platform, system = '' } = Taro.getDeviceInfo();

/** DevTools call themselves `devtools`, and the system by the phone that they show. */
export const sellsVirtual: SellsVirtual = platform !== 'ios' && !/^ios/i.test(system);
