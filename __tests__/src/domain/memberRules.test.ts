import { mobileFault, passwordFault, payPasswordFault, strengthOf } from '@/domain/member/rules';
import { CODE_PAUSE_S, secondsLeft, sendLabel } from '@/domain/member/useSmsCode';

describe('rules of accounts', () => {
  it('says what is wrong with a mobile', () => {
    expect(mobileFault('13811112222')).toBeUndefined();
    expect(mobileFault('1381111222')).toBe('少一位，请填 11 位手机号');
    expect(mobileFault('12811112222')).toBe('请输入正确的手机号');
    expect(mobileFault('')).toBe('请填手机号');
  });

  it.each([
    ['', '设一个 8-20 位的密码'],
    ['abc123', '还差 2 位，需要 8-20 位'],
    ['12345678', '再加上字母'],
    ['abcdefgh', '再加上数字'],
    ['abc 12345', '只能用字母、数字和符号，不能有空格或汉字'],
    ['a1'.repeat(11), '太长了，最多 20 位'],
  ])('refuses the login password %p', (password, sentence) => expect(passwordFault(password)).toBe(sentence));

  it('takes letters and digits of 8-20 and rates them', () => {
    expect(passwordFault('longjing2026')).toBeUndefined();
    expect([
      strengthOf('short1'),
      strengthOf('longjing1'),
      strengthOf('longjing2026'),
      strengthOf('LongJing-2026'),
    ]).toEqual([0, 1, 2, 3]);
  });

  it.each(['123456', '654321', '111111', '121212', '123123', '890123'])(
    'refuses the obvious payment password %s',
    (digits) => expect(payPasswordFault(digits)).toBeDefined(),
  );

  it('refuses the birthday in the orders people write it', () => {
    for (const digits of ['900307', '070390', '199003', '031990'])
      expect(payPasswordFault(digits, '1990-03-07')).toBe('别用生日，换一组数字');
    expect(payPasswordFault('246810', '1990-03-07')).toBeUndefined();
    expect(payPasswordFault('24681')).toBe('支付密码是 6 位数字');
  });
});

describe('the pause between two codes', () => {
  it('counts from the moment of sending, not by ticks', () => {
    expect(secondsLeft(1000, 1000)).toBe(CODE_PAUSE_S);
    expect(secondsLeft(1000, 1000 + 59_001)).toBe(1);
    expect(secondsLeft(1000, 1000 + 3_600_000)).toBe(0);
  });

  it('says what the button does', () => {
    expect([sendLabel(0, false), sendLabel(42, true), sendLabel(0, true)]).toEqual([
      '获取验证码',
      '42 秒后重发',
      '重新获取',
    ]);
  });
});
