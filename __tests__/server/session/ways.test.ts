/** Ways of logging in that the shop has closed: site.config says so, and the server lets nobody in by them. */
import { writeSite } from '../../../server/domains/people/shopSettings/repository';
import { OWN } from '../../../server/domains/people/shopSettings/settings';
import type { LoginWay } from '../../../server/domains/people/member/ways';
import { testServer, PASSWORD, SMS_CODE } from '../harness';

const app = testServer({ seed: true });
let next = 0;
const fresh = () => `1370009${String(++next).padStart(4, '0')}`;
const LIN = '13800000001';
const LIANG = '13800000040';
afterEach(() => writeSite(app.db, { logins: OWN.site.logins }));

const close = (...ways: LoginWay[]) =>
  writeSite(app.db, { logins: { ...OWN.site.logins, ...Object.fromEntries(ways.map((way) => [way, false])) } });
function codeFor(mobile: string, scene: 'login' | 'bind' | 'channel' | 'register' = 'login') {
  // Codes of one mobile are a minute apart.
  app.clock.advance(60_001);
  return app.ok('site.smsCode', { mobile, scene });
}

async function byCode() {
  const mobile = fresh();
  await codeFor(mobile);
  return app.call('site.mobileLogin', { mobile, code: SMS_CODE });
}
async function byKnownCode() {
  await codeFor(LIN);
  return app.call('login.codeLogin', { mobile: LIN, code: SMS_CODE });
}
async function byChannelNo() {
  await codeFor(LIANG, 'channel');
  return app.call('login.bindChannel', { channelNo: 'CH8801', mobile: LIANG, code: SMS_CODE });
}

const WAYS: [way: LoginWay, words: string, tries: Record<string, () => Promise<{ code: number; message: string }>>][] =
  [
    ['code', '验证码', { byCode, byKnownCode }],
    ['password', '密码', { byPassword: () => app.call('site.login', { account: LIN, password: PASSWORD }) }],
    [
      'messenger',
      '微信',
      {
        inTheMessenger: () => app.call('site.wechatLogin', { code: 'sandbox:way-1' }),
        inTheMiniProgram: () => app.call('miniProgram.login', { code: 'sandbox:way-2' }),
        byItsOldName: () => app.call('site.wxlogin', { code: 'sandbox:way-3' }),
        byPhone: () => app.call('miniProgram.mobileLogin', { phoneCode: `sandbox:${fresh()}`, bindTicket: '' }),
      },
    ],
    ['workplace', '钉钉', { inTheWorkplace: () => app.call('site.dingLogin', { authCode: 'sandbox:way-4' }) }],
    [
      'channel',
      '渠道商',
      { byChannelNo, byPassword: () => app.call('atShop.login', { account: LIANG, password: PASSWORD }) },
    ],
  ];

test.each(WAYS)('%s: open it lets in, closed it refuses, and the others stay open', async (way, words, tries) => {
  for (const [name, tryIt] of Object.entries(tries)) expect([name, (await tryIt()).code]).toEqual([name, 200]);
  await close(way);
  for (const [name, tryIt] of Object.entries(tries)) {
    const { code, message } = await tryIt();
    expect([name, code, message]).toEqual([name, 422, `本店没有开通${words}登录，请换一种方式`]);
  }
  for (const [other, , others] of WAYS)
    if (other !== way) expect([other, (await Object.values(others)[0]!()).code]).toEqual([other, 200]);
  expect((await app.ok('site.config', {})).logins).toMatchObject({ [way]: false });
});

test('who comes from the messenger proves a mobile by code, though logins by code are closed', async () => {
  await close('code', 'password');
  const { data } = await app.call('site.wechatLogin', { code: 'sandbox:way-9' });
  const mobile = fresh();
  await codeFor(mobile, 'bind');
  const bound = await app.call('site.mobileLogin', { mobile, code: SMS_CODE, bindTicket: data.bindTicket });
  expect(bound).toMatchObject({ code: 200, data: { isNew: true } });
});

test('a ticket of a way that was closed meanwhile opens nothing', async () => {
  const { data } = await app.call('site.dingLogin', { authCode: 'sandbox:way-10' });
  await close('workplace');
  const mobile = fresh();
  await codeFor(mobile, 'bind');
  expect(await app.call('site.mobileLogin', { mobile, code: SMS_CODE, bindTicket: data.bindTicket })).toMatchObject({
    code: 422,
    message: '本店没有开通钉钉登录，请换一种方式',
  });
});

test('registration is open whatever is closed', async () => {
  await close('code', 'workplace', 'channel');
  const mobile = fresh();
  await codeFor(mobile, 'register');
  expect(
    await app.call('login.register', { mobile, code: SMS_CODE, password: 'Shanwai2026', agree: true }),
  ).toMatchObject({ code: 200, data: { isNew: true } });
});
