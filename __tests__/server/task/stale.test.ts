/** What a task was sent for may have changed since (rule 5.7): then it cannot be passed, which says why, but it can be refused. */
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  declarations,
  goods,
  incomes,
  members,
  merchantGoods,
  payments,
  tasks,
  type TaskKind,
} from '../../../server/db/schema';
import { testServer } from '../harness';
import { rid } from '../order/shop';
import { keepRows } from '../rewind';

const app = testServer({ seed: true });
let rewind: () => Promise<void>;
let [manager, finance, chen] = ['', '', ''];
beforeAll(async () => {
  manager = await app.login('13900000001');
  finance = await app.login('13900000005');
  chen = await app.login('13800000010');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const ended = (memberId: string) =>
  app.db
    .update(members)
    .set({ mobile: `closed-${memberId}` })
    .where(eq(members.id, memberId));
async function taskOf(kind: TaskKind) {
  const where = and(eq(tasks.kind, kind), eq(tasks.status, 'todo'));
  return (await app.db.select().from(tasks).where(where)).at(-1)!;
}
async function decide(kind: TaskKind, result: 'pass' | 'reject', token: string) {
  const { id, rev } = await taskOf(kind);
  return app.call('ding.tasksComplete', { id, rev, result, note: '情况有变', requestId: rid() }, { token });
}
const canOf = async (kind: TaskKind, token: string) =>
  (await app.ok('ding.tasksMessage', { id: (await taskOf(kind)).id }, { token })).task!.can;

/** A declared sale of 陈. */
async function declare() {
  const sale = { buyerMobile: '13600002222', amount: 50_000, soldAt: '2026-06-01', goodsText: '白牡丹饼', photos: [] };
  const { id } = await app.ok('member.declarationSave', { ...sale, requestId: rid() }, { token: chen });
  return (await app.db.select().from(declarations).where(eq(declarations.id, id)))[0]!.memberId;
}
/** A goods of a merchant that waits for its audit. */
async function send() {
  const [row] = (await app.db.select().from(goods)).filter(({ merchantId }) => merchantId !== null);
  const { id: goodsId, merchantId } = row!;
  const papers = { goodsId, merchantId, categoryId: null, state: 'audit' as const, memberId: '10021', submittedAt: 1 };
  await app.db.insert(merchantGoods).values(papers).onConflictDoUpdate({ target: merchantGoods.goodsId, set: papers });
  await app.db.insert(tasks).values({
    kind: 'goods',
    targetId: goodsId,
    title: '商品上架',
    summary: '',
    fromName: '商家',
    area: 'manager',
    fields: [],
    createdAt: 1,
  });
  return merchantId!;
}
const photoOf = async (token: string) => {
  const image = sharp({ create: { width: 24, height: 20, channels: 3, background: '#fff' } });
  return (await app.upload(await image.png().toBuffer(), { token, scene: 'voucher' })).data.url;
};
const applicant = async (kind: TaskKind) => (await taskOf(kind)).targetId;

test.each<[string, TaskKind, string, () => Promise<unknown>]>([
  [
    'a wholesaler whose account has ended',
    'wholesale',
    '申请人已注销，请驳回',
    async () => ended(await applicant('wholesale')),
  ],
  [
    'a merchant whose account has ended',
    'merchant',
    '申请人已注销，请驳回',
    async () => ended(await applicant('merchant')),
  ],
  ['a declared sale of who is gone', 'declaration', '申请人已注销，请驳回', async () => ended(await declare())],
  [
    'a declared sale of who has left the team',
    'declaration',
    '申报人已不在团队，请驳回',
    async () =>
      app.db
        .update(members)
        .set({ teamLevel: 0 })
        .where(eq(members.id, await declare())),
  ],
  [
    'a declared sale to oneself, by the mobile of today',
    'declaration',
    '买家手机号就是申报人本人，请驳回',
    async () =>
      app.db
        .update(members)
        .set({ mobile: '13600002222' })
        .where(eq(members.id, await declare())),
  ],
  [
    'a goods of who sells here no more',
    'goods',
    '商家已退店，请驳回',
    async () =>
      app.db
        .update(members)
        .set({ merchantId: null })
        .where(eq(members.merchantId, await send())),
  ],
])('%s is not passed, but refused', async (_, kind, message, meanwhile) => {
  await meanwhile();
  const before = await app.db.$count(incomes);
  const token = kind === 'declaration' ? finance : manager;
  expect(await canOf(kind, token)).toEqual(['reject']);
  expect(await decide(kind, 'pass', token)).toMatchObject({ code: 422, message });
  expect((await taskOf(kind)).status).toBe('todo');
  expect(await app.db.$count(incomes)).toBe(before);
  expect((await decide(kind, 'reject', token)).code).toBe(200);
});

test.each<[TaskKind, () => Promise<unknown>]>([
  ['wholesale', () => Promise.resolve()],
  ['merchant', () => Promise.resolve()],
  ['declaration', declare],
  ['goods', send],
])('nothing has changed: %s can be passed and refused', async (kind, sent) => {
  await sent();
  const token = kind === 'declaration' ? finance : manager;
  expect(await canOf(kind, token)).toEqual(['pass', 'reject']);
  expect((await decide(kind, 'pass', token)).code).toBe(200);
});

test('a proof is passed for the amount that it was sent for only', async () => {
  const shen = await app.login('13800000020');
  const lines = [{ skuId: '101401', qty: 10 }];
  const asked = { source: 'wholesale' as const, lines, deliveryType: 'express' as const };
  const { payable } = (await app.ok('shop.orderPreview', asked, { token: shen })).amounts;
  const { orderId } = await app.ok('shop.orderCreate', { ...asked, payable, requestId: rid() }, { token: shen });
  const proof = {
    orderGroup: 'order' as const,
    orderId,
    amount: payable,
    payer: '沈',
    paidAt: app.clock.now(),
    photos: [],
  };
  const sent = await app.call(
    'atShop.orderProof',
    { ...proof, photos: [await photoOf(shen)], requestId: rid() },
    { token: shen },
  );
  expect(sent.code).toBe(200);
  await app.db
    .update(payments)
    .set({ amount: payable + 100 })
    .where(eq(payments.orderId, orderId));
  const answer = await decide('voucher', 'pass', finance);
  expect(answer).toMatchObject({ code: 409, message: expect.stringContaining('与凭证不符，请驳回凭证') });
  await app.db.update(payments).set({ amount: payable }).where(eq(payments.orderId, orderId));
  expect((await decide('voucher', 'pass', finance)).code).toBe(200);
});
