/** The messenger's SDK, set up for an address: what comes with its first use. */
import sdk from 'weixin-js-sdk';
import type { SignPackage } from '@/contract';
import { refusalOf } from '../errors';
import type { SdkApi } from './types';

/** The types of weixin-js-sdk do not know getLocalImgData, the SDK does. */
const APIS = [
  'chooseWXPay',
  'getLocation',
  'openLocation',
  'chooseImage',
  'getLocalImgData',
  'openAddress',
  'scanQRCode',
  'updateAppMessageShareData',
  'updateTimelineShareData',
] satisfies SdkApi[] as Parameters<typeof sdk.config>[0]['jsApiList'];

export async function configure({ appId, timestamp, nonceStr, signature }: SignPackage): Promise<typeof sdk> {
  await new Promise<void>((resolve, reject) => {
    sdk.config({
      debug: false,
      appId,
      timestamp: Number(timestamp),
      nonceStr,
      signature,
      jsApiList: APIS,
      // The button that leads into the mini-program.
      openTagList: ['wx-open-launch-weapp'],
    });
    sdk.ready(resolve);
    sdk.error(({ errMsg }) => reject(refusalOf({ errMsg })));
  });
  return sdk;
}
