/** Speaking in a live room: once, in the server's order, not too fast, not when muted, gifts in points; and what phones hear of it. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { LiveFrame } from '../../../src/contract/live/schemas';
import { accounts, ledgerRows, liveMessages, liveRooms, members } from '../../../server/db/schema';
import { RACES, testServer } from '../harness';
import { openEar, serve } from '../realtime/listen';
import { keepRows } from '../rewind';

const ROOM = '9701';
const SOON = '9702';
const REPLAY = '9704';
const CAMERA = '9705';
const LIN = '13800000001';
const FRIEND = '13800000003';
const PAUSE = 2000;

const app = testServer({ seed: true });
const tokens = new Map<string, string>();
let rewind: () => Promise<void>;
const phones = Array.from({ length: 10 }, (_, at) => `138000000${String(at + 1).padStart(2, '0')}`);
beforeAll(async () => {
  for (const mobile of phones) tokens.set(mobile, await app.login(mobile));
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const send = (mobile: string, input: Record<string, unknown>) =>
  app.call(
    'college.liveSend',
    { id: ROOM, kind: 'text', clientId: randomUUID(), ...input },
    { token: tokens.get(mobile) ?? '' },
  );
const read = (input: Record<string, unknown> = {}) => app.ok('college.liveMessages', { id: ROOM, ...input });
const rowsOf = () =>
  app.db.select().from(liveMessages).where(eq(liveMessages.roomId, ROOM)).orderBy(asc(liveMessages.seq));
const before = async () => (await app.db.select().from(liveRooms).where(eq(liveRooms.id, ROOM)))[0]!;
const idOf = async (mobile: string) => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0]!.id;
const pointsOf = async (mobile: string) =>
  (
    await app.db
      .select()
      .from(accounts)
      .where(
        and(eq(accounts.ownerId, await idOf(mobile)), eq(accounts.ownerType, 'member'), eq(accounts.unit, 'points')),
      )
  )[0]?.available ?? 0;

describe('sending', () => {
  test('what is said stands at the end for everybody, once for its clientId', async () => {
    const { lastSeq, rev } = await before();
    const clientId = randomUUID();
    const first = await send(LIN, { text: ' 水温降到九十可以吗 ', clientId });
    expect(first).toMatchObject({
      code: 200,
      data: { seq: lastSeq + 1, kind: 'text', text: '水温降到九十可以吗', clientId },
    });
    const again = await send(LIN, { text: '另一句', clientId });
    expect(again.data).toEqual(first.data);
    expect(await read()).toMatchObject({ state: { rev: rev + 1, status: 'live' } });
    expect((await read()).list.at(-1)).toEqual(first.data);
    // The same id of somebody else's phone is another message.
    expect((await send(FRIEND, { text: '可以', clientId })).data.seq).toBe(lastSeq + 2);
  });

  test('one in two seconds, speaking, liking and giving each for itself', async () => {
    expect((await send(LIN, { text: '一' })).code).toBe(200);
    await expect(send(LIN, { text: '二' })).resolves.toMatchObject({
      code: 422,
      message: '发言太快',
      reason: 'tooFast',
    });
    await expect(send(LIN, { kind: 'question', text: '三' })).resolves.toMatchObject({ reason: 'tooFast' });
    expect((await send(LIN, { kind: 'like' })).code).toBe(200);
    await expect(send(LIN, { kind: 'like' })).resolves.toMatchObject({ reason: 'tooFast' });
    expect((await send(FRIEND, { text: '别人可以' })).code).toBe(200);
    app.clock.advance(PAUSE);
    expect((await send(LIN, { text: '二' })).code).toBe(200);
  });

  test('blocked words are stars, the rest stays', async () => {
    await expect(send(LIN, { text: '加微信 123 好茶' })).resolves.toMatchObject({ data: { text: '*** 123 好茶' } });
    app.clock.advance(PAUSE);
    await expect(send(LIN, { text: '这茶不错，傻-逼才不喝' })).resolves.toMatchObject({
      data: { text: '这茶不错，***才不喝' },
    });
    app.clock.advance(PAUSE);
    await expect(send(LIN, { text: '傻傻逼逼' })).resolves.toMatchObject({ data: { text: '****' } });
    app.clock.advance(PAUSE);
    await expect(send(LIN, { text: '妈妈的味道' })).resolves.toMatchObject({ data: { text: '妈妈的味道' } });
  });

  test('only where one speaks: not logged in, not begun, over, a camera, unknown; not empty, not too long', async () => {
    await expect(
      app.call('college.liveSend', { id: ROOM, kind: 'text', text: '在', clientId: randomUUID() }),
    ).resolves.toMatchObject({ code: 401 });
    await expect(send(LIN, { id: SOON, text: '来了' })).resolves.toMatchObject({ code: 422, reason: 'early' });
    await expect(send(LIN, { id: REPLAY, text: '来晚了' })).resolves.toMatchObject({ code: 422, reason: 'over' });
    await expect(send(LIN, { id: CAMERA, text: '看云' })).resolves.toMatchObject({ code: 422, reason: 'over' });
    await expect(send(LIN, { id: '1', text: '在' })).resolves.toMatchObject({ code: 404 });
    await expect(send(LIN, { text: '  ' })).resolves.toMatchObject({ code: 400, field: 'text' });
    await expect(send(LIN, { text: '茶'.repeat(101) })).resolves.toMatchObject({ code: 400, field: 'text' });
    await expect(send(LIN, { kind: 'gift' })).resolves.toMatchObject({ code: 400, field: 'giftId' });
    await expect(app.call('college.liveMessages', { id: CAMERA })).resolves.toMatchObject({ code: 404 });
    await expect(app.call('college.liveMessages', { id: '1' })).resolves.toMatchObject({ code: 404 });
    await expect(app.call('college.liveQuestions', { id: '1' })).resolves.toMatchObject({ code: 404 });
    const { endAt } = await before();
    app.clock.set(endAt!);
    await expect(send(LIN, { text: '还在吗' })).resolves.toMatchObject({ reason: 'over' });
  });
});

describe('gifts', () => {
  test('cost points, once for their clientId, and say what is left', async () => {
    const held = await pointsOf(LIN);
    const clientId = randomUUID();
    const gift = { kind: 'gift', giftId: 'plate', clientId };
    const answers = await Promise.all([send(LIN, gift), send(LIN, gift), send(LIN, gift)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers.some(({ data }) => data.balance === held - 50)).toBe(true);
    expect(await pointsOf(LIN)).toBe(held - 50);
    const booked = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizType, 'liveGift'));
    expect(booked.filter(({ bizId }) => bizId === answers[0]!.data.id)).toMatchObject([
      { delta: -50, title: '直播礼物' },
    ]);
    expect(answers[0]!.data).toMatchObject({ kind: 'gift', giftId: 'plate', points: 50 });
  });

  test.each(Array.from({ length: Math.ceil(RACES / 5) }, (_, at) => at))(
    'nobody gives what he has not, however many gifts come at once (%i)',
    async () => {
      const memberId = await idOf(LIN);
      const held = await pointsOf(LIN);
      await app.db.update(liveRooms).set({ lastAt: 0 }).where(eq(liveRooms.id, SOON));
      const shows = Array.from({ length: 6 }, (_, at) => `97${80 + at}`);
      const { lastSeq: _seq, lastAt: _at, likes: _likes, rev: _rev, ...room } = await before();
      await app.db.insert(liveRooms).values(shows.map((id) => ({ ...room, id, peak: 0 })));
      // One a room: the pause between two gifts of a member is each room's.
      const answers = await Promise.all(shows.map((id) => send(LIN, { id, kind: 'gift', giftId: 'table' })));
      const given = answers.filter(({ code }) => code === 200).length;
      expect(given).toBe(Math.min(6, Math.floor(held / 200)));
      expect(answers.filter(({ code }) => code !== 200).every(({ message }) => message === '积分不足')).toBe(true);
      expect(await pointsOf(LIN)).toBe(held - given * 200);
      const rows = await app.db.select().from(liveMessages).where(eq(liveMessages.memberId, memberId));
      expect(rows.filter(({ kind, at }) => kind === 'gift' && at >= app.clock.now())).toHaveLength(given);
    },
  );
});

test.each(Array.from({ length: Math.ceil(RACES / 5) }, (_, at) => at))(
  'fifty at once by ten people: every place once, none left out, each message once, the time rising (%i)',
  async () => {
    const { lastSeq, likes } = await before();
    const said = phones.flatMap((mobile) =>
      (['text', 'like', 'text', 'like', 'text'] as const).map((kind, at) => ({
        mobile,
        kind,
        text: `${mobile.slice(-2)}-${at}`,
        // The last one is the first one again.
        clientId: at % 4 === 0 ? `${mobile}-again` : randomUUID(),
      })),
    );
    const answers = await Promise.all(said.map(({ mobile, ...message }) => send(mobile, message)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const accepted = answers.filter(({ code }) => code === 200);
    const rows = (await rowsOf()).filter(({ seq }) => (seq ?? 0) > lastSeq);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => lastSeq + 1 + at));
    expect(new Set(accepted.map(({ data }) => data.id))).toEqual(new Set(rows.map(({ id }) => id)));
    expect(new Set(rows.map(({ memberId, clientId }) => `${memberId} ${clientId}`)).size).toBe(rows.length);
    expect(rows.every(({ at }, i) => i === 0 || at > rows[i - 1]!.at)).toBe(true);
    // One text and one like of each went through: the others came within the pause.
    expect(rows.filter(({ kind }) => kind === 'text')).toHaveLength(10);
    expect(rows.filter(({ kind }) => kind === 'like')).toHaveLength(10);
    expect((await before()).likes).toBe(likes + 10);
  },
);
describe('reading', () => {
  const fill = async (count: number) => {
    const { lastSeq, lastAt, rev } = await before();
    const memberId = await idOf(LIN);
    const rows = Array.from({ length: count }, (_, i) => ({
      roomId: ROOM,
      seq: lastSeq + 1 + i,
      memberId,
      clientId: randomUUID(),
      kind: 'text' as const,
      text: String(i),
      at: lastAt + 1 + i,
    }));
    await app.db.insert(liveMessages).values(rows);
    await app.db
      .update(liveRooms)
      .set({ lastSeq: lastSeq + count, lastAt: lastAt + count, rev: rev + count })
      .where(eq(liveRooms.id, ROOM));
    return lastAt;
  };

  test('the newest fifty at a first look; from then on what came after, page by page, each once', async () => {
    const from = await fill(120);
    const newest = await read();
    expect(newest.list.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, i) => String(70 + i)));
    expect(newest.more).toBe(true);
    const seen: string[] = [];
    for (let after = from, more = true; more;) {
      const page = await read({ after });
      seen.push(...page.list.map(({ text }) => text));
      after = page.list.at(-1)?.at ?? after;
      ({ more } = page);
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, i) => String(i)));
    const older = await read({ before: newest.list[0]!.at });
    expect(older.list.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, i) => String(20 + i)));
    expect(await read({ after: newest.list.at(-1)!.at })).toMatchObject({ list: [], changed: [], more: false });
  });

  test('a phone hears each message with the state, after a loss the newest, and nothing when it knows all', async () => {
    const url = await serve(app);
    const ear = openEar(url, tokens.get(FRIEND)!, `live:${ROOM}`);
    const snapshot = await ear.hears(({ kind }) => kind === 'snapshot');
    expect((snapshot.data as LiveFrame).list).toEqual((await read()).list);
    const { data } = await send(LIN, { kind: 'question', text: '这是哪年的？' });
    const frame = await ear.hears(({ kind }) => kind === 'message');
    expect(frame.data).toMatchObject({ message: { id: data.id, state: 'open' }, state: { status: 'live' } });
    expect(frame.rev).toBe(snapshot.rev! + 1);
    ear.socket.close();
    const back = openEar(url, tokens.get(FRIEND)!);
    await back.hears(({ kind }) => kind === 'ready');
    back.say({ op: 'sub', topics: [{ topic: `live:${ROOM}`, rev: frame.rev! }] });
    await back.hears(({ kind, topic }) => kind === 'watchers' && topic === `live:${ROOM}`);
    await send(FRIEND, { text: '二四年的' });
    await back.hears(({ kind }) => kind === 'message');
    expect(back.frames.filter(({ kind }) => kind === 'snapshot')).toEqual([]);
    back.socket.close();
  });
});
