import Taro from '@tarojs/taro';
import { refusalOf } from '../errors';
import type { LoginModule } from './types';

export const login: LoginModule = {
  provider: 'miniProgram',
  code: () =>
    Taro.login().then(
      ({ code }) => ({ provider: 'miniProgram', code }),
      (error: unknown) => Promise.reject(refusalOf(error)),
    ),
  returned: () => undefined,
};
