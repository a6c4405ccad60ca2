/** What an account is opened with: bound in its own app, one account each, given up with a code. */
import { eq } from 'drizzle-orm';
import { identities, members } from '../../../server/db/schema';
import { testServer, SMS_CODE } from '../harness';
import { keepRows } from '../rewind';

const LIN = '13800000001';
const XU = '13800000003';
const app = testServer({ seed: 'base' });
let rewind: () => Promise<void>;
beforeAll(async () => {
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const send = (token: string, mobile: string) => app.call('site.smsCode', { mobile, scene: 'bind' }, { token });
const boundOf = async (token: string) =>
  (await app.ok('auth.list', {}, { token })).filter(({ boundAt }) => boundAt).map(({ provider }) => provider);

test('lists all ways with their names; the mobile is masked', async () => {
  const token = await app.login(LIN);
  expect(await app.ok('auth.list', {}, { token })).toEqual([
    { provider: 'mobile', label: '手机', nickname: '138****0001' },
    { provider: 'wechat', label: '微信', nickname: '知夏', boundAt: expect.any(Number) },
    { provider: 'mini', label: '小程序', nickname: '' },
    { provider: 'ding', label: '钉钉', nickname: '' },
    { provider: 'app', label: 'App', nickname: '' },
  ]);
});

test('an identity nobody knows joins the account, and logs in to it from then on', async () => {
  const token = await app.login(XU);
  expect(
    (await app.ok('site.wechatLogin', { code: 'sandbox:xu-fan:清和', bind: true }, { token })).token,
  ).toBeUndefined();
  await app.ok('miniProgram.login', { code: 'sandbox:xu-mini', bind: true }, { token });
  expect(await boundOf(token)).toEqual(['wechat', 'mini']);
  expect((await app.ok('site.wechatLogin', { code: 'sandbox:xu-fan' })).member?.id).toBe('10003');
  expect(await app.ok('site.wechatInfo', {}, { token })).toEqual({
    bound: true,
    nickname: '清和',
    avatar: '',
    subscribed: true,
  });
});

test('one that belongs to another account is refused, also when its ticket was older', async () => {
  const ticket = (await app.ok('site.wechatLogin', { code: 'sandbox:one' })).bindTicket;
  const lin = await app.login(LIN);
  await app.ok('site.dingLogin', { authCode: 'sandbox:lin-ding', bind: true }, { token: lin });
  const xu = await app.login(XU);
  expect(await app.call('site.dingLogin', { authCode: 'sandbox:lin-ding', bind: true }, { token: xu })).toMatchObject({
    code: 422,
    message: '该钉钉已绑定其他账号',
  });
  await app.ok('site.wechatLogin', { code: 'sandbox:one', bind: true }, { token: xu });
  await app.call('site.smsCode', { mobile: LIN, scene: 'bind' });
  expect(await app.call('site.mobileLogin', { mobile: LIN, code: SMS_CODE, bindTicket: ticket })).toMatchObject({
    code: 422,
    message: '该微信已绑定其他账号',
  });
  expect(await boundOf(xu)).toEqual(['wechat']);
});

test('two accounts that bind one identity at once: one has it', async () => {
  const tokens = [await app.login(LIN), await app.login(XU)];
  const answers = await Promise.all(
    tokens.map((token) => app.call('miniProgram.login', { code: 'sandbox:twin', bind: true }, { token })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
  expect(await app.db.select().from(identities).where(eq(identities.openId, 'twin'))).toHaveLength(1);
});

test('binding needs a session and a code its provider knows', async () => {
  expect((await app.call('site.wechatLogin', { code: 'sandbox:x', bind: true })).code).toBe(401);
  const token = await app.login(XU);
  expect((await app.call('site.wechatLogin', { code: 'made up', bind: true }, { token })).code).toBe(422);
});

test('given up with a code to the own mobile; a wrong one is counted', async () => {
  const token = await app.login(LIN);
  await send(token, '138****0001');
  expect(await app.call('auth.delete', { provider: 'wechat', code: '000000' }, { token })).toMatchObject({
    code: 422,
    message: '验证码错误',
  });
  expect((await app.ok('auth.delete', { provider: 'wechat', code: SMS_CODE }, { token }))[1]).toEqual({
    provider: 'wechat',
    label: '微信',
    nickname: '',
  });
  expect(await app.call('auth.delete', { provider: 'wechat', code: SMS_CODE }, { token })).toMatchObject({
    code: 422,
    message: '还没有绑定微信',
  });
  expect(await app.call('auth.delete', { provider: 'mobile', code: SMS_CODE }, { token })).toMatchObject({ code: 400 });
  expect(await app.ok('site.wechatInfo', {}, { token })).toEqual({
    bound: false,
    nickname: '',
    avatar: '',
    subscribed: false,
  });
});

test('the last way besides the mobile asks for a password first', async () => {
  const token = await app.login(LIN);
  await app.db.update(members).set({ passwordHash: null }).where(eq(members.mobile, LIN));
  await send(token, LIN);
  expect(await app.call('site.unBindWechat', { code: SMS_CODE }, { token })).toMatchObject({
    code: 422,
    message: '这是最后一种登录方式，请先设置登录密码',
  });
  // The refusal came before the code was used up.
  await app.ok('miniProgram.login', { code: 'sandbox:lin-mini', bind: true }, { token });
  expect(await app.ok('site.unBindWechat', { code: SMS_CODE }, { token })).toEqual({ ok: true });
  expect(await boundOf(token)).toEqual(['mini']);
});

test("somebody else's bindings stay as they are", async () => {
  const token = await app.login(XU);
  await send(token, XU);
  expect((await app.call('auth.delete', { provider: 'wechat', code: SMS_CODE }, { token })).code).toBe(422);
  expect(await boundOf(await app.login(LIN))).toEqual(['wechat']);
});
