import Taro from '@tarojs/taro';
import { PlatformError } from '@/core/platform';
import { texts } from '@/core/texts';

export interface ImportedAddress {
  name: string;
  mobile: string;
  text: string;
}

export async function importAddress(): Promise<ImportedAddress | undefined> {
  try {
    const { userName, telNumber, provinceName, cityName, countyName, detailInfo } = await Taro.chooseAddress();
    return { name: userName, mobile: telNumber, text: `${provinceName}${cityName}${countyName}${detailInfo}` };
  } catch (error) {
    const reason = (error as { errMsg?: string }).errMsg ?? '';
    if (/cancel/i.test(reason)) return undefined;
    throw new PlatformError(
      /auth|deny/i.test(reason) ? 'denied' : 'failed',
      /auth|deny/i.test(reason) ? texts.permissionDenied : reason,
    );
  }
}
