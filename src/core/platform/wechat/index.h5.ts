import type { SignPackage } from '@/contract';
import { texts } from '../../texts';
import { PlatformError } from '../errors';
import { host } from '../host';
import type { Signer, WechatModule, WechatSdk } from './types';

let signer: Signer | undefined;
let configured: { url: string; sdk: Promise<WechatSdk> } | undefined;

/** iOS keeps the landing address for the life of the page, Android follows history.pushState. */
const signedUrl = (): string => (host.os === 'ios' ? host.landingUrl : host.currentUrl());

function sign(): Promise<SignPackage> {
  if (!signer) return Promise.reject(new PlatformError('failed', texts.unsupported));
  return signer(signedUrl());
}

/** The signature is asked for while the SDK comes. */
async function configure(signed: SignPackage | Promise<SignPackage>): Promise<WechatSdk> {
  const [parts, signature] = await Promise.all([import(/* webpackChunkName: "messenger" */ './onDemand'), signed]);
  return parts.configure(signature);
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
    const entry = { url, sdk: configure(signed ?? sign()) };
    configured = entry;
    // A failed signature must not stick: the next use asks again.
    entry.sdk.catch(() => {
      if (configured === entry) configured = undefined;
    });
    return entry.sdk;
  },
};
