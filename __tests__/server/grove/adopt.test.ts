/** A tree is adopted once (rules 25.1, 25.2), brings tea by the clock (25.4 to 25.6), is renamed, prolonged, given (25.7, 25.8). */
import { and, eq } from 'drizzle-orm';
import {
  adoptions,
  escrowLots,
  escrowRequests,
  fieldReadings,
  harvests,
  members,
  notices,
  teaTrees,
} from '../../../server/db/schema';
import { repeatReadings } from '../../../server/domains/selling/grove/field/repository';
import { verifyGroves } from '../../../server/domains/selling/grove/verify';
import { gramsOf } from '../../../server/domains/selling/grove/harvest/seasons';
import { nextPicking } from '../../../server/lib/pickings';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { testServer, RACES } from '../harness';
import { addMember, payTokenFor, rid, tokenFor } from '../order/shop';

const DAY = 86_400_000;
const XIA = '801';
const QING = '802';
const PLAN = '71011';
const app = testServer({ seed: true });
let [xia, qing] = ['', ''];
beforeAll(async () => {
  for (const id of [XIA, QING]) {
    await addMember(app.db, id, app.clock.now());
    await book(app.db, {
      owner: memberOwner(id),
      unit: 'money',
      bizType: 'recharge',
      bizId: `r${id}`,
      delta: 100_000_000,
      at: app.clock.now(),
    });
  }
  [xia, qing] = [await tokenFor(app, XIA), await tokenFor(app, QING)];
});

/** Free trees of 武夷山, one after the other. */
let used = 0;
async function freeTree(): Promise<string> {
  const { list } = await app.ok('tea.fieldTrees', { id: '7101', free: true, page: 3 });
  return list[used++]!.id;
}
const create = (token: string, treeId: string, part: Record<string, unknown> = {}) =>
  app.call(
    'tea.adoptCreate',
    { treeId, planId: PLAN, plaque: '夏天的茶', agree: true, requestId: rid(), ...part },
    { token },
  );
const pay = async (token: string, memberId: string, orderId: string) =>
  app.call(
    'pay.wallet',
    { orderGroup: 'adopt' as const, orderId, payToken: await payTokenFor(app, memberId), requestId: rid() },
    { token },
  );
const act = (token: string, id: string, body: Record<string, unknown>) =>
  app.call('tea.adoptAct', { id, requestId: rid(), ...body }, { token });
const treeOf = async (id: string) => (await app.db.select().from(teaTrees).where(eq(teaTrees.id, id)))[0]!;
const rowOf = async (id: string) => (await app.db.select().from(adoptions).where(eq(adoptions.id, id)))[0]!;
const adopted = async (token: string, memberId: string): Promise<{ id: string; treeId: string }> => {
  const treeId = await freeTree();
  const { data } = await create(token, treeId);
  expect((await pay(token, memberId, data.orderId)).code).toBe(200);
  return { id: data.orderId, treeId };
};
const until = async (at: number) => {
  app.clock.set(at);
  await app.runJobs();
  // A session does not last from season to season.
  [xia, qing] = [await tokenFor(app, XIA), await tokenFor(app, QING)];
};

describe('seasons', () => {
  test('spring and autumn of a year are its whole yield', () => {
    expect(gramsOf('spring', 1100)).toBe(800);
    expect(gramsOf('spring', 1100) + gramsOf('autumn', 1100)).toBe(1100);
    for (const grams of [1, 7, 999, 8800]) expect(gramsOf('spring', grams) + gramsOf('autumn', grams)).toBe(grams);
  });
  test('the next picking is the first after the instant', () => {
    expect(nextPicking(Date.parse('2026-06-16T10:00:00+08:00'))).toMatchObject({ season: 'autumn', year: 2026 });
    expect(nextPicking(Date.parse('2026-12-01T10:00:00+08:00'))).toMatchObject({ season: 'spring', year: 2027 });
  });
});

describe('one tree, one adopter', () => {
  test('what is not agreed, blocked or unknown is refused, and the tree stays free', async () => {
    const treeId = await freeTree();
    expect(await create(xia, treeId, { agree: false })).toMatchObject({ code: 422, message: '请先阅读并同意认养协议' });
    expect(await create(xia, treeId, { plaque: '官方客服' })).toMatchObject({ code: 422, message: '铭牌含敏感词' });
    expect((await create(xia, treeId, { plaque: 'x' })).code).toBe(400);
    expect((await create(xia, treeId, { planId: '71021' })).code).toBe(404);
    expect((await create(xia, '404')).code).toBe(404);
    expect(await treeOf(treeId)).toMatchObject({ state: 'free' });
  });

  test('held for a quarter of an hour: the same order for who comes back, nobody else’s, free afterwards', async () => {
    const treeId = await freeTree();
    const first = await create(xia, treeId);
    const again = await create(xia, treeId, { plaque: '换个名字' });
    expect(again.data.orderId).toBe(first.data.orderId);
    // What another phone needs to go on with it; nobody else is told.
    expect((await app.ok('tea.treeView', { id: treeId }, { token: xia })).pending).toMatchObject({
      adoptionId: first.data.orderId,
      planId: PLAN,
      plaque: '换个名字',
      amount: 129_900,
    });
    expect((await app.ok('tea.treeView', { id: treeId }, { token: qing })).pending).toBeUndefined();
    expect(await create(qing, treeId)).toMatchObject({ code: 409, message: '这棵茶树刚被认养' });
    expect((await app.call('tea.adoptView', { id: first.data.orderId }, { token: qing })).code).toBe(404);
    await until(app.clock.now() + 15 * 60_000 + 1);
    expect(await treeOf(treeId)).toMatchObject({ state: 'free' });
    expect(await rowOf(first.data.orderId)).toMatchObject({ status: 'cancelled' });
    expect((await create(qing, treeId)).code).toBe(200);
  });

  test(`two want the same tree at once, ${RACES} times: one has it`, async () => {
    for (let run = 0; run < RACES; run++) {
      const treeId = await freeTree();
      const answers = await Promise.all([create(xia, treeId), create(qing, treeId)]);
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
      // While it is held, too: one tree, one open adoption, one place less in the plan.
      expect(await verifyGroves(app.db)).toEqual([]);
      const winner = answers.findIndex(({ code }) => code === 200);
      await act([xia, qing][winner]!, answers[winner]!.data.orderId, { action: 'cancel' });
      expect(await treeOf(treeId)).toMatchObject({ state: 'free' });
    }
    expect(await verifyGroves(app.db)).toEqual([]);
  });
});

describe('what it brings', () => {
  test('autumn: the field’s own craft after seven days, claimed into the cellar once; spring: chosen, made, sent', async () => {
    const { id, treeId } = await adopted(xia, XIA);
    expect(await treeOf(treeId)).toMatchObject({ state: 'adopted', plaque: '夏天的茶' });
    expect((await rowOf(id)).certificateNo).toMatch(/^RY2026\d{8}$/);
    // The tree's page tells the adopter that it is his, and nobody else whose it is.
    expect((await app.ok('tea.treeView', { id: treeId }, { token: xia })).own).toBe(id);
    expect((await app.ok('tea.treeView', { id: treeId }, { token: qing })).own).toBeUndefined();
    expect((await app.ok('tea.treeView', { id: treeId })).own).toBeUndefined();
    await until(Date.parse('2026-09-20T09:00:00+08:00'));
    let { data: view } = await app.call('tea.adoptView', { id }, { token: xia });
    expect(view).toMatchObject({
      adoption: { status: 'making' },
      harvests: [{ season: 'autumn', grams: 300, status: 'chooseCraft' }],
    });
    await until(app.clock.now() + 7 * DAY);
    expect((await act(xia, id, { action: 'craft', harvestId: view.harvests[0]!.id, craft: 'oolong' })).code).toBe(409);
    await until(app.clock.now() + 7 * DAY);
    view = (await app.call('tea.adoptView', { id }, { token: xia })).data;
    expect(view).toMatchObject({
      adoption: { status: 'claimable' },
      harvests: [{ craft: 'red', byDefault: true, status: 'claimable', outbound: { freight: 1000 } }],
    });
    const harvestId = view.harvests[0]!.id;
    expect((await act(qing, id, { action: 'claim', harvestId, delivery: 'escrow' })).code).toBe(404);
    const claims = await Promise.all(
      [1, 2].map(() => act(xia, id, { action: 'claim', harvestId, delivery: 'escrow' })),
    );
    expect(claims.map(({ code }) => code).sort()).toEqual([200, 409]);
    const [lot] = await app.db
      .select()
      .from(escrowLots)
      .where(and(eq(escrowLots.memberId, XIA), eq(escrowLots.source, 'harvest')));
    expect(lot).toMatchObject({ sourceId: harvestId, qty: 300, unit: 'g' });
    view = (await app.call('tea.adoptView', { id }, { token: xia })).data;
    expect(view.harvests[0]).toMatchObject({ status: 'stored', overdue: false });
    expect(await rowOf(id)).toMatchObject({ status: 'growing' });

    await until(Date.parse('2027-04-12T09:00:00+08:00'));
    view = (await app.call('tea.adoptView', { id }, { token: xia })).data;
    const spring = view.harvests.find(({ season }) => season === 'spring')!;
    expect(spring).toMatchObject({ grams: 800, status: 'chooseCraft' });
    expect((await act(xia, id, { action: 'craft', harvestId: spring.id, craft: 'raw' })).code).toBe(400);
    expect((await act(xia, id, { action: 'craft', harvestId: spring.id, craft: 'oolong' })).code).toBe(200);
    await until(app.clock.now() + 7 * DAY + 1);
    const claim = (way: Record<string, unknown>) => act(xia, id, { action: 'claim', harvestId: spring.id, ...way });
    expect((await claim({ delivery: 'express', addressId: '404' })).code).not.toBe(200);
    expect((await claim({ delivery: 'pickup', storeId: '404' })).code).toBe(404);
    expect((await claim({ delivery: 'pickup' })).code).toBe(400);
    expect((await claim({ delivery: 'express' })).code).toBe(200);
    expect(await app.db.select().from(harvests).where(eq(harvests.id, spring.id))).toMatchObject([
      { status: 'shipped' },
    ]);
    const told = (await app.db.select().from(notices).where(eq(notices.memberId, XIA))).map(({ title }) => title);
    for (const title of ['认养成功', '茶树采摘了', '收成可以领取了']) expect(told).toContain(title);
    expect(await verifyGroves(app.db)).toEqual([]);
  });

  test('nobody claims it in ninety days: it lies in the cellar', async () => {
    const { id } = await adopted(qing, QING);
    await until(nextPicking(app.clock.now()).at + 1);
    for (const days of [7, 7, 90]) await until(app.clock.now() + days * DAY + 1);
    const [harvest] = await app.db.select().from(harvests).where(eq(harvests.adoptionId, id));
    expect(harvest).toMatchObject({ status: 'stored' });
    expect(harvest!.lotId).not.toBeNull();
    const { harvests: shown } = await app.ok('tea.adoptView', { id }, { token: qing });
    expect(shown.find((one) => one.id === harvest!.id)).toMatchObject({ status: 'stored', overdue: true });
  });
});

describe('an owner and the tree', () => {
  test('renamed once a year, with words that nobody minds', async () => {
    const { id, treeId } = await adopted(xia, XIA);
    expect(await act(xia, id, { action: 'rename', plaque: '加微信返利' })).toMatchObject({
      code: 422,
      message: '铭牌含敏感词',
    });
    expect((await act(qing, id, { action: 'rename', plaque: '我的了' })).code).toBe(404);
    expect((await act(xia, id, { action: 'rename', plaque: '岁岁平安' })).data.adoption.plaque).toBe('岁岁平安');
    expect(await treeOf(treeId)).toMatchObject({ plaque: '岁岁平安' });
    expect(await act(xia, id, { action: 'rename', plaque: '又改一次' })).toMatchObject({
      code: 422,
      message: '铭牌一年可改一次',
    });
  });

  test('prolonged in its last sixty days, paid at the cashier, the tree and the place in the plan stay as they are', async () => {
    const { id } = await adopted(xia, XIA);
    expect(await act(xia, id, { action: 'renew' })).toMatchObject({ code: 422, message: '到期前 60 天可续养' });
    const before = await rowOf(id);
    await until(before.endAt - 59 * DAY);
    const { data: asked } = await act(xia, id, { action: 'renew' });
    const orderId = asked.renewal!.pending!.orderId;
    expect((await act(xia, id, { action: 'renew' })).data.renewal!.pending!.orderId).toBe(orderId);
    expect((await pay(xia, XIA, orderId)).code).toBe(200);
    const after = await rowOf(id);
    expect(after.endAt).toBeGreaterThan(before.endAt + 364 * DAY);
    expect(after.pickAt).toBeLessThan(after.endAt);
    expect(await verifyGroves(app.db)).toEqual([]);
    await until(after.endAt + 1);
    expect(await rowOf(id)).toMatchObject({ status: 'ended' });
    expect(await treeOf(after.treeId)).toMatchObject({ state: 'free', plaque: null });
    expect(await verifyGroves(app.db)).toEqual([]);
  });

  test('given away with the payment password: refused, recalled, run out, accepted; nothing else meanwhile', async () => {
    const { id } = await adopted(xia, XIA);
    const give = async () => act(xia, id, { action: 'give', toId: QING, payToken: await payTokenFor(app, XIA) });
    expect((await act(xia, id, { action: 'give', toId: QING })).code).not.toBe(200);
    await app.db.update(members).set({ closeAt: app.clock.now() }).where(eq(members.id, '10060'));
    expect((await act(xia, id, { action: 'give', toId: '10060' })).message).toBe('对方账号已注销');
    expect((await give()).code).toBe(200);
    expect(await act(xia, id, { action: 'rename', plaque: '改个名字' })).toMatchObject({ code: 422 });
    expect((await act(xia, id, { action: 'accept' })).code).toBe(404);
    expect((await app.call('tea.adoptIndex', {}, { token: qing })).data.incoming).toHaveLength(1);
    expect((await act(qing, id, { action: 'refuse' })).code).toBe(200);
    expect((await give()).code).toBe(200);
    expect((await act(xia, id, { action: 'recall' })).code).toBe(200);
    expect((await give()).code).toBe(200);
    await until(app.clock.now() + DAY + 1);
    expect((await act(qing, id, { action: 'accept' })).code).toBe(404);
    expect((await give()).code).toBe(200);
    expect((await act(qing, id, { action: 'accept' })).data).toMatchObject({ own: true });
    expect(await rowOf(id)).toMatchObject({ memberId: QING, giftTo: null });
    expect((await act(xia, id, { action: 'rename', plaque: '还给我' })).code).toBe(404);
    expect(await verifyGroves(app.db)).toEqual([]);
  });
});

describe('taken back', () => {
  const balance = async () => (await app.ok('member.my', {}, { token: xia })).balance;
  const NONE = '付款 7 天内、还没采摘、没有转赠过，才能取消';

  test('within seven days all of its price goes back, once; tree and place are free, the certificate is void', async () => {
    const had = await balance();
    const { id, treeId } = await adopted(xia, XIA);
    expect(await balance()).toBe(had - 129_900);
    const view = async (token: string) => app.call('tea.adoptView', { id }, { token });
    const { data } = await view(xia);
    expect(data.actions).toContain('refund');
    expect(data.returnableUntil).toBe(data.adoption.startAt + 7 * DAY);
    expect((await view(qing)).data.certificateNo).not.toBe('');
    expect((await act(qing, id, { action: 'refund' })).code).toBe(404);
    const answers = await Promise.all([1, 2].map(() => act(xia, id, { action: 'refund' })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
    expect(await balance()).toBe(had);
    expect(await treeOf(treeId)).toMatchObject({ state: 'free', plaque: null });
    expect((await view(xia)).data).toMatchObject({
      adoption: { status: 'cancelled', nextStep: '已取消，¥1,299 已原路退回' },
      certificateNo: '',
      certificateUrl: '',
      actions: [],
    });
    expect((await view(qing)).code).toBe(404);
    await until(nextPicking(app.clock.now()).at + 1);
    expect(await app.db.$count(harvests, eq(harvests.adoptionId, id))).toBe(0);
    expect((await create(qing, treeId)).code).toBe(200);
    expect(await verifyGroves(app.db)).toEqual([]);
  });

  test('not after seven days, nor when something was picked, nor by who was given it; and it is given once', async () => {
    const late = await adopted(xia, XIA);
    const at = (await rowOf(late.id)).startAt;
    await until(at + 7 * DAY);
    expect(await act(xia, late.id, { action: 'refund' })).toMatchObject({ code: 422, message: NONE });
    await until(nextPicking(app.clock.now()).at - DAY);
    const picked = await adopted(xia, XIA);
    const given = await adopted(xia, XIA);
    expect((await act(xia, given.id, { action: 'give', toId: QING, payToken: await payTokenFor(app, XIA) })).code).toBe(
      200,
    );
    expect(await act(xia, given.id, { action: 'refund' })).toMatchObject({
      code: 422,
      message: '转赠中，等待对方接收',
    });
    expect((await act(qing, given.id, { action: 'accept' })).code).toBe(200);
    expect(await act(qing, given.id, { action: 'refund' })).toMatchObject({ code: 422, message: NONE });
    expect(
      await act(qing, given.id, { action: 'give', toId: XIA, payToken: await payTokenFor(app, QING) }),
    ).toMatchObject({ code: 422, message: '认养权益只能转赠一次' });
    await until(nextPicking(app.clock.now()).at + 1);
    expect(await act(xia, picked.id, { action: 'refund' })).toMatchObject({ code: 422, message: NONE });
  });
});

test('what is picked for adopters of a field stands in one public post of its season', async () => {
  await adopted(xia, XIA);
  const picking = nextPicking(app.clock.now());
  await until(picking.at + 1);
  const rows = await app.db
    .select()
    .from(harvests)
    .where(and(eq(harvests.fieldId, '7101'), eq(harvests.year, picking.year), eq(harvests.season, picking.season)));
  const { list } = await app.ok('tea.harvests', { fieldId: '7101', season: picking.season });
  expect(list.filter(({ year }) => year === picking.year)).toMatchObject([
    { grams: rows.reduce((sum, { grams }) => sum + grams, 0), adopters: rows.length, at: picking.at },
  ]);
});

test('what a visitor reads: fields, a field, its trees by place, a tree, the harvests', async () => {
  const { summary, page, regions } = await app.ok('tea.fields', {});
  // Not those that are held or reserved.
  const adoptedNow = await app.db.$count(teaTrees, eq(teaTrees.state, 'adopted'));
  expect(summary).toMatchObject({ fields: 4, trees: 4480, adopted: adoptedNow });
  expect(await app.db.$count(teaTrees, eq(teaTrees.reserved, true))).toBeGreaterThan(0);
  expect(page.list.map(({ name }) => name)).toContain('武夷山岩韵园');
  expect(regions).toEqual(['武夷山', '云南', '福鼎', '杭州']);
  const field = await app.ok('tea.fieldView', { id: '7101' });
  expect(field).toMatchObject({
    plans: [{ price: 129_900 }, { price: 329_900 }, { price: 999_900 }],
    camera: { liveId: '9706' },
  });
  expect(field.log).toHaveLength(15);
  const quarter = await app.ok('tea.fieldTrees', { id: '7101', left: 0, right: 250, top: 0, bottom: 400 });
  expect(quarter.list.length).toBeGreaterThan(20);
  for (const { x, y } of quarter.list) expect(x <= 250 && y <= 400).toBe(true);
  const tree = await app.ok('tea.treeView', { id: quarter.list[0]!.id });
  expect(tree.photos).toHaveLength(4);
  expect(tree.near.every(({ state }) => state === 'free')).toBe(true);
  expect((await app.ok('tea.harvests', { season: 'spring' })).total).toBeGreaterThanOrEqual(12);
  for (const name of ['tea.fieldView', 'tea.fieldTrees', 'tea.treeView'] as const)
    expect((await app.call(name, { id: '404' })).code).toBe(404);
});

test('a harvest is fetched at a store: asked for at once, for free, and the store is named', async () => {
  const { id } = await adopted(qing, QING);
  await until(nextPicking(app.clock.now()).at + 1);
  for (const days of [7, 7]) await until(app.clock.now() + days * DAY + 1);
  const harvestId = (await app.ok('tea.adoptView', { id }, { token: qing })).harvests[0]!.id;
  const [store] = await app.ok('pickUp.index', {});
  const { data } = await act(qing, id, { action: 'claim', harvestId, delivery: 'pickup', storeId: store!.id });
  expect(data.harvests[0]).toMatchObject({ status: 'shipped', store: store!.name });
  const [request] = await app.db
    .select()
    .from(escrowRequests)
    .where(eq(escrowRequests.id, data.harvests[0]!.requestId!));
  expect(request).toMatchObject({ kind: 'outbound', storeId: store!.id, fee: 0, address: null });
  expect(await verifyGroves(app.db)).toEqual([]);
});

test('the map of a field is drawn as its trees are, and has another address when one has changed', async () => {
  const { map } = await app.ok('tea.fieldView', { id: '7104' });
  const get = (url: string) => app.http.inject({ method: 'GET', url });
  const first = await get(`${map}?w=375`);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(first.headers['cache-control']).toMatch('immutable');
  expect((await get(`${map}?w=375&free=1&age=old`)).rawPayload.equals(first.rawPayload)).toBe(false);
  expect((await get(`${map}?w=375&part=4-3-2`)).rawPayload.equals(first.rawPayload)).toBe(false);
  // What nobody can ask for is the same map.
  expect((await get(`${map}?w=375&age=toString&variety=x&part=4-4-0`)).rawPayload.equals(first.rawPayload)).toBe(true);
  const tree = (await app.ok('tea.fieldTrees', { id: '7104', free: true })).list[0]!;
  await app.db.update(teaTrees).set({ reserved: true }).where(eq(teaTrees.id, tree.id));
  expect((await app.ok('tea.fieldView', { id: '7104' })).map).not.toBe(map);
  const old = await get(`${map}?w=375`);
  expect([old.headers['cache-control'], old.rawPayload.equals(first.rawPayload)]).toEqual(['no-store', false]);
  await app.db.update(teaTrees).set({ reserved: false }).where(eq(teaTrees.id, tree.id));
  for (const name of ['404-0123456789ab', '7104', '7104-x', '..%2f7104-0123456789ab'])
    expect((await get(`/images/fieldmap/${name}.webp`)).statusCode).toBe(404);
});

test('the instruments of the demo go on with the day before, also after a pause', async () => {
  const ofField = () => app.db.select().from(fieldReadings).where(eq(fieldReadings.fieldId, '7101'));
  const from = Math.max(...(await ofField()).map(({ at }) => at));
  const now = from + 1.5 * DAY;
  let made = 0;
  // A day each, then half of one, then nothing.
  for (let count = -1; count !== 0; made += count) count = await repeatReadings(app.db, now);
  expect(made).toBe(4 * 1.5 * 144);
  const rows = await ofField();
  expect(Math.max(...rows.map(({ at }) => at))).toBe(now);
  const at = (time: number) => rows.find((row) => row.at === time)!;
  for (const key of ['temp', 'humidity', 'soil'] as const)
    expect(Math.abs(at(now)[key] - at(now - DAY)[key])).toBeLessThanOrEqual(6);
});
