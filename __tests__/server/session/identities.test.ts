import { eq } from 'drizzle-orm';
import { identities, members } from '../../../server/db/schema';
import { createTestServer, SMS_CODE, type TestServer } from '../harness';

let app: TestServer;
let next = 0;
const fresh = () => `1370002${String(++next).padStart(4, '0')}`;
beforeAll(async () => {
  app = await createTestServer({ seed: 'base' });
});
afterAll(() => app.close());

const codeFor = (mobile: string, scene = 'login') => app.call('site.smsCode', { mobile, scene });
const rowOf = async (mobile: string) => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0];

describe('outside identities', () => {
  test('messenger: unknown → ticket → mobile → bound; the second time straight in', async () => {
    const first = await app.call('site.wechatLogin', { code: 'sandbox:wx-1:白露为霜' });
    expect(first.data.token).toBeUndefined();
    const mobile = fresh();
    await codeFor(mobile, 'bind');
    const bound = await app.call('site.mobileLogin', { mobile, code: SMS_CODE, bindTicket: first.data.bindTicket });
    expect(bound.data).toMatchObject({ isNew: true, member: { nickname: '白露为霜' } });
    const second = await app.call('site.wechatLogin', { code: 'sandbox:wx-1' });
    expect(second.data.member?.id).toBe(bound.data.member?.id);
    const replay = await app.call('miniProgram.mobileLogin', {
      phoneCode: `sandbox:${fresh()}`,
      bindTicket: first.data.bindTicket,
    });
    expect(replay).toMatchObject({ code: 410, message: expect.stringContaining('重新登录') });
  });

  test('mini-program: both names of the login are one service; one-tap mobile', async () => {
    const { data } = await app.call('miniProgram.login', { code: 'sandbox:mini-1' });
    const mobile = fresh();
    expect(
      await app.call('miniProgram.mobileLogin', { phoneCode: 'invented', bindTicket: data.bindTicket }),
    ).toMatchObject({ code: 422 });
    const tapped = await app.call('miniProgram.mobileLogin', {
      phoneCode: `sandbox:${mobile}`,
      bindTicket: data.bindTicket,
    });
    expect(tapped.data.isNew).toBe(true);
    const old = await app.call('site.wxlogin', { code: 'sandbox:mini-1' });
    expect(old.data.member?.id).toBe(tapped.data.member?.id);
  });

  test('a ticket ends after 15 minutes', async () => {
    const { data } = await app.call('miniProgram.login', { code: 'sandbox:mini-late' });
    app.clock.advance(15 * 60_000);
    expect(
      (await app.call('miniProgram.mobileLogin', { phoneCode: `sandbox:${fresh()}`, bindTicket: data.bindTicket }))
        .code,
    ).toBe(410);
  });

  test('a new open id of one provider replaces the old one', async () => {
    const mobile = fresh();
    for (const code of ['sandbox:phone-a', 'sandbox:phone-b']) {
      const { data } = await app.call('miniProgram.login', { code });
      await app.call('miniProgram.mobileLogin', { phoneCode: `sandbox:${mobile}`, bindTicket: data.bindTicket });
    }
    const row = await rowOf(mobile);
    const bound = await app.db
      .select()
      .from(identities)
      .where(eq(identities.memberId, row?.id ?? ''));
    expect(bound.map((identity) => identity.openId)).toEqual(['phone-b']);
  });

  test('workplace chat opens a chat session for employees only', async () => {
    const staff = await app.call('site.dingLogin', { authCode: 'sandbox:E1001' });
    expect(staff.data).toMatchObject({ chatLogin: true, member: { nickname: '王岚', isManager: true } });
    const stranger = await app.call('site.dingLogin', { authCode: 'sandbox:nobody' });
    const mobile = fresh();
    await codeFor(mobile);
    const bound = await app.call('site.mobileLogin', { mobile, code: SMS_CODE, bindTicket: stranger.data.bindTicket });
    expect(bound.data.chatLogin).toBe(false);
  });

  test('an unknown code is refused; production without a messenger knows none', async () => {
    expect(await app.call('site.wechatLogin', { code: 'abc' })).toMatchObject({
      code: 422,
      message: '授权已失效，请重新登录',
    });
    const closed = await createTestServer({ config: { production: true, demo: false, development: false } });
    expect((await closed.call('site.wechatLogin', { code: 'sandbox:wx-1' })).code).toBe(422);
    await closed.close();
  });
});
