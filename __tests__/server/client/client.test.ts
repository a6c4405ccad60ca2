/** The client book over HTTP (chapter 29): one client for each number, whose it is, how it goes from hand to hand, races. */
import { and, eq, inArray } from 'drizzle-orm';
import { clientClaims, clients, employees, members, notices, settings, tasks } from '../../../server/db/schema';
import { touchClient } from '../../../server/domains/staff/client/repository';
import { refillPool } from '../../../server/domains/staff/client/hand/pool';
import { writeShopSettings, readShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DAY_MS, dayOf } from '../../../server/lib/shanghai';
import { RACES, testServer } from '../harness';
import { rid } from '../order/shop';
import { keepRows } from '../rewind';

const app = testServer({ seed: true });
let rewind: () => Promise<void>;
let [wang, li, zheng, qian, lin] = ['', '', '', '', ''];
beforeAll(async () => {
  wang = await app.login('13900000001');
  li = await app.login('13900000002');
  qian = await app.login('13900000004');
  zheng = await app.login('13900000007');
  lin = await app.login('13800000001');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const create = (token: string, client: Record<string, unknown>) =>
  app.call('customer.saveNew', { client: { name: '新客', ...client }, requestId: rid() }, { token });
const made = async (client: Record<string, unknown>, token = li) =>
  (await app.ok('customer.saveNew', { client: { name: '新客', ...client }, requestId: rid() }, { token })) as Awaited<
    ReturnType<typeof info>
  >;
const info = (id: string, token = li) => app.ok('customer.info', { id }, { token });
const save = (token: string, id: string, patch: Record<string, unknown>, rev: number) =>
  app.call('customer.save', { id, patch, rev }, { token });
const apply = (token: string, kind: string, clientId: string, more: Record<string, unknown> = {}) =>
  app.call('customer.apply', { kind, clientId, requestId: rid(), ...more }, { token });
const free = async () => (await app.ok('customer.index', { scope: 'pool' }, { token: li })).list.map(({ id }) => id);
const rowOf = async (id: string) => (await app.db.select().from(clients).where(eq(clients.id, id)))[0]!;
const told = async (memberId: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, memberId))).map(({ title }) => title);
const memberIdOf = async (employeeId: string) =>
  (await app.db.select().from(employees).where(eq(employees.id, employeeId)))[0]!.memberId;
const OUT_OF_SIGHT = { code: 404, message: '内容不存在或已下架' };

describe('one client for each number (rule 29.1)', () => {
  const SPELLINGS = [
    '13711112222',
    '+86 137 1111 2222',
    '0086-137-1111-2222',
    '８６１３７１１１１２２２２',
    '137-1111-2222',
    ' (+86)13711112222 ',
    '137\u200b1111\u00a02222\u202c',
    '086 137.1111.2222',
  ];
  test('eight spellings are one client', async () => {
    const first = await made({ mobile: SPELLINGS[1] });
    expect(first.form).toMatchObject({ mobile: '13711112222', countryCode: '86' });
    for (const mobile of SPELLINGS) {
      expect({ mobile, ...(await create(li, { mobile })) }).toMatchObject({ mobile, code: 409, field: 'mobile' });
      const { duplicate, own } = await app.ok('customer.infoNew', { mobile }, { token: li });
      expect({ mobile, id: duplicate?.id, own }).toEqual({ mobile, id: first.card.id, own: true });
    }
    expect(await app.db.$count(clients, eq(clients.mobile, '13711112222'))).toBe(1);
  });

  test('a number of another country is one of its own, whichever way its code is said', async () => {
    const hong = await made({ mobile: '+852 9123 4567' });
    expect(hong.card.mobile).toBe('+852 91234567');
    expect(await create(zheng, { mobile: '9123-4567', countryCode: '852' })).toMatchObject({ code: 409 });
    expect(await create(zheng, { mobile: '91234567' })).toMatchObject({ code: 400, field: 'mobile' });
    expect(await create(zheng, { mobile: '123', countryCode: '852' })).toMatchObject({
      code: 400,
      message: '中国香港的号码是 8 位数字',
    });
    expect(await create(zheng, { mobile: '13711113333', countryCode: '999' })).toMatchObject({
      code: 400,
      field: 'countryCode',
    });
    expect((await app.ok('tea.countryList', {}, { token: li }))[0]).toEqual({
      value: '86',
      label: '中国大陆 +86',
      min: 11,
      max: 11,
    });
  });

  test('two who create one number at once make one client', async () => {
    for (let i = 0; i < RACES; i += 1) {
      const mobile = `1372222${String(1000 + i)}`;
      const answers = await Promise.all([create(li, { mobile }), create(zheng, { mobile: `+86${mobile}` })]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
      expect(await app.db.$count(clients, eq(clients.mobile, mobile))).toBe(1);
    }
  });

  test('whose a duplicate is decides what is told: own -> it, a colleague’s -> 李**, the pool’s -> claim', async () => {
    const own = await create(li, { mobile: '13800000001' });
    expect(own).toMatchObject({
      code: 409,
      message: '客户已存在：林知夏',
      data: { own: true, duplicate: { id: '720001' } },
    });
    const foreign = await app.ok('customer.infoNew', { mobile: '13800000050' }, { token: zheng });
    expect(foreign).toMatchObject({
      own: false,
      duplicate: { owner: '李**', mobile: '138****0050', company: '', tags: [], dealAmount: 0 },
    });
    expect(foreign.duplicate!.name).toMatch(/^.\*\*$/);
    expect(await create(zheng, { mobile: '13800000050' })).toMatchObject({
      code: 409,
      message: '客户已存在，负责人 李**',
    });
    const [pool] = await app.db
      .select()
      .from(clients)
      .where(eq(clients.id, (await free())[0]!));
    expect(await create(li, { mobile: pool!.mobile })).toMatchObject({
      code: 409,
      message: '客户已存在，在公海里，可以领取',
    });
    // 周允 is nobody's at the start.
    expect(await app.ok('customer.infoNew', { mobile: '13800000002' }, { token: li })).not.toHaveProperty('duplicate');
  });

  test('a changed number is checked, and two changes to one number leave one with it', async () => {
    const one = await made({ mobile: '13733330001' });
    expect(await save(li, one.card.id, { mobile: '138 0000 0001' }, one.rev)).toMatchObject({
      code: 409,
      field: 'mobile',
    });
    expect(await save(li, one.card.id, { mobile: '' }, one.rev)).toMatchObject({ code: 400, field: 'mobile' });
    for (let i = 0; i < RACES; i += 1) {
      const [a, b] = [
        await made({ mobile: `1373444${1000 + i}` }),
        await made({ mobile: `1373555${1000 + i}` }, zheng),
      ];
      const mobile = `1373666${1000 + i}`;
      const answers = await Promise.all([
        save(li, a.card.id, { mobile }, a.rev),
        save(zheng, b.card.id, { mobile }, b.rev),
      ]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    }
  });
});

describe('changes (rules 29.2, 29.4)', () => {
  test('emptying a field empties it, what is left out stays, an old revision answers with the client as it is', async () => {
    const full = {
      mobile: '13744440001',
      company: '明远文化',
      wechat: 'mingyuan',
      birthday: '1988-02-29',
      address: '西湖区龙井路18号',
      regionCode: '330106',
      geo: { lat: 30.2, lng: 120.1 },
      tags: ['岩茶'],
      hobbyTagIds: ['10402'],
      budget: '5000',
      remark: '先闻香',
      contacts: [{ key: '1', label: '助理', value: '0571-8888' }],
    };
    const { card, rev } = await made(full);
    const empty = {
      company: '',
      wechat: '',
      birthday: '',
      address: '',
      regionCode: '',
      geo: null,
      tags: [],
      hobbyTagIds: [],
      budget: '',
      remark: '',
      contacts: [],
    };
    const answer = await save(li, card.id, empty, rev);
    expect(answer.data.rev).toBe(rev + 1);
    const { geo, ...texts } = empty;
    expect(answer.data.form).toMatchObject({ ...texts, name: '新客', mobile: '13744440001' });
    expect([geo, answer.data.form]).toEqual([null, expect.not.objectContaining({ geo: expect.anything() })]);
    const late = await save(li, card.id, { company: '旧' }, rev);
    expect(late).toMatchObject({ code: 409, data: { rev: rev + 1, form: { company: '' } } });
    expect((await info(card.id)).form!.company).toBe('');
    for (const [patch, field] of [
      [{ name: '  ' }, 'name'],
      [{ birthday: '2025-02-30' }, 'birthday'],
      [{ regionCode: '999999' }, 'regionCode'],
      [{ source: 'moon' }, 'source'],
      [{ hobbyTagIds: ['1'] }, 'hobbyTagIds'],
      [{ collaborators: ['10104'] }, 'toEmployeeId'],
    ] as const)
      expect({ field, ...(await save(li, card.id, patch, rev + 1)) }).toMatchObject({ code: 400, field });
  });

  test('who shares a client changes its notes and nothing else', async () => {
    const { rev } = await info('720001', zheng);
    expect((await info('720001', zheng)).can).toEqual(['contact', 'note']);
    expect(await save(zheng, '720001', { level: 'A', remark: '爱聊天' }, rev)).toMatchObject({
      code: 403,
      field: 'level',
    });
    expect(await save(zheng, '720001', { remark: '爱聊天' }, rev)).toMatchObject({ code: 200 });
    expect(await apply(zheng, 'release', '720001', { reason: '不熟' })).toMatchObject({ code: 403 });
  });
});

describe('from hand to hand (rules 29.5 to 29.7)', () => {
  test('the pool hides numbers and everything of the form; a claim shows them', async () => {
    const [id = ''] = await free();
    const before = await info(id);
    expect(before.card.mobile).toMatch(/^137\*{4}/);
    expect(before).not.toHaveProperty('form');
    expect(before.profile.map(({ key }) => key)).not.toContain('address');
    expect(before.can).toEqual(['claim']);
    expect(await apply(li, 'claim', id)).toMatchObject({ code: 200, data: { status: 'done', to: '李牧之' } });
    expect((await info(id)).card.mobile).toMatch(/^137\d{8}$/);
    expect(await apply(zheng, 'claim', id)).toMatchObject({ code: 409, message: '已被领取', reason: 'taken' });
    expect(await save(zheng, id, { remark: 'x' }, 1)).toMatchObject(OUT_OF_SIGHT);
  });

  test('one of two gets a client of the pool', async () => {
    const ids = await free();
    for (let i = 0; i < Math.min(RACES, 20); i += 1) {
      const answers = await Promise.all([apply(li, 'claim', ids[i]!), apply(zheng, 'claim', ids[i]!)]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    }
  });

  test('twenty a day: of two claims of the last one, one comes through; tomorrow there are twenty again', async () => {
    const ids = await free();
    const li_ = { employeeId: '10102', day: dayOf(app.clock.now()) };
    for (let i = 0; i < RACES; i += 1) {
      await app.db.delete(clientClaims);
      await app.db.insert(clientClaims).values({ ...li_, count: 19 });
      const pair = [ids[0]!, ids[1]!];
      await app.db.update(clients).set({ ownerId: null }).where(inArray(clients.id, pair));
      const answers = await Promise.all(pair.map((id) => apply(li, 'claim', id)));
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422]);
      expect(await app.db.$count(clients, and(inArray(clients.id, pair), eq(clients.ownerId, '10102')))).toBe(1);
    }
    const refused = await apply(li, 'claim', ids[19]!);
    expect(refused).toMatchObject({ code: 422, message: '每天最多领取 20 位客户，明天再来' });
    app.clock.advance(DAY_MS);
    expect(await apply(li, 'claim', ids[19]!)).toMatchObject({ code: 200 });
  });

  test('released with a reason: nobody’s, and nobody’s share', async () => {
    expect(await apply(li, 'release', '720001')).toMatchObject({ code: 400, field: 'reason' });
    expect(await apply(li, 'release', '720001', { reason: '已搬走' })).toMatchObject({ code: 200 });
    expect(await rowOf('720001')).toMatchObject({ ownerId: null, nextAt: null });
    expect(await save(zheng, '720001', { remark: 'x' }, 2)).toMatchObject(OUT_OF_SIGHT);
    expect((await info('720001')).timeline[0]).toMatchObject({ title: '放入公海', text: '已搬走', by: '李牧之' });
  });

  const decide = async (token: string, kind: 'pass' | 'reject', note?: string) => {
    const [task] = await app.db.select().from(tasks).where(eq(tasks.kind, 'clientTransfer'));
    return app.call(
      'ding.tasksComplete',
      { id: task!.id, result: kind, rev: task!.rev, note, requestId: rid() },
      { token },
    );
  };

  test('a transfer waits for a manager, is decided once, and moves the client', async () => {
    expect(await apply(li, 'transfer', '720002', { toEmployeeId: '10104', reason: '换店' })).toMatchObject({
      code: 400,
    });
    expect(await apply(li, 'transfer', '720002', { toEmployeeId: '10107' })).toMatchObject({
      code: 400,
      field: 'reason',
    });
    const to = { toEmployeeId: '10107', reason: '客户搬到武林' };
    expect(await apply(li, 'transfer', '720002', to)).toMatchObject({
      code: 200,
      data: { status: 'waiting', to: '郑一鸣' },
    });
    expect(await apply(li, 'transfer', '720002', to)).toMatchObject({ code: 422, message: '转移审批中，请等主管处理' });
    expect((await info('720002')).transfer).toMatchObject({ to: '郑一鸣' });
    expect((await rowOf('720002')).ownerId).toBe('10102');
    expect(await decide(li, 'pass')).toMatchObject({ code: 403 });
    const both = await Promise.all([decide(wang, 'pass'), decide(wang, 'reject', '不合适')]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const isPassed = both[0].code === 200;
    expect((await rowOf('720002')).ownerId).toBe(isPassed ? '10107' : '10102');
  });

  test('what has changed hands meanwhile can only be refused', async () => {
    await apply(li, 'transfer', '720002', { toEmployeeId: '10107', reason: '换店' });
    await app.db.update(clients).set({ ownerId: '10101' }).where(eq(clients.id, '720002'));
    expect(await decide(wang, 'pass')).toMatchObject({ code: 422, message: '客户的负责人已经换了' });
    expect(await decide(wang, 'reject', '已换')).toMatchObject({ code: 200 });
  });

  test('a manager hands clients on at once, of the own people and of the pool', async () => {
    const [id = ''] = await free();
    for (const clientId of ['720002', id])
      expect(await apply(wang, 'transfer', clientId, { toEmployeeId: '10107' })).toMatchObject({
        code: 200,
        data: { status: 'done' },
      });
    expect((await rowOf(id)).ownerId).toBe('10107');
    expect(await told(await memberIdOf('10107'))).toContain('有客户交给你负责');
    expect(await told(await memberIdOf('10102'))).toContain('客户已转移');
  });

  test('who knows the number may ask its owner for a share; the id alone opens nothing', async () => {
    const colleague = { mobile: '138-0000-0050' };
    expect(await apply(zheng, 'share', '720004')).toMatchObject(OUT_OF_SIGHT);
    expect(await apply(zheng, 'share', '720004', { mobile: '13800000051' })).toMatchObject(OUT_OF_SIGHT);
    expect(await apply(zheng, 'share', '720004', colleague)).toMatchObject({ code: 200, data: { status: 'waiting' } });
    expect(await apply(zheng, 'share', '720004', colleague)).toMatchObject({ code: 422 });
    expect(await decide(wang, 'pass')).toMatchObject({ code: 404 });
    expect(await decide(li, 'pass')).toMatchObject({ code: 200 });
    expect((await info('720004', zheng)).can).toEqual(['contact', 'note']);
    expect(await told(await memberIdOf('10107'))).toContain('客户共享已通过');
  });

  test('silence: the owner is told three days before, then the client is the pool’s; who is heard of stays', async () => {
    const rules = (await readShopSettings(app.db)).clients;
    await writeShopSettings(app.db, { clients: { ...rules, idleDays: 30 } });
    const at = app.clock.now();
    await app.db.update(clients).set({ lastAt: at, ownedAt: at });
    await app.db
      .update(clients)
      .set({ lastAt: at - 27 * DAY_MS, ownedAt: at - 40 * DAY_MS })
      .where(eq(clients.ownerId, '10107'));
    const run = (day: number) => app.db.transaction((tx) => refillPool(tx, at + day * DAY_MS));
    await run(-1);
    expect(await told(await memberIdOf('10107'))).not.toContain('61 位客户将回到公海');
    await run(0);
    expect(await told(await memberIdOf('10107'))).toContain('61 位客户将回到公海');
    await touchClient(app.db, '720090', { lastAt: at });
    await run(2);
    expect((await rowOf('720089')).ownerId).toBe('10107');
    await run(3);
    expect([(await rowOf('720089')).ownerId, (await rowOf('720090')).ownerId]).toEqual([null, '10107']);
    // Days that were made fewer do not take a client from somebody who was not told.
    await writeShopSettings(app.db, { clients: { ...rules, idleDays: 1 } });
    await run(3);
    expect((await rowOf('720090')).ownerId).toBe('10107');
  });
});

describe('two that are one (rule 29.8)', () => {
  const sides = async (a: string, b: string) => {
    const [one, two] = [await info(a, wang), await info(b, wang)];
    return { keptId: a, goneId: b, keptRev: one.rev, goneRev: two.rev, take: ['company', 'remark'] as const };
  };
  const merge = (token: string, body: Record<string, unknown>) =>
    app.call('customer.merge', { requestId: rid(), ...body }, { token });

  test('a manager sees who looks alike and merges them; the spare number stays a duplicate; undone they are as before', async () => {
    const one = await made({ mobile: '13755550001', name: '周同名', company: '甲' });
    const two = await made({ mobile: '13755550002', name: '周同名', company: '乙', remark: '二' }, zheng);
    const { others } = await app.ok('customer.duplicates', { id: one.card.id }, { token: wang });
    expect(others.map(({ card }) => card.id)).toEqual([two.card.id]);
    const body = await sides(one.card.id, two.card.id);
    expect(await merge(li, body)).toMatchObject({ code: 404 });
    const merged = await merge(wang, body);
    expect(merged.data.form).toMatchObject({
      mobile: '13755550001',
      mobile2: '13755550002',
      company: '乙',
      remark: '二',
    });
    expect(merged.data.merges).toHaveLength(1);
    expect((await app.call('customer.info', { id: two.card.id }, { token: zheng })).code).toBe(404);
    // 郑一鸣 goes on with it as a colleague.
    expect((await info(one.card.id, zheng)).can).toEqual(['contact', 'note']);
    expect(await create(li, { mobile: '13755550002' })).toMatchObject({ code: 409 });
    expect(await merge(wang, { ...body, requestId: rid() })).toMatchObject({ code: 404 });
    const undo = () =>
      app.call('customer.mergeUndo', { id: merged.data.merges[0]!.id, requestId: rid() }, { token: wang });
    const undone = await undo();
    expect(undone.data.form).toMatchObject({ mobile: '13755550001', mobile2: '', company: '甲', remark: '' });
    expect((await info(two.card.id, zheng)).form).toMatchObject({ mobile: '13755550002', company: '乙' });
    expect((await app.call('customer.info', { id: one.card.id }, { token: zheng })).code).toBe(404);
    expect(await undo()).toMatchObject({ code: 409 });
  });

  const mergeInto = async (keptId: string, goneId: string, take: string[] = []) =>
    (await merge(wang, { ...(await sides(keptId, goneId)), take })).data;

  // https://github.com/chatwoot/chatwoot/issues/2767, https://github.com/DiscipleTools/disciple-tools-theme/issues/1390
  test('what only the other one says is kept, what both say is as the manager chose; no number is lost', async () => {
    const one = await made({ mobile: '13755550005', mobile2: '057188881111', name: '周同名', company: '甲' });
    const two = await made({
      ...{ mobile: '13755550006', mobile2: '057188882222', name: '周同名', company: '乙', gender: 'female' },
      ...{ birthday: '1980-02-03', wechat: 'zhou6', address: '文三路 1 号', tags: ['老茶'], remark: '喝淡一点' },
      contacts: [{ key: '1', label: '助理', value: '13700000009' }],
    });
    const { form, merges } = await mergeInto(one.card.id, two.card.id);
    expect(form).toMatchObject({
      ...{ mobile: '13755550005', mobile2: '057188881111', company: '甲', gender: 'female', birthday: '1980-02-03' },
      ...{ wechat: 'zhou6', address: '文三路 1 号', tags: ['老茶'], remark: '喝淡一点' },
    });
    expect(form!.contacts.map(({ label, value }) => [label, value])).toEqual([
      ['助理', '13700000009'],
      ['其他电话', '13755550006'],
      ['其他电话', '057188882222'],
    ]);
    await app.ok('customer.mergeUndo', { id: merges[0]!.id, requestId: rid() }, { token: wang });
    expect((await info(one.card.id)).form).toMatchObject({ gender: '', birthday: '', tags: [], contacts: [] });
  });

  // https://github.com/ArnasDon/wacrm/pull/228, https://github.com/espocrm/espocrm/issues/3259
  test('merged again and again, each number that went along is still that one client', async () => {
    const MOBILES = ['13755550011', '13755550012', '13755550013'];
    const ids: string[] = [];
    for (const mobile of MOBILES) ids.push((await made({ mobile, name: '周同名' })).card.id);
    await mergeInto(ids[1]!, ids[0]!, ['mobile']);
    await mergeInto(ids[2]!, ids[1]!);
    for (const mobile of MOBILES) {
      expect({ mobile, ...(await create(li, { mobile })) }).toMatchObject({ mobile, code: 409 });
      const { duplicate } = await app.ok('customer.infoNew', { mobile }, { token: li });
      expect([mobile, duplicate?.id]).toEqual([mobile, ids[2]]);
    }
  });

  // https://github.com/nicorac/bcr-gui/issues/122
  test('a spare number keeps its country: it can be dialled, and the same digits elsewhere are somebody else', async () => {
    const one = await made({ mobile: '13755550021', name: '周同名' });
    const two = await made({ mobile: '61234567', countryCode: '852', name: '周同名' });
    expect((await mergeInto(one.card.id, two.card.id)).form!.mobile2).toBe('+852 61234567');
    expect(await create(li, { mobile: '+852 6123 4567' })).toMatchObject({ code: 409 });
    expect((await create(li, { mobile: '61234567', countryCode: '65' })).code).toBe(200);
  });

  test('after seven days it stays; a change meanwhile is looked at first; the number may be taken over', async () => {
    const one = await made({ mobile: '13755550003', name: '周同名' });
    const two = await made({ mobile: '13755550004', name: '周同名' });
    const body = await sides(one.card.id, two.card.id);
    await save(li, two.card.id, { remark: '刚改' }, two.rev);
    expect(await merge(wang, body)).toMatchObject({ code: 409, message: '其中一位客户刚被修改，请重新核对' });
    const merged = await merge(wang, { ...body, goneRev: two.rev + 1, take: ['mobile'] });
    expect(merged.data.form).toMatchObject({ mobile: '13755550004', mobile2: '13755550003' });
    app.clock.advance(7 * DAY_MS);
    const { id } = merged.data.merges[0]!;
    expect(await app.call('customer.mergeUndo', { id, requestId: rid() }, { token: wang })).toMatchObject({
      code: 410,
    });
  });
});

describe('lists (rules 29.3, 29.9)', () => {
  test('filters only offer what there is, a page is found by words and by the tail of a number', async () => {
    const { facets = [], total } = await app.ok('customer.index', {}, { token: li });
    expect(total).toBe(87);
    for (const { key, options } of facets)
      for (const { value } of options) {
        const narrowed = await app.ok('customer.index', { [key]: value }, { token: li });
        expect({ key, value, empty: narrowed.total === 0 }).toEqual({ key, value, empty: false });
      }
    expect((await app.ok('customer.index', { keyword: '知夏' }, { token: li })).list.map(({ id }) => id)).toEqual([
      '720001',
    ]);
    expect((await app.ok('customer.index', { keyword: '0001' }, { token: li })).list.map(({ id }) => id)).toContain(
      '720001',
    );
    expect((await app.ok('customer.index', { keyword: '知夏' }, { token: zheng })).total).toBe(0);
    expect((await app.ok('customer.index', { keyword: '！？' }, { token: li })).total).toBe(0);
    expect((await app.ok('customer.index', { scope: 'team' }, { token: li })).total).toBe(0);
    const due = await app.ok('customer.index', { due: true }, { token: li });
    const home = await app.ok('customer.indexInfo', {}, { token: li });
    expect(home.counts.find(({ key }) => key === 'due')?.value).toBe(String(due.total));
    expect(home).toMatchObject({ overdue: 6, pool: 32, leads: false });
    expect(home.birthdays).toHaveLength(2);
  });

  test('each order is kept over all pages', async () => {
    for (const sort of ['next', 'last', 'created', 'amount'] as const) {
      const ids: string[] = [];
      for (let page = 1; page <= 5; page += 1)
        ids.push(...(await app.ok('customer.index', { sort, page }, { token: li })).list.map(({ id }) => id));
      expect([sort, new Set(ids).size]).toEqual([sort, 87]);
    }
  });

  test('what a member bought is seen where that one agreed, and tells when the tea runs out', async () => {
    const agree = (on: boolean) => app.ok('site.setMsgNotice', { key: 'adviser', on }, { token: lin });
    await agree(false);
    expect(await info('720001')).toMatchObject({ orders: [], agreed: false, member: { nickname: '林知夏' } });
    await agree(true);
    const seen = await info('720001');
    expect(seen.orders.length).toBeGreaterThan(5);
    expect(seen.orders.flatMap(({ actions }) => actions)).toEqual([]);
    expect(seen.tastes.reduce((sum, { shareBp }) => sum + shareBp, 0)).toBeLessThanOrEqual(10_001);
    expect(await app.db.$count(members, eq(members.mobile, '13800000001'))).toBe(1);
  });
});

test('an employee without the area, a member and a visitor are refused everywhere', async () => {
  for (const token of [qian, lin]) expect(await app.call('customer.index', {}, { token })).toMatchObject({ code: 403 });
  expect(await app.call('customer.index', {})).toMatchObject({ code: 401 });
  expect(await app.db.$count(settings)).toBeGreaterThan(0);
});

test('the handbook of talk is for who works with clients, wherever its address is asked', async () => {
  const book = await app.ok('pages.salesTeam', {}, { token: li });
  expect([book.code, book.title]).toEqual(['SALES_TEAM', '话术手册']);
  const byView = (token?: string, code = 'sales_team') => app.call('pages.view', { code }, token ? { token } : {});
  expect((await byView(li)).data.title).toBe('话术手册');
  expect([(await byView(lin)).code, (await byView(qian)).code, (await byView()).code]).toEqual([403, 403, 401]);
  expect((await byView(undefined, 'FAQ')).data.code).toBe('FAQ');
});
