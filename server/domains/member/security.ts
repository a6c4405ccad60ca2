/** Passwords and the end of an account. Every change needs a proof: a code sent to the own mobile, or the old password. */
import { eq } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { members } from '../../db/schema';
import type { Context } from '../../http/context';
import { badRequest, locked, notLoggedIn, refuse, Refusal, wrongPayPassword } from '../../http/errors';
import { timeOf } from '../../lib/shanghai';
import { consumeCode } from '../session/codes';
import { checkLoginPassword, checkPayPassword, hashPassword, passwordMatches } from '../session/password';
import { consumePayToken, issuePayToken } from '../session/proofs';
import { closeSessions } from '../session/service';
import { countTry, forgetTries, TRIES } from '../session/tries';
import { checkClosable, findByMobile, startClosing, type MemberRow } from './accounts';
import { memberOf } from './login';

type Reset = RequestOf<'member.resetPw'>;
type Call = Context<'member.resetPw'>;

const OK = { ok: true } as const;
const payLocked = (until: number) => locked(`支付密码已锁定，请在 ${timeOf(until)} 后再试`);

export const resetPassword = (input: Reset, call: Call) =>
  input.kind === 'pay' ? resetPay(input, call) : resetLogin(input, call);

/** Login password: with a session by code or old password (none needed for the first one), without a session by code only. */
async function resetLogin(input: Reset, call: Call): Promise<typeof OK> {
  checkLoginPassword(input.password);
  const member = call.viewer ? await memberOf(call.db, call.viewer.memberId) : await strangerOf(input, call);
  const isFirst = call.viewer !== undefined && member.passwordHash === null;
  if (call.viewer && !isFirst) await proveOwner(input, call, member, 'password');
  if (await passwordMatches(member.passwordHash, input.password)) throw refuse('新密码不能与原密码相同');
  const passwordHash = await hashPassword(input.password);
  await call.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Tx;
    await tx
      .update(members)
      .set({ passwordHash, loginErrors: 0, loginLockedUntil: 0 })
      .where(eq(members.id, member.id));
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
  const member = await call.db.transaction((tx) => findByMobile(tx as unknown as Tx, mobile, call.now()));
  if (!member) throw refuse('验证码错误');
  return member;
}

async function proveOwner(input: Reset, call: Call, member: MemberRow, scene: 'password' | 'paypw'): Promise<void> {
  if (input.code) return consumeCode(call, { mobile: member.mobile, code: input.code, scene });
  if (!input.oldPassword) throw badRequest('code');
  const kind = scene === 'paypw' ? 'pay' : 'login';
  const attempt = await countTry(call, kind, member.id);
  const stored = kind === 'pay' ? member.payPasswordHash : member.passwordHash;
  const tooMany = () =>
    kind === 'pay' ? payLocked(attempt.lockedUntil) : locked('原密码错误次数过多，请使用短信验证码');
  if (attempt.locked) throw tooMany();
  if (await passwordMatches(stored, input.oldPassword)) return forgetTries(call.db, kind, member.id);
  if (attempt.left === 0) throw tooMany();
  throw kind === 'pay' ? wrongPayPassword(attempt.left) : refuse('原密码错误');
}

/** Payment password: a session, six digits that are not obvious, a code (always for the first one) or the old password. */
async function resetPay(input: Reset, call: Call): Promise<typeof OK> {
  if (!call.viewer) throw notLoggedIn();
  const member = await memberOf(call.db, call.viewer.memberId);
  checkPayPassword(input.password, member.birthday);
  if (member.payPasswordHash === null && !input.code) throw badRequest('code');
  await proveOwner(input, call, member, 'paypw');
  const payPasswordHash = await hashPassword(input.password);
  await call.db
    .update(members)
    .set({ payPasswordHash, payErrors: 0, payLockedUntil: 0 })
    .where(eq(members.id, member.id));
  return OK;
}

/** Issues a payToken for five minutes. 425 with the tries left, 423 with the time for three hours after the fifth error. */
export async function checkPayPasswordOf(input: RequestOf<'member.checkPayPw'>, call: Context<'member.checkPayPw'>) {
  const member = await memberOf(call.db, call.viewer.memberId);
  if (member.payPasswordHash === null) throw refuse('请先设置支付密码');
  const attempt = await countTry(call, 'pay', member.id);
  if (attempt.locked) throw payLocked(attempt.lockedUntil);
  if (!(await passwordMatches(member.payPasswordHash, input.password))) {
    throw attempt.left === 0 ? payLocked(attempt.lockedUntil) : wrongPayPassword(attempt.left);
  }
  await forgetTries(call.db, 'pay', member.id);
  return { ...(await issuePayToken(call.db, member.id, call.now())), left: TRIES };
}

/** Starts the seven days before the end of the account. Needs the code of scene close; a payToken is checked when one is sent. */
export async function closeAccount(
  input: RequestOf<'member.close'>,
  call: Context<'member.close'>,
): Promise<typeof OK> {
  const { memberId } = call.viewer;
  const member = await memberOf(call.db, memberId);
  await checkClosable(call.db, memberId);
  await consumeCode(call, { mobile: member.mobile, code: input.code, scene: 'close' });
  await call.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Tx;
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
    await checkClosable(tx, memberId);
    const { payToken } = input;
    if (payToken && !(await consumePayToken(tx, { memberId, payToken, now: call.now() })))
      throw new Refusal(410, '支付验证已过期，请重试');
    await startClosing(tx, memberId, call.now());
  });
  call.wakeJobs();
  return OK;
}
