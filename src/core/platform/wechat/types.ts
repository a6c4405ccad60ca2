import type wx from 'weixin-js-sdk';
import type { SignPackage } from '@/contract';

export type WechatSdk = typeof wx;

/** Functions of the messenger's JS-SDK the app uses. */
export type SdkApi =
  | 'chooseWXPay'
  | 'getLocation'
  | 'openLocation'
  | 'chooseImage'
  | 'getLocalImgData'
  | 'openAddress'
  | 'scanQRCode'
  | 'updateAppMessageShareData'
  | 'updateTimelineShareData';

export type Signer = (url: string) => Promise<SignPackage>;

/** The JS-SDK helper (rule 7.5). `Sdk` is the type of weixin-js-sdk. */
export interface WechatModule<Sdk> {
  /** Hands in the call of site.wechatConfig; done once at launch. */
  setSigner(signer: Signer): void;
  /** The signature of the page: landing address on iOS, current address on Android. */
  sign(): Promise<SignPackage>;
  /**
   * Loads the SDK when first needed, configures it and resolves when it is ready. A ready-made signature (site.share
   * brings one) saves the call. Refused with 请用微信浏览器打开 outside the messenger.
   */
  ready(signed?: SignPackage): Promise<Sdk>;
}
