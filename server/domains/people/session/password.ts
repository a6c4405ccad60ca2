/** Passwords: argon2id at rest, the rules of the two kinds (login: 8-20 letters and digits; payment: six digits that are not obvious). */
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../../../http/errors';

/** Memory in KiB; argon2id is the library's default. OWASP's first choice for a small server. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Compared with when there is no account, so that an unknown account takes as long as a wrong password. */
let nobody: Promise<string> | undefined;

export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
}

export function checkLoginPassword(password: string): void {
  const fits = /^[\x21-\x7e]{8,20}$/.test(password) && /[a-zA-Z]/.test(password) && /\d/.test(password);
  if (!fits) throw refuse('密码需为8-20位，且同时包含字母和数字', { field: 'password' });
}

/** `birthday` is YYYY-MM-DD or ''. */
export function checkPayPassword(password: string, birthday: string): void {
  if (!/^\d{6}$/.test(password)) throw refuse('支付密码需为6位数字', { field: 'password' });
  if (isObvious(password) || isBirthday(password, birthday))
    throw refuse('支付密码过于简单，请避开连续、重复数字和生日', { field: 'password' });
}

/** 111111, 123456, 654321, 121212, 123123. */
function isObvious(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, i) => (Number(digit) - Number(digits[i]) + 10) % 10);
  const straight = steps.every((step) => step === steps[0]) && [0, 1, 9].includes(steps[0] ?? 0);
  return straight || digits === digits.slice(0, 2).repeat(3) || digits === digits.slice(0, 3).repeat(2);
}

function isBirthday(digits: string, birthday: string): boolean {
  const [year = '', month = '', day = ''] = birthday.split('-');
  if (!day) return false;
  const short = year.slice(2);
  return [short + month + day, day + month + short, month + day + short, year + month, month + year].includes(digits);
}
