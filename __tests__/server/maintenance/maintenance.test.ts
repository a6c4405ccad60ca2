/** Keeping clients: records and plans, invitations by token, coming visits with their rooms, days on the road; and who sees what of them. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  clientInvites,
  clientMaints,
  clientPlans,
  clients,
  comeVisits,
  couponTemplates,
  memberCoupons,
  notices,
  roomSlots,
  visitRoutes,
  visitStops,
} from '../../../server/db/schema';
import { measure } from '../../../server/domains/staff/maintenance/route/distance';
import { DAY_MS, dayOf, startOfDay } from '../../../server/lib/shanghai';
import type { Tx } from '../../../server/db/client';
import { seedClients } from '../../../server/seed/clients/clients';
import { seedKeeping } from '../../../server/seed/clients/keeping';
import { seedStores } from '../../../server/seed/goods/stores';
import type { RequestOf } from '../../../src/contract/schemas';
import { RACES, testServer } from '../harness';
import { keepRows } from '../rewind';

const app = testServer({ seed: 'base' });
const HOUR = 3_600_000;
/** 林知夏, a client of 李牧之 that 郑一鸣 shares; one of 李牧之 alone; one of 郑一鸣 alone; one of the pool. */
const [LIN_CLIENT, HIS, ZHENGS, POOL] = ['720001', '720002', '720096', '720180'];
const [STORE, TINGSONG] = ['1', '730111'];
const coupon = (id: string, takeType: 'staff' | 'center') => ({
  ...{
    id,
    takeType,
    title: '满 150 减 30',
    kind: 'cash' as const,
    amount: 3000,
    threshold: 15_000,
    scopeText: '全场',
    total: 99,
  },
  ...{ perMember: 2, takeFrom: 0, takeTo: 4_000_000_000_000, validDays: 30 },
});
const TEMPLATES = [coupon('9001', 'staff'), coupon('9002', 'center')];
const STAFF_COUPON = async () => (await app.ok('coupon.getcouponlist', { scene: 'gift' }, { token: li }))[0]!;
let [li, zheng, wang, qian, lin, xu] = ['', '', '', '', '', ''];
let rewind: () => Promise<void>;
beforeAll(async () => {
  const midnight = startOfDay(app.clock.now());
  await app.db.transaction(async (tx) => {
    await seedStores(tx as unknown as Tx);
    await seedClients(tx as unknown as Tx, midnight);
    await seedKeeping(tx as unknown as Tx, midnight, app.clock.now());
    await tx.insert(couponTemplates).values(TEMPLATES);
  });
  [li, zheng, wang, qian, lin, xu] = (await Promise.all(
    ['13900000002', '13900000007', '13900000001', '13900000004', '13800000001', '13800000003'].map((mobile) =>
      app.login(mobile),
    ),
  )) as [string, string, string, string, string, string];
  rewind = await keepRows(app);
});
const start = { at: 0 };
beforeEach(async () => {
  start.at ||= app.clock.now();
  app.clock.set(start.at);
  await rewind();
});
const requestId = () => randomUUID();
const ahead = (days: number, hour = 14) => {
  const midnight = Date.parse(`${dayOf(app.clock.now())}T00:00:00+08:00`);
  return midnight + days * DAY_MS + hour * HOUR;
};

const maint = (more: Partial<RequestOf<'customer.maintSave'>> = {}, token = li) =>
  app.call(
    'customer.maintSave',
    { clientId: HIS, way: 'phone', content: '电话聊了十分钟，月底来店里拿茶。', requestId: requestId(), ...more },
    { token },
  );
const plan = (more: Partial<RequestOf<'customer.planSave'>> = {}, token = li) =>
  app.call(
    'customer.planSave',
    { kind: 'maint', clientId: HIS, at: ahead(2), content: '问问茶喝完没有', requestId: requestId(), ...more },
    { token },
  );
const invite = (more: Partial<RequestOf<'customer.inviteSave'>> = {}, token = li) =>
  app.call(
    'customer.inviteSave',
    {
      action: 'create',
      clientId: HIS,
      purpose: 'tasting',
      storeId: STORE,
      at: ahead(3),
      party: 2,
      requestId: requestId(),
      ...more,
    },
    { token },
  );
const come = (more: Partial<RequestOf<'customer.comeVisitPlanSave'>> = {}, token = li) =>
  app.call(
    'customer.comeVisitPlanSave',
    { action: 'save', clientId: HIS, storeId: STORE, at: ahead(2), party: 4, requestId: requestId(), ...more },
    { token },
  );
const route = (more: Partial<RequestOf<'customer.visitPlanSave'>>, token = li) =>
  app.call('customer.visitPlanSave', { action: 'save', requestId: requestId(), ...more }, { token });

test('the demo world: 420 records, 60 plans, 36 invitations in all states, 22 coming visits, 14 routes; today two of five', async () => {
  const counts = await Promise.all(
    [clientMaints, clientPlans, clientInvites, comeVisits, visitRoutes].map((table) => app.db.$count(table)),
  );
  expect(counts).toEqual([420, 60, 36, 22, 14]);
  const states = await app.db.selectDistinct({ status: clientInvites.status }).from(clientInvites);
  expect(states).toHaveLength(7);
  const { one, days } = await app.ok('customer.visitPlan', {}, { token: li });
  expect(one).toMatchObject({ done: 2, total: 5, status: 'underway', canEdit: true });
  expect(days.find(({ key }) => key === dayOf(app.clock.now()))?.value).toBe('2/5');
  expect(
    await app.db.$count(clientInvites, and(eq(clientInvites.clientId, LIN_CLIENT), eq(clientInvites.status, 'sent'))),
  ).toBe(1);
});

describe('rule 31.4: outside of the scope nothing is there', () => {
  test('a member and staff of other areas are refused', async () => {
    for (const token of [lin, qian])
      for (const name of [
        'customer.maint',
        'customer.plan',
        'customer.invite',
        'customer.comeVisitPlan',
        'customer.visitPlan',
      ] as const)
        expect({ name, code: (await app.call(name, {}, { token })).code }).toEqual({ name, code: 403 });
    expect((await app.call('customer.inviteInfo', { clientId: HIS }, { token: qian })).code).toBe(403);
    expect((await invite({}, lin)).code).toBe(403);
  });

  test('a colleague finds neither the client nor a row of it; a manager does', async () => {
    const [row, planned, asked, visit] = [await maint(), await plan(), await invite(), await come()];
    const routed = await route({ date: dayOf(ahead(6)), stops: [{ clientId: HIS, purpose: '送茶样', at: ahead(6) }] });
    const calls = (token: string) => [
      app.call('customer.maintInfo', { id: row.data.id }, { token }),
      app.call('customer.maintInfo', { clientId: HIS }, { token }),
      app.call('customer.maint', { clientId: HIS }, { token }),
      app.call('customer.planInfo', { id: planned.data.id }, { token }),
      app.call('customer.inviteInfo', { id: asked.data.id }, { token }),
      app.call('customer.invite', { clientId: HIS }, { token }),
      app.call('customer.comeVisitPlan', { id: visit.data.id }, { token }),
      app.call('customer.visitPlan', { id: routed.data.id }, { token }),
      app.call('customer.planCancel', { id: planned.data.id, reason: '不去了' }, { token }),
    ];
    expect((await Promise.all(calls(zheng))).map(({ code }) => code)).toEqual(Array.from({ length: 9 }, () => 404));
    expect((await Promise.all(calls(wang))).map(({ code }) => code)).toEqual(Array.from({ length: 9 }, () => 200));
    for (const clientId of [HIS, POOL]) {
      expect((await maint({ clientId }, zheng)).code).toBe(404);
      expect((await plan({ clientId }, zheng)).code).toBe(404);
      expect((await invite({ clientId }, zheng)).code).toBe(404);
      expect((await come({ clientId }, zheng)).code).toBe(404);
      expect(
        (await route({ date: dayOf(ahead(6)), stops: [{ clientId, purpose: '', at: ahead(6) }] }, zheng)).code,
      ).toBe(404);
    }
    const lists = await Promise.all([
      app.ok('customer.plan', { scope: 'team' }, { token: zheng }),
      app.ok('customer.invite', {}, { token: zheng }),
      app.ok('customer.maint', {}, { token: zheng }),
    ]);
    expect(lists[0].list).toEqual([]);
    expect(
      lists.flatMap(({ list }) => list as { client?: { id: string } }[]).filter(({ client }) => client?.id === HIS),
    ).toEqual([]);
  });
});

describe('rule 31.5: records and plans', () => {
  test('a record ends its plan, sets the next one and is the last contact', async () => {
    const { data: planned } = await plan({ remindMin: 30 });
    expect(planned).toMatchObject({ status: 'prepared', owner: '李牧之', remindMin: 30 });
    const { data: row } = await maint({ planId: planned.id, nextAt: ahead(7, 15) });
    expect(row).toMatchObject({ by: '李牧之', canEdit: true, nextAt: ahead(7, 15) });
    expect(await app.ok('customer.planInfo', { id: planned.id }, { token: li })).toMatchObject({
      status: 'completed',
      convertedTo: row.id,
    });
    const open = await app.ok('customer.plan', { clientId: HIS, status: 'prepared' }, { token: li });
    expect(open.list.map(({ at }) => at)).toContain(ahead(7, 15));
    const [client] = await app.db.select().from(clients).where(eq(clients.id, HIS));
    expect(client).toMatchObject({ lastAt: app.clock.now() });
    expect((await maint({ planId: planned.id, content: '又写了一遍同一个计划的记录。' })).message).toBe('计划已完成');
    expect((await maint({ planId: planned.id, clientId: LIN_CLIENT })).code).toBe(409);
  });

  test('what is wrong is said by its field; a second tap is the same record', async () => {
    expect(await maint({ content: '太短' })).toMatchObject({ code: 400, field: 'content' });
    expect(await maint({ nextAt: app.clock.now() - 1 })).toMatchObject({
      code: 400,
      field: 'nextAt',
      message: '请选择将来的时间',
    });
    expect(await maint({ photos: ['/uploads/2026/06/00000000000000000000000000000000.webp'] })).toMatchObject({
      code: 400,
      field: 'photos',
    });
    expect(await plan({ at: app.clock.now() })).toMatchObject({ code: 400, field: 'at', message: '请选择将来的时间' });
    expect(await plan({ content: '  ' })).toMatchObject({ code: 400, field: 'content' });
    const before = await app.db.$count(clientMaints);
    const [one, two] = await Promise.all([maint(), maint()]);
    expect(one.data.id).toBe(two.data.id);
    expect(await app.db.$count(clientMaints)).toBe(before + 1);
  });

  test('its writer changes a record for 24 hours, nobody else at all', async () => {
    const { data: row } = await maint();
    expect((await maint({ id: row.id, content: '改过的内容，补上客户的口味。' })).data).toMatchObject({
      id: row.id,
      content: '改过的内容，补上客户的口味。',
    });
    expect((await maint({ id: row.id, content: '店长替他改的内容，这样不行。' }, wang)).code).toBe(403);
    app.clock.advance(DAY_MS);
    expect((await app.ok('customer.maintInfo', { id: row.id }, { token: li })).row?.canEdit).toBe(false);
    expect((await maint({ id: row.id, content: '一天以后再改的内容，太晚了。' })).message).toBe(
      '写完 24 小时后只能查看',
    );
  });

  test('a plan is late after its day, is cancelled with a reason, and is told before its time', async () => {
    const { data: planned } = await plan({ remindMin: 60 });
    app.clock.set(planned.at - HOUR);
    await app.runJobs();
    const told = await app.db.select().from(notices).where(eq(notices.text, '问问茶喝完没有'));
    expect(told.filter(({ link }) => link?.includes(planned.id))).toHaveLength(1);
    app.clock.set(planned.at + DAY_MS);
    expect(await app.ok('customer.planInfo', { id: planned.id }, { token: li })).toMatchObject({ status: 'overdue' });
    const late = await app.ok('customer.plan', { clientId: HIS, status: 'overdue' }, { token: li });
    expect(late.list.map(({ id }) => id)).toContain(planned.id);
    expect(await app.call('customer.planCancel', { id: planned.id, reason: ' ' }, { token: li })).toMatchObject({
      code: 400,
      field: 'reason',
    });
    const gone = await app.ok('customer.planCancel', { id: planned.id, reason: '客户出差' }, { token: li });
    expect(gone).toMatchObject({ status: 'cancelled', reason: '客户出差' });
    expect((await app.call('customer.planCancel', { id: planned.id, reason: '再来' }, { token: li })).code).toBe(409);
  });

  test('a coupon is given to a client who is a member, as often as each may have it, also when two give it at once', async () => {
    const coupon = await STAFF_COUPON();
    expect((await maint({ couponTemplateId: coupon.id })).message).toBe('客户还不是会员，先请他注册再赠券');
    const held = () =>
      app.db.$count(memberCoupons, and(eq(memberCoupons.memberId, '10001'), eq(memberCoupons.templateId, coupon.id)));
    const before = await held();
    const give = (content: string) => maint({ clientId: LIN_CLIENT, couponTemplateId: coupon.id, content });
    const answers = [];
    for (let i = 0; i < 3; i++)
      answers.push(
        ...(await Promise.all([give(`聊得很好，送一张券给她第${i}次。`), give(`聊得很好，又送一张券第${i}回。`)])),
      );
    const given = answers.filter(({ code }) => code === 200);
    expect(given[0]?.data.coupon).toBeTruthy();
    expect(await held()).toBe(before + given.length);
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({
      code: 422,
      reason: 'claimed',
      field: 'couponTemplateId',
    });
    // What was refused left no record.
    expect(await app.db.$count(clientMaints, eq(clientMaints.at, app.clock.now()))).toBe(given.length);
    const other = await app.ok('coupon.getcouponlist', { scene: 'mine' }, { token: lin });
    expect(
      (await maint({ clientId: LIN_CLIENT, couponTemplateId: other[0]!.id, content: '这张不是顾问能送的券呀。' })).code,
    ).toBe(404);
  });
});

describe('rule 31.6: invitations', () => {
  const send = (id: string) =>
    app.call('customer.inviteSave', { action: 'send', id, requestId: requestId() }, { token: li });
  const answer = (
    token: string,
    action: 'accept' | 'decline',
    more: { party?: number; note?: string } = {},
    who = lin,
  ) => app.call('customer.inviteSave', { action, token, requestId: requestId(), ...more }, { token: who });

  test('its guest sees it by the link and nothing of the client; a draft and a wrong link are nothing', async () => {
    const { data: draft } = await invite({ note: '留了靠窗的位置' });
    expect(draft).toMatchObject({ status: 'draft', client: { id: HIS } });
    expect(await app.call('customer.inviteInfo', { token: draft.token }, { token: xu })).toMatchObject({
      code: 404,
      message: '邀约不存在',
    });
    expect(await app.call('customer.inviteInfo', { token: 'nobody' }, { token: xu })).toMatchObject({
      code: 404,
      message: '邀约不存在',
    });
    await send(draft.id);
    const seen = await app.ok('customer.inviteInfo', { token: draft.token }, { token: xu });
    expect(seen.row).toMatchObject({
      status: 'sent',
      note: '留了靠窗的位置',
      by: { name: '李牧之' },
      answerUntil: draft.at,
    });
    const [client] = await app.db.select().from(clients).where(eq(clients.id, HIS));
    const said = JSON.stringify(seen);
    for (const secret of [client!.name, client!.mobile, HIS]) expect(said).not.toContain(secret);
    expect(seen).not.toHaveProperty('client');
  });

  test('accepted it is a coming visit with its room and the owner hears of it; changed once; not within two hours', async () => {
    const { data: draft } = await invite({ roomId: TINGSONG });
    expect((await send(draft.id)).code).toBe(200);
    const slots = () => app.db.select().from(roomSlots).where(eq(roomSlots.roomId, TINGSONG));
    expect(new Set((await slots()).map(({ takerKind }) => takerKind))).toContain('invite');
    const yes = await answer(draft.token, 'accept', { party: 4, note: '想尝岩茶' });
    expect(yes.data).toMatchObject({ status: 'accepted', party: 4 });
    const [visit] = await app.db.select().from(comeVisits).where(eq(comeVisits.inviteId, draft.id));
    expect(visit).toMatchObject({ party: 4, status: 'prepared', at: draft.at, roomId: TINGSONG, ownerId: '10102' });
    expect((await slots()).filter(({ takerId }) => takerId === visit!.id).length).toBeGreaterThan(3);
    expect(
      await app.db.$count(
        notices,
        and(eq(notices.memberId, '10102'), eq(notices.link, `/maintenance/pages/myinvitsave?id=${draft.id}`)),
      ),
    ).toBeLessThanOrEqual(1);
    expect((await answer(draft.token, 'accept', { party: 9 })).message).toContain('听松 6 位坐满');
    expect((await answer(draft.token, 'decline', {}, xu)).message).toBe('这份邀约已有人答复');
    expect((await answer(draft.token, 'decline', { note: '那天出差' })).data.status).toBe('declined');
    expect((await slots()).filter(({ takerId }) => takerId === visit!.id)).toEqual([]);
    expect((await answer(draft.token, 'accept')).message).toBe('答复只能改一次，有变化请打电话给我们');
  });

  test('after two hours before it begins nothing is changed; two hours after it nothing is answered', async () => {
    const { data: first } = await invite();
    await send(first.id);
    await answer(first.token, 'accept');
    app.clock.set(first.at - 2 * HOUR);
    expect((await answer(first.token, 'accept', { party: 3 })).code).toBe(200);
    const { data: second } = await invite({ at: app.clock.now() + 5 * HOUR });
    await send(second.id);
    await answer(second.token, 'accept');
    app.clock.set(second.at - 2 * HOUR + 1);
    expect((await answer(second.token, 'decline')).message).toBe('开席前 2 小时不能再改，请打电话给我们');
    const { data: third } = await invite({ at: app.clock.now() + HOUR, roomId: undefined });
    await send(third.id);
    app.clock.set(third.at + 2 * HOUR);
    await app.runJobs();
    expect(await answer(third.token, 'accept')).toMatchObject({ code: 410, message: '邀约已过期' });
    expect((await app.ok('customer.inviteInfo', { id: third.id }, { token: li })).row?.status).toBe('expired');
  });

  test('taken back it frees its room and says so; arrived it is over', async () => {
    const { data: draft } = await invite({ roomId: TINGSONG, at: ahead(12) });
    await send(draft.id);
    expect(await invite({ roomId: TINGSONG, at: ahead(12, 15) }).then(({ data }) => send(data.id))).toMatchObject({
      code: 409,
      message: '该雅室此时段已被预订',
      reason: 'taken',
    });
    await app.ok('customer.inviteSave', { action: 'cancel', id: draft.id, requestId: requestId() }, { token: li });
    expect((await answer(draft.token, 'accept')).message).toBe('邀约已撤回');
    const { data: next } = await invite({ roomId: TINGSONG, at: ahead(12) });
    expect((await send(next.id)).code).toBe(200);
    expect(
      (await app.call('customer.inviteSave', { action: 'arrive', id: next.id, requestId: requestId() }, { token: li }))
        .code,
    ).toBe(409);
    await answer(next.token, 'accept');
    await app.ok('customer.inviteSave', { action: 'arrive', id: next.id, requestId: requestId() }, { token: li });
    const [visit] = await app.db.select().from(comeVisits).where(eq(comeVisits.inviteId, next.id));
    expect(visit?.status).toBe('arrived');
  });

  test(`two guests answer one invitation at once, ${Math.min(5, RACES)} times: one visit`, async () => {
    for (let round = 0; round < Math.min(5, RACES); round++) {
      const { data: draft } = await invite({ at: ahead(20 + round) });
      await send(draft.id);
      const answers = await Promise.all([answer(draft.token, 'accept'), answer(draft.token, 'accept', {}, xu)]);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(await app.db.$count(comeVisits, eq(comeVisits.inviteId, draft.id))).toBe(1);
    }
  });

  test('received on the day’s list its guest has arrived: the invitation runs out no more', async () => {
    const { data: draft } = await invite();
    await send(draft.id);
    await answer(draft.token, 'accept');
    const seen = await app.ok('customer.inviteInfo', { id: draft.id }, { token: li });
    const here = { id: seen.row!.comeVisitId!, action: 'arrive', requestId: requestId() } as const;
    await app.ok('customer.comeVisitPlanSave', here, { token: li });
    app.clock.set(draft.at + 48 * 3_600_000);
    await app.runJobs();
    expect((await app.ok('customer.inviteInfo', { id: draft.id }, { token: li })).row!.status).toBe('arrived');
  });

  test('rule 31.7: its calendar entry keeps its UID and counts its changes; a wrong link is 404', async () => {
    const { data: draft } = await invite();
    await send(draft.id);
    const file = async (token: string) => app.http.inject({ method: 'GET', url: `/calendar/invite/${token}.ics` });
    const before = (await file(draft.token)).body;
    await answer(draft.token, 'accept');
    const after = (await file(draft.token)).body;
    await answer(draft.token, 'decline');
    const gone = (await file(draft.token)).body;
    const read = (text: string, name: string) => new RegExp(`^${name}:(.*)\\r?$`, 'm').exec(text)?.[1]?.trim();
    expect(new Set([before, after, gone].map((text) => read(text, 'UID'))).size).toBe(1);
    expect([before, after, gone].map((text) => Number(read(text, 'SEQUENCE')))).toEqual([0, 1, 2]);
    expect(read(gone, 'STATUS')).toBe('CANCELLED');
    expect((await file('nobody')).statusCode).toBe(404);
  });
});

describe('rule 31.8: coming visits', () => {
  const act = (
    id: string,
    action: 'arrive' | 'finish' | 'cancel' | 'noShow',
    more: Partial<RequestOf<'customer.comeVisitPlanSave'>> = {},
  ) => app.call('customer.comeVisitPlanSave', { id, action, requestId: requestId(), ...more }, { token: li });

  test('a room is taken, moved over itself and freed; who receives is told an hour before', async () => {
    const { data: visit } = await come({ roomId: TINGSONG, receptionNo: 'E1006' });
    expect(visit).toMatchObject({ room: '听松', reception: { name: '吴听雨' }, status: 'prepared' });
    expect(await come({ roomId: TINGSONG, at: ahead(2, 15), clientId: LIN_CLIENT })).toMatchObject({
      code: 409,
      message: '该雅室此时段已被预订',
    });
    expect((await come({ id: visit.id, at: ahead(2, 14.5), clientId: undefined })).data.at).toBe(ahead(2, 14.5));
    expect(await come({ id: visit.id, party: 9, clientId: undefined })).toMatchObject({ code: 400, field: 'party' });
    expect(await come({ receptionNo: 'E1007' })).toMatchObject({ code: 400, field: 'receptionNo' });
    app.clock.set(ahead(2, 13.5));
    await app.runJobs();
    expect(await app.db.$count(notices, eq(notices.link, `/maintenance/pages/comeVisitPlan?id=${visit.id}`))).toBe(1);
    expect((await act(visit.id, 'cancel', { reason: '改天' })).data).toMatchObject({
      status: 'cancelled',
      reason: '改天',
    });
    expect(await app.db.$count(roomSlots, eq(roomSlots.takerId, visit.id))).toBe(0);
  });

  test('it ends with a result and its amount, in its order; its plan ends with it', async () => {
    const { data: planned } = await plan({ kind: 'come' });
    const { data: visit } = await come({ planId: planned.id });
    const planNow = () => app.ok('customer.planInfo', { id: planned.id }, { token: li });
    expect(await planNow()).toMatchObject({ status: 'underway', convertedTo: visit.id });
    expect((await act(visit.id, 'finish', { result: '定了' })).code).toBe(409);
    expect((await act(visit.id, 'noShow')).message).toBe('还没到约好的时间');
    await act(visit.id, 'arrive');
    expect(await act(visit.id, 'finish')).toMatchObject({ code: 400, field: 'result' });
    const [before] = await app.db.select().from(clients).where(eq(clients.id, HIS));
    const done = await act(visit.id, 'finish', { result: '定了两饼老白茶', dealAmount: 88_000 });
    expect(done.data).toMatchObject({ status: 'completed', dealAmount: 88_000 });
    const [after] = await app.db.select().from(clients).where(eq(clients.id, HIS));
    expect(after!.dealAmount - before!.dealAmount).toBe(88_000);
    expect((await act(visit.id, 'finish', { result: '再来一次', dealAmount: 1 })).code).toBe(409);
    expect(await planNow()).toMatchObject({ status: 'completed' });
  });

  test('the day in its order, the week beside it', async () => {
    await come({ at: ahead(9, 16) });
    await come({ at: ahead(9, 10), clientId: LIN_CLIENT });
    const { page, days } = await app.ok('customer.comeVisitPlan', { date: dayOf(ahead(9)) }, { token: li });
    expect(page.list.map(({ at }) => at)).toEqual([...page.list.map(({ at }) => at)].sort((a, b) => a - b));
    expect(days).toHaveLength(7);
    expect(Number(days.find(({ key }) => key === dayOf(ahead(9)))?.value)).toBe(page.total);
  });
});

describe('rule 31.9: on the road', () => {
  const NEAR = { lat: 30.25, lng: 120.15 };
  const make = async (count = 2) => {
    await app.db.delete(visitStops);
    await app.db.delete(visitRoutes);
    await app.db.update(clients).set({ geo: NEAR }).where(eq(clients.id, HIS));
    const ids = [HIS, LIN_CLIENT, '720003'].slice(0, count);
    const { data } = await route({
      date: dayOf(app.clock.now()),
      stops: ids.map((clientId) => ({ clientId, purpose: '送茶样', at: ahead(0, 23) })),
    });
    return data;
  };

  test.each([
    ['close by', 0.002, 30, false],
    ['far', 0.0085, 30, true],
    ['as far as the phone is unsure', 0.0085, 500, false],
  ])('%s', (_, lat, accuracy, away) => {
    expect(measure({ ...NEAR, lat: NEAR.lat + lat }, NEAR, accuracy).away).toBe(away);
  });

  test('too far needs a reason, the time is that of the tap, the last result ends the day', async () => {
    const day = await make();
    const [first, second] = day.stops;
    const check = (more: Partial<RequestOf<'customer.visitPlanSave'>>) =>
      route({ id: day.id, action: 'checkin', stopId: first!.id, accuracy: 20, ...more });
    expect(await check({})).toMatchObject({ code: 400, field: 'geo', message: '无法定位，请在设置中开启' });
    const far = { lat: NEAR.lat + 0.0081, lng: NEAR.lng };
    expect(await check({ geo: far })).toMatchObject({ code: 400, field: 'reason' });
    const tappedAt = app.clock.now() - 10 * 60_000;
    const checked = await check({ geo: far, reason: '客户在隔壁茶馆', tappedAt });
    expect(checked.data.stops[0]).toMatchObject({
      status: 'checked',
      reason: '客户在隔壁茶馆',
      checkin: { at: tappedAt, away: true, accuracy: 20 },
    });
    expect(checked.data.status).toBe('underway');
    expect(await check({ geo: far, tappedAt: app.clock.now() + HOUR })).toMatchObject({ code: 400, field: 'tappedAt' });
    const finish = (stopId: string, more: Partial<RequestOf<'customer.visitPlanSave'>> = {}) =>
      route({ id: day.id, action: 'finish', stopId, result: '谈得很好', ...more });
    expect((await finish(second!.id)).message).toBe('先签到再填结果');
    expect(await finish(first!.id, { result: '' })).toMatchObject({ code: 400, field: 'result' });
    await finish(first!.id, { nextAt: ahead(4) });
    expect(await route({ id: day.id, action: 'cancel', stopId: second!.id, reason: ' ' })).toMatchObject({
      code: 400,
      field: 'reason',
    });
    const over = await route({ id: day.id, action: 'cancel', stopId: second!.id, reason: '客户出差' });
    expect(over.data).toMatchObject({ status: 'completed', done: 1, total: 1, canEdit: false });
    expect((await route({ id: day.id, action: 'start' })).code).toBe(409);
  });

  // https://github.com/sharingexcess/food_rescue_app/pull/231, https://github.com/lautaroba/Todo3D/issues/29
  test('rain after the first visit: the rest is called off, the visit stays done that day', async () => {
    const day = await make();
    const [first] = day.stops;
    await route({ id: day.id, action: 'checkin', stopId: first!.id, geo: NEAR, reason: '客户在隔壁' });
    const off = await route({ id: day.id, action: 'cancel', reason: '下暴雨' });
    expect(off.data).toMatchObject({ status: 'underway', done: 1, total: 1 });
    const over = await route({ id: day.id, action: 'finish', stopId: first!.id, result: '谈得很好' });
    expect(over.data).toMatchObject({ status: 'completed', done: 1, total: 1 });
    const { days, one } = await app.ok('customer.visitPlan', { date: day.date }, { token: li });
    expect([one?.status, days.find(({ key }) => key === day.date)?.value]).toEqual(['completed', '1/1']);
  });

  test('a day on which nobody was visited is called off as a whole', async () => {
    const day = await make();
    expect((await route({ id: day.id, action: 'cancel', reason: '下暴雨' })).data.status).toBe('cancelled');
  });

  // https://github.com/SuiteCRM/SuiteCRM/issues/8673
  test('two clients of a day who are one since: the day can still be changed', async () => {
    const day = await make();
    const [first, second] = day.stops;
    for (const { id } of [first!, second!])
      await route({ id: day.id, action: 'checkin', stopId: id, geo: NEAR, reason: '客户在隔壁' });
    const one = second!.client.id;
    await app.server.kinds.clientParts.visit!.move!(app.db, first!.client.id, one);
    const more = { clientId: '720003', purpose: '送茶样', at: ahead(0, 23) };
    expect((await route({ id: day.id, stops: [more] })).code).toBe(200);
  });

  test('at most ten stops, one client once, one route a day, none in the past', async () => {
    const day = await make();
    const stop = (clientId: string) => ({ clientId, purpose: '', at: ahead(1) });
    expect((await route({ date: day.date, stops: [stop(HIS)] })).message).toBe('这一天已经有路线，在它上面改就好');
    const tomorrow = dayOf(ahead(1));
    expect(await route({ date: tomorrow, stops: [stop(HIS), stop(HIS)] })).toMatchObject({ code: 400, field: 'stops' });
    expect(await route({ date: tomorrow, stops: [] })).toMatchObject({ code: 400 });
    expect(await route({ date: dayOf(ahead(-1)), stops: [stop(HIS)] })).toMatchObject({ code: 400, field: 'date' });
    expect((await route({ date: '2026-06-31', stops: [stop(HIS)] })).code).toBe(400);
  });

  test('a check-in that was made without a line is taken the day after; nothing else of that day is', async () => {
    const day = await make();
    const tappedAt = app.clock.now();
    app.clock.advance(DAY_MS);
    expect((await route({ id: day.id, action: 'start' })).message).toBe('过去的日子只能查看');
    const [first] = day.stops;
    const late = await route({ id: day.id, action: 'checkin', stopId: first!.id, geo: NEAR, tappedAt });
    expect(late.data.stops[0]?.checkin).toMatchObject({ at: tappedAt, away: false });
    expect((await route({ id: day.id, action: 'checkin', stopId: day.stops[1]!.id, geo: NEAR })).message).toBe(
      '只能在那一天签到',
    );
  });
});

describe('what others show of a day', () => {
  const dayFor = async (token: string) => (await app.ok('desk.index', {}, { token })).day;

  test('rule 26.2: the workbench has who comes to the own store and where one goes oneself, for those whom it concerns', async () => {
    await app.db.delete(comeVisits);
    const at = app.clock.now() + HOUR;
    const { data } = await come({ at, party: 3, receptionNo: 'E1006' });
    const event = { id: `come${data.id}`, at, note: '3 位', title: expect.stringContaining('来访') };
    expect((await dayFor(li)).filter(({ id }) => id.startsWith('come'))).toEqual([
      expect.objectContaining({ ...event, route: `/maintenance/pages/comeVisitPlan?id=${data.id}` }),
    ]);
    const [received] = (await dayFor(await app.login('13900000006'))).filter(({ id }) => id.startsWith('come'));
    expect(received).toMatchObject(event);
    expect(received?.route).toBeUndefined();
    for (const token of [zheng, qian])
      expect((await dayFor(token)).some(({ id }) => id.startsWith('come'))).toBe(false);
    await come({ id: data.id, action: 'cancel', reason: '客户改期' });
    expect((await dayFor(li)).some(({ id }) => id.startsWith('come'))).toBe(false);
    expect((await dayFor(li)).filter(({ id }) => id.startsWith('visit'))).toHaveLength(3);
    expect((await dayFor(zheng)).some(({ title }) => title.startsWith('拜访　林知夏'))).toBe(false);
  });

  test('the daily report is filled with what was done that day, by whom it was done', async () => {
    const filled = async (token: string) =>
      Object.fromEntries(
        (await app.ok('manage.dailyInput', {}, { token })).groups
          .flatMap(({ fields }) => fields)
          .filter(({ key }) => ['invite', 'care', 'visit'].includes(key))
          .map(({ key, prefill }) => [key, prefill]),
      );
    const before = await filled(wang);
    await maint({}, wang);
    await maint({ content: '又补了一条：下周三来店里看茶器。' }, wang);
    await maint();
    const { data } = await invite({}, wang);
    await invite({ action: 'send', id: data.id }, wang);
    await invite({ purpose: 'store' }, wang);
    const day = await route(
      { date: dayOf(app.clock.now()), stops: [{ clientId: HIS, purpose: '送茶样', at: ahead(0, 23) }] },
      wang,
    );
    const [stop] = day.data.stops;
    await route(
      { id: day.data.id, action: 'checkin', stopId: stop!.id, geo: stop!.geo ?? { lat: 30.25, lng: 120.15 } },
      wang,
    );
    expect(before).toEqual({ invite: '0', care: '0', visit: '0' });
    expect(await filled(wang)).toEqual({ invite: '1', care: '2', visit: '1' });
    app.clock.set(app.clock.now() + DAY_MS);
    expect(await filled(wang)).toEqual({ invite: '0', care: '0', visit: '0' });
  });
});

test('two clients become one with all that was done, and are two again', async () => {
  const kinds = app.server.kinds.clientParts;
  for (const name of ['maint', 'plan', 'invite', 'come', 'visit']) {
    const moved = await kinds[name]!.move!(app.db, HIS, LIN_CLIENT);
    expect(await kinds[name]!.move!(app.db, LIN_CLIENT, HIS, moved)).toEqual(moved);
  }
  expect((await app.ok('customer.info', { id: HIS }, { token: li })).timeline.length).toBeGreaterThan(0);
  expect(ZHENGS).not.toBe(HIS);
});
