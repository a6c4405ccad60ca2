/** Where a member is logged in: told, and ended one by one. */
import { deviceName, maskIp } from '../../../server/lib/deviceName';
import { testServer, PASSWORD } from '../harness';

const MESSENGER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50';
const XU = '13800000003';
const app = testServer({ seed: 'base' });
const loginFrom = async (userAgent: string) => {
  const answer = await app.call(
    'site.login',
    { account: XU, password: PASSWORD },
    { headers: { 'user-agent': userAgent } },
  );
  return answer.data.token!;
};

test('each with its name, the own one first; ended by its owner only, and at once', async () => {
  const old = await loginFrom(MESSENGER);
  app.clock.advance(1000);
  const here = await loginFrom('Mozilla/5.0 (X11; Linux x86_64) Chrome/128.0 Safari/537.36');
  app.clock.advance(1000);
  const newest = await loginFrom('curl');
  const { list } = await app.ok('auth.devices', {}, { token: here });
  expect(list.map(({ name, current }) => [name, current])).toEqual([
    ['Linux 电脑 · Chrome', true],
    ['未知设备', false],
    ['iPhone · 微信', false],
  ]);
  expect(JSON.stringify(list)).not.toContain(old);
  const phone = list.find(({ name }) => name === 'iPhone · 微信')!;

  const stranger = await app.login('13800000052');
  expect((await app.call('auth.endDevice', { id: phone.id }, { token: stranger })).code).toBe(404);
  expect((await app.call('member.my', {}, { token: old })).code).toBe(200);

  const left = await app.ok('auth.endDevice', { id: phone.id }, { token: here });
  expect(left.list.map(({ id }) => id)).not.toContain(phone.id);
  expect((await app.call('member.my', {}, { token: old })).code).toBe(401);
  expect((await app.call('member.my', {}, { token: newest })).code).toBe(200);
  expect((await app.call('auth.endDevice', { id: phone.id }, { token: here })).code).toBe(404);
  expect((await app.call('auth.devices')).code).toBe(401);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/128.0 Safari/537.36 Edg/128.0', 'Windows 电脑 · Edge'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/128.0 MicroMessenger/8.0.50 miniProgram', '安卓手机 · 小程序'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 'Mac · Safari'],
  ['Mozilla/5.0 (Linux; Android 14) DingTalk/7.6', '安卓手机 · 钉钉'],
  ['', '未知设备'],
])('%s is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test('an address keeps its network and loses its house', () => {
  expect(maskIp('203.0.113.7')).toBe('203.0.113.*');
  expect(maskIp('::ffff:203.0.113.7')).toBe('203.0.113.*');
  expect(maskIp('2001:db8:7:8::1')).toBe('2001:db8:7:*');
  expect(maskIp('')).toBe('');
});
