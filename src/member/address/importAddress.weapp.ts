import Taro from '@tarojs/taro';
import { isCancel, refusalOf } from '@/core/platform';

export interface ImportedAddress {
  name: string;
  mobile: string;
  text: string;
}

export const canImport = (): boolean => true;

export async function importAddress(): Promise<ImportedAddress | undefined> {
  try {
    const { userName, telNumber, provinceName, cityName, countyName, detailInfo } = await Taro.chooseAddress();
    return { name: userName, mobile: telNumber, text: `${provinceName}${cityName}${countyName}${detailInfo}` };
  } catch (error) {
    if (isCancel(error)) return undefined;
    throw refusalOf(error);
  }
}
