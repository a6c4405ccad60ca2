/** A whole run of logins, wrong and right: no token, code, ticket, password, mobile or id number stands in any line of the log. */
import { createTestServer, PASSWORD, SMS_CODE, type TestServer } from '../harness';

const MOBILE = '13712345678';
const ID_NUMBER = '11010519491231002X';
let app: TestServer;
beforeAll(async () => {
  // As a server in operation logs, every request.
  app = await createTestServer({ seed: 'base', config: { logLevel: 'trace' } });
});
afterAll(() => app.close());

test('nothing of it is written down', async () => {
  const secrets: string[] = [MOBILE, PASSWORD, ID_NUMBER, `"${SMS_CODE}"`];
  const keep = (...found: (string | undefined)[]) => secrets.push(...found.filter((one) => one !== undefined));
  const agent = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Edg/128.0' } };

  // By text message: too soon, a wrong one, the right one, its stand-in.
  await app.call('site.smsCode', { mobile: MOBILE, scene: 'login' }, agent);
  await app.call('site.smsCode', { mobile: MOBILE, scene: 'login' });
  await app.call('site.mobileLogin', { mobile: MOBILE, code: '123456' });
  const first = await app.call('site.mobileLogin', { mobile: MOBILE, code: SMS_CODE }, agent);
  const token = first.data.token!;
  keep(token);
  await app.call('site.smsCode', { mobile: MOBILE, scene: 'bind' }, { token });
  const { data: proof } = await app.call(
    'carrierSms.verify',
    { mobile: MOBILE, code: SMS_CODE, scene: 'bind' },
    { token },
  );
  keep(proof.verifyToken);

  // By password, until it locks; from outside; by a made-up token.
  for (let i = 0; i < 6; i++) await app.call('site.login', { account: '13800000050', password: `${PASSWORD}x` });
  keep((await app.call('site.login', { account: '13800000051', password: PASSWORD })).data.token);
  keep((await app.call('site.wechatLogin', { code: 'sandbox:log-1:白露' })).data.bindTicket);
  await app.call('site.wechatLogin', { code: 'sandbox:log-2', bind: true }, { token });
  await app.call('member.my', {}, { token: `${token.slice(0, -1)}_` });

  // By scan: a computer and a screen.
  const pc = await app.ok('ticket.create', { kind: 'pc' });
  keep(pc.token, pc.ticket);
  await app.call('site.appLogin', { ticket: pc.ticket }, { token });
  await app.call('site.appLoginConfirm', { ticket: pc.ticket, action: 'confirm' }, { token });
  await app.call('ticket.state', { token: pc.token });
  await app.call('screen.board', { token: pc.token });

  // What is no request of this server, with secrets where nobody expects them.
  await app.http.inject({ url: `/nowhere?access-token=${token}&mobile=${MOBILE}&idNo=${ID_NUMBER}` });
  await app.http.inject({
    method: 'POST',
    url: '/api/v1/site/login',
    payload: `{"password":"${PASSWORD}","idNo":"${ID_NUMBER}`,
  });
  app.server.log.error(
    { err: new Error(`failed for ${MOBILE} ${ID_NUMBER} ${token}`) },
    'a fault that quotes what it was given',
  );
  await app.call('member.logout', { scope: 'all' }, { token });

  const log = app.logs.join('');
  expect(app.logs.length).toBeGreaterThan(20);
  expect(secrets.length).toBeGreaterThan(8);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
