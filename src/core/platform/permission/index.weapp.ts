import Taro from '@tarojs/taro';
import type { PermissionModule, Scope } from './types';

/** By the names of the messenger. */
const SCOPES: Record<Scope, keyof Taro.AuthSetting> = {
  location: 'scope.userLocation',
  album: 'scope.writePhotosAlbum',
  camera: 'scope.camera',
  address: 'scope.address',
};

export const permission: PermissionModule = {
  available: true,
  recover: (scope) =>
    Taro.openSetting().then(
      ({ authSetting }) => authSetting[SCOPES[scope]] === true,
      () => false,
    ),
};
