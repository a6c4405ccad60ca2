import { eq } from 'drizzle-orm';
import { members } from '../../../server/db/schema';
import { testServer, PASSWORD, SMS_CODE } from '../harness';

const app = testServer({ seed: 'base' });
let next = 0;
const fresh = () => `1370001${String(++next).padStart(4, '0')}`;
const byPassword = (account: string, password: string) => app.call('site.login', { account, password });
const codeFor = (mobile: string, scene = 'login') => app.call('site.smsCode', { mobile, scene });
const rowOf = async (mobile: string) => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0];

describe('site.login', () => {
  test('by mobile and by member number', async () => {
    const { data } = await byPassword('13800000001', PASSWORD);
    expect(data).toMatchObject({
      isNew: false,
      channelLogin: false,
      chatLogin: false,
      member: { id: '10001', nickname: '林知夏', mobile: '138****0001' },
    });
    expect((await byPassword(data.member?.no ?? '', PASSWORD)).data.member?.id).toBe('10001');
  });

  test('a wrong password and an unknown account answer alike, the lock included', async () => {
    const tries = async (account: string) => {
      const seen = [];
      for (let i = 0; i < 6; i++) seen.push(await byPassword(account, 'Wrong2026'));
      return seen;
    };
    const known = await tries('13800000055');
    const unknown = await tries('13799999999');
    expect(known).toEqual(unknown);
    expect(known.map((answer) => answer.code)).toEqual([422, 422, 422, 422, 423, 423]);
    expect(known[0]?.message).toBe('账号或密码错误');
    expect(known[5]?.message).toBe('账号已锁定，请15分钟后再试');
    expect((await byPassword('13800000055', PASSWORD)).code).toBe(423);
    app.clock.advance(15 * 60_000);
    expect((await byPassword('13800000055', PASSWORD)).code).toBe(200);
  });

  test('the right password forgets earlier errors; parallel guesses get five at most', async () => {
    for (let i = 0; i < 4; i++) await byPassword('13800000056', 'Wrong2026');
    expect((await byPassword('13800000056', PASSWORD)).code).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => byPassword('13800000056', 'Wrong2026')));
    expect(guesses.filter((answer) => answer.code === 422)).toHaveLength(4);
    expect(guesses.filter((answer) => answer.code === 423)).toHaveLength(4);
  });

  test('names a missing field', async () => {
    expect(await byPassword('13800000001', '')).toMatchObject({ code: 400, field: 'password' });
  });
});

describe('site.mobileLogin', () => {
  test('creates the account: number, avatar, open gift, inviter of the share link', async () => {
    const inviter = await app.login('13800000010');
    const share = { share_title: '叶间', share_desc: '', share_pic: '', share_url: '/h5/pages/tea/index' };
    const { data: link } = await app.call('site.share', share, { token: inviter });
    const mobile = fresh();
    await codeFor(mobile);
    const { data } = await app.call('site.mobileLogin', { mobile, code: SMS_CODE, share_id: link.share.share_id });
    expect(data).toMatchObject({
      isNew: true,
      member: {
        newGift: 'open',
        levelName: '茶友',
        hasPassword: false,
        inviter: { nickname: '陈雨前' },
        roles: ['member', 'subordinate'],
      },
    });
    expect(data.member?.no).toMatch(/^YJ\d{12}$/);
    expect((await rowOf(mobile))?.inviterId).toBe('10010');
  });

  test('an unknown or visitor share binds nobody, a known mobile is never bound again', async () => {
    const visitor = await app.call('site.share', { share_title: '', share_desc: '', share_pic: '', share_url: '/h5/' });
    const mobile = fresh();
    await codeFor(mobile);
    await app.call('site.mobileLogin', { mobile, code: SMS_CODE, share_id: visitor.data.share.share_id });
    expect((await rowOf(mobile))?.inviterId).toBeNull();
    app.clock.advance(61_000);
    await codeFor(mobile);
    const again = await app.call('site.mobileLogin', { mobile, code: SMS_CODE, share_id: 'made-up' });
    expect(again.data.isNew).toBe(false);
  });
});

test('login.codeLogin never creates an account', async () => {
  const mobile = fresh();
  await codeFor(mobile);
  expect(await app.call('login.codeLogin', { mobile, code: SMS_CODE })).toMatchObject({
    code: 404,
    message: '该手机号未注册',
  });
  expect(await rowOf(mobile)).toBeUndefined();
  await codeFor('13900000002');
  expect((await app.call('login.codeLogin', { mobile: '13900000002', code: SMS_CODE })).data.member).toMatchObject({
    areas: ['client', 'quote', 'visit'],
    employee: { no: 'E1002', name: '李牧之' },
  });
});

describe('login.register', () => {
  const register = async (fields: Record<string, unknown>) => {
    const mobile = fresh();
    await codeFor(mobile, 'register');
    return app.call('login.register', { mobile, code: SMS_CODE, password: PASSWORD, agree: true, ...fields });
  };

  test('makes a member with password, nickname and inviter, and logs in', async () => {
    const inviter = await rowOf('13800000010');
    const { data } = await register({ nickname: '春山', inviteNo: inviter?.no });
    expect(data).toMatchObject({
      isNew: true,
      member: { nickname: '春山', hasPassword: true, newGift: 'open', inviter: { id: '10010' } },
    });
    expect((await app.call('member.my', {}, { token: data.token })).code).toBe(200);
  });

  test('an unknown invite number goes on without', async () => {
    expect((await register({ inviteNo: 'YJ000' })).data.member?.inviter).toBeUndefined();
  });

  test.each(['short1', 'onlyletters', '1234567890', 'x1'.repeat(11), '密码Password1'])(
    'refuses the password %s',
    async (password) => {
      expect(await register({ password })).toMatchObject({ code: 422, message: expect.stringContaining('8-20位') });
    },
  );

  test('refuses without agreement, with a blocked nickname, with a known mobile', async () => {
    expect((await register({ agree: false })).code).toBe(422);
    expect(await register({ nickname: '叶间 客·服' })).toMatchObject({
      code: 422,
      message: expect.stringContaining('昵称'),
    });
    await codeFor('13800000057', 'register');
    const known = await app.call('login.register', {
      mobile: '13800000057',
      code: SMS_CODE,
      password: PASSWORD,
      agree: true,
    });
    expect(known).toMatchObject({ code: 422, message: '该手机号已注册，去登录' });
  });

  test('the password is stored as argon2id', async () => {
    const { data } = await register({});
    const [row] = await app.db
      .select()
      .from(members)
      .where(eq(members.id, data.member?.id ?? ''));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });
});
