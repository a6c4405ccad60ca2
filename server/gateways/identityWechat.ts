/**
 * The messenger's own servers. Sources: developers.weixin.qq.com - sns/oauth2/access_token (browser login), sns/jscode2session
 * (mini-program), wxa/business/getuserphonenumber, cgi-bin/user/info, cgi-bin/stable_token, cgi-bin/ticket/getticket.
 */
import type { WechatConfig } from '../config';
import type { IdentityGateway, OutsideIdentity } from './identity';
import { createWechatApi } from './wechatApi';

export function createWechatIdentity(config: WechatConfig, fetcher: typeof fetch = fetch): IdentityGateway {
  const { ask, keep, accessToken } = createWechatApi(fetcher);

  async function identifyBrowser(code: string): Promise<OutsideIdentity | undefined> {
    const query = { appid: config.appId, secret: config.appSecret, code, grant_type: 'authorization_code' };
    const answer = await ask('/sns/oauth2/access_token', query);
    if (typeof answer?.openid !== 'string') return undefined;
    if (!String(answer.scope ?? '').includes('snsapi_userinfo')) return { openId: answer.openid, nickname: '' };
    const profile = await ask('/sns/userinfo', {
      access_token: String(answer.access_token),
      openid: answer.openid,
      lang: 'zh_CN',
    });
    const avatar = String(profile?.headimgurl ?? '').replace(/^http:/, 'https:');
    return { openId: answer.openid, nickname: String(profile?.nickname ?? ''), ...(avatar ? { avatar } : {}) };
  }

  async function identifyMini(code: string): Promise<OutsideIdentity | undefined> {
    const query = {
      appid: config.miniAppId,
      secret: config.miniAppSecret,
      js_code: code,
      grant_type: 'authorization_code',
    };
    const answer = await ask('/sns/jscode2session', query);
    return typeof answer?.openid === 'string' ? { openId: answer.openid, nickname: '' } : undefined;
  }

  return {
    sandbox: false,
    appId: config.appId,
    miniAppId: config.miniAppId,
    identify: async (provider, code) => {
      if (provider === 'wechat') return identifyBrowser(code);
      if (provider === 'mini') return identifyMini(code);
      return undefined;
    },
    mobileOf: async (phoneCode) => {
      const token = await accessToken('mini token', config.miniAppId, config.miniAppSecret);
      const answer = await ask('/wxa/business/getuserphonenumber', { access_token: token }, { code: phoneCode });
      const phone = answer?.phone_info as { purePhoneNumber?: string; countryCode?: string } | undefined;
      return phone?.countryCode === '86' ? phone.purePhoneNumber : undefined;
    },
    follows: async (openId) => {
      const token = await accessToken('browser token', config.appId, config.appSecret);
      const answer = await ask('/cgi-bin/user/info', { access_token: token, openid: openId, lang: 'zh_CN' });
      return answer?.subscribe === 1;
    },
    workplaceTicket: async () => undefined,
    jsapiTicket: () =>
      keep('jsapi ticket', 'ticket', async () => {
        const token = await accessToken('browser token', config.appId, config.appSecret);
        return ask('/cgi-bin/ticket/getticket', { access_token: token, type: 'jsapi' });
      }),
  };
}
