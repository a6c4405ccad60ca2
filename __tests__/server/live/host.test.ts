/** Leading a live room: who may, what phones and those who wait hear of it; the archive, the programme and the replay. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RequestOf } from '../../../src/contract/schemas';
import { livePlays, liveRooms, masters, members } from '../../../server/db/schema';
import { testServer } from '../harness';
import { openEar, serve } from '../realtime/listen';
import { keepRows } from '../rewind';

const ROOM = '9701';
const SOON = '9702';
const TOMORROW = '9703';
const REPLAY = '9704';
const LIN = '13800000001';
const FRIEND = '13800000003';
const MANAGER = '13900000001';
const CONSULTANT = '13900000002';
const SERVICE = '13900000004';
const WAITER = '13900000006';
const MINUTE = 60_000;
const DAY = 86_400_000;

const app = testServer({ seed: true });
const tokens = new Map<string, string>();
let rewind: () => Promise<void>;
let url = '';
beforeAll(async () => {
  url = await serve(app);
  for (const mobile of [LIN, FRIEND, MANAGER, CONSULTANT, SERVICE, WAITER]) tokens.set(mobile, await app.login(mobile));
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

type Act = Omit<RequestOf<'college.liveHost'>, 'id' | 'requestId'> & { id?: string };
const act = (input: Act, mobile = MANAGER) =>
  app.call('college.liveHost', { id: ROOM, requestId: randomUUID(), ...input }, { token: tokens.get(mobile) ?? '' });
const say = (mobile: string, input: Record<string, unknown>) =>
  app.call(
    'college.liveSend',
    { id: ROOM, kind: 'text', clientId: randomUUID(), ...input },
    { token: tokens.get(mobile)! },
  );
const view = (id: string, mobile?: string) =>
  app.ok('college.liveView', { id }, mobile === undefined ? {} : { token: tokens.get(mobile)! });
const subscribe = (id: string, mobile = LIN) =>
  app.ok('college.liveSubscribe', { id, on: true }, { token: tokens.get(mobile)! });
const box = async (mobile = LIN) =>
  (await app.ok('notify.index', { box: 'service' }, { token: tokens.get(mobile)! })).list;
const idOf = async (mobile: string) => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0]!.id;

test('a room is led by managers, the service and its speaker; by nobody else, and a camera by nobody', async () => {
  await expect(act({ action: 'unpin' }, LIN)).resolves.toMatchObject({ code: 403 });
  await expect(act({ action: 'unpin' }, CONSULTANT)).resolves.toMatchObject({ code: 403 });
  await expect(act({ action: 'unpin' }, WAITER)).resolves.toMatchObject({ code: 403 });
  await expect(act({ action: 'unpin' }, SERVICE)).resolves.toMatchObject({ code: 200 });
  await expect(act({ action: 'unpin', id: '9705' })).resolves.toMatchObject({ code: 404 });
  await expect(act({ action: 'unpin', id: '1' })).resolves.toMatchObject({ code: 404 });
  await app.db.update(masters).set({ employeeNo: 'E1006' }).where(eq(masters.id, '603'));
  await expect(act({ action: 'unpin' }, WAITER)).resolves.toMatchObject({ code: 200 });
  expect((await view(ROOM, WAITER)).room?.isHost).toBe(true);
  expect((await view(ROOM, LIN)).room?.isHost).toBe(false);
  const desk = (mobile: string, id = ROOM) => app.call('college.liveDesk', { id }, { token: tokens.get(mobile)! });
  await expect(desk(LIN)).resolves.toMatchObject({ code: 403 });
  await expect(desk(CONSULTANT)).resolves.toMatchObject({ code: 403 });
  await expect(desk(WAITER, '1')).resolves.toMatchObject({ code: 404 });
  // What who leads the room says is marked.
  await expect(say(WAITER, { text: '今年头采' })).resolves.toMatchObject({ data: { byHost: true } });
  expect((await say(LIN, { text: '好' })).data.byHost).toBeUndefined();
});

test('goods of the room are pinned, a notice is put up; phones hear both', async () => {
  const ear = openEar(url, tokens.get(LIN)!, `live:${ROOM}`);
  await ear.hears(({ kind }) => kind === 'snapshot');
  await expect(act({ action: 'pin', goodsId: '1' })).resolves.toMatchObject({ code: 400, field: 'goodsId' });
  await expect(act({ action: 'pin', goodsId: '1016' })).resolves.toMatchObject({
    data: { state: { pinnedId: '1016' } },
  });
  await ear.hears(({ kind, data }) => kind === 'state' && (data.state as { pinnedId?: string }).pinnedId === '1016');
  await act({ action: 'notice', text: '第五泡了' });
  await ear.hears(({ data }) => (data.state as { notice?: string } | undefined)?.notice === '第五泡了');
  expect((await view(ROOM)).room?.state).toMatchObject({ pinnedId: '1016', notice: '第五泡了' });
  await act({ action: 'unpin' });
  await act({ action: 'notice' });
  expect((await view(ROOM)).room?.state).toMatchObject({ notice: '' });
  expect((await view(ROOM)).room?.state.pinnedId).toBeUndefined();
  await expect(act({ action: 'notice', text: '长'.repeat(81) })).resolves.toMatchObject({ code: 400, field: 'text' });
  ear.socket.close();
});

test('who is muted may not speak, like or give, until then; the phone hears it, the desk sees it', async () => {
  const memberId = await idOf(LIN);
  const ear = openEar(url, tokens.get(LIN)!, `live:${ROOM}`);
  await ear.hears(({ kind }) => kind === 'snapshot');
  await expect(act({ action: 'mute', memberId, minutes: 10 })).resolves.toMatchObject({ code: 200 });
  await ear.hears(({ data }) => data.muted === true && data.mutedUntil === app.clock.now() + 10 * MINUTE);
  for (const message of [
    { text: '在' },
    { kind: 'like' },
    { kind: 'gift', giftId: 'cup' },
    { kind: 'question', text: '在' },
  ])
    await expect(say(LIN, message)).resolves.toMatchObject({ code: 422, message: '你已被禁言', reason: 'muted' });
  expect(await view(ROOM, LIN)).toMatchObject({
    canTalk: false,
    room: { muted: true, mutedUntil: app.clock.now() + 10 * MINUTE },
  });
  const desk = await app.ok('college.liveDesk', { id: ROOM }, { token: tokens.get(MANAGER)! });
  expect(desk.mutes).toMatchObject([{ user: { id: memberId }, by: '王岚', until: app.clock.now() + 10 * MINUTE }]);
  app.clock.advance(10 * MINUTE);
  expect((await say(LIN, { text: '又能说了' })).code).toBe(200);
  await act({ action: 'mute', memberId });
  await expect(say(LIN, { kind: 'like' })).resolves.toMatchObject({ reason: 'muted' });
  await act({ action: 'unmute', memberId });
  expect((await say(LIN, { kind: 'like' })).code).toBe(200);
  await expect(act({ action: 'mute', memberId: '1' })).resolves.toMatchObject({ code: 400, field: 'memberId' });
  await expect(act({ action: 'mute', memberId: await idOf(MANAGER) })).resolves.toMatchObject({ code: 422 });
  // Who leads it as well would only undo it.
  await expect(act({ action: 'mute', memberId: await idOf(SERVICE) })).resolves.toMatchObject({ code: 422 });
  ear.socket.close();
});

test('a question is answered or passed over; what is taken away says nothing, also to who polls', async () => {
  const open = async () => (await view(ROOM)).room!.state.questions;
  const waiting = await open();
  const { data: question } = await say(LIN, { kind: 'question', text: '能冷泡吗？' });
  expect(await open()).toBe(waiting + 1);
  const { rev } = (await app.ok('college.liveMessages', { id: ROOM })).state;
  const answered = await act({ action: 'answer', messageId: question.id, text: '能，八小时。' });
  expect(answered.data.message).toMatchObject({ state: 'answered', answer: '能，八小时。', seq: question.seq });
  expect(await open()).toBe(waiting);
  const { changed } = await app.ok('college.liveMessages', { id: ROOM, after: question.at, rev });
  expect(changed).toEqual([answered.data.message]);
  const list = await app.ok('college.liveQuestions', { id: ROOM });
  expect(list.list.at(-1)).toEqual(answered.data.message);
  const { data: rude } = await say(FRIEND, { text: '广告广告' });
  await expect(act({ action: 'answer', messageId: rude.id })).resolves.toMatchObject({ code: 404 });
  await expect(act({ action: 'hide', messageId: rude.id, id: SOON })).resolves.toMatchObject({ code: 404 });
  await act({ action: 'hide', messageId: rude.id });
  const hidden = (await app.ok('college.liveMessages', { id: ROOM })).list.at(-1);
  expect(hidden).toMatchObject({ id: rude.id, text: '', hidden: true, user: { nickname: '' } });
  app.clock.advance(5000);
  const { data: other } = await say(LIN, { kind: 'question', text: '能煮吗？' });
  await expect(act({ action: 'pass', messageId: other.id })).resolves.toMatchObject({
    data: { message: { state: 'passed' } },
  });
  expect(await open()).toBe(waiting);
});

describe('those who wait', () => {
  test('hear that it was moved, are reminded at the new time, and see where it was', async () => {
    await subscribe(SOON);
    const was = (await view(SOON)).card.startAt;
    const startAt = was + 2 * 60 * MINUTE;
    await expect(act({ action: 'move', id: SOON, startAt: app.clock.now() })).resolves.toMatchObject({
      field: 'startAt',
    });
    await expect(act({ action: 'move', id: SOON, startAt, endAt: startAt })).resolves.toMatchObject({ field: 'endAt' });
    await expect(act({ action: 'move', id: SOON, startAt })).resolves.toMatchObject({
      data: { state: { startAt, movedFrom: was, endAt: startAt + 90 * MINUTE } },
    });
    expect((await box())[0]).toMatchObject({ title: '直播改期了' });
    app.clock.set(was - 5 * MINUTE);
    await app.runJobs();
    expect((await box())[0]).toMatchObject({ title: '直播改期了' });
    app.clock.set(startAt - 5 * MINUTE);
    await app.runJobs();
    expect((await box())[0]).toMatchObject({ title: '岩茶三坑，怎么一口分清' });
    // Who was reminded waits on: it may still be called off.
    expect((await view(SOON, LIN)).card).toMatchObject({ subscribed: true, movedFrom: was });
    await subscribe(SOON);
    await app.runJobs();
    expect((await box()).filter(({ title }) => title === '岩茶三坑，怎么一口分清')).toHaveLength(1);
    await act({ action: 'cancel', id: SOON, text: '停电' });
    expect((await box())[0]).toMatchObject({ title: '直播已取消', text: '《岩茶三坑，怎么一口分清》不播了：停电' });
  });

  test('hear that it was called off, and nothing more; nobody can wait for it or speak in it', async () => {
    await subscribe(SOON);
    await expect(act({ action: 'cancel', id: ROOM })).resolves.toMatchObject({ code: 422 });
    await act({ action: 'cancel', id: SOON });
    expect(await view(SOON, LIN)).toMatchObject({ card: { cancelled: true, status: 'ended', subscribed: false } });
    expect((await view(SOON)).room?.summary).toBeUndefined();
    await expect(
      app.call('college.liveSubscribe', { id: SOON, on: true }, { token: tokens.get(LIN)! }),
    ).resolves.toMatchObject({ code: 422, message: '直播已取消' });
    await expect(act({ action: 'start', id: SOON })).resolves.toMatchObject({ code: 422 });
    await expect(say(LIN, { id: SOON, text: '？' })).resolves.toMatchObject({ reason: 'over' });
    expect((await app.ok('shop.live', {})).map(({ id }) => id)).not.toContain(SOON);
    expect((await app.ok('college.live', { status: 'upcoming' })).list.map(({ id }) => id)).toEqual([TOMORROW]);
    app.clock.advance(30 * MINUTE);
    await app.runJobs();
    expect((await box())[0]).toMatchObject({ title: '直播已取消' });
  });

  test('hear that it begins early; it is as long as it was to be, and ends when it is ended', async () => {
    await subscribe(SOON);
    await expect(act({ action: 'end', id: SOON })).resolves.toMatchObject({ code: 422 });
    await expect(act({ action: 'start', id: SOON })).resolves.toMatchObject({
      data: { state: { status: 'live', startAt: app.clock.now(), endAt: app.clock.now() + 90 * MINUTE } },
    });
    expect((await box())[0]).toMatchObject({ title: '直播提前开始了' });
    expect((await say(LIN, { id: SOON, text: '到了' })).code).toBe(200);
    const endAt = app.clock.now() + 120 * MINUTE;
    await expect(act({ action: 'move', id: SOON, endAt })).resolves.toMatchObject({ data: { state: { endAt } } });
    app.clock.advance(MINUTE);
    await expect(act({ action: 'end', id: SOON })).resolves.toMatchObject({ data: { state: { status: 'ended' } } });
    expect((await view(SOON)).room?.summary).toMatchObject({ people: 1, messages: 1, gifts: 0 });
    await expect(act({ action: 'move', id: SOON, startAt: endAt })).resolves.toMatchObject({ code: 422 });
  });
});

test('phones that look on hear when the clock begins and ends a room', async () => {
  const ear = openEar(url, tokens.get(LIN)!, `live:${SOON}`);
  await ear.hears(({ kind }) => kind === 'snapshot');
  await act({ action: 'notice', text: '马上', id: SOON });
  const { startAt, endAt } = (await view(SOON)).card;
  app.clock.set(startAt);
  await app.runJobs();
  await ear.hears(({ data }) => (data.state as { status?: string } | undefined)?.status === 'live');
  app.clock.set(endAt!);
  await app.runJobs();
  await ear.hears(({ data }) => (data.state as { status?: string } | undefined)?.status === 'ended');
  ear.socket.close();
});

describe('who follows the speaker', () => {
  const SPEAKER = '604';
  const follow = (mobile: string) =>
    app.ok('collect.create', { kind: 'master', targetId: SPEAKER, on: true }, { token: tokens.get(mobile)! });
  const heard = async (mobile: string) => (await box(mobile)).filter(({ title }) => title === '陈守拙开播了');

  test('hears that a room begins, once; who waited for it has heard already; nobody hears of its end', async () => {
    await follow(LIN);
    await follow(FRIEND);
    await subscribe(SOON, FRIEND);
    const { startAt, endAt } = (await view(SOON)).card;
    app.clock.set(startAt - 1);
    await app.runJobs();
    expect(await heard(LIN)).toEqual([]);
    // The timer of a room stands since the server began, or since somebody led it.
    await act({ action: 'notice', text: '马上', id: SOON });
    app.clock.set(startAt);
    await app.runJobs();
    expect(await heard(LIN)).toMatchObject([{ link: '/collegePackages/pages/college/live/live?id=9702' }]);
    expect(await heard(FRIEND)).toEqual([]);
    expect((await box(FRIEND))[0]).toMatchObject({ title: '岩茶三坑，怎么一口分清' });
    expect((await view(SOON, FRIEND)).card).toMatchObject({ subscribed: false, subscribers: 0 });
    app.clock.set(endAt!);
    await app.runJobs();
    expect(await heard(LIN)).toHaveLength(1);
  });

  test('hears that it begins early, and of nothing that was called off; cards say whom one follows', async () => {
    await follow(LIN);
    expect((await view(SOON, LIN)).card.followed).toBe(true);
    expect((await view(SOON, FRIEND)).card.followed).toBeUndefined();
    expect((await view(SOON)).card.followed).toBeUndefined();
    await act({ action: 'start', id: SOON });
    await act({ action: 'end', id: SOON });
    await app.runJobs();
    expect(await heard(LIN)).toEqual([]);
    const startAt = app.clock.now() + MINUTE;
    await app.db
      .update(liveRooms)
      .set({ startAt, endAt: startAt + 9 * MINUTE })
      .where(eq(liveRooms.id, SOON));
    await act({ action: 'start', id: SOON });
    await app.runJobs();
    expect(await heard(LIN)).toHaveLength(1);
  });
});

test('a replay for members has an address for minutes, and says until when; a running room tells its address on the card', async () => {
  await app.db.update(liveRooms).set({ membersOnly: true }).where(eq(liveRooms.id, REPLAY));
  expect(await view(REPLAY)).not.toHaveProperty('replayUrl');
  const own = await view(REPLAY, LIN);
  expect(own).toMatchObject({ replayUntil: app.clock.now() + 10 * MINUTE, room: { membersOnly: true } });
  expect(own.replayUrl).toContain('until=');
  expect((await view(ROOM)).card.playUrl).toBe('/video/live/3.m3u8');
  expect((await view(SOON)).card.playUrl).toBeUndefined();
  expect((await view('9706')).card.playUrl).toBeUndefined();
});

describe('the archive', () => {
  const ids = async (input: RequestOf<'college.live'>, mobile?: string) =>
    (await app.ok('college.live', input, mobile === undefined ? {} : { token: tokens.get(mobile)! })).list.map(
      ({ id }) => id,
    );

  test('by state, speaker, title, and what one waits for', async () => {
    expect(await ids({ status: 'live' })).toEqual([ROOM]);
    expect(await ids({ status: 'upcoming' })).toEqual([SOON, TOMORROW]);
    expect(await ids({ status: 'replay' })).toEqual([REPLAY]);
    expect(await ids({})).toEqual([ROOM, SOON, TOMORROW, REPLAY]);
    expect(await ids({ teacherId: '604' })).toEqual([SOON]);
    expect(await ids({ keyword: '冷泡' })).toEqual([TOMORROW]);
    expect(await ids({ keyword: '%' })).toEqual([]);
    await subscribe(TOMORROW);
    expect(await ids({ mine: true }, LIN)).toEqual([TOMORROW]);
    await expect(app.call('college.live', { mine: true })).resolves.toMatchObject({ code: 401 });
    // A row turns with the clock.
    app.clock.advance(20 * MINUTE);
    expect(await ids({ status: 'live' })).toEqual([ROOM, SOON]);
  });

  test('the programme of a day, its week, and the next day with one', async () => {
    const today = await app.ok('college.live', { date: '2026-06-16' });
    expect(today.list.map(({ id }) => id)).toEqual([ROOM, SOON]);
    expect(today.days?.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, at) => `2026-06-${15 + at}`));
    expect(today.days?.map(({ count }) => count)).toEqual([0, 2, 1, 0, 0, 0, 0]);
    expect(today.next).toBe('2026-06-17');
    const later = await app.ok('college.live', { date: '2026-06-21' });
    expect(later).toMatchObject({ list: [], total: 0 });
    expect(later.next).toBeUndefined();
  });

  test('replays by plays of thirty days: a member counts once a day', async () => {
    await app.db.delete(livePlays);
    const [row] = await app.db.select().from(liveRooms).where(eq(liveRooms.id, REPLAY));
    await app.db
      .insert(liveRooms)
      .values({ ...row!, id: '9790', startAt: row!.startAt - DAY, endAt: row!.endAt! - DAY, lastSeq: 0 });
    expect(await ids({ status: 'replay' })).toEqual([REPLAY, '9790']);
    const play = (id: string, mobile?: string) =>
      app.call('college.livePlay', { id }, mobile === undefined ? {} : { token: tokens.get(mobile)! });
    const was = (await view('9790')).room!.summary!.plays;
    await play('9790');
    await Promise.all([play('9790', LIN), play('9790', LIN), play('9790', FRIEND)]);
    expect((await view('9790')).room!.summary!.plays).toBe(was + 3);
    for (let i = 0; i < 20; i += 1) await play('9790');
    expect(await ids({ status: 'replay', sort: 'plays' })).toEqual(['9790', REPLAY]);
    expect(await ids({ status: 'replay', sort: 'newest' })).toEqual([REPLAY, '9790']);
    app.clock.advance(31 * DAY);
    expect(await ids({ status: 'replay', sort: 'plays' })).toEqual(expect.arrayContaining([REPLAY, '9790']));
    await expect(play(ROOM)).resolves.toMatchObject({ code: 404 });
    await expect(play('1')).resolves.toMatchObject({ code: 404 });
  });
});
