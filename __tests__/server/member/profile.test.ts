import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { accounts, collects, footprints, goods, members } from '../../../server/db/schema';
import { THEMES } from '../../../server/domains/people/member/themes';
import { testServer, PASSWORD, SMS_CODE } from '../harness';

const app = testServer({ seed: true });
let token: string;
beforeAll(async () => {
  token = await app.login('13800000002');
});

const save = (fields: Record<string, unknown>, as = token) => app.call('member.save', fields, { token: as });

describe('member.my', () => {
  test('puts accounts, level, card and role together', async () => {
    const own = await app.login('13800000001');
    const { data } = await app.call('member.my', {}, { token: own });
    expect(data).toMatchObject({
      id: '10001',
      nickname: '林知夏',
      mobile: '138****0001',
      region: '浙江省杭州市西湖区',
      levelName: '雅士',
      growth: 3260,
      balance: 128_000,
      points: 3620,
      coins: 46,
      income: 0,
      identity: 'verified',
      hasPayPassword: true,
      hobbyDone: true,
      roles: ['member'],
      areas: [],
      isManager: false,
    });
    expect(data.vipUntil).toBeGreaterThan(app.clock.now());
    expect(JSON.stringify(data)).not.toContain('13800000001');
  });

  test('a member without accounts has zeros', async () => {
    await app.db.delete(accounts).where(eq(accounts.ownerId, '10021'));
    const { data } = await app.call('member.my', {}, { token: await app.login('13800000021') });
    expect(data).toMatchObject({ balance: 0, points: 0, growth: 0, levelName: '茶友', wholesaler: false });
  });

  test.each([
    ['13800000010', ['member', 'team', 'subordinate']],
    ['13800000020', ['member', 'wholesaler']],
    ['13800000030', ['member', 'merchant']],
    ['13800000040', ['member', 'channel']],
    ['13900000001', ['member', 'staff']],
  ])('%s has the roles %s', async (mobile, roles) => {
    expect((await app.call('member.my', {}, { token: await app.login(mobile) })).data.roles).toEqual(roles);
  });

  test('asks for a session', async () => {
    expect((await app.call('member.my')).code).toBe(401);
  });
});

describe('member.save', () => {
  test('saves and answers the profile', async () => {
    const { data } = await save({
      nickname: ' 山间一叶 ',
      gender: 'female',
      bio: '喝茶',
      theme: 'green',
      regionCode: '330100',
    });
    expect(data).toMatchObject({
      nickname: '山间一叶',
      gender: 'female',
      bio: '喝茶',
      theme: 'green',
      region: '浙江省杭州市',
    });
  });

  test('every one of the fifteen colours, no other', async () => {
    expect(THEMES).toHaveLength(16);
    for (const theme of THEMES) expect((await save({ theme })).data.theme).toBe(theme);
    expect(await save({ theme: 'mint' })).toMatchObject({ code: 400, field: 'theme' });
  });

  test.each([
    [{ nickname: '一' }, 400, { field: 'nickname' }],
    [{ nickname: '叶间官 方' }, 422, { message: expect.stringContaining('昵称') }],
    [{ nickname: 'F.U.C.K 茶' }, 422, { message: expect.stringContaining('昵称') }],
    [{ birthday: '2026-02-30' }, 400, { field: 'birthday' }],
    [{ birthday: '2030-01-01' }, 400, { field: 'birthday' }],
    [{ regionCode: '999999' }, 400, { field: 'regionCode' }],
    [{ avatar: 'https://example.com/a.png' }, 400, { field: 'avatar' }],
    [{ avatar: '/uploads/2026/06/somebody.webp' }, 400, { field: 'avatar' }],
    [{ bio: 'x'.repeat(61) }, 400, { field: 'bio' }],
    [{ gender: 'cat' }, 400, { field: 'gender' }],
  ])('refuses %p', async (fields, code, refusal) => {
    expect(await save(fields)).toMatchObject({ code, ...refusal });
  });

  test('a birthday once', async () => {
    expect((await save({ birthday: '1995-03-08' })).data.birthday).toBe('1995-03-08');
    expect((await save({ birthday: '1995-03-08' })).code).toBe(200);
    expect(await save({ birthday: '1995-03-09' })).toMatchObject({ code: 422, message: '生日只能设置一次' });
  });

  test('an own upload becomes the avatar, somebody else’s does not', async () => {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3f7043' } })
      .png()
      .toBuffer();
    const { data } = await app.upload(picture, { token });
    expect((await save({ avatar: data.url })).data.avatar).toBe(data.url);
    const other = await app.login('13800000003');
    expect((await save({ avatar: data.url }, other)).code).toBe(400);
  });

  describe('a new mobile', () => {
    const code = (mobile: string, as = token) => app.ok('site.smsCode', { mobile, scene: 'bind' }, { token: as });
    const mobileOf = async (id: string) =>
      (await app.db.select().from(members).where(eq(members.id, id)))[0]?.mobile ?? '';

    test('a code sent to it is not enough: whoever holds the phone or the session for a moment stays out', async () => {
      const mobile = '13712340001';
      expect(await save({ mobile })).toMatchObject({ code: 400, field: 'code' });
      await code(mobile);
      expect(await save({ mobile, code: SMS_CODE })).toMatchObject({ code: 400, field: 'oldCode' });
      expect(await mobileOf('10002')).toBe('13800000002');
    });

    test('with the code of the old one; the old one opens no session any more', async () => {
      const mobile = '13712340001';
      await code('138****0002');
      expect(await save({ mobile, code: '000000', oldCode: SMS_CODE })).toMatchObject({ message: '验证码错误' });
      expect(await save({ mobile, code: SMS_CODE, oldCode: '000000' })).toMatchObject({
        code: 422,
        message: '原手机号的验证码错误或已过期，请重新验证',
      });
      app.clock.advance(61_000);
      await code(mobile);
      expect((await save({ mobile, code: SMS_CODE, oldCode: SMS_CODE })).data.mobile).toBe('137****0001');
      expect(await mobileOf('10002')).toBe(mobile);
      await app.ok('site.smsCode', { mobile: '13800000002', scene: 'login' });
      const old = { mobile: '13800000002', code: SMS_CODE };
      expect((await app.call('login.codeLogin', old)).code).toBe(404);
    });

    test('with the token the old code was exchanged for, which a wrong new code does not use up', async () => {
      const own = await app.login('13800000055');
      await code('138****0055', own);
      const proof = { mobile: '138****0055', code: SMS_CODE, scene: 'bind' } as const;
      const { verifyToken } = await app.ok('carrierSms.verify', proof, { token: own });
      const mobile = '13712340055';
      await code(mobile, own);
      const change = (given: string) => save({ mobile, code: given, oldCode: verifyToken }, own);
      expect((await change('000000')).code).toBe(422);
      expect((await change(SMS_CODE)).data.mobile).toBe('137****0055');
    });

    test('with the login password, which is counted like at the login and checked before a code is used up', async () => {
      const own = await app.login('13800000056');
      const mobile = '13712340056';
      await code(mobile, own);
      const change = (password: string, as = own) => save({ mobile, code: SMS_CODE, password }, as);
      expect(await change('Wrong2026')).toMatchObject({ code: 422, message: '登录密码错误' });
      expect((await change(PASSWORD)).data.mobile).toBe('137****0056');

      const guesser = await app.login('13800000057');
      const codes = [];
      for (let i = 0; i < 5; i++) codes.push((await change('Wrong2026', guesser)).code);
      expect(codes).toEqual([422, 422, 422, 422, 423]);
      expect((await change(PASSWORD, guesser)).message).toContain('原手机');
      const login = await app.call('site.login', { account: '13800000057', password: PASSWORD });
      expect(login.code).toBe(423);
    });

    test("not one that is somebody's already", async () => {
      app.clock.advance(61_000);
      await code('13800000003');
      await code('137****0001');
      expect(await save({ mobile: '13800000003', code: SMS_CODE, oldCode: SMS_CODE })).toMatchObject({
        code: 422,
        message: '该手机号已被其他账号使用',
      });
      expect(await mobileOf('10002')).toBe('13712340001');
    });
  });
});

describe('memberV4.hobbySave', () => {
  const choose = (tagIds: unknown) => app.call('memberV4.hobbySave', { tagIds }, { token });

  test('replaces the chosen tags', async () => {
    expect((await choose(['10401', '10410'])).data.tags.filter((tag) => tag.on).map((tag) => tag.label)).toEqual([
      '普洱',
      '办公',
    ]);
    const { data } = await choose(['10405', '10405']);
    expect(data.tags).toHaveLength(12);
    expect(data.tags.filter((tag) => tag.on).map((tag) => tag.id)).toEqual(['10405']);
  });

  test('one to eight, existing ones', async () => {
    expect(await choose([])).toMatchObject({ code: 400, field: 'tagIds' });
    expect(await choose(Array.from({ length: 9 }, (_, i) => String(10401 + i)))).toMatchObject({ code: 400 });
    expect(await choose(['1'])).toMatchObject({ code: 400, field: 'tagIds' });
    expect((await app.call('memberV4.hobbySave', { tagIds: ['10401'] })).code).toBe(401);
  });

  test('of several at the same moment the last one stays whole', async () => {
    const wishes = Array.from({ length: 12 }, (_, i) =>
      i % 2 === 0 ? ['10401', '10402', '10403'] : ['10403', '10404'],
    );
    const answers = await Promise.all(wishes.map(choose));
    expect(answers.map(({ code }) => code)).toEqual(wishes.map(() => 200));
    for (const [i, { data }] of answers.entries())
      expect(
        data.tags
          .filter((tag) => tag.on)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(wishes[i]);
  });
});

describe('counters', () => {
  test('notify.statistics counts unread messages by box', async () => {
    const { data } = await app.call('notify.statistics', {}, { token: await app.login('13800000001') });
    expect(data).toEqual({ total: 7, system: 1, order: 2, service: 2, team: 1, chat: 1 });
    expect((await app.call('notify.statistics', {}, { token })).data.total).toBe(0);
    expect((await app.call('notify.statistics')).code).toBe(401);
  });

  test('footprint.count knows what is gone', async () => {
    const own = await app.login('13800000052');
    const all = await app.db.select().from(goods);
    const off = all.find((row) => row.status !== 'on');
    const on = all.find((row) => row.title.includes('白毫银针'));
    if (!off || !on) throw new Error('the seed has both');
    const at = app.clock.now();
    await app.db.insert(footprints).values([
      { memberId: '10052', goodsId: off.id, day: '2026-06-15', price: 1, viewedAt: at },
      { memberId: '10052', goodsId: on.id, day: '2026-06-15', price: 1, viewedAt: at },
    ]);
    await app.db.insert(collects).values({ memberId: '10052', kind: 'store', targetId: '1', at });
    expect((await app.call('footprint.count', {}, { token: own })).data).toMatchObject({
      footprints: 2,
      collects: 1,
      soldOut: 1,
    });
    expect((await app.call('footprint.count')).code).toBe(401);
  });
});
