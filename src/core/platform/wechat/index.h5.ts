import type wx from 'weixin-js-sdk';
import type { SignPackage } from '@/contract';
import { texts } from '../../texts';
import { PlatformError, refusalOf } from '../errors';
import { host } from '../host';
import type { SdkApi, Signer, WechatModule } from './types';

export type WechatSdk = typeof wx;

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
] satisfies SdkApi[] as wx.ApiMethod[];

let signer: Signer | undefined;
let configured: { url: string; sdk: Promise<WechatSdk> } | undefined;

/** iOS keeps the landing address for the life of the page, Android follows history.pushState. */
const signedUrl = (): string => (host.os === 'ios' ? host.landingUrl : host.currentUrl());

function sign(): Promise<SignPackage> {
  if (!signer) return Promise.reject(new PlatformError('failed', texts.unsupported));
  return signer(signedUrl());
}

async function configure(signed: SignPackage | undefined): Promise<WechatSdk> {
  const [{ default: sdk }, { appId, timestamp, nonceStr, signature }] = await Promise.all([
    import('weixin-js-sdk'),
    signed ?? sign(),
  ]);
  await new Promise<void>((resolve, reject) => {
    sdk.config({ debug: false, appId, timestamp: Number(timestamp), nonceStr, signature, jsApiList: APIS });
    sdk.ready(resolve);
    sdk.error(({ errMsg }) => reject(refusalOf({ errMsg })));
  });
  return sdk;
}

export const wechat: WechatModule<WechatSdk> = {
  setSigner: (given) => {
    signer = given;
  },
  sign,
  ready(signed) {
    if (host.app !== 'messenger') return Promise.reject(new PlatformError('refused', texts.messengerOnly));
    const url = signedUrl();
    if (configured?.url === url) return configured.sdk;
    const entry = { url, sdk: configure(signed) };
    configured = entry;
    // A failed signature must not stick: the next use asks again.
    entry.sdk.catch(() => {
      if (configured === entry) configured = undefined;
    });
    return entry.sdk;
  },
};
