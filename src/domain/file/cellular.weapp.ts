import Taro from '@tarojs/taro';

const MOBILE = ['2g', '3g', '4g', '5g'];

export async function cellular(): Promise<boolean> {
  try {
    const { networkType } = await Taro.getNetworkType();
    return MOBILE.includes(networkType);
  } catch {
    return false;
  }
}
