import { eq } from 'drizzle-orm';
import { sessions } from '../../../server/db/schema';
import { hashToken, SESSION_MS } from '../../../server/domains/people/session/service';
import { testServer, PASSWORD, SMS_CODE } from '../harness';

const app = testServer({ seed: 'base' });
test('a token is 256 bits, stored as a hash only, and lives for 30 days', async () => {
  const token = await app.login('13800000003');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await app.db.select().from(sessions).where(eq(sessions.memberId, '10003'));
  expect(rows.map((row) => row.tokenHash)).toEqual([hashToken(token)]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await app.call('member.my', {}, { token })).code).toBe(200);
  app.clock.advance(SESSION_MS);
  expect((await app.call('member.my', {}, { token })).code).toBe(401);
});

test('a public endpoint takes a bad token for no token', async () => {
  expect((await app.call('site.config', {}, { token: 'nonsense' })).code).toBe(200);
});

test('logging out ends the session of this device at once; a copied token opens nothing any more', async () => {
  const token = await app.login('13800000052');
  const other = await app.login('13800000052');
  expect(await app.call('member.logout', { scope: 'device' }, { token })).toMatchObject({
    code: 200,
    data: { ok: true },
  });
  expect((await app.call('member.my', {}, { token })).code).toBe(401);
  expect((await app.call('member.logout', { scope: 'device' }, { token })).code).toBe(401);
  expect((await app.call('member.my', {}, { token: other })).code).toBe(200);
});

test("logging out of all devices ends every session of the member, and nobody else's", async () => {
  const token = await app.login('13800000053');
  const other = await app.login('13800000053');
  const stranger = await app.login('13800000054');
  expect((await app.call('member.logout', { scope: 'all' }, { token })).code).toBe(200);
  expect((await app.call('member.my', {}, { token })).code).toBe(401);
  expect((await app.call('member.my', {}, { token: other })).code).toBe(401);
  expect((await app.call('member.my', {}, { token: stranger })).code).toBe(200);
  expect((await app.call('member.logout', { scope: 'every' }, { token: stranger })).code).toBe(400);
  expect((await app.call('member.logout', { scope: 'all' })).code).toBe(401);
});

test('a new login password ends every other session, this one stays', async () => {
  const kept = await app.login('13800000050');
  app.clock.advance(61_000);
  const other = await app.login('13800000050');
  const changed = await app.call(
    'member.resetPw',
    { kind: 'login', oldPassword: PASSWORD, password: 'NewLeaf2026' },
    { token: kept },
  );
  expect(changed).toMatchObject({ code: 200, data: { ok: true } });
  expect((await app.call('member.my', {}, { token: kept })).code).toBe(200);
  expect((await app.call('member.my', {}, { token: other })).code).toBe(401);
  expect((await app.call('site.login', { account: '13800000050', password: 'NewLeaf2026' })).code).toBe(200);
});

test('a reset without a session ends them all', async () => {
  const mobile = '13800000051';
  const token = await app.login(mobile);
  await app.call('site.smsCode', { mobile, scene: 'password' });
  expect(
    (await app.call('member.resetPw', { kind: 'login', mobile, code: SMS_CODE, password: 'NewLeaf2026' })).code,
  ).toBe(200);
  expect((await app.call('member.my', {}, { token })).code).toBe(401);
});
