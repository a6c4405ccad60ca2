import { parseQuery, withQuery } from '../../lib/query';
import { texts } from '../../texts';
import { PlatformError } from '../errors';
import { host } from '../host';
import { STATE_KEY } from './state';
import type { LoginCode, LoginModule } from './types';

const parts = () => import(/* webpackChunkName: "device" */ './onDemand');

function returned(): LoginCode | undefined {
  const { code, state, ...rest } = parseQuery(window.location.search);
  if (host.app !== 'messenger' || !code || !state) return undefined;
  const expected = window.sessionStorage.getItem(STATE_KEY);
  if (state !== expected) return undefined;
  window.sessionStorage.removeItem(STATE_KEY);
  window.history.replaceState(window.history.state, '', withQuery(window.location.pathname, rest));
  return { provider: 'messenger', code, state };
}

export const login: LoginModule = {
  provider: host.app === 'messenger' || host.app === 'workplace' ? host.app : undefined,
  async code() {
    if (host.app === 'workplace') return (await parts()).workplaceCode();
    if (host.app === 'messenger') return (await parts()).toConsentPage();
    throw new PlatformError('refused', texts.messengerOnly);
  },
  returned,
};
