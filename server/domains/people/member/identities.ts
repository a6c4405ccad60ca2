/** An identity of the messenger or the workplace joins the account of who has it; one account each (rule 4.14). */
import type { LoginResult } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { transact } from '../../../db/transact';
import type { IdentityProvider, OutsideIdentity } from '../../../gateways/identity';
import type { Context, Viewer } from '../../../http/context';
import { notLoggedIn, refuse } from '../../../http/errors';
import { findByMobile } from './accounts';
import { bindIdentity, findMobileOfIdentity } from './repository';
import { checkLoginOpen, WAY_OF } from './ways';

const NAMES: Readonly<Record<IdentityProvider, string>> = { wechat: '微信', mini: '微信', ding: '钉钉' };

/** 422 when it belongs to another account. One that was known to nobody joins this account. */
export async function joinIdentity(
  tx: Tx,
  memberId: string,
  identity: OutsideIdentity & { provider: IdentityProvider },
  now: number,
): Promise<void> {
  await lockMember(tx, memberId);
  if (await bindIdentity(tx, memberId, identity, now)) return;
  // An account whose waiting time is over is ended on the way, and with it what it had bound.
  const mobile = await findMobileOfIdentity(tx, identity.provider, identity.openId);
  if (mobile) await findByMobile(tx, mobile, now);
  if (!(await bindIdentity(tx, memberId, identity, now))) throw refuse(`该${NAMES[identity.provider]}已绑定其他账号`);
}

/** Adds who the host says it is to the account of the session; nobody is logged in by it. */
export async function bindOutside(
  call: Pick<Context, 'db' | 'now' | 'gateways'> & { viewer: Viewer | undefined },
  provider: IdentityProvider,
  code: string,
): Promise<LoginResult> {
  const { viewer } = call;
  if (!viewer) throw notLoggedIn();
  await checkLoginOpen(call.db, WAY_OF[provider]);
  const found = await call.gateways.identity.identify(provider, code);
  if (!found) throw refuse('授权已失效，请重新授权');
  await transact(call.db, (tx) => joinIdentity(tx, viewer.memberId, { provider, ...found }, call.now()));
  return {};
}
