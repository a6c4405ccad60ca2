import { eq } from 'drizzle-orm';
import { endpoints } from '../../../src/contract/endpoints';
import { proofs, smsCodes } from '../../../server/db/schema';
import { createGateways } from '../../../server/gateways';
import { createSandboxSms } from '../../../server/gateways/sms';
import { readConfig } from '../../../server/config';
import { createTestServer, SMS_CODE, type TestServer } from '../harness';

const sms = createSandboxSms();
let app: TestServer;
let next = 0;
/** A mobile nobody used yet. */
const fresh = () => `1370000${String(++next).padStart(4, '0')}`;
beforeAll(async () => {
  app = await createTestServer({ seed: 'base', gateways: { ...createGateways(readConfig({})), sms } });
});
afterAll(() => app.close());

const send = (mobile: string, scene = 'login') => app.call('site.smsCode', { mobile, scene });
const loginBy = (mobile: string, code: string) => app.call('site.mobileLogin', { mobile, code });

describe('sending', () => {
  test('answers the time to live and, in demo mode only, the code', async () => {
    expect(await send(fresh())).toMatchObject({ code: 200, data: { ttl: 300, hint: SMS_CODE } });
    const quiet = await createTestServer({ config: { development: false } });
    expect((await quiet.call('site.smsCode', { mobile: fresh(), scene: 'login' })).data).toEqual({ ttl: 300 });
    await quiet.close();
  });

  test('the table keeps a keyed hash, never the code', async () => {
    const mobile = fresh();
    await send(mobile);
    const [row] = await app.db.select().from(smsCodes).where(eq(smsCodes.mobile, mobile));
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(SMS_CODE);
  });

  test('one per 60 seconds and scene, voice included', async () => {
    const mobile = fresh();
    expect((await send(mobile)).code).toBe(200);
    expect(await send(mobile)).toMatchObject({ code: 429, message: '操作太频繁' });
    expect((await app.call('carrierSms.send', { mobile, scene: 'login' })).code).toBe(429);
    expect((await send(mobile, 'register')).code).toBe(200);
    app.clock.advance(60_000);
    const voice = await app.call('carrierSms.send', { mobile, scene: 'login' });
    expect(voice).toMatchObject({ code: 200, data: { ttl: 300, channel: 'voice' } });
    expect(sms.sent.at(-1)).toMatchObject({ mobile, channel: 'voice' });
  });

  test('ten per day and mobile, parallel calls included; the next day starts anew', async () => {
    const mobile = fresh();
    for (let i = 0; i < 10; i++) {
      expect((await send(mobile)).code).toBe(200);
      app.clock.advance(61_000);
    }
    expect(await send(mobile)).toMatchObject({ code: 429, message: expect.stringContaining('明天') });
    app.clock.advance(24 * 3_600_000);
    const both = await Promise.all([send(mobile), send(mobile)]);
    expect(both.map((answer) => answer.code).sort()).toEqual([200, 429]);
  });

  test('what strangers ask for takes nothing from the owner who is logged in, nor one stranger everything from others', async () => {
    const mobile = '13800000055';
    const token = await app.login(mobile);
    app.clock.advance(24 * 3_600_000);
    const askFrom = async (remoteAddress: string, scene: string) => {
      const { method, path: url } = endpoints['site.smsCode'];
      const answer = await app.http.inject({ method, url, query: { mobile, scene }, remoteAddress });
      return answer.json<{ code: number }>().code;
    };
    const scenes = ['login', 'register', 'bind', 'password', 'channel'];
    const flood = async (address: string) => {
      const codes: number[] = [];
      for (let minute = 0; minute < 2; minute += 1) {
        codes.push(...(await Promise.all(scenes.map((scene) => askFrom(address, scene)))));
        app.clock.advance(60_000);
      }
      return codes;
    };
    expect(await flood('10.0.0.1')).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await askFrom('10.0.0.1', 'login')).toBe(429);
    expect(await flood('10.0.0.2')).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await askFrom('10.0.0.3', 'login')).toBe(429);
    // A stranger's code is under way: the owner need not wait for it, but nobody's comes soon after the owner's own.
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await app.call('site.smsCode', { mobile, scene: 'paypw' }, { token })).code).toBe(200);
      expect((await app.call('site.smsCode', { mobile, scene: 'paypw' }, { token })).code).toBe(429);
      app.clock.advance(60_000);
    }
    expect((await app.call('site.smsCode', { mobile, scene: 'paypw' }, { token })).message).toContain('明天');
    app.clock.advance(24 * 3_600_000);
    expect(await askFrom('10.0.0.1', 'bind')).toBe(200);
    expect((await app.call('carrierSms.send', { mobile, scene: 'bind' }, { token })).code).toBe(200);
    expect(await askFrom('10.0.0.4', 'bind')).toBe(429);
    // Who is logged in as somebody else is a stranger.
    const other = await app.login('13800000056');
    expect((await app.call('site.smsCode', { mobile, scene: 'bind' }, { token: other })).code).toBe(429);
    const rows = await app.db.select({ asker: smsCodes.asker }).from(smsCodes).where(eq(smsCodes.mobile, mobile));
    expect(JSON.stringify(rows)).not.toContain('10.0.0.');
  });

  test('a gateway that fails says so and does not use up the 60 seconds', async () => {
    const mobile = fresh();
    const works = sms.send;
    sms.send = () => Promise.reject(new Error('relay down'));
    expect(await send(mobile)).toMatchObject({ code: 422, message: '短信发送失败，请稍后再试' });
    sms.send = works;
    expect((await send(mobile)).code).toBe(200);
  });

  test('a mobile that its provider sends no more to for now, or never, is told so, and nothing of the 60 seconds is used up', async () => {
    const mobile = fresh();
    const works = sms.send;
    sms.send = () => Promise.resolve('tooOften');
    expect(await send(mobile)).toMatchObject({ code: 429, message: '发送太频繁，请稍后再试' });
    sms.send = () => Promise.resolve('unreachable');
    expect(await send(mobile)).toMatchObject({
      code: 422,
      message: '短信发不到这个手机号，请核对号码',
      field: 'mobile',
    });
    // Who resets a password learns nothing by it: an unknown mobile is never sent to.
    for (const known of ['13800000051', fresh()]) expect((await send(known, 'password')).code).toBe(200);
    sms.send = works;
    expect((await send(mobile)).code).toBe(200);
  });

  test('where nobody makes calls none is offered, and none takes the place of a message', async () => {
    const mobile = fresh();
    expect(await app.ok('site.config', {})).not.toHaveProperty('voiceCode');
    Object.assign(app.server.gateways.sms, { voice: false });
    try {
      expect(await app.ok('site.config', {})).toMatchObject({ voiceCode: false });
      expect(await app.call('carrierSms.send', { mobile, scene: 'login' })).toMatchObject({
        code: 422,
        message: '暂不支持语音验证码，请用短信验证码',
      });
      expect((await send(mobile)).code).toBe(200);
    } finally {
      Object.assign(app.server.gateways.sms, { voice: true });
    }
  });

  test('a reset for an unknown mobile answers like a known one, but nothing is sent', async () => {
    const unknown = fresh();
    const before = sms.sent.length;
    const stranger = await send(unknown, 'password');
    expect(sms.sent).toHaveLength(before);
    const known = await send('13800000052', 'password');
    expect(sms.sent).toHaveLength(before + 1);
    expect(stranger).toEqual(known);
    const reset = await app.call('member.resetPw', {
      kind: 'login',
      mobile: unknown,
      code: SMS_CODE,
      password: 'NewLeaf2026',
    });
    expect(reset).toMatchObject({ code: 422, message: '验证码错误' });
  });

  test('scenes of a session go to its own mobile only; the masked form stands for it', async () => {
    const token = await app.login('13800000053');
    const ask = (mobile: string, scene: string, as?: string) =>
      app.call('site.smsCode', { mobile, scene }, { token: as });
    expect((await ask('13800000053', 'paypw')).code).toBe(401);
    expect(await ask('13800000054', 'paypw', token)).toMatchObject({ code: 400, field: 'mobile' });
    expect(await ask('138****0099', 'close', token)).toMatchObject({ code: 400 });
    expect((await ask('138****0053', 'paypw', token)).code).toBe(200);
    expect(sms.sent.at(-1)?.mobile).toBe('13800000053');
  });
});

describe('using', () => {
  test('five minutes, once, newest only', async () => {
    const mobile = fresh();
    expect(await loginBy(mobile, SMS_CODE)).toMatchObject({ code: 422, message: '验证码错误' });
    await send(mobile);
    app.clock.advance(300_000);
    expect((await loginBy(mobile, SMS_CODE)).code).toBe(422);
    await send(mobile);
    expect((await loginBy(mobile, SMS_CODE)).code).toBe(200);
    expect((await loginBy(mobile, SMS_CODE)).code).toBe(422);
  });

  test('belongs to its scene', async () => {
    const mobile = fresh();
    await send(mobile, 'register');
    expect((await loginBy(mobile, SMS_CODE)).code).toBe(422);
  });

  test('five wrong tries kill it, parallel ones too; a new one works', async () => {
    const mobile = fresh();
    await send(mobile);
    await Promise.all(Array.from({ length: 5 }, (_, i) => loginBy(mobile, `00000${i}`)));
    expect(await loginBy(mobile, SMS_CODE)).toMatchObject({ code: 422, message: '验证码错误' });
    app.clock.advance(60_000);
    await send(mobile);
    expect((await loginBy(mobile, SMS_CODE)).code).toBe(200);
  });

  test('four wrong tries leave it alive', async () => {
    const mobile = fresh();
    await send(mobile);
    for (let i = 0; i < 4; i++) await loginBy(mobile, `00000${i}`);
    expect((await loginBy(mobile, SMS_CODE)).code).toBe(200);
  });

  test('two calls with one code: one wins', async () => {
    const mobile = fresh();
    await send(mobile);
    const both = await Promise.all([loginBy(mobile, SMS_CODE), loginBy(mobile, SMS_CODE)]);
    expect(both.map((answer) => answer.code).sort()).toEqual([200, 422]);
  });
});

describe('carrierSms.verify', () => {
  const verify = (mobile: string, code: string, scene = 'login') =>
    app.call('carrierSms.verify', { mobile, code, scene });

  test('its token replaces the code, once, for its mobile and scene', async () => {
    const mobile = fresh();
    await app.call('carrierSms.send', { mobile, scene: 'login' });
    expect(await verify(mobile, '000000')).toMatchObject({ code: 422 });
    const { data } = await verify(mobile, SMS_CODE);
    expect((await app.db.select().from(proofs)).map((row) => row.hash)).not.toContain(data.verifyToken);
    expect((await loginBy(fresh(), data.verifyToken)).code).toBe(422);
    expect(
      (await app.call('login.register', { mobile, code: data.verifyToken, password: PASSWORD_OK, agree: true })).code,
    ).toBe(422);
    expect((await loginBy(mobile, data.verifyToken)).code).toBe(200);
    expect((await loginBy(mobile, data.verifyToken)).code).toBe(422);
  });

  test('ends after five minutes', async () => {
    const mobile = fresh();
    await app.call('carrierSms.send', { mobile, scene: 'login' });
    const { data } = await verify(mobile, SMS_CODE);
    app.clock.advance(300_000);
    expect((await loginBy(mobile, data.verifyToken)).code).toBe(422);
  });

  test('names a wrong parameter', async () => {
    expect(await verify('13700000001', '12')).toMatchObject({ code: 400, field: 'code' });
    expect(await app.call('carrierSms.send', { mobile: 'x', scene: 'login' })).toMatchObject({
      code: 400,
      field: 'mobile',
    });
  });
});

const PASSWORD_OK = 'Yejian2026';
