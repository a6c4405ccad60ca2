import Taro from '@tarojs/taro';
import { isApples } from './device';
import type { SellsVirtual } from './types';

export const sellsVirtual: SellsVirtual = !isApples(Taro.getDeviceInfo());
