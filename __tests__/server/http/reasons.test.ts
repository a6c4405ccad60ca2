/** Rule 3.10: what the app goes by beside the words. Every reason that a row declares is given by its endpoint, and no other is. */
import { eq } from 'drizzle-orm';
import { REASONS, type Reason } from '../../../src/contract/reasons';
import { schemas, type ReasonOf } from '../../../src/contract/schemas';
import type { EndpointRow } from '../../../src/contract/kit';
import type { EndpointName } from '../../../src/contract/endpoints';
import {
  activities,
  adoptPlans,
  bookings,
  couponTemplates,
  jobs,
  liveMutes,
  menuSoldOut,
} from '../../../server/db/schema';
import { refuse } from '../../../server/http/errors';
import { DAY_MS, dayOf, startOfDay } from '../../../server/lib/shanghai';
import { createTestServer, PASSWORD, SMS_CODE, type Answer, type TestServer } from '../harness';
import { rid } from '../order/shop';

type Named = { [K in EndpointName]: [ReasonOf<K>] extends [never] ? never : K }[EndpointName];

const LIN = '13800000001';
const XU = '13800000003';
const PLAN = '71011';
const LI = '13900000002';
/** At the desk of store 1. */
const WANG = '13900000001';
const ZHENG = '13900000007';
const declared = Object.entries(schemas).flatMap(([name, { reasons = [] }]: [string, EndpointRow]) =>
  reasons.map((reason) => [name, reason] as const),
);

let app: TestServer;
let [lin, xu] = ['', ''];
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  [lin, xu] = [await app.login(LIN), await app.login(XU)];
});
afterAll(() => app.close());

const openCoupon = async (token: string) =>
  (await app.ok('marketing.couponType', { page: 1 }, { token })).list.find(({ state }) => state === 'open')!.id;
const claim = (token: string, templateId: string) =>
  app.call('tea.getcoupon', { templateId, requestId: rid() }, { token });
/** 林知夏 as a client of 李牧之, and a room of his store. */
const CLIENT = '720001';
const ROOM = '730111';
const afternoonIn = (days: number) => startOfDay(app.clock.now()) + days * DAY_MS + 14 * 3_600_000;
const staffCoupon = async () =>
  (await app.ok('coupon.getcouponlist', { scene: 'gift' }, { token: await app.login(LI) }))[0]!.id;
const gift = async (couponTemplateId: string, content: string) =>
  app.call(
    'customer.maintSave',
    { clientId: CLIENT, way: 'gift', content, couponTemplateId, requestId: rid() },
    { token: await app.login(LI) },
  );
const dayIn = (days: number) => dayOf(app.clock.now() + days * DAY_MS);
/** A pair of hours in 听松. */
const evening = (start: string, days = 12) => ({
  ...{ storeId: '1', roomId: ROOM, date: dayIn(days), start, minutes: 120, party: 4 },
});
const GUEST = { serviceTypeId: '74101', name: '林知夏', mobile: '13800000001' };
const holdAt = (start: string, token: string, days = 12) =>
  app.ok('booking.hold', { action: 'take', ...evening(start, days), requestId: rid() }, { token });
/** Booked without a deposit. */
const bookAt = async (start: string, token: string, days: number) => {
  const { booking } = await app.ok(
    'tea.bookingSave',
    { ...evening(start, days), ...GUEST, requestId: rid() },
    { token },
  );
  const { id } = booking.card;
  await app.db.update(bookings).set({ status: 'booked', deposit: 0 }).where(eq(bookings.id, id));
  await app.db.insert(jobs).values({ kind: 'booking.noShow', key: id, runAt: booking.card.startAt + 3_600_000 });
  return id;
};
const freeTree = async () => (await app.ok('tea.fieldTrees', { id: '7101', free: true, page: 2 })).list[0]!.id;
const adopt = (token: string, treeId: string, part: object = {}) =>
  app.call(
    'tea.adoptCreate',
    { treeId, planId: PLAN, plaque: '夏天的茶', agree: true, requestId: rid(), ...part },
    { token },
  );

const signUpFor = (token: string, activityId: string, part: object = {}) =>
  app.call(
    'activity.signUpSave',
    { activityId, name: '来客', mobile: '13900001111', qty: 1, requestId: rid(), ...part },
    { token },
  );
/** An activity that begins at once. */
async function openDoor(id: string) {
  const startAt = app.clock.now() + 60_000;
  const [row] = await app.db
    .update(activities)
    .set({ startAt, endAt: startAt + DAY_MS })
    .where(eq(activities.id, id))
    .returning();
  return row!;
}
const ZHENG_ONE = '13900000007';
const ZHENG_TWO = '13900000002';
async function giveFor(activityId: string, mobile: string): Promise<string> {
  const token = await app.login(mobile);
  const { data } = await signUpFor(token, activityId);
  const given = await app.ok(
    'activity.ticketGive',
    { id: data.signup.id, action: 'give', requestId: rid() },
    { token },
  );
  return new URL(given.give!.url, 'http://x').searchParams.get('gift')!;
}

/** Something that its store is out of. */
async function addAtTable(
  name: 'scanCode.insertCartItem' | 'scanCode.insertCartItemSpec' | 'scanCode.insertCartItemFeeding',
  part: object,
) {
  const { session } = await app.ok('scanCode.index', { code: 'T1-08.demot108' }, { token: lin });
  return app.call(name, { sessionId: session.id, qty: 1, rev: 0, opId: rid(), ...part }, { token: lin });
}

const say = (id: string) =>
  app.call('college.liveSend', { id, kind: 'text', text: '在', clientId: rid() }, { token: lin });
const buyCourse = (courseId: string, payable: number) =>
  app.call('college.orderCreate', { courseId, payable, requestId: rid() }, { token: lin });

/** How each comes about: a reason that is declared and not seen here does not compile. */
const SEEN: { [K in Named]: { [R in ReasonOf<K> & string]: () => Promise<Answer<unknown>> } } = {
  'college.liveSend': {
    tooFast: async () => {
      await say('9701');
      return say('9701');
    },
    muted: async () => {
      const { id: memberId } = await app.ok('member.my', {}, { token: lin });
      await app.db.insert(liveMutes).values({ roomId: '9701', memberId, byId: '1', at: app.clock.now() });
      return say('9701');
    },
    early: () => say('9702'),
    over: () => say('9704'),
  },
  'college.orderCreate': { claimed: () => buyCourse('7303', 0), priced: () => buyCourse('7305', 1) },
  'booking.queueTake': {
    claimed: async () => {
      const draw = () => app.call('booking.queueTake', { storeId: '1', party: 2, requestId: rid() }, { token: lin });
      await draw();
      return draw();
    },
  },
  'scanCode.insertCartItem': { soldOut: () => addAtTable('scanCode.insertCartItem', { productId: '75206' }) },
  'scanCode.insertCartItemSpec': {
    soldOut: () => addAtTable('scanCode.insertCartItemSpec', { productId: '75103', specId: 'pot' }),
  },
  'scanCode.insertCartItemFeeding': {
    soldOut: () => addAtTable('scanCode.insertCartItemFeeding', { productId: '75507', feeding: [] }),
  },
  'scanCode.insertOrder': {
    priced: async () => {
      const { session } = await app.ok('scanCode.index', { code: 'T1-01.demot101' }, { token: lin });
      const own = { sessionId: session.id, rev: 0 };
      const { rev, total } = await app.ok(
        'scanCode.insertCartItem',
        { ...own, productId: '75203', qty: 1, opId: rid() },
        { token: lin },
      );
      const order = { ...own, rev, total: total - 1, requestId: rid() };
      return app.call('scanCode.insertOrder', order, { token: lin });
    },
    soldOut: async () => {
      const { session } = await app.ok('scanCode.index', { code: 'T1-01.demot101' }, { token: lin });
      const own = { sessionId: session.id, rev: 0 };
      const line = { ...own, productId: '75203', qty: 1, opId: rid() };
      const cart = await app.ok('scanCode.insertCartItem', line, { token: lin });
      await app.db.insert(menuSoldOut).values({ storeId: '1', itemId: '75203' });
      const answer = await app.call(
        'scanCode.insertOrder',
        { ...own, rev: cart.rev, total: cart.total, requestId: rid() },
        { token: lin },
      );
      await app.db.delete(menuSoldOut).where(eq(menuSoldOut.itemId, '75203'));
      return answer;
    },
    taken: async () => {
      const { session } = await app.ok('scanCode.index', { code: 'T1-08.demot108' }, { token: lin });
      return app.call(
        'scanCode.insertOrder',
        { sessionId: session.id, rev: 0, total: 0, requestId: rid() },
        { token: lin },
      );
    },
  },
  'scanCode.legSave': {
    taken: async () => {
      const { session } = await app.ok('scanCode.index', { code: 'T1-08.demot108' }, { token: lin });
      const ask = { sessionId: session.id, split: 'all' as const, requestId: rid() };
      return app.call('scanCode.legSave', ask, { token: lin });
    },
  },
  'activity.seatHold': {
    taken: async () => {
      const seat = (await app.ok('activity.index', { id: '9410' }, { token: lin })).seatsMap!.find(
        ({ state }) => state === 'free',
      )!.key;
      const hold = (token: string) =>
        app.call('activity.seatHold', { activityId: '9410', action: 'hold', seats: [seat], opId: rid() }, { token });
      await hold(lin);
      return hold(xu);
    },
  },
  'activity.signIn': {
    claimed: async () => {
      const { doorCode } = await openDoor('9406');
      await signUpFor(xu, '9406');
      return app.call('activity.signIn', { activityId: '9406', code: doorCode }, { token: xu });
    },
    soldOut: async () => {
      const { doorCode, joined } = await openDoor('9412');
      await app.db.update(activities).set({ seats: joined }).where(eq(activities.id, '9412'));
      return app.call('activity.signIn', { activityId: '9412', code: doorCode }, { token: xu });
    },
  },
  'activity.signUpSave': {
    claimed: () => signUpFor(lin, '9401', { seatNo: '甲1' }),
    soldOut: () => signUpFor(xu, '9402'),
    taken: async () => signUpFor(xu, '9401', { seatNo: '乙3' }),
  },
  'activity.waitSave': {
    // 林知夏 has a ticket of it.
    claimed: () => app.call('activity.waitSave', { activityId: '9401', qty: 1, requestId: rid() }, { token: lin }),
  },
  'activity.ticketTake': {
    claimed: async () => {
      await signUpFor(xu, '9403');
      return app.call(
        'activity.ticketTake',
        { token: await giveFor('9403', ZHENG_ONE), requestId: rid() },
        { token: xu },
      );
    },
    taken: async () => {
      const token = await giveFor('9403', ZHENG_TWO);
      await app.ok('activity.ticketTake', { token, requestId: rid() }, { token: lin });
      return app.call('activity.ticketTake', { token, requestId: rid() }, { token: xu });
    },
  },
  'businessCard.index': { noCard: () => app.call('businessCard.index', {}, { token: lin }) },
  'booking.hold': {
    taken: async () => {
      await holdAt('19:00', lin);
      return app.call('booking.hold', { action: 'take', ...evening('19:00'), requestId: rid() }, { token: xu });
    },
  },
  'booking.deskMove': {
    taken: async () => {
      await holdAt('20:30', xu, 16);
      const id = await bookAt('18:00', lin, 16);
      const wanted = { id, way: 'move' as const, roomId: ROOM, date: dayIn(16), start: '20:30', requestId: rid() };
      return app.call('booking.deskMove', wanted, { token: await app.login(WANG) });
    },
  },
  'booking.deskSave': {
    taken: async () => {
      await holdAt('20:30', xu, 17);
      const id = await bookAt('18:00', lin, 17);
      const wanted = { id, start: '20:30', tell: false, requestId: rid() };
      return app.call('booking.deskSave', wanted, { token: await app.login(WANG) });
    },
  },
  'booking.waitSave': {
    claimed: async () => {
      const { roomId: _, ...wanted } = evening('19:00', 13);
      const wait = () => app.call('booking.waitSave', { ...wanted, requestId: rid() }, { token: lin });
      await wait();
      return wait();
    },
  },
  'patrol.scanCodeSave': {
    taken: async () => {
      const wang = await app.login('13900000001');
      const { id: pointId, items } = await app.ok('patrol.scanCode', { code: 'XD-0108' }, { token: wang });
      const results = items.map(({ id: itemId, max }) => ({
        itemId,
        ok: true,
        ...(max !== undefined && { value: max }),
      }));
      const save = () => app.call('patrol.scanCodeSave', { pointId, results, opId: rid() }, { token: wang });
      await save();
      return save();
    },
  },
  'tea.bookingSave': {
    taken: async () => {
      await holdAt('19:00', lin, 14);
      return app.call('tea.bookingSave', { ...evening('19:00', 14), ...GUEST, requestId: rid() }, { token: xu });
    },
  },
  'tea.bookingAct': {
    taken: async () => {
      await holdAt('20:30', xu, 15);
      const id = await bookAt('18:00', lin, 15);
      const wanted = { id, action: 'reschedule' as const, date: dayIn(15), start: '20:30', requestId: rid() };
      return app.call('tea.bookingAct', wanted, { token: lin });
    },
  },
  'customer.apply': {
    claimed: async () => {
      const li = await app.login(LI);
      const [free] = (await app.ok('customer.index', { scope: 'pool' }, { token: li })).list;
      const ask = () =>
        app.call('customer.apply', { clientId: free!.id, kind: 'claim', requestId: rid() }, { token: li });
      await ask();
      return ask();
    },
    taken: async () => {
      const [li, zheng] = [await app.login(LI), await app.login(ZHENG)];
      const [free] = (await app.ok('customer.index', { scope: 'pool' }, { token: li })).list;
      const ask = (token: string) =>
        app.call('customer.apply', { clientId: free!.id, kind: 'claim', requestId: rid() }, { token });
      await ask(li);
      return ask(zheng);
    },
  },
  'customer.comeVisitPlanSave': {
    taken: async () => {
      const li = await app.login(LI);
      const wanted = () => ({
        ...{ action: 'save' as const, clientId: CLIENT, storeId: '1', roomId: ROOM, party: 2 },
        ...{ at: afternoonIn(20), requestId: rid() },
      });
      await app.ok('customer.comeVisitPlanSave', wanted(), { token: li });
      return app.call('customer.comeVisitPlanSave', wanted(), { token: li });
    },
  },
  'customer.inviteSave': {
    taken: async () => {
      const li = await app.login(LI);
      const send = async () => {
        const { id } = await app.ok(
          'customer.inviteSave',
          {
            ...{ action: 'create', clientId: CLIENT, purpose: 'tasting', storeId: '1', roomId: ROOM, party: 2 },
            ...{ at: afternoonIn(21), requestId: rid() },
          },
          { token: li },
        );
        return app.call('customer.inviteSave', { action: 'send', id, requestId: rid() }, { token: li });
      };
      await send();
      return send();
    },
  },
  'customer.maintSave': {
    claimed: async () => {
      const templateId = await staffCoupon();
      for (let i = 0; ; i += 1) {
        const answer = await gift(templateId, `送了一张券，问了近况，第 ${i} 次`);
        if (answer.code !== 200) return answer;
      }
    },
    soldOut: async () => {
      const id = await staffCoupon();
      const [template] = await app.db.select().from(couponTemplates).where(eq(couponTemplates.id, id));
      await app.db
        .update(couponTemplates)
        .set({ total: template!.issued, perMember: 99 })
        .where(eq(couponTemplates.id, id));
      const refused = await gift(id, '送了一张券，可惜已经没有了');
      await app.db
        .update(couponTemplates)
        .set({ total: template!.total, perMember: template!.perMember })
        .where(eq(couponTemplates.id, id));
      return refused;
    },
  },
  'customer.save': {
    taken: async () => {
      const li = await app.login(LI);
      const { rev } = await app.ok('customer.info', { id: '720003' }, { token: li });
      return app.call('customer.save', { id: '720003', patch: { mobile: LIN }, rev }, { token: li });
    },
  },
  'customer.saveNew': {
    taken: async () =>
      app.call(
        'customer.saveNew',
        { client: { name: '林', mobile: LIN }, requestId: rid() },
        { token: await app.login(ZHENG) },
      ),
  },
  'login.register': {
    registered: async () => {
      await app.call('site.smsCode', { mobile: LIN, scene: 'register' });
      return app.call('login.register', { mobile: LIN, code: SMS_CODE, password: PASSWORD, agree: true });
    },
  },
  'tea.adoptCreate': {
    taken: async () => {
      const treeId = await freeTree();
      await adopt(xu, treeId);
      return adopt(lin, treeId);
    },
    soldOut: async () => {
      const [plan] = await app.db.select().from(adoptPlans).where(eq(adoptPlans.id, PLAN));
      await app.db.update(adoptPlans).set({ left: 0 }).where(eq(adoptPlans.id, PLAN));
      const refused = await adopt(lin, await freeTree());
      await app.db.update(adoptPlans).set({ left: plan!.left }).where(eq(adoptPlans.id, PLAN));
      return refused;
    },
  },
  'tea.getcoupon': {
    claimed: async () => {
      const id = await openCoupon(lin);
      for (;;) {
        const answer = await claim(lin, id);
        if (answer.code !== 200) return answer;
      }
    },
    soldOut: async () => {
      const id = await openCoupon(xu);
      const [template] = await app.db.select().from(couponTemplates).where(eq(couponTemplates.id, id));
      await app.db.update(couponTemplates).set({ total: template!.issued }).where(eq(couponTemplates.id, id));
      const refused = await claim(xu, id);
      await app.db.update(couponTemplates).set({ total: template!.total }).where(eq(couponTemplates.id, id));
      return refused;
    },
  },
};

test.each(declared)('%s: %s', async (name, reason) => {
  const answer = await (SEEN as Record<string, Record<string, () => Promise<Answer<unknown>>>>)[name]![reason]!();
  expect(answer).toMatchObject({ status: 200, reason, message: expect.stringMatching(/^[^a-z]{3,}$/i) });
  expect(answer.code).not.toBe(200);
});

test('every word of the list is declared somewhere', () => {
  expect(new Set(declared.map(([, reason]) => reason))).toEqual(new Set(Object.keys(REASONS)));
});

test('the document lists them, with what they mean', async () => {
  const { paths } = (await app.http.inject('/docs/json')).json() as {
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, { content: object }> }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  for (const [name, reason] of declared) {
    const told = JSON.stringify(operations.find(({ operationId }) => operationId === name)?.responses['200']);
    expect([name, told.includes(`"${reason}"`), told.includes(REASONS[reason])]).toEqual([name, true, true]);
  }
});

describe('a reason that the row does not declare', () => {
  const answerOf = async (checkAnswers: boolean) => {
    const other = await createTestServer({ config: { checkAnswers } });
    try {
      jest.spyOn(other.server.gateways.identity, 'identify').mockImplementation(() => {
        throw refuse('今天不行', { reason: 'taken' satisfies Reason });
      });
      return await other.call('site.wechatLogin', { code: 'x'.repeat(8) });
    } finally {
      await other.close();
    }
  };
  test('is a fault where answers are checked', async () => {
    expect(await answerOf(true)).toMatchObject({ status: 500 });
  });
  test('is left out elsewhere', async () => {
    const answer = await answerOf(false);
    expect(answer).toMatchObject({ status: 200, code: 422, message: '今天不行' });
    expect(answer.reason).toBeUndefined();
  });
});
