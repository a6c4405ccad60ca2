import Taro from '@tarojs/taro';
import { isCancel, refusalOf } from '@/core/platform';

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
    if (isCancel(error)) return undefined;
    throw refusalOf(error);
  }
};
