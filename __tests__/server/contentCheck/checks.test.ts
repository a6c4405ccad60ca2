/**
 * What people write waits for its check, kind by kind: passed, refused, doubtful, late, unanswered. The writer sees his own all along, others what has
 * passed, and what was public before stays public meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import type { RequestOf } from '../../../src/contract/schemas';
import {
  contentAnswers,
  contentChecks,
  contentMedia,
  goods,
  identities,
  lifePosts,
  members,
  notices,
  orders,
  reviews,
} from '../../../server/db/schema';
import { AUDIT_MS } from '../../../server/domains/offer/life/actions';
import type { LateVerdict, SandboxContent } from '../../../server/gateways/content';
import { decideNewest, openTasks, SERVICE } from '../desk';
import { testServer, START, PASSWORD, SMS_CODE } from '../harness';
import { openEar, serve } from '../realtime/listen';
import { pushed as push, sandboxPush } from '../push';
import { keepRows } from '../rewind';

const LIN = '13800000001';
const XU = '13800000003';
const DAY = 24 * 3_600_000;
const ROOM = '9701';

const app = testServer({ seed: true });
let lin: string;
let xu: string;
let rewind: () => Promise<void>;
const platform = () => app.server.gateways.content as SandboxContent & { needsOpenId: boolean };
beforeAll(async () => {
  lin = await app.login(LIN);
  xu = await app.login(XU);
  await app.runJobs();
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  app.clock.set(START + 3_600_000);
  Object.assign(platform(), { asksAbout: 'everything', needsOpenId: false, late: false, down: false });
  platform().pictures.clear();
  platform().asked.length = 0;
});

const idOf = async (mobile: string) => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0]!.id;
const told = async (mobile: string) =>
  (
    await app.db
      .select()
      .from(notices)
      .where(and(eq(notices.memberId, await idOf(mobile)), eq(notices.box, 'service')))
      .orderBy(desc(notices.id))
      .limit(1)
  )[0];
const picture = async (token = lin, color = '#456') => {
  const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: color } })
    .png()
    .toBuffer();
  return (await app.upload(body, { token })).data.url;
};
const pushed = (verdict: LateVerdict, more?: Record<string, string>) => push(app, { verdict }, more);
const traceOf = async () =>
  (await app.db.select().from(contentMedia).orderBy(desc(contentMedia.id)).limit(1))[0]!.traceId!;
const checkOf = async () => (await app.db.select().from(contentChecks).orderBy(desc(contentChecks.id)).limit(1))[0]!;

const act = (input: RequestOf<'tea.lifePost'>, token = lin) => app.ok('tea.lifePost', input, { token });
const post = (text: string, photos: string[] = [], token = lin) =>
  act({ action: 'post', text, photos, requestId: randomUUID() }, token);
const postSeen = async (id: string, token = xu) =>
  (await app.ok('tea.lifeCircle', {}, { token })).posts.list.find((one) => one.id === id);
const afterAudit = async () => {
  app.clock.advance(AUDIT_MS);
  await app.runJobs();
};

describe('a post', () => {
  test('passed, it shows after its time; its writer sees it at once', async () => {
    const { id } = await post('雨停了，开一泡。', [await picture()]);
    expect(await postSeen(id, lin)).toMatchObject({ auditing: true });
    await app.runJobs();
    expect(await postSeen(id)).toBeUndefined();
    await afterAudit();
    expect(await postSeen(id)).toMatchObject({ auditing: false });
    // Either may be asked about first.
    const [text, shot] = platform().asked.toSorted((a, b) => Number('media' in a) - Number('media' in b));
    expect(text).toMatchObject({ text: '雨停了，开一泡。', scene: 'forum' });
    // What lies as WebP is given in a form that the platform reads.
    expect(shot).toMatchObject({
      media: 'image',
      url: expect.stringMatching(/^http:\/\/localhost:8086\/uploads\/.+\.jpg$/),
    });
  });

  test('refused, it is gone, and its writer is told why', async () => {
    const { id } = await post('违规样例，快来看');
    await app.runJobs();
    await afterAudit();
    expect(await postSeen(id)).toBeUndefined();
    expect(await postSeen(id, lin)).toBeUndefined();
    expect(await told(LIN)).toMatchObject({
      title: '动态没有通过审核',
      text: expect.stringContaining('没有通过审核：内容涉及广告'),
    });
    expect(await openTasks(app, 'content')).toEqual([]);
  });

  test('one picture that may not be shown is enough', async () => {
    const url = await picture();
    platform().pictures.set(url.replace('.webp', '.jpg'), { suggest: 'risky', label: '低俗' });
    const { id } = await post('好看', [await picture(lin, '#654'), url]);
    await app.runJobs();
    await afterAudit();
    expect(await postSeen(id, lin)).toBeUndefined();
    expect((await told(LIN))?.text).toContain('内容涉及低俗');
  });

  test.each([
    ['pass', '', true],
    ['reject', '像是广告', false],
  ] as const)('doubtful, the service decides: %s', async (result, note, isShown) => {
    const { id } = await post('疑似样例，你们看看');
    await app.runJobs();
    await afterAudit();
    expect(await postSeen(id)).toBeUndefined();
    const [task] = await openTasks(app, 'content');
    expect(task).toMatchObject({ area: 'service', title: '内容审核 林知夏的动态', summary: '疑似样例，你们看看' });
    expect(task?.fields).toEqual(
      expect.arrayContaining([expect.objectContaining({ label: '检查意见', value: '广告' })]),
    );
    await decideNewest(app, SERVICE, { kind: 'content', result, note });
    expect((await postSeen(id)) !== undefined).toBe(isShown);
    expect((await told(LIN))?.title).toBe(isShown ? '动态通过了审核' : '动态没有通过审核');
    if (!isShown) expect((await told(LIN))?.text).toContain('没有通过审核：像是广告');
  });

  test('a refusal of the service needs a reason; nobody decides about his own', async () => {
    const token = await app.login(SERVICE);
    await post('疑似样例，自己写的', [], token);
    await app.runJobs();
    const [task] = await openTasks(app, 'content');
    const decide = async (mobile: string, result: 'pass' | 'reject') =>
      app.call(
        'ding.tasksComplete',
        { id: task!.id, rev: task!.rev, result, requestId: randomUUID() },
        { token: await app.login(mobile) },
      );
    expect(await decide(SERVICE, 'pass')).toMatchObject({ code: 403 });
    expect(await decide('13900000001', 'reject')).toMatchObject({ code: 422, field: 'note' });
  });

  test('deleted meanwhile, nothing brings it back', async () => {
    const { id } = await post('疑似样例，算了');
    await app.runJobs();
    await act({ action: 'delete', id });
    const token = await app.login(SERVICE);
    const [task] = await openTasks(app, 'content');
    const answer = await app.call(
      'ding.tasksComplete',
      { id: task!.id, rev: task!.rev, result: 'pass', requestId: randomUUID() },
      { token },
    );
    expect(answer).toMatchObject({ code: 409 });
    await afterAudit();
    expect(await postSeen(id, lin)).toBeUndefined();
  });

  test('nobody answers: it waits and is asked again; after a day a person looks', async () => {
    platform().down = true;
    const { id } = await post('今天没有答复');
    await app.runJobs();
    await afterAudit();
    expect(await postSeen(id)).toBeUndefined();
    platform().down = false;
    app.clock.advance(60_000);
    await app.runJobs();
    expect(await postSeen(id)).toMatchObject({ auditing: false });

    platform().down = true;
    const second = await post('一天都没有答复');
    await app.runJobs();
    app.clock.advance(DAY);
    await app.runJobs();
    expect((await openTasks(app, 'content'))[0]?.fields).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: '平台一天没有答复' })]),
    );
    platform().down = false;
    await decideNewest(app, SERVICE, { kind: 'content', result: 'pass' });
    expect((await checkOf()).state).toBe('passed');
    const [row] = await app.db.select().from(lifePosts).where(eq(lifePosts.id, second.id));
    expect(row?.status).toBe('on');
  });

  test('where only some words are known, all else shows without a question', async () => {
    platform().asksAbout = ['疑似样例'];
    const { id } = await post('平常的一泡');
    await afterAudit();
    expect(await postSeen(id)).toMatchObject({ auditing: false });
    expect(platform().asked).toEqual([]);
  });
});

describe('a picture that is answered later', () => {
  const wait = async () => {
    platform().late = true;
    const { id } = await post('', [await picture()]);
    await app.runJobs();
    await afterAudit();
    expect(await postSeen(id)).toBeUndefined();
    return { id, traceId: await traceOf() };
  };

  test('shows with its answer; the same answer again, or another one, changes nothing', async () => {
    const { id, traceId } = await wait();
    const answer = await pushed({ traceId, suggest: 'pass', label: '' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'success']);
    expect(await postSeen(id)).toMatchObject({ auditing: false });
    for (const suggest of ['pass', 'risky'] as const)
      expect((await pushed({ traceId, suggest, label: '' })).body).toBe('success');
    expect(await postSeen(id)).toMatchObject({ auditing: false });
    expect(await app.db.$count(contentAnswers, eq(contentAnswers.traceId, traceId))).toBe(1);
  });

  test('refused, and doubtful', async () => {
    const first = await wait();
    await pushed({ traceId: first.traceId, suggest: 'risky', label: '色情' });
    expect(await postSeen(first.id, lin)).toBeUndefined();
    const second = await wait();
    await pushed({ traceId: second.traceId, suggest: 'review', label: '' });
    const [task] = await openTasks(app, 'content');
    expect(task?.files).toHaveLength(1);
  });

  test('an answer that comes before its number is known is found by it', async () => {
    const { traceId } = await wait();
    const next = traceId.replace(/\d+$/, (at) => String(Number(at) + 1));
    await pushed({ traceId: next, suggest: 'pass', label: '' });
    const { id } = await post('', [await picture(lin, '#123')]);
    await app.runJobs();
    await afterAudit();
    expect(await postSeen(id)).toMatchObject({ auditing: false });
  });

  test('strangers are turned away, unknown numbers are answered politely', async () => {
    const { id, traceId } = await wait();
    const forged = await pushed({ traceId, suggest: 'pass', label: '' }, { signature: '0'.repeat(40) });
    expect(forged.statusCode).toBe(401);
    expect((await app.http.inject({ method: 'POST', url: '/wechat/push', payload: 'x' })).statusCode).toBe(401);
    expect(await postSeen(id)).toBeUndefined();
    expect((await pushed({ traceId: 'nobody-asked', suggest: 'risky', label: '' })).body).toBe('success');
    expect((await pushed({ traceId: 'x'.repeat(500), suggest: 'risky', label: '' })).body).toBe('success');
    expect(await app.db.$count(contentAnswers, like(contentAnswers.traceId, 'xxx%'))).toBe(0);
    const { query } = sandboxPush(app).send({});
    const echo = await app.http.inject({
      method: 'GET',
      url: '/wechat/push',
      query: { ...query, echostr: '<b>1</b>' },
    });
    expect([echo.statusCode, echo.body, echo.headers['content-type']]).toEqual([
      200,
      '<b>1</b>',
      'text/plain; charset=utf-8',
    ]);
  });

  test('never answered, a person looks after a day', async () => {
    await wait();
    app.clock.advance(DAY);
    await app.runJobs();
    expect(await openTasks(app, 'content')).toHaveLength(1);
  });

  test('two answers at the same moment are one', async () => {
    const { id, traceId } = await wait();
    await Promise.all([1, 2, 3].map(() => pushed({ traceId, suggest: 'review', label: '' })));
    expect(await openTasks(app, 'content')).toHaveLength(1);
    expect(await postSeen(id)).toBeUndefined();
  });
});

test('the platform is asked by who wrote it; of whom it does not know a person looks at pictures only', async () => {
  platform().needsOpenId = true;
  await app.db.delete(identities).where(eq(identities.memberId, await idOf(LIN)));
  const first = await post('没有用过小程序');
  await app.runJobs();
  expect((await checkOf()).state).toBe('passed');
  await afterAudit();
  expect(await postSeen(first.id)).toBeDefined();
  await post('', [await picture()]);
  await app.runJobs();
  expect(await openTasks(app, 'content')).toHaveLength(1);
  expect(platform().asked).toEqual([]);
  await app.db
    .insert(identities)
    .values({ provider: 'mini', openId: 'o-lin', memberId: await idOf(LIN), nickname: '', boundAt: app.clock.now() });
  await post('用过小程序');
  await app.runJobs();
  expect(platform().asked).toMatchObject([{ openId: 'o-lin', text: '用过小程序' }]);
});

describe('a comment', () => {
  const commentsOf = async (id: string, token: string) => (await postSeen(id, token))!.comments.map(({ text }) => text);
  const shown = async () => {
    const { id } = await post('聊聊水温。');
    await afterAudit();
    return id;
  };

  test('its writer alone sees it until it has passed', async () => {
    const id = await shown();
    const said = await act({ id, action: 'comment', text: '九十度', requestId: randomUUID() }, xu);
    expect(said.comments).toMatchObject([{ text: '九十度', auditing: true }]);
    expect(await commentsOf(id, lin)).toEqual([]);
    await app.runJobs();
    expect((await postSeen(id, lin))!.comments).toEqual([expect.not.objectContaining({ auditing: true })]);
  });

  test('refused and doubtful', async () => {
    const id = await shown();
    for (const text of ['违规样例', '疑似样例'])
      await act({ id, action: 'comment', text, requestId: randomUUID() }, xu);
    await app.runJobs();
    expect(await commentsOf(id, xu)).toEqual(['疑似样例']);
    expect(await commentsOf(id, lin)).toEqual([]);
    await decideNewest(app, SERVICE, { kind: 'content', result: 'pass' });
    expect(await commentsOf(id, lin)).toEqual(['疑似样例']);
  });
});

describe('a review', () => {
  const write = async (text: string, photos: string[] = []) => {
    const [order] = await app.db
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, await idOf(XU)), eq(orders.status, 'received')))
      .orderBy(orders.createdAt);
    const view = await app.ok('memberOrder.view', { id: order!.id }, { token: xu });
    const { lineId } = view.reviews.find(({ can }) => can !== 'none')!;
    const review = { lineId, score: 5, tags: ['回甘好'], text, photos };
    await app.ok(
      'memberOrder.review',
      { orderId: order!.id, reviews: [review], requestId: randomUUID() },
      { token: xu },
    );
    const [row] = await app.db.select().from(reviews).where(eq(reviews.orderLineId, lineId));
    return { orderId: order!.id, row: row! };
  };
  const countOf = async (id: string) => (await app.db.select().from(goods).where(eq(goods.id, id)))[0]!.reviewCount;
  const listed = async ({ goodsId, id }: { goodsId: string; id: string }) =>
    (await app.ok('shop.productReviews', { id: goodsId, filter: 'all' })).page.list.find((one) => one.id === id);

  test('is in no list and no count until it has passed; its writer reads it in the order', async () => {
    const { orderId, row } = await write('好茶', [await picture(xu)]);
    const before = await countOf(row.goodsId);
    expect(await listed(row)).toBeUndefined();
    const own = await app.ok('memberOrder.view', { id: orderId }, { token: xu });
    expect(own.reviews).toContainEqual(expect.objectContaining({ text: '好茶', auditing: true }));
    const desk = { token: await app.login(SERVICE) };
    expect(
      await app.call('reviewDesk.save', { id: row.id, action: 'hide', text: '看看', requestId: randomUUID() }, desk),
    ).toMatchObject({ code: 404 });
    await app.runJobs();
    expect(platform().asked).toContainEqual(expect.objectContaining({ text: '好茶\n回甘好', scene: 'comment' }));
    expect(await listed(row)).toMatchObject({ text: '好茶' });
    expect(await countOf(row.goodsId)).toBe(before + 1);
  });

  test('refused, it lies with the hidden ones, and the service may show it all the same', async () => {
    const { row } = await write('违规样例');
    const before = await countOf(row.goodsId);
    await app.runJobs();
    expect(await listed(row)).toBeUndefined();
    expect(await countOf(row.goodsId)).toBe(before);
    const desk = { token: await app.login(SERVICE) };
    const hidden = await app.ok('reviewDesk.list', { tab: 'hidden' }, desk);
    expect(hidden.page.list.find(({ id }) => id === row.id)?.hidden?.why).toBe('没有通过审核：内容涉及广告');
    await app.ok('reviewDesk.save', { id: row.id, action: 'show', requestId: randomUUID() }, desk);
    expect(await countOf(row.goodsId)).toBe(before + 1);
    expect(await listed(row)).toBeDefined();
  });

  test('doubtful, the service decides', async () => {
    const { row } = await write('疑似样例');
    await app.runJobs();
    expect(await listed(row)).toBeUndefined();
    await decideNewest(app, SERVICE, { kind: 'content', result: 'pass' });
    expect(await listed(row)).toBeDefined();
  });

  test('the second word waits by itself; the review stays where it was', async () => {
    const { orderId, row } = await write('好茶');
    await app.runJobs();
    const append = (text: string) =>
      app.ok(
        'memberOrder.review',
        {
          orderId,
          reviews: [{ lineId: row.orderLineId!, score: 5, tags: [], text, photos: [] }],
          requestId: randomUUID(),
        },
        { token: xu },
      );
    platform().down = true;
    await append('一周后更好');
    await app.runJobs();
    expect(await listed(row)).toMatchObject({ text: '好茶' });
    expect((await listed(row))?.append).toBeUndefined();
    platform().down = false;
    app.clock.advance(60_000);
    await app.runJobs();
    expect((await listed(row))?.append).toBe('一周后更好');
  });
});

describe('name, picture and words about oneself', () => {
  const save = (change: RequestOf<'member.save'>) => app.ok('member.save', change, { token: lin });
  const seen = async () => (await app.db.select().from(members).where(eq(members.mobile, LIN)))[0]!;

  test('others see the one before until the new one has passed', async () => {
    const before = await seen();
    const avatar = await picture();
    const own = await save({ nickname: '山月', avatar, bio: '只喝岩茶' });
    expect(own).toMatchObject({ nickname: '山月', avatar, bio: '只喝岩茶', checking: ['nickname', 'avatar', 'bio'] });
    expect(await seen()).toMatchObject({ nickname: before.nickname, avatar: before.avatar, bio: before.bio });
    await app.runJobs();
    expect(await seen()).toMatchObject({ nickname: '山月', avatar, bio: '只喝岩茶', wantedNickname: null });
    expect((await app.ok('member.my', {}, { token: lin })).checking).toBeUndefined();
    expect(platform().asked).toContainEqual(expect.objectContaining({ text: '山月', scene: 'profile' }));
  });

  test('refused, the one before stays, and its owner is told', async () => {
    const { nickname } = await seen();
    await save({ nickname: '违规样例茶' });
    await app.runJobs();
    expect(await app.ok('member.my', {}, { token: lin })).toMatchObject({ nickname });
    expect(await told(LIN)).toMatchObject({ title: '昵称没有通过审核' });
  });

  test('doubtful, the service decides; a later wish takes the place of an earlier', async () => {
    await save({ nickname: '疑似样例一' });
    await app.runJobs();
    app.clock.advance(60_000);
    await save({ nickname: '疑似样例二' });
    await app.runJobs();
    const token = await app.login(SERVICE);
    const can = [];
    for (const { id } of await openTasks(app, 'content'))
      can.push((await app.ok('ding.tasksMessage', { id }, { token })).task?.can);
    // The earlier one can no longer pass.
    expect(can.sort((a = [], b = []) => a.length - b.length)).toEqual([['reject'], ['pass', 'reject']]);
    await decideNewest(app, SERVICE, { kind: 'content', result: 'pass' });
    expect((await seen()).nickname).toBe('疑似样例二');
  });

  test('back to what everybody sees is nothing to wait for; a drawn picture neither', async () => {
    const { nickname } = await seen();
    await save({ nickname: '山月' });
    const back = await save({ nickname });
    expect(back.nickname).toBe(nickname);
    expect(back.checking).toBeUndefined();
    await app.runJobs();
    expect((await seen()).nickname).toBe(nickname);
    expect(await save({ avatar: '/images/avatar/7.webp' })).not.toHaveProperty('checking');
    expect((await seen()).avatar).toBe('/images/avatar/7.webp');
  });

  test('a new member is called what everybody is called until the name has passed', async () => {
    const mobile = '13812345678';
    await app.call('site.smsCode', { mobile, scene: 'register' });
    const made = await app.ok('login.register', {
      mobile,
      code: SMS_CODE,
      password: PASSWORD,
      agree: true,
      nickname: '春山',
    });
    expect(made.member).toMatchObject({ nickname: '春山', checking: ['nickname'] });
    const row = async () => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0]!;
    expect((await row()).nickname).toMatch(/^茶友\d{4}$/);
    await app.runJobs();
    expect((await row()).nickname).toBe('春山');
  });
});

describe('what is said in a live room', () => {
  const say = (text: string, token = xu, clientId = randomUUID()) =>
    app.ok('college.liveSend', { id: ROOM, kind: 'text', text, clientId }, { token });
  const talk = async () => (await app.ok('college.liveMessages', { id: ROOM })).list.map(({ text }) => text);

  test('takes its place, the last, once it has passed, and phones hear of it then', async () => {
    const ear = openEar(await serve(app), lin, `live:${ROOM}`);
    const joined = await ear.hears(({ topic }) => topic === `live:${ROOM}`);
    const clientId = randomUUID();
    const own = await say('水温多少', xu, clientId);
    expect(own).toMatchObject({ text: '水温多少', auditing: true });
    expect((await say('水温多少', xu, clientId)).id).toBe(own.id);
    expect(await talk()).not.toContain('水温多少');
    await app.runJobs();
    const frame = await ear.hears(
      ({ kind, data }) => kind === 'message' && (data as { message?: { id: string } }).message?.id === own.id,
    );
    expect(frame.rev).toBe((joined.rev ?? 0) + 1);
    expect((await talk()).at(-1)).toBe('水温多少');
    ear.socket.close();
  });

  test('refused, nobody hears of it; doubtful, the service decides', async () => {
    await say('违规样例');
    app.clock.advance(3000);
    await say('疑似样例');
    await app.runJobs();
    expect((await talk()).join()).not.toContain('样例');
    expect(await told(XU)).toMatchObject({ title: '直播发言没有通过审核' });
    await decideNewest(app, SERVICE, { kind: 'content', result: 'pass' });
    expect((await talk()).at(-1)).toBe('疑似样例');
  });
});
