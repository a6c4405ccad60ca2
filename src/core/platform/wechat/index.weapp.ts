import { texts } from '../../texts';
import { refusing } from '../errors';
import type { WechatModule } from './types';

/** The mini-program calls the messenger directly and needs no signature. */
export type WechatSdk = never;

export const wechat: WechatModule<WechatSdk> = {
  setSigner: () => undefined,
  sign: refusing(texts.unsupported),
  ready: refusing(texts.unsupported),
};
