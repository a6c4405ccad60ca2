/** The conversation of a public table (rule 35.11): who has a seat talks, from the seat to giving it up. */
import { randomUUID } from 'node:crypto';
import { activityOf, fill, hour, pay, signUp, TABLE } from '../activity/parties';
import { testServer } from '../harness';

const LIN = '10001';
const XU = '10003';
const app = testServer({ seed: true });
let [lin, xu, host] = ['', '', ''];
beforeAll(async () => {
  lin = await app.login('13800000001');
  xu = await app.login('13800000003');
  const { hostMemberId } = await activityOf(app.db, TABLE);
  const people = await app.db.query.members.findMany();
  host = await app.login(people.find(({ id }) => id === hostMemberId)!.mobile!);
  await fill(app, XU);
  await fill(app, LIN);
});

const free = async () =>
  (await app.ok('activity.index', { id: TABLE }, { token: xu }))
    .seatsMap!.filter(({ state }) => state === 'free')
    .map(({ key }) => key);
const open = (token: string, activityId = TABLE) => app.call('site.dingChat', { activityId }, { token });
const say = (token: string, conversationId: string, text: string) =>
  app.call(
    'ding.chatSend',
    { action: 'send', conversationId, clientId: randomUUID(), type: 'text', body: { text } },
    { token },
  );
const read = (token: string, conversationId: string) => app.call('ding.chat', { conversationId }, { token });

test('nobody without a seat; with one it opens, and what is said reaches who sits there', async () => {
  expect((await open(xu)).code).toBe(404);
  expect((await open(xu, '1')).code).toBe(404);
  const [first, second] = await free();
  const own = await signUp(app, xu, TABLE, { seatNo: first });
  // A seat that is not paid is none.
  if (own.data.orderId !== undefined) {
    expect((await open(xu)).code).toBe(404);
    await pay(app, XU, own.data.orderId);
  }
  const talk = (await open(xu)).data;
  expect(talk).toMatchObject({ kind: 'group' });
  expect((await open(host)).data.id).toBe(talk.id);
  expect((await read(lin, talk.id)).code).toBe(404);
  expect((await say(lin, talk.id, '可以加一位吗')).code).toBe(404);

  const late = await signUp(app, lin, TABLE, { seatNo: second });
  if (late.data.orderId !== undefined) await pay(app, LIN, late.data.orderId);
  // Who has never opened it is reached all the same.
  expect((await say(xu, talk.id, '我带一款老丛来')).code).toBe(200);
  const rows = (await app.ok('ding.chat', {}, { token: lin })).conversations!;
  expect(rows.find(({ id }) => id === talk.id)).toMatchObject({ unread: 1 });
  const info = await app.ok('ding.chatInfo', { conversationId: talk.id }, { token: lin });
  expect(info.can).toEqual([]);
  expect(JSON.stringify(info)).not.toMatch(/1380000\d{4}/);
});

test('nobody leads it or leaves it but by giving up the seat', async () => {
  const { id } = (await open(xu)).data;
  const act = (input: object) => app.call('ding.chatSend', { conversationId: id, ...input } as never, { token: xu });
  expect((await act({ action: 'leave' })).code).toBe(404);
  expect((await act({ action: 'rename', title: '我的群' })).code).toBe(404);
  const { signup } = await app.ok('activity.index', { id: TABLE }, { token: xu });
  app.clock.set((await activityOf(app.db, TABLE)).startAt - 5 * hour);
  await app.ok('activity.signUpCancel', { id: signup!.id }, { token: xu });
  expect((await open(xu)).code).toBe(404);
  expect((await read(xu, id)).code).toBe(404);
  expect((await app.ok('ding.chat', {}, { token: xu })).conversations!.some((one) => one.id === id)).toBe(false);
  expect((await say(lin, id, '下次见')).code).toBe(200);
});
