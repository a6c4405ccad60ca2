/** Logins by the app around the page: which endpoint takes the code of which host. */
import type { LoginResult } from '@/contract';
import { call } from '@/core/api';
import type { LoginCode } from '@/core/platform';
import type { RootStore } from '@/core/stores';

export const OUTSIDE_LABELS = {
  messenger: '微信一键登录',
  miniProgram: '微信一键登录',
  workplace: '钉钉登录',
} as const;

type Attribution = ReturnType<RootStore['attribution']['params']>;

/** A session, or a bindTicket for a mobile that is still to be proven. */
export function loginOutside({ provider, code, state }: LoginCode, attribution: Attribution): Promise<LoginResult> {
  if (provider === 'miniProgram') return call('miniProgram.login', { code, ...attribution });
  if (provider === 'workplace') return call('site.dingLogin', { authCode: code });
  return call('site.wechatLogin', { code, ...(state ? { state } : {}), ...attribution });
}
