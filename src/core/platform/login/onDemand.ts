/** Codes of the apps around the page, who say who the person is: what comes with the first login of that kind. */
import { parseQuery, withQuery } from '../../lib/query';
import { uuid } from '../../lib/uuid';
import { refusalOf } from '../errors';
import { host } from '../host';
import { wechat } from '../wechat';
import { STATE_KEY } from './state';
import type { LoginCode } from './types';

const CONSENT_PAGE = 'https://open.weixin.qq.com/connect/oauth2/authorize';

/** Leaves for the consent page; `state` proves on the return that this browser asked. */
export async function toConsentPage(): Promise<never> {
  const { appId } = await wechat.sign();
  const state = uuid().replace(/-/g, '');
  window.sessionStorage.setItem(STATE_KEY, state);
  const query = {
    appid: appId,
    redirect_uri: window.location.href,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  };
  window.location.assign(`${withQuery(CONSENT_PAGE, query)}#wechat_redirect`);
  return new Promise<never>(() => undefined);
}

/** The workplace app opens the page with its corpId in the address. */
export async function workplaceCode(): Promise<LoginCode> {
  const query = parseQuery(host.landingUrl.split('?')[1] ?? '');
  const { default: requestAuthCode } = await import('dingtalk-jsapi/api/runtime/permission/requestAuthCode');
  try {
    const { code } = await requestAuthCode({ corpId: query.corpId ?? query.corpid ?? '' });
    return { provider: 'workplace', code };
  } catch (error) {
    throw refusalOf(error);
  }
}
