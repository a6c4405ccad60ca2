import Taro from '@tarojs/taro';
import type { PhoneModule } from './types';

export const phone: PhoneModule = {
  dial: (phoneNumber) =>
    Taro.makePhoneCall({ phoneNumber }).then(
      () => undefined,
      () => undefined,
    ),
};
