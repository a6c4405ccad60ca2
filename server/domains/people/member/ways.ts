/** The ways of logging in that the shop keeps open (shop.yml logins). Registration is by code and always open. */
import type { Logins } from '../../../../src/contract/site/schemas';
import type { Tx } from '../../../db/client';
import type { IdentityProvider } from '../../../gateways/identity';
import { refuse } from '../../../http/errors';
import { readSite } from '../shopSettings/repository';

export type LoginWay = keyof Logins;
export const LOGIN_WORDS: Readonly<Record<LoginWay, string>> = {
  code: '验证码',
  password: '密码',
  messenger: '微信',
  workplace: '钉钉',
  channel: '渠道商',
};
export const WAY_OF: Readonly<Record<IdentityProvider, LoginWay>> = {
  wechat: 'messenger',
  mini: 'messenger',
  ding: 'workplace',
};

/** 422 for a way that is closed. */
export async function checkLoginOpen(tx: Tx, way: LoginWay): Promise<void> {
  const { logins } = await readSite(tx);
  if (!logins[way]) throw refuse(`本店没有开通${LOGIN_WORDS[way]}登录，请换一种方式`);
}
