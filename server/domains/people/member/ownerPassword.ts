/** An owner proves himself by a password he has: five wrong ones lock it, and the answer says what else would do. */
import type { Server } from '../../../http/context';
import { locked, refuse, wrongPayPassword, type Refusal } from '../../../http/errors';
import { timeOf } from '../../../lib/shanghai';
import { passwordMatches } from '../session/password';
import { forgetTries } from '../session/repository';
import { countTry } from '../session/tries';
import type { MemberRow } from './repository';

interface Asked {
  kind: 'login' | 'pay';
  /** The field that the password came in. */
  field: string;
  /** `left` tries remain, at least one. */
  wrong(left: number, field: string): Refusal;
  /** What else would do; `until`: epoch milliseconds. */
  locked(until: number): string;
}

const PAY = {
  kind: 'pay',
  wrong: wrongPayPassword,
  locked: (until: number) => `支付密码已锁定，请在 ${timeOf(until)} 后再试`,
} as const;

/** By what the password is asked for. */
const ASKED = {
  newLogin: {
    kind: 'login',
    field: 'oldPassword',
    wrong: (_left, field) => refuse('原密码错误', { field }),
    locked: () => '原密码错误次数过多，请使用短信验证码',
  },
  newMobile: {
    kind: 'login',
    field: 'password',
    wrong: (_left, field) => refuse('登录密码错误', { field }),
    locked: () => '登录密码错误次数过多，请改用原手机号的验证码',
  },
  newPay: { ...PAY, field: 'oldPassword' },
  pay: { ...PAY, field: 'password' },
} satisfies Record<string, Asked>;

/** 422 (login) or 425 (payment) for a wrong password, 423 for the fifth wrong one and until its lock ends. */
export async function provePassword(
  server: Pick<Server, 'db' | 'now'>,
  member: MemberRow,
  password: string,
  purpose: keyof typeof ASKED,
): Promise<void> {
  const asked: Asked = ASKED[purpose];
  const attempt = await countTry(server, member.id, asked.kind);
  const { field } = asked;
  const shut = () => locked(asked.locked(attempt.lockedUntil), { field });
  if (attempt.locked) throw shut();
  const stored = asked.kind === 'pay' ? member.payPasswordHash : member.passwordHash;
  if (!(await passwordMatches(stored, password))) throw attempt.left === 0 ? shut() : asked.wrong(attempt.left, field);
  await forgetTries(server.db, member.id, asked.kind);
}
