import { consumePayToken } from '../../../server/domains/people/session/proofs';
import { testServer, PASSWORD, PAY_PASSWORD, SMS_CODE } from '../harness';

const app = testServer({ seed: 'base' });
const send = (mobile: string, scene: string, token?: string) => app.call('site.smsCode', { mobile, scene }, { token });
const reset = (fields: Record<string, unknown>, token?: string) => app.call('member.resetPw', fields, { token });

describe('login password', () => {
  test('by old password, with the rules of a new one', async () => {
    const token = await app.login('13800000050');
    const change = (fields: Record<string, unknown>) => reset({ kind: 'login', ...fields }, token);
    expect(await change({ oldPassword: PASSWORD, password: 'weakpassword' })).toMatchObject({ code: 422 });
    expect(await change({ oldPassword: PASSWORD, password: PASSWORD })).toMatchObject({
      code: 422,
      message: '新密码不能与原密码相同',
    });
    expect(await change({ oldPassword: 'Wrong2026', password: 'NewLeaf2026' })).toMatchObject({
      code: 422,
      message: '原密码错误',
    });
    expect(await change({ password: 'NewLeaf2026' })).toMatchObject({ code: 400, field: 'code' });
    expect((await change({ oldPassword: PASSWORD, password: 'NewLeaf2026' })).code).toBe(200);
  });

  test('five wrong old passwords leave the code only', async () => {
    const token = await app.login('13800000051');
    const tries = [];
    for (let i = 0; i < 5; i++)
      tries.push(await reset({ kind: 'login', oldPassword: 'Wrong2026', password: 'NewLeaf2026' }, token));
    expect(tries.map((answer) => answer.code)).toEqual([422, 422, 422, 422, 423]);
    expect(tries[4]?.message).toContain('短信');
    await send('138****0051', 'password', token);
    expect((await reset({ kind: 'login', code: SMS_CODE, password: 'NewLeaf2026' }, token)).code).toBe(200);
    expect((await app.call('site.login', { account: '13800000051', password: 'NewLeaf2026' })).code).toBe(200);
  });

  test('a first password needs the code: a session alone would make a proof out of nothing', async () => {
    const token = await app.login('13712350001');
    const first = (fields: Record<string, unknown>) =>
      reset({ kind: 'login', password: 'FirstOne1', ...fields }, token);
    expect(await first({})).toMatchObject({ code: 400, field: 'code' });
    expect(await first({ oldPassword: 'Anything1' })).toMatchObject({ code: 400, field: 'code' });
    await send('137****0001', 'password', token);
    expect((await first({ code: SMS_CODE })).code).toBe(200);
    expect((await app.call('member.my', {}, { token })).data.hasPassword).toBe(true);
  });

  test('without a session: mobile and code are needed', async () => {
    expect(await reset({ kind: 'login', password: 'NewLeaf2026' })).toMatchObject({
      code: 400,
      field: 'mobile',
    });
    expect(await reset({ kind: 'login', mobile: '13800000052', password: 'NewLeaf2026' })).toMatchObject({
      code: 400,
      field: 'code',
    });
    expect(await reset({ kind: 'door', password: 'NewLeaf2026' })).toMatchObject({
      code: 400,
      field: 'kind',
    });
  });
});

describe('payment password', () => {
  test('needs a session and, for the first one, a code', async () => {
    expect((await reset({ kind: 'pay', password: '135790' })).code).toBe(401);
    const token = await app.login('13800000002');
    expect(await reset({ kind: 'pay', password: '135790' }, token)).toMatchObject({
      code: 400,
      field: 'code',
    });
    await send('13800000002', 'paypw', token);
    expect((await reset({ kind: 'pay', code: SMS_CODE, password: '135790' }, token)).code).toBe(200);
    expect((await app.call('member.my', {}, { token })).data.hasPayPassword).toBe(true);
  });

  test.each(['123456', '654321', '111111', '012345', '121212', '123123', '920520', '199205', '12345a'])(
    'refuses %s',
    async (password) => {
      const token = await app.login('13800000001');
      const answer = await reset({ kind: 'pay', oldPassword: PAY_PASSWORD, password }, token);
      expect(answer).toMatchObject({ code: 422, message: expect.stringContaining('支付密码') });
    },
  );

  test('by old password; a wrong one counts down', async () => {
    const token = await app.login('13800000003');
    expect(await reset({ kind: 'pay', oldPassword: '000001', password: '135790' }, token)).toMatchObject({
      code: 425,
      message: '支付密码错误，还可尝试4次',
    });
    expect((await reset({ kind: 'pay', oldPassword: PAY_PASSWORD, password: '135790' }, token)).code).toBe(200);
  });
});

describe('member.checkPayPw', () => {
  const check = (password: string, token?: string) => app.call('member.checkPayPw', { password }, { token });

  test('issues a proof for one member, five minutes, one use', async () => {
    const token = await app.login('13800000001');
    const { data } = await check(PAY_PASSWORD, token);
    expect(data).toMatchObject({ left: 5, expiresAt: app.clock.now() + 300_000 });
    const use = (memberId: string, now = app.clock.now()) => consumePayToken(app.db, memberId, data.payToken, now);
    expect(await use('10003')).toBe(false);
    expect(await use('10001', data.expiresAt)).toBe(false);
    expect(await use('10001')).toBe(true);
    expect(await use('10001')).toBe(false);
  });

  test('five errors lock three hours and say until when; the lock ends by itself or by a new password', async () => {
    const token = await app.login('13800000010');
    const tries = [];
    for (let i = 0; i < 5; i++) tries.push(await check('000000', token));
    expect(tries.slice(0, 4).map((answer) => answer.message)).toEqual(
      [4, 3, 2, 1].map((left) => `支付密码错误，还可尝试${left}次`),
    );
    expect(tries[4]).toMatchObject({ code: 423, message: '支付密码已锁定，请在 13:30 后再试' });
    expect((await check(PAY_PASSWORD, token)).code).toBe(423);
    await send('13800000010', 'paypw', token);
    await reset({ kind: 'pay', code: SMS_CODE, password: '864209' }, token);
    expect((await check('864209', token)).code).toBe(200);
    const other = await app.login('13800000011');
    await Promise.all(Array.from({ length: 6 }, () => check('000000', other)));
    expect((await check(PAY_PASSWORD, other)).code).toBe(423);
    app.clock.advance(3 * 3_600_000);
    expect((await check(PAY_PASSWORD, other)).code).toBe(200);
  });

  test('wrong input, no password yet, no session', async () => {
    const token = await app.login('13800000055');
    expect(await check('12', token)).toMatchObject({ code: 400, field: 'password' });
    expect(await check('246810', token)).toMatchObject({ code: 422, message: '请先设置支付密码' });
    expect((await check('246810')).code).toBe(401);
  });
});
