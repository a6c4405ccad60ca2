/**
 * Logins by password, code and outside identity, and registration. Every way ends in `enter`: a session and the member's profile. A way
 * that the shop has closed is refused with 422.
 */
import type { LoginResult } from '../../../../src/contract/member/schemas';
import { cleanName } from '../../../../src/core/lib/typed';
import type { Tx } from '../../../db/client';
import { transact } from '../../../db/transact';
import type { Context } from '../../../http/context';
import { expired, locked, refuse, Refusal } from '../../../http/errors';
import type { IdentityProvider } from '../../../gateways/identity';
import { findEmployee } from '../employee/repository';
import { consumeCode } from '../session/codes';
import { checkLoginPassword, hashPassword, passwordMatches } from '../session/password';
import { consumeBindTicket, issueBindTicket } from '../session/proofs';
import { forgetTries } from '../session/repository';
import { openSession } from '../session/service';
import { countStranger, countTry } from '../session/tries';
import { createMember, findByMobile, findByNo, inviterOfShare, undoClosing } from './accounts';
import { presentMember } from './presenter';
import { joinIdentity } from './identities';
import { findMobileOfIdentity, type MemberRow } from './repository';
import { readSite } from '../shopSettings/repository';
import { checkLoginOpen, WAY_OF } from './ways';
import { freeName, wishNickname } from './wishes';
import { checkNickname } from './words';

export type LoginCall = Pick<Context, 'db' | 'config' | 'now' | 'device' | 'ip' | 'gateways' | 'log'>;
const inTx = <T>(call: LoginCall, work: (tx: Tx) => Promise<T>): Promise<T> => transact(call.db, work);

interface Entry {
  isNew?: boolean;
  chatLogin?: boolean;
  channelLogin?: boolean;
}

/** Opens the session every login ends in. */
export async function enter(
  tx: Tx,
  call: LoginCall,
  member: MemberRow,
  { isNew = false, chatLogin = false, channelLogin = false }: Entry = {},
): Promise<LoginResult> {
  const now = call.now();
  if (member.closeAt !== null) await undoClosing(tx, member.id);
  const session = await openSession(tx, member.id, { device: call.device, ip: call.ip, chatLogin, channelLogin }, now);
  return { ...session, member: await presentMember(tx, member.id, now), isNew, channelLogin, chatLogin };
}

/** By mobile or member number. 422 for a wrong password and for an unknown account alike, 423 after five of them. */
export async function loginByPassword(call: LoginCall, account: string, password: string): Promise<LoginResult> {
  await checkLoginOpen(call.db, 'password');
  const member = await passwordOwner(call, account, password);
  return inTx(call, (tx) => enter(tx, call, member));
}

/** The account that this password opens; refuses as `loginByPassword` does. */
export async function passwordOwner(call: LoginCall, account: string, password: string): Promise<MemberRow> {
  const name = account.trim();
  const find = /^1[3-9]\d{9}$/.test(name) ? findByMobile : findByNo;
  const member = await inTx(call, (tx) => find(tx, name, call.now()));
  const attempt = await (member ? countTry(call, member.id, 'login') : countStranger(call, name));
  const shut = () => locked(undefined, { field: 'password' });
  if (attempt.locked) throw shut();
  if (!(await passwordMatches(member?.passwordHash, password)) || !member) {
    throw attempt.left === 0 ? shut() : refuse('账号或密码错误', { field: 'password' });
  }
  await forgetTries(call.db, member.id, 'login');
  return member;
}

export interface MobileLogin {
  mobile: string;
  code: string;
  bindTicket?: string;
  shareId?: string;
}

/** By code: a new mobile becomes a member, invited by the share link it came with. */
export async function loginByCode(call: LoginCall, input: MobileLogin): Promise<LoginResult> {
  // With a ticket the code only says whose identity it is: that one's way is asked when the ticket is used.
  if (!input.bindTicket) await checkLoginOpen(call.db, 'code');
  await consumeCode(call, {
    mobile: input.mobile,
    code: input.code,
    scene: input.bindTicket ? ['login', 'bind'] : 'login',
  });
  return inTx(call, (tx) => enterMobile(tx, call, input));
}

/** By code, but never creates an account: 404. */
export async function loginKnownByCode(call: LoginCall, mobile: string, code: string): Promise<LoginResult> {
  await checkLoginOpen(call.db, 'code');
  await consumeCode(call, { mobile, code, scene: ['login', 'channel'] });
  return inTx(call, async (tx) => {
    const member = await findByMobile(tx, mobile, call.now());
    if (!member) throw new Refusal(404, '该手机号未注册', { field: 'mobile' });
    return enter(tx, call, member);
  });
}

/** The mobile is proven: finds or creates its account and binds the outside identity of the ticket. */
async function enterMobile(
  tx: Tx,
  call: LoginCall,
  input: { mobile: string; bindTicket?: string; shareId?: string },
): Promise<LoginResult> {
  const now = call.now();
  const claim = input.bindTicket ? await consumeBindTicket(tx, input.bindTicket, now) : undefined;
  if (input.bindTicket && !claim) throw expired('授权已过期，请重新登录');
  if (claim) await checkLoginOpen(tx, WAY_OF[claim.provider]);
  const known = await findByMobile(tx, input.mobile, now);
  const inviterId = known ? undefined : await inviterOfShare(tx, input.shareId ?? claim?.shareId);
  const called = cleanName(claim?.nickname ?? '');
  const nickname = called && isFit(called, (await readSite(tx)).appName) ? called : undefined;
  const made = known
    ? undefined
    : await createMember(tx, { mobile: input.mobile, nickname: freeName(nickname, call), inviterId }, now);
  if (made) await wishNickname(tx, made, nickname, now, call);
  const member = known ?? made ?? (await findByMobile(tx, input.mobile, now));
  if (!member) throw new Error('a mobile that is neither known nor free');
  if (claim) await joinIdentity(tx, member.id, claim, now);
  const chatLogin = claim?.provider === 'ding' && (await findEmployee(tx, member.id)) !== undefined;
  return enter(tx, call, member, { isNew: made !== undefined, chatLogin });
}

function isFit(nickname: string, shop: string): boolean {
  try {
    checkNickname(nickname, shop);
    return true;
  } catch {
    return false;
  }
}

export interface Registration {
  mobile: string;
  code: string;
  password: string;
  nickname?: string;
  inviteNo?: string;
  /** Of the link somebody came by; a number that was typed goes before it. */
  share_id?: string;
  agree: boolean;
}

/** 422 when the agreements are not accepted, the password is weak or the mobile is known; an unknown invite number is passed over. */
export async function register(call: LoginCall, input: Registration): Promise<LoginResult> {
  if (!input.agree) throw refuse('请先阅读并同意用户协议与隐私政策', { field: 'agree' });
  checkLoginPassword(input.password);
  const nickname = input.nickname?.trim() || undefined;
  if (nickname) checkNickname(nickname, (await readSite(call.db)).appName);
  await consumeCode(call, { mobile: input.mobile, code: input.code, scene: 'register' });
  const passwordHash = await hashPassword(input.password);
  return inTx(call, async (tx) => {
    const now = call.now();
    const taken = () => refuse('该手机号已注册，去登录', { reason: 'registered', field: 'mobile' });
    if (await findByMobile(tx, input.mobile, now)) throw taken();
    const inviter = input.inviteNo ? await findByNo(tx, input.inviteNo.trim(), now) : undefined;
    const inviterId = inviter?.id ?? (await inviterOfShare(tx, input.share_id));
    const free = freeName(nickname, call);
    const made = await createMember(tx, { mobile: input.mobile, nickname: free, passwordHash, inviterId }, now);
    if (!made) throw taken();
    await wishNickname(tx, made, nickname, now, call);
    return enter(tx, call, made, { isNew: true });
  });
}

/** By outside identity: a session when it is bound, else a bindTicket for the mobile login that follows. */
export async function loginByIdentity(
  call: LoginCall,
  provider: IdentityProvider,
  code: string,
  shareId = '',
): Promise<LoginResult> {
  await checkLoginOpen(call.db, WAY_OF[provider]);
  const found = await call.gateways.identity.identify(provider, code);
  if (!found) throw refuse('授权已失效，请重新登录');
  return inTx(call, async (tx) => {
    const mobile = await findMobileOfIdentity(tx, provider, found.openId);
    const member = mobile && (await findByMobile(tx, mobile, call.now()));
    if (!member) return { bindTicket: await issueBindTicket(tx, { provider, ...found, shareId }, call.now()) };
    return enter(tx, call, member, {
      chatLogin: provider === 'ding' && (await findEmployee(tx, member.id)) !== undefined,
    });
  });
}

/** One-tap mobile of the mini-program: the provider vouches for the number instead of a code. */
export async function loginByPhoneCode(call: LoginCall, phoneCode: string, bindTicket: string): Promise<LoginResult> {
  await checkLoginOpen(call.db, 'messenger');
  const mobile = await call.gateways.identity.mobileOf(phoneCode);
  if (!mobile) throw refuse('授权已失效，请重新登录');
  return inTx(call, (tx) => enterMobile(tx, call, { mobile, bindTicket }));
}
