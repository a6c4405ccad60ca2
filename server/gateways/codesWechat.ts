/** Source: developers.weixin.qq.com - wxa/getwxacodeunlimit. It answers with a picture, or with JSON that says why not. */
import type { WechatConfig } from '../config';
import type { CodesGateway } from './codes';
import { createWechatApi } from './wechatApi';

/** 40097, 40159, 40169: what it was asked it never draws; 41030: the page is not published. */
const NEVER = /errcode (?:40097|40159|40169|41030)$/;
/** Pixels; the largest that a poster shows has 294. */
const WIDTH = 430;
/** The ink of posters. */
const INK = { r: 33, g: 31, b: 27 };

/** `isPublished`: false while only the trial version can be opened, whose pages nobody checks. */
export function createWechatCodes(
  config: Pick<WechatConfig, 'miniAppId' | 'miniAppSecret'>,
  { isPublished }: { isPublished: boolean },
  fetcher: typeof fetch = fetch,
  limitMs?: number,
): CodesGateway {
  const { picture, accessToken } = createWechatApi(fetcher, limitMs);
  return {
    sandbox: false,
    open: true,
    async draw({ page, scene }) {
      const token = await accessToken('mini token', config.miniAppId, config.miniAppSecret);
      const version = isPublished ? 'release' : 'trial';
      const look = { width: WIDTH, auto_color: false, line_color: INK, is_hyaline: false };
      const body = { scene, page, check_path: isPublished, env_version: version, ...look };
      try {
        return await picture('/wxa/getwxacodeunlimit', { access_token: token }, body);
      } catch (error) {
        if (error instanceof Error && NEVER.test(error.message)) return undefined;
        throw error;
      }
    },
  };
}
