/** What accounts ask for (rules 4.5, 4.6), the same as the server, as sentences that say what to do (rule 19.9). Undefined = right. */

export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

export function mobileFault(text: string): string | undefined {
  if (isMobile(text)) return undefined;
  if (text === '') return '请填手机号';
  if (/^1[3-9]/.test(text) && text.length === 10) return '少一位，请填 11 位手机号';
  return '请输入正确的手机号';
}

export const codeFault = (code: string): string | undefined =>
  /^\d{6}$/.test(code) ? undefined : code === '' ? '填短信里的 6 位数字' : `还差 ${Math.max(1, 6 - code.length)} 位`;

/** 8-20 letters and digits; signs are allowed beside them. */
export function passwordFault(password: string): string | undefined {
  if (password === '') return '设一个 8-20 位的密码';
  if (/[^\x21-\x7e]/.test(password)) return '只能用字母、数字和符号，不能有空格或汉字';
  if (password.length < 8) return `还差 ${8 - password.length} 位，需要 8-20 位`;
  if (password.length > 20) return '太长了，最多 20 位';
  if (!/[A-Za-z]/.test(password)) return '再加上字母';
  if (!/\d/.test(password)) return '再加上数字';
  return undefined;
}

export type Strength = 0 | 1 | 2 | 3;
/** How hard it is to guess, for the bar: 0 not allowed, 3 long and mixed. */
export function strengthOf(password: string): Strength {
  if (passwordFault(password)) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  if (password.length >= 12 && kinds >= 3) return 3;
  return password.length >= 10 || kinds >= 3 ? 2 : 1;
}
export const STRENGTH_WORDS = ['不合要求', '一般', '较好', '很好'] as const;

/** 111111, 123456, 654321, 121212, 123123. */
function isObvious(digits: string): boolean {
  const steps = Array.from(digits.slice(1), (digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10);
  const straight = steps.every((step) => step === steps[0]) && [0, 1, 9].includes(steps[0] ?? 0);
  return straight || digits === digits.slice(0, 2).repeat(3) || digits === digits.slice(0, 3).repeat(2);
}

/** `birthday` is YYYY-MM-DD or ''. */
function isBirthday(digits: string, birthday: string): boolean {
  const [year = '', month = '', day = ''] = birthday.split('-');
  if (!day) return false;
  const short = year.slice(2);
  return [short + month + day, day + month + short, month + day + short, year + month, month + year].includes(digits);
}

export function payPasswordFault(digits: string, birthday = ''): string | undefined {
  if (!/^\d{6}$/.test(digits)) return '支付密码是 6 位数字';
  if (isBirthday(digits, birthday)) return '别用生日，换一组数字';
  return isObvious(digits) ? '太好猜了，避开连续和重复的数字' : undefined;
}
