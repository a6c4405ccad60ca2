import { parseQuery, withQuery } from '../../lib/query';
import { uuid } from '../../lib/uuid';
import { texts } from '../../texts';
import { PlatformError, refusalOf } from '../errors';
import { host } from '../host';
import { wechat } from '../wechat';
import type { LoginCode, LoginModule } from './types';

const CONSENT_PAGE = 'https://open.weixin.qq.com/connect/oauth2/authorize';
const STATE_KEY = 'oauth_state';

/** Leaves for the consent page; `state` proves on the return that this browser asked. */
async function toConsentPage(): Promise<never> {
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

function returned(): LoginCode | undefined {
  const { code, state, ...rest } = parseQuery(window.location.search);
  if (host.app !== 'messenger' || !code || !state) return undefined;
  const expected = window.sessionStorage.getItem(STATE_KEY);
  if (state !== expected) return undefined;
  window.sessionStorage.removeItem(STATE_KEY);
  window.history.replaceState(window.history.state, '', withQuery(window.location.pathname, rest));
  return { provider: 'messenger', code, state };
}

/** The workplace app opens the page with its corpId in the address. */
async function workplaceCode(): Promise<LoginCode> {
  const query = parseQuery(host.landingUrl.split('?')[1] ?? '');
  const { default: requestAuthCode } = await import('dingtalk-jsapi/api/runtime/permission/requestAuthCode');
  try {
    const { code } = await requestAuthCode({ corpId: query.corpId ?? query.corpid ?? '' });
    return { provider: 'workplace', code };
  } catch (error) {
    throw refusalOf(error);
  }
}

export const login: LoginModule = {
  provider: host.app === 'messenger' || host.app === 'workplace' ? host.app : undefined,
  code() {
    if (host.app === 'workplace') return workplaceCode();
    if (host.app === 'messenger') return toConsentPage();
    return Promise.reject(new PlatformError('refused', texts.messengerOnly));
  },
  returned,
};
