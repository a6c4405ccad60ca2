/** Passwords and the end of an account. Every change needs a proof: a code sent to the own mobile, or the old password. */
import type { RequestOf } from '../../../../src/contract/schemas';
import { transact } from '../../../db/transact';
import type { Context } from '../../../http/context';
import { lockMember } from '../../../db/locks';
import { badRequest, expired, notLoggedIn, refuse } from '../../../http/errors';
import { consumeCode } from '../session/codes';
import { checkLoginPassword, checkPayPassword, hashPassword, passwordMatches } from '../session/password';
import { consumePayToken, issuePayToken } from '../session/proofs';
import { closeSessions } from '../session/service';
import { TRIES } from '../session/tries';
import { checkClosable, findByMobile, memberOf, startClosing } from './accounts';
import { provePassword } from './ownerPassword';
import { updateMember, type MemberRow } from './repository';

type Reset = RequestOf<'member.resetPw'>;
type Call = Context<'member.resetPw'>;

const OK = { ok: true } as const;

export const resetPassword = (input: Reset, call: Call) =>
  input.kind === 'pay' ? resetPay(input, call) : resetLogin(input, call);

/** Login password: with a session by code or old password (by code for the first one), without a session by code only. */
async function resetLogin(input: Reset, call: Call): Promise<typeof OK> {
  checkLoginPassword(input.password);
  const member = call.viewer ? await memberOf(call.db, call.viewer.memberId) : await strangerOf(input, call);
  if (call.viewer) await proveOwner(input, call, member);
  if (await passwordMatches(member.passwordHash, input.password))
    throw refuse('新密码不能与原密码相同', { field: 'password' });
  const passwordHash = await hashPassword(input.password);
  await transact(call.db, async (tx) => {
    await updateMember(tx, member.id, { passwordHash, loginErrors: 0, loginLockedUntil: 0 });
    await closeSessions(tx, member.id, call.viewer?.tokenHash);
  });
  return OK;
}

/** Somebody without a session: a mobile nobody has answers like a wrong code. */
async function strangerOf(input: Reset, call: Call): Promise<MemberRow> {
  const { mobile, code } = input;
  if (!mobile) throw badRequest('mobile');
  if (!code) throw badRequest('code');
  await consumeCode(call, { mobile, code, scene: 'password' });
  const member = await transact(call.db, (tx) => findByMobile(tx, mobile, call.now()));
  if (!member) throw refuse('验证码错误', { field: 'code' });
  return member;
}

/** By the code of a text message, or by the old password; the first password of an account has no old one. */
async function proveOwner(input: Reset, call: Call, member: MemberRow): Promise<void> {
  const { kind, code, oldPassword } = input;
  const stored = kind === 'pay' ? member.payPasswordHash : member.passwordHash;
  if (code) return consumeCode(call, { mobile: member.mobile, code, scene: kind === 'pay' ? 'paypw' : 'password' });
  if (!oldPassword || stored === null) throw badRequest('code');
  await provePassword(call, member, oldPassword, kind === 'pay' ? 'newPay' : 'newLogin');
}

/** Payment password: a session, six digits that are not obvious, a code (always for the first one) or the old password. */
async function resetPay(input: Reset, call: Call): Promise<typeof OK> {
  if (!call.viewer) throw notLoggedIn();
  const member = await memberOf(call.db, call.viewer.memberId);
  checkPayPassword(input.password, member.birthday);
  await proveOwner(input, call, member);
  const payPasswordHash = await hashPassword(input.password);
  await updateMember(call.db, member.id, { payPasswordHash, payErrors: 0, payLockedUntil: 0 });
  return OK;
}

/** Issues a payToken for five minutes. 425 with the tries left, 423 with the time for three hours after the fifth error. */
export async function checkPayPasswordOf(input: RequestOf<'member.checkPayPw'>, call: Context<'member.checkPayPw'>) {
  const member = await memberOf(call.db, call.viewer.memberId);
  if (member.payPasswordHash === null) throw refuse('请先设置支付密码');
  await provePassword(call, member, input.password, 'pay');
  return { ...(await issuePayToken(call.db, member.id, call.now())), left: TRIES };
}

/** Starts the waiting time before the end of the account (limits.closeDays). Needs the code of scene close; a payToken is checked when one is sent. */
export async function closeAccount(
  input: RequestOf<'member.close'>,
  call: Context<'member.close'>,
): Promise<typeof OK> {
  const { memberId } = call.viewer;
  const member = await memberOf(call.db, memberId);
  await checkClosable(call.db, memberId);
  await consumeCode(call, { mobile: member.mobile, code: input.code, scene: 'close' });
  await transact(call.db, async (tx) => {
    await lockMember(tx, memberId);
    await checkClosable(tx, memberId);
    const { payToken } = input;
    if (payToken && !(await consumePayToken(tx, memberId, payToken, call.now())))
      throw expired('支付验证已过期，请重试', { field: 'payToken' });
    await startClosing(tx, memberId, call.now());
  });
  call.wakeJobs();
  return OK;
}
