import Taro from '@tarojs/taro';
import type { HostModule } from './types';

const { platform } = Taro.getDeviceInfo();

export const host: HostModule = {
  app: 'weapp',
  os: platform === 'ios' ? 'ios' : platform === 'android' ? 'android' : 'other',
  landingUrl: '',
  currentUrl: () => '',
};
