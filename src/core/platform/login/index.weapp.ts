import Taro from '@tarojs/taro';
import { PlatformError, reasonOf } from '../errors';
import type { LoginModule } from './types';

export const login: LoginModule = {
  provider: 'miniProgram',
  code: () =>
    Taro.login().then(
      ({ code }) => ({ provider: 'miniProgram', code }),
      (error: unknown) => Promise.reject(new PlatformError('failed', reasonOf(error))),
    ),
  returned: () => undefined,
};
