/** Messages of the staff to a member (rule 26.10): by the service, and by who keeps the client; once, from whom, and never past the own area. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { clients, employees, members, notices, staffMessages } from '../../../server/db/schema';
import { testServer } from '../harness';

const app = testServer({ seed: true });
const MANAGER = '13900000001';
const SERVICE = '13900000004';
const CONSULTANT = '13900000007';
const OTHER = '13900000002';
const KEEPER = '13900000003';
const MEMBER = '13800000001';
const as = async (mobile: string) => ({ token: await app.login(mobile) });
const idOf = async (mobile: string) => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0]!.id;
const told = async (memberId: string) => app.db.select().from(notices).where(eq(notices.memberId, memberId));

let made = 0;
const fresh = () => `1370000${String(1000 + made++)}`;

/** A client of the consultant who is a member, and one who is none. */
async function clientsOf(mobile: string) {
  const [who] = await app.db
    .select()
    .from(employees)
    .innerJoin(members, eq(members.id, employees.memberId))
    .where(eq(members.mobile, mobile));
  const own = await app.db
    .select()
    .from(clients)
    .where(and(eq(clients.ownerId, who!.employees.id), isNotNull(clients.ownerId)));
  const linked = own[0]!;
  await app.db.update(clients).set({ mobile: fresh() }).where(eq(clients.mobile, MEMBER));
  await app.db.update(clients).set({ mobile: MEMBER, countryCode: '86' }).where(eq(clients.id, linked.id));
  const stranger = own[1]!;
  await app.db.update(clients).set({ mobile: fresh() }).where(eq(clients.id, stranger.id));
  return { linked: linked.id, stranger: stranger.id };
}

test('the service writes to a member: once, with its name kept, and an answer leads to the service', async () => {
  const id = await idOf(MEMBER);
  const before = (await told(id)).length;
  const asked = { id, text: ' 你的生日礼已备好 ', requestId: randomUUID() };
  const first = await app.ok('desk.tell', asked, await as(SERVICE));
  expect(await app.ok('desk.tell', asked, await as(SERVICE))).toEqual(first);
  expect(first.messages[0]).toMatchObject({ text: '你的生日礼已备好', at: app.clock.now() });
  expect(first.mobile).toBe('138****0001');
  const rows = await told(id);
  expect(rows).toHaveLength(before + 1);
  expect(rows.find(({ text }) => text === '你的生日礼已备好')).toMatchObject({
    box: 'service',
    title: '客服给你发了消息',
    link: '/dingding/pages/group?to=service',
  });
  for (const mobile of [KEEPER, MEMBER]) {
    const more = { ...asked, requestId: randomUUID() };
    expect(await app.call('desk.tell', more, await as(mobile))).toMatchObject({ code: 403, message: '暂无权限' });
    expect((await app.call('desk.member', { id }, await as(mobile))).code).toBe(403);
  }
  const again = (more: object) => ({ ...asked, requestId: randomUUID(), ...more });
  expect((await app.call('desk.tell', again({ text: '  ' }), await as(SERVICE))).code).toBe(400);
  expect((await app.call('desk.tell', again({ id: '999999999999' }), await as(SERVICE))).code).toBe(404);
  expect((await app.call('desk.tell', again({ id: await idOf(SERVICE) }), await as(SERVICE))).code).toBe(422);
});

test('from the page of a client: who may contact it, into its timeline; a colleague, and a client who is no member, get nothing', async () => {
  const { linked, stranger } = await clientsOf(CONSULTANT);
  const me = await as(CONSULTANT);
  const asked = { id: linked, text: '新到的凤凰单丛给你留了两泡', requestId: randomUUID() };
  const first = await app.ok('customer.tell', asked, me);
  expect(await app.ok('customer.tell', asked, me)).toEqual(first);
  expect(first.timeline[0]).toMatchObject({ kind: 'message', title: '发消息', text: asked.text });
  const id = await idOf(MEMBER);
  expect((await told(id)).filter(({ text }) => text === asked.text)).toMatchObject([
    { title: expect.stringMatching(/^茶顾问 .+ 给你发了消息$/), link: '/dingding/pages/group?to=advisor' },
  ]);
  const kept = await app.db.select().from(staffMessages).where(eq(staffMessages.clientId, linked));
  expect(kept).toHaveLength(1);
  const more = (clientId: string) => ({ ...asked, id: clientId, requestId: randomUUID() });
  expect(await app.call('customer.tell', more(stranger), me)).toMatchObject({
    code: 422,
    message: '客户还不是会员，请打电话联系',
  });
  expect((await app.call('customer.tell', more(linked), await as(OTHER))).code).toBe(404);
  expect((await app.call('customer.tell', more(linked), await as(KEEPER))).code).toBe(403);
  expect((await app.call('customer.tell', more('999999999999'), me)).code).toBe(404);
});

test('the workbench finds the member and leads to the client; who does not keep the client stays on the workbench', async () => {
  const { linked } = await clientsOf(CONSULTANT);
  const rowOf = async (mobile: string) =>
    (await app.ok('desk.search', { keyword: MEMBER }, await as(mobile))).groups.find(({ kind }) => kind === 'member')
      ?.rows[0];
  expect((await rowOf(CONSULTANT))?.route).toBe(`/client/pages/client?id=${linked}`);
  expect((await rowOf(SERVICE))?.route).toBeUndefined();
  expect(await rowOf(KEEPER)).toBeUndefined();
  expect((await rowOf(MANAGER))?.route).toBe(`/client/pages/client?id=${linked}`);
});

test('a goods is found by its number, its bar code and its title, by who keeps the goods alone', async () => {
  const found = async (mobile: string, keyword: string) =>
    (await app.ok('desk.search', { keyword }, await as(mobile))).groups.find(({ kind }) => kind === 'goods')?.rows ??
    [];
  const list = await app.ok('merchant.product', { page: 1 }, await as(KEEPER));
  const product = list.list[0]!;
  const [row] = await found(KEEPER, product.title);
  expect(row).toMatchObject({ id: product.id, title: product.title, note: expect.stringContaining('库存') });
  const no = new URLSearchParams(row!.route!.split('?')[1]).get('keyword')!;
  expect(row!.route).toContain('/member/pages/wholesale/manage?tab=goods&keyword=');
  expect((await found(KEEPER, no)).map(({ id }) => id)).toEqual([product.id]);
  const kept = await app.ok('merchant.product', { keyword: no }, await as(KEEPER));
  expect(kept).toMatchObject({ total: 1, list: [{ id: product.id }] });
  expect(await found(SERVICE, product.title)).toEqual([]);
});
