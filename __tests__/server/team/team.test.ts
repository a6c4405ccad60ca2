/** Teams of the demo world: the card and the lists agree, nobody sees deeper than two, grades rise, rankings share places. */
import { eq, sql, gte } from 'drizzle-orm';
import { earnedMonths, members, notices, orders, teamJoins, teamMembers } from '../../../server/db/schema';
import { placed } from '../../../server/domains/membership/team/rank';
import { DAY_MS } from '../../../server/lib/shanghai';
import type { TeamMember } from '../../../src/contract/team/schemas';
import { testServer, SMS_CODE } from '../harness';
import { rid } from '../order/shop';

const CHEN = '10010';
const GU = '10011';
const LIN = '10001';
const app = testServer({ seed: true });
let lin: string;
let chen: string;
let gu: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  chen = await app.login('13800000010');
  gu = await app.login('13800000011');
});

const memberOf = async (mobile: string) => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0];

async function allOf(token: string, depth: '1' | '2', sort: 'joined' | 'orders' | 'amount' = 'joined') {
  const list: TeamMember[] = [];
  let total = 0;
  for (let page = 1, more = true; more; page += 1) {
    const answer = await app.ok('member.teamList', { depth, sort, page }, { token });
    list.push(...answer.list);
    ({ more, total } = answer);
  }
  return { list, total };
}

describe('member.team and member.teamList', () => {
  test('the card counts what the lists hold, page by page without gaps', async () => {
    const stat = await app.ok('member.team', {}, { token: chen });
    expect(stat).toMatchObject({ level: 2, levelName: '团长', direct: 14, indirect: 9, inviter: { id: GU } });
    const direct = await allOf(chen, '1');
    const indirect = await allOf(chen, '2');
    expect([direct.total, new Set(direct.list.map(({ user }) => user.id)).size]).toEqual([14, 14]);
    expect([indirect.total, new Set(indirect.list.map(({ user }) => user.id)).size]).toEqual([9, 9]);
    expect(stat.trend).toHaveLength(6);
    expect(stat.trend.at(-1)?.value).toBe(String(stat.monthAmount));
    const patron = await allOf(gu, '1');
    expect([patron.total, patron.list.length, new Set(patron.list.map(({ user }) => user.id)).size]).toEqual([
      31, 31, 31,
    ]);
  });

  test.each(['joined', 'orders', 'amount'] as const)('sorted by %s', async (sort) => {
    const { list } = await allOf(chen, '1', sort);
    const figures = list.map((row) => ({ joined: row.joinedAt, orders: row.orders, amount: row.amount })[sort]);
    expect(figures).toEqual([...figures].sort((a, b) => b - a));
    expect(figures[0]).toBeGreaterThan(0);
  });

  test('depth 2 shows no name, no number, no remark; only the whole number finds somebody there', async () => {
    const { list } = await allOf(chen, '2');
    for (const row of list) {
      expect(row.user.nickname).toMatch(/^.\*\*$/);
      expect([row.mobile, row.remark, row.user.no]).toEqual([undefined, '', '']);
    }
    const named = await memberOf('13800000065');
    const find = (keyword: string) => app.ok('member.teamList', { depth: '2', keyword }, { token: chen });
    expect((await find(named!.nickname)).total).toBe(0);
    for (const written of ['13800000065', '+86 138 0000 0065', '138-0000-0065', '\u202a13800000065\u202c'])
      expect((await find(written)).list.map(({ user }) => user.id)).toEqual([named!.id]);
    const direct = await app.ok('member.teamList', { depth: '1', keyword: '周' }, { token: chen });
    expect(direct.list.map(({ user }) => user.nickname)).toEqual(['周允']);
    const { mobile } = (await app.db.select().from(members).where(eq(members.id, '10002')))[0]!;
    const spaced = mobile.replace(/(...)(....)(....)/, '$1 $2 $3');
    for (const keyword of ['10002', '１０００２', spaced]) {
      const linked = await app.ok('special.directMembers', { keyword }, { token: chen });
      expect(linked.list.map(({ user }) => user.nickname)).toEqual(['周允']);
    }
    const noted = await app.ok('member.teamList', { depth: '1', keyword: '岩茶' }, { token: chen });
    expect(noted.list.map(({ remark }) => remark)).toEqual(['只喝岩茶']);
  });

  test('who has not joined sees the intro only', async () => {
    expect(await app.ok('member.team', {}, { token: lin })).toMatchObject({ level: 0, direct: 0, indirect: 0 });
    expect((await app.call('member.teamList', { depth: '1' }, { token: lin })).code).toBe(403);
    const added = { mobile: '13711110000', code: SMS_CODE, requestId: rid() };
    expect((await app.call('member.teamAddMember', added, { token: lin })).code).toBe(403);
    for (const name of ['member.team', 'member.teamList', 'member.teamLevel', 'credits.rank'] as const)
      expect((await app.call(name, {})).code).toBe(401);
  });
});

test('the whole number is told to who brought them, of those who allow it, and to nobody else', async () => {
  const dialled = async (token: string, depth: '1' | '2') => {
    const { list } = await app.ok('member.teamList', { depth }, { token });
    return list.flatMap(({ dial }) => (dial === undefined ? [] : [dial]));
  };
  const [direct] = await app.db
    .select({ mobile: members.mobile })
    .from(members)
    .where(eq(members.inviterId, CHEN))
    .orderBy(sql`${members.createdAt} desc`);
  expect(await dialled(chen, '1')).toEqual([]);
  const token = await app.login(direct!.mobile);
  expect((await app.ok('notify.settings', {}, { token })).settings.contact ?? false).toBe(false);
  await app.ok('site.setMsgNotice', { key: 'contact', on: true }, { token });
  expect(await dialled(chen, '1')).toEqual([direct!.mobile]);
  expect([...(await dialled(gu, '1')), ...(await dialled(gu, '2'))]).toEqual([]);
  await app.ok('site.setMsgNotice', { key: 'contact', on: false }, { token });
  expect(await dialled(chen, '1')).toEqual([]);
});

describe('what the figures are made of', () => {
  test('an order counts with its receipt for both depths, a later refund lowers it', async () => {
    const before = await app.ok('member.team', {}, { token: chen });
    const above = await app.ok('member.team', {}, { token: gu });
    const [order] = await app.db
      .select()
      .from(orders)
      .innerJoin(teamMembers, eq(teamMembers.memberId, orders.memberId))
      .where(sql`${teamMembers.inviterId} = ${CHEN} and ${orders.status} = 'shipped' and ${orders.kind} = 'normal'`)
      .limit(1)
      .then((rows) => rows.map((row) => row.orders));
    const buyer = await app.login(
      (await app.db.select().from(members).where(eq(members.id, order!.memberId)))[0]!.mobile,
    );
    await app.ok('memberOrder.takeDelivery', { id: order!.id }, { token: buyer });
    const after = await app.ok('member.team', {}, { token: chen });
    expect(after.monthOrders).toBe(before.monthOrders + 1);
    expect(after.monthAmount).toBe(before.monthAmount + order!.payable);
    expect((await app.ok('member.team', {}, { token: gu })).monthAmount).toBe(above.monthAmount + order!.payable);
  });
});

describe('member.teamLevel and member.teamJoin', () => {
  test('the grades, their rates and the own way to the next one', async () => {
    const answer = await app.ok('member.teamLevel', {}, { token: chen });
    const { monthAmount } = await app.ok('member.team', {}, { token: chen });
    expect(answer.levels.map(({ name, rateBp }) => [name, rateBp])).toEqual([
      ['推广员', 800],
      ['团长', 900],
      ['合伙人', 1000],
    ]);
    expect(answer).toMatchObject({ current: 2, progress: monthAmount, need: 3_000_000, indirectBp: 300 });
    expect(await app.ok('member.teamLevel', {}, { token: gu })).toMatchObject({ current: 3, need: 0 });
  });

  test('joined by the terms that hold, whose edition is kept; the role opens the pages', async () => {
    const token = await app.login('13711112222');
    const { id } = (await memberOf('13711112222'))!;
    const [terms] = await app.ok('legacy.joinAgreements', { code: 'promoter' });
    const join = (agreeVersion: string) => app.call('member.teamJoin', { agreeVersion, requestId: rid() }, { token });
    expect(await join('0.1')).toMatchObject({ code: 409 });
    expect((await app.ok('member.my', {}, { token })).roles).not.toContain('team');
    expect((await join(terms!.version)).data).toMatchObject({ level: 1, levelName: '推广员' });
    expect((await join('0.1')).data).toMatchObject({ level: 1 });
    expect((await app.ok('member.my', {}, { token })).roles).toContain('team');
    expect(await app.db.select().from(teamJoins).where(eq(teamJoins.memberId, id))).toMatchObject([
      { agreeVersion: terms!.version },
    ]);
    expect((await app.ok('member.teamList', { depth: '1' }, { token })).total).toBe(0);
  });

  test('a grade rises as soon as both conditions hold, with a word to its owner', async () => {
    const token = await app.login('13711113333');
    const me = (await memberOf('13711113333'))!;
    const [terms] = await app.ok('legacy.joinAgreements', { code: 'promoter' });
    await app.ok('member.teamJoin', { agreeVersion: terms!.version, requestId: rid() }, { token });
    for (let i = 0; i < 10; i += 1) {
      const friend = await app.login(`1371112${String(i).padStart(4, '0')}`);
      await app.ok('memberV4.bind', { inviteNo: me.no }, { token: friend });
    }
    await app.runJobs();
    expect((await memberOf(me.mobile))!.teamLevel).toBe(1);
    await app.db.execute(sql`insert into team_months (member_id, month, orders, amount)
      values (${me.id}, month_of(${app.clock.now()}), 3, 500000)`);
    const last = await app.login('13711129999');
    await app.ok('memberV4.bind', { inviteNo: me.no }, { token: last });
    await app.runJobs();
    expect((await memberOf(me.mobile))!.teamLevel).toBe(2);
    const told = await app.db.select().from(notices).where(eq(notices.memberId, me.id));
    expect(told.map(({ title }) => title)).toContain('升为团长');
    await app.db.execute(sql`delete from team_months where member_id = ${me.id}`);
  });
});

describe('member.teamAddMember', () => {
  const ask = (mobile: string, token = chen) => app.ok('site.smsCode', { mobile, scene: 'team' }, { token });
  const add = (mobile: string, more: Record<string, unknown> = {}, token = chen) =>
    app.call('member.teamAddMember', { mobile, code: SMS_CODE, requestId: rid(), ...more }, { token });

  test('a new mobile becomes a member of the one who asked, once for a doubled tap', async () => {
    const mobile = '13700001001';
    await ask(mobile);
    const asked = { nickname: '一叶知秋', remark: '茶会认识', requestId: rid() };
    const [first, twin] = await Promise.all([add(mobile, asked), add(mobile, asked)]);
    expect([first.code, twin.code]).toEqual([200, 200]);
    expect(twin.data).toEqual(first.data);
    expect((await add(mobile, asked)).data).toEqual(first.data);
    expect(first.data).toMatchObject({
      depth: 1,
      remark: '茶会认识',
      addedAt: app.clock.now(),
      user: { nickname: '一叶知秋' },
    });
    expect((await memberOf(mobile))?.inviterId).toBe(CHEN);
    expect((await allOf(chen, '1')).total).toBe((await app.ok('member.team', {}, { token: chen })).direct);
    expect(await add(mobile)).toMatchObject({ code: 422, message: '已是你的直属成员' });
  });

  test('an account without an inviter, within thirty days; the code of that mobile is the consent', async () => {
    const mobile = '13700001002';
    await app.login(mobile);
    expect(await add(mobile)).toMatchObject({ code: 422, message: '验证码错误' });
    await ask(mobile);
    expect(await add(mobile, { code: '000000' })).toMatchObject({ code: 422, message: '验证码错误' });
    expect((await add(mobile)).code).toBe(200);
    const old = (await memberOf('13800000003'))!;
    expect(old.inviterId).toBeNull();
    await ask(old.mobile);
    expect(await add(old.mobile)).toMatchObject({ code: 422, message: '已超过绑定期限' });
    expect((await memberOf(old.mobile))?.inviterId).toBeNull();
  });

  test('not whom somebody else brought, not the own inviter, not oneself, and not by a code of another purpose', async () => {
    const theirs = (await app.db.select().from(members).where(eq(members.id, '10200')))[0]!;
    for (const [mobile, message] of [
      [theirs.mobile, '该用户已有邀请人'],
      ['13800000011', '不能绑定下级为邀请人'],
      ['13800000010', '不能邀请自己'],
    ] as const) {
      await ask(mobile);
      expect(await add(mobile)).toMatchObject({ code: 422, message });
    }
    await app.ok('site.smsCode', { mobile: '13700001003', scene: 'login' }, {});
    expect(await add('13700001003')).toMatchObject({ code: 422, message: '验证码错误' });
    // Nor is this code a login.
    await ask('13700001004');
    expect((await app.call('site.mobileLogin', { mobile: '13700001004', code: SMS_CODE })).code).toBe(422);
  });
});

describe('share_id', () => {
  test.each(['site.mobileLogin', 'login.register'] as const)('%s binds who shared the link, once', async (way) => {
    const mobile = way === 'login.register' ? '13700002001' : '13700002002';
    const shared = await app.ok(
      'site.share',
      { share_title: '白毫银针', share_desc: '', share_pic: '', share_url: '/h5/shop/pages/goods?id=1036' },
      { token: chen },
    );
    await app.ok('site.smsCode', { mobile, scene: way === 'login.register' ? 'register' : 'login' });
    const base = { mobile, code: SMS_CODE, share_id: shared.share.share_id };
    await app.ok(way, way === 'login.register' ? { ...base, password: 'Yejian2026', agree: true } : base);
    expect((await memberOf(mobile))?.inviterId).toBe(CHEN);
    app.clock.advance(61_000);
    await app.ok('site.smsCode', { mobile, scene: 'login' });
    const other = await app.ok('site.poster', { kind: 'member' }, { token: gu });
    await app.ok('site.mobileLogin', { mobile, code: SMS_CODE, share_id: other.share_id });
    expect((await memberOf(mobile))?.inviterId).toBe(CHEN);
  });
  test('the code of an invitation binds by a login, too, and is the same for good', async () => {
    const code = await app.ok('memberV4.qrcode', { kind: 'invite' }, { token: chen });
    const share_id = new URL(code.url).searchParams.get('share_id') ?? '';
    app.clock.advance(2 * DAY_MS);
    expect(await app.ok('memberV4.qrcode', { kind: 'invite' }, { token: chen })).toEqual(code);
    expect((await app.ok('memberV4.sharer', { share_id }, { token: gu })).user).toMatchObject({
      no: code.code,
      nickname: '陈**',
    });
    expect(await app.ok('memberV4.sharer', { share_id }, { token: chen })).toEqual({});
    expect(await app.ok('memberV4.sharer', { share_id: 'made-up' }, { token: gu })).toEqual({});
    // Who is invited has no account yet; a link may name the member number instead.
    for (const by of [{ share_id }, { inviteNo: code.code }, { inviteNo: ` ${code.code}` }])
      expect((await app.ok('memberV4.sharer', by)).user).toMatchObject({ no: code.code, nickname: '陈**' });
    // A mobile finds nobody: it would tell strangers whose it is.
    for (const inviteNo of ['YJ000000000000', '13800000010'])
      expect(await app.ok('memberV4.sharer', { inviteNo })).toEqual({});
    expect(await app.ok('memberV4.sharer', {})).toEqual({});
    const mobile = '13700002003';
    await app.ok('site.smsCode', { mobile, scene: 'login' });
    await app.ok('site.mobileLogin', { mobile, code: SMS_CODE, share_id });
    expect((await memberOf(mobile))?.inviterId).toBe(CHEN);
  });
});

describe('credits.rank', () => {
  test('equal figures share a place, and the next one is left out', () => {
    const rows = placed([
      { memberId: '3', value: 10 },
      { memberId: '1', value: 30 },
      { memberId: '2', value: 10 },
      { memberId: '4', value: 5 },
    ]);
    expect(rows.map(({ memberId, rank, delta }) => [memberId, rank, delta])).toEqual([
      ['1', 1, 0],
      ['2', 2, 20],
      ['3', 2, 20],
      ['4', 4, 5],
    ]);
  });

  test('what is ranked is what the books of a month say, whoever has written them', async () => {
    const { rows } = (await app.db.execute(sql`
      with told as (
        select r.unit, to_char(to_timestamp(r.created_at / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
          a.owner_id, sum(r.delta) as value
        from ledger_rows r join accounts a on a.id = r.account_id and a.owner_type = 'member'
        where (r.unit = 'points' and r.biz_type in ('reward', 'rewardBack', 'sign', 'review', 'gift', 'redPacket', 'draw'))
          or (r.unit = 'growth' and r.biz_type in ('reward', 'rewardBack', 'review', 'gift', 'sign'))
          or (r.unit = 'income' and r.biz_type in ('commission', 'commissionBack'))
        group by 1, 2, 3)
      select count(*) filter (where t.value is distinct from e.value) as wrong, count(*) as all,
        count(*) filter (where e.inviter_id is distinct from m.inviter_id) as elsewhere
      from told t full join earned_months e on e.unit = t.unit and e.month = t.month and e.member_id = t.owner_id
        left join team_members m on m.member_id = e.member_id`)) as unknown as {
      rows: [{ wrong: string; all: string; elsewhere: string }];
    };
    expect(rows[0]).toMatchObject({ wrong: '0', elsewhere: '0' });
    expect(Number(rows[0].all)).toBeGreaterThan(50);
  });

  test('whoever is not among the first is told his place all the same', async () => {
    const { list } = await app.ok('credits.rank', { scope: 'all', unit: 'points' }, { token: chen });
    const now = await app.db.select().from(earnedMonths).where(eq(earnedMonths.unit, 'points'));
    const month = now
      .map((row) => row.month)
      .sort()
      .at(-1)!;
    const crowd = Array.from({ length: 60 }, (_, at) => ({
      unit: 'points' as const,
      month,
      memberId: String(900_000 + at),
      value: 1_000_000 + at,
    }));
    await app.db.insert(earnedMonths).values(crowd);
    const { mine } = await app.ok('credits.rank', { scope: 'all', unit: 'points' }, { token: chen });
    const before = list.find(({ user }) => user.id === CHEN);
    if (before) expect(mine).toMatchObject({ value: before.value, rank: before.rank + 60 });
    await app.db.delete(earnedMonths).where(gte(earnedMonths.memberId, '900000'));
  });

  test('all members: fifty at most, strangers masked, the own place among them', async () => {
    const { list, mine } = await app.ok('credits.rank', { scope: 'all', unit: 'points' }, { token: chen });
    expect(list.length).toBeGreaterThan(3);
    expect(list.length).toBeLessThanOrEqual(50);
    const own = new Set([...(await allOf(chen, '1')).list.map(({ user }) => user.id), CHEN]);
    for (const { user } of list) expect(/^.\*\*$/.test(user.nickname)).toBe(!own.has(user.id));
    expect(mine.user.id).toBe(CHEN);
    const place = list.find(({ user }) => user.id === CHEN);
    if (place) expect(mine).toEqual(place);
  });

  test('of the team: those whom one brought, and what they brought in', async () => {
    const { list } = await app.ok('credits.rank', { scope: 'team', unit: 'growth' }, { token: chen });
    const own = new Set([...(await allOf(chen, '1')).list.map(({ user }) => user.id), CHEN]);
    expect(list.every(({ user }) => own.has(user.id) && !user.nickname.includes('*'))).toBe(true);
    const income = await app.ok('credits.rank', { scope: 'team', unit: 'income' }, { token: chen });
    expect(income.list.length).toBeGreaterThan(0);
    expect(income.mine.value).toBe(income.list.reduce((sum, { value }) => sum + value, 0));
    expect((await app.ok('credits.rank', { scope: 'team', unit: 'income' }, { token: lin })).list).toEqual([]);
    expect((await app.call('credits.rank', { scope: 'all', unit: 'coin' }, { token: lin })).code).toBe(400);
    expect(
      (await app.call('credits.rank', { scope: 'all', unit: 'points', month: '2026-13' }, { token: lin })).code,
    ).toBe(400);
  });

  test('the certificate of a month is a team member’s', async () => {
    const poster = await app.ok('site.poster', { kind: 'rank', id: '202311' }, { token: chen });
    expect(poster).toMatchObject({ title: '2023 年 11 月 · 团长', owner: { id: CHEN } });
    for (const [id, token] of [
      ['202313', chen],
      ['202311', lin],
    ] as const)
      expect((await app.call('site.poster', { kind: 'rank', id }, { token })).code).toBe(404);
    expect(LIN).toBe('10001');
  });
});
