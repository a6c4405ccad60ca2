/** What an account is opened with beside its mobile, and taking it away again. */
import type { AuthBinding } from '../../../../src/contract/login/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { transact } from '../../../db/transact';
import type { Context } from '../../../http/context';
import { lockMember } from '../../../db/locks';
import { refuse } from '../../../http/errors';
import { maskMobile } from '../../../lib/mask';
import { memberOf } from '../../people/member/accounts';
import { deleteIdentity, listIdentities } from '../../people/member/repository';
import { consumeCode } from '../../people/session/codes';
import { endSessions } from '../../people/session/service';

type Provider = RequestOf<'auth.delete'>['provider'];
const LABELS: Readonly<Record<Provider, string>> = { wechat: '微信', mini: '小程序', ding: '钉钉', app: 'App' };

export async function listBindings(tx: Tx, memberId: string): Promise<AuthBinding[]> {
  const { mobile } = await memberOf(tx, memberId);
  const bound = await listIdentities(tx, memberId);
  const others = (Object.keys(LABELS) as Provider[]).map((provider): AuthBinding => {
    const row = bound.find((one) => one.provider === provider);
    return {
      provider,
      label: LABELS[provider],
      nickname: row?.nickname ?? '',
      ...(row ? { boundAt: row.boundAt } : {}),
    };
  });
  return [{ provider: 'mobile', label: '手机', nickname: maskMobile(mobile) }, ...others];
}

/** An identity one logs in with: whoever gives up the last one has a password, so that a lost phone does not lock him out. */
const isWayIn = (provider: Provider): boolean => provider !== 'app';

async function checkUnbind(tx: Tx, memberId: string, provider: Provider): Promise<void> {
  const bound = await listIdentities(tx, memberId);
  if (!bound.some((row) => row.provider === provider)) throw refuse(`还没有绑定${LABELS[provider]}`);
  const left = bound.filter((row) => row.provider !== provider && isWayIn(row.provider));
  const { passwordHash } = await memberOf(tx, memberId);
  if (isWayIn(provider) && left.length === 0 && passwordHash === null)
    throw refuse('这是最后一种登录方式，请先设置登录密码');
}

/** With the code of a text message to the own mobile. What the app was let in with ends. */
export async function unbind(
  call: Pick<Context<'auth.delete'>, 'db' | 'now' | 'config' | 'viewer'>,
  { provider, code }: RequestOf<'auth.delete'>,
): Promise<AuthBinding[]> {
  const { memberId } = call.viewer;
  await checkUnbind(call.db, memberId, provider);
  const { mobile } = await memberOf(call.db, memberId);
  await consumeCode(call, { mobile, code, scene: 'bind' });
  return transact(call.db, async (tx) => {
    // Two that are given up at once: the second one is the last.
    await lockMember(tx, memberId);
    await checkUnbind(tx, memberId, provider);
    await deleteIdentity(tx, memberId, provider);
    if (provider === 'app') await endSessions(tx, memberId, { way: 'app' });
    return listBindings(tx, memberId);
  });
}

/** Who the member is in the messenger. Whether he follows the shop there is left open when the messenger does not answer. */
export async function readMessenger(
  call: Pick<Context<'site.wechatInfo'>, 'db' | 'gateways' | 'log' | 'viewer'>,
): Promise<DataOf<'site.wechatInfo'>> {
  const bound = (await listIdentities(call.db, call.viewer.memberId)).find(({ provider }) => provider === 'wechat');
  if (!bound) return { bound: false, nickname: '', avatar: '', subscribed: false };
  const subscribed = await call.gateways.identity.follows(bound.openId).catch((error: unknown) => {
    call.log.warn({ err: error }, 'the messenger did not say who follows the shop');
    return false;
  });
  return { bound: true, nickname: bound.nickname, avatar: bound.avatar, subscribed };
}
