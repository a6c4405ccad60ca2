import Taro from '@tarojs/taro';
import { PlatformError } from '@/core/platform';
import { texts } from '@/core/texts';

/** A mini-program opens no outside links: there the messenger's own map is used. */
export function openLink(_url: string): void {}

/** The messenger's map with its search; undefined when it was closed without a choice. */
export const chooseOnMap = async (): Promise<
  { name: string; address: string; lat: number; lng: number } | undefined
> => {
  try {
    const { name, address, latitude, longitude } = await Taro.chooseLocation({});
    return { name, address, lat: Number(latitude), lng: Number(longitude) };
  } catch (error) {
    const reason = (error as { errMsg?: string }).errMsg ?? '';
    if (/cancel/i.test(reason)) return undefined;
    throw new PlatformError(
      /auth|deny/i.test(reason) ? 'denied' : 'failed',
      /auth|deny/i.test(reason) ? texts.permissionDenied : reason,
    );
  }
};
