/** Conversations (chapter 28 of the rules): who takes part, what is sent once, what is read, taken back, found, and led. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { employees, members } from '../../../server/db/schema';
import { countWaiting } from '../../../server/domains/staff/chat/repository';
import { testServer } from '../harness';
import { keepRows } from '../rewind';
import { chatting, ID, PHONES, SERVICE, STORE, BUYING, type Who } from './chatting';

const app = testServer({ seed: true });
const { act, badge, list, login, read, say, tokens } = chatting(app);
let rewind: () => Promise<void>;
beforeAll(async () => {
  await login();
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const open = (who: Who, input: Record<string, string> = {}) => app.call('site.dingChat', input, { token: tokens[who] });
const texts = (answer: Awaited<ReturnType<typeof read>>) => answer.data.messages!.map(({ body }) => body.text ?? '');
const mark = (who: Who, input: Record<string, unknown>) => app.call('ding.chatMark', input, { token: tokens[who] });
const find = (who: Who, input: Record<string, unknown>) =>
  app.call('ding.chatSearch', { conversationId: STORE, ...input }, { token: tokens[who] });

describe('the demo', () => {
  test('the list: what stands on top, then the last that moved; its badges make the own number', async () => {
    const rows = await list('wang');
    expect(rows.map(({ title }) => title)).toEqual([
      '西湖总店',
      '李牧之',
      '吴听雨',
      '采购协作',
      '钱多多',
      '孙会',
      '郑一鸣',
      '冯仓',
      '林知夏',
    ]);
    expect(rows[0]).toMatchObject({ top: true, unread: 2, members: 24, kind: 'group' });
    expect(rows[0]!.faces).toHaveLength(4);
    expect(rows[3]).toMatchObject({ muted: true, unread: 12 });
    expect(rows[2]).toMatchObject({ draft: '三点前把竹里的席布好，' });
    expect(await badge('wang')).toBe(3);
    expect(rows.filter(({ muted }) => !muted).reduce((sum, { unread }) => sum + unread, 0)).toBe(3);
  });

  test('the group has 86 messages of every type, twenty at a time, and ends', async () => {
    const types = new Set<string>();
    let count = 0;
    let before: string | undefined;
    for (;;) {
      const { data } = await read('wang', STORE, before === undefined ? {} : { before });
      count += data.messages!.length;
      data.messages!.forEach(({ type }) => types.add(type));
      if (!data.more) break;
      before = data.messages![0]!.id;
    }
    expect(count).toBe(86);
    expect([...types].sort()).toEqual([
      'emoji',
      'file',
      'goods',
      'image',
      'report',
      'system',
      'text',
      'video',
      'voice',
    ]);
  });
});

describe('rule 28.1: to anybody else a conversation does not exist', () => {
  const asks: [string, (who: Who, wire: string) => Promise<{ code: number }>][] = [
    ['history', (who, wire) => read(who, wire)],
    ['info', (who, conversationId) => app.call('ding.chatInfo', { conversationId }, { token: tokens[who] })],
    [
      'search',
      (who, conversationId) => app.call('ding.chatSearch', { conversationId, keyword: '茶' }, { token: tokens[who] }),
    ],
    [
      'paper',
      (who, conversationId) =>
        app.call('ding.chatFile', { conversationId, messageId: '697101' }, { token: tokens[who] }),
    ],
    ['send', (who, wire) => say(who, wire, '在吗')],
    ['read', (who, conversationId) => act(who, { action: 'read', conversationId })],
    ['mute', (who, conversationId) => act(who, { action: 'mute', conversationId })],
    ['rename', (who, conversationId) => act(who, { action: 'rename', conversationId, title: '别的名字' })],
    ['addMember', (who, conversationId) => act(who, { action: 'addMember', conversationId, memberIds: ['10107'] })],
    ['leave', (who, conversationId) => act(who, { action: 'leave', conversationId })],
    ['recall', (who, conversationId) => act(who, { action: 'recall', conversationId, body: { messageId: '697101' } })],
    ['top', (who, conversationId) => mark(who, { action: 'top', conversationId })],
    ['pin', (who, conversationId) => mark(who, { action: 'pin', conversationId, messageId: '697101' })],
    [
      'react',
      (who, conversationId) => mark(who, { action: 'react', conversationId, messageId: '697101', key: '点赞' }),
    ],
    ['older list', (who, before) => app.call('ding.chat', { before }, { token: tokens[who] })],
  ];
  test.each(asks)('%s', async (_name, ask) => {
    // A member, a member with a conversation of the own, a colleague who is not in the buyers' group.
    for (const [who, wire] of [
      ['zhou', STORE],
      ['lin', STORE],
      ['lin', `C2C${ID.wang}`],
      ['zhou', SERVICE],
      ['mu', BUYING],
      ['mu', SERVICE],
      ['zhao', `C2C${ID.wang}`],
      ['zhou', 'GROUP1'],
    ] as [Who, string][])
      expect({ who, wire, code: (await ask(who, wire)).code }).toEqual({ who, wire, code: 404 });
  });

  test('reports and tasks: 403 for members, 404 for colleagues outside', async () => {
    const report = { kind: 'daily', refId: '1', clientId: randomUUID() };
    const task = { messageId: '697101', title: '看一下', requestId: randomUUID() };
    expect((await app.call('ding.chatReport', { conversationId: STORE, ...report }, { token: tokens.lin })).code).toBe(
      403,
    );
    expect((await app.call('ding.chatReport', { conversationId: BUYING, ...report }, { token: tokens.mu })).code).toBe(
      404,
    );
    expect((await app.call('ding.chatTask', { conversationId: STORE, ...task }, { token: tokens.lin })).code).toBe(403);
    expect((await app.call('ding.chatTask', { conversationId: BUYING, ...task }, { token: tokens.mu })).code).toBe(404);
    // A message of another conversation.
    expect((await app.call('ding.chatTask', { conversationId: BUYING, ...task }, { token: tokens.wang })).code).toBe(
      404,
    );
    expect(
      (await mark('wang', { action: 'react', conversationId: BUYING, messageId: '697101', key: '点赞' })).code,
    ).toBe(404);
    expect((await read('wang', BUYING, { around: '697101' })).code).toBe(404);
    expect((await app.call('ding.chat')).code).toBe(401);
  });

  test('a member reaches the service and the own advisor, and nobody else', async () => {
    const service = (await open('zhou')).data;
    expect(service).toMatchObject({ kind: 'service', title: '在线客服', unread: 0 });
    // The number of the service in the site's settings is the same conversation.
    expect((await open('zhou', { userId: ID.qian })).data.id).toBe(service.id);
    expect((await read('zhou', `C2C${ID.qian}`)).data.conversation!.id).toBe(service.id);
    expect((await open('zhou', { to: 'advisor' })).data).toMatchObject({ kind: 'c2c' });
    expect((await open('zhou', { userId: ID.wang })).code).toBe(404);
    expect((await open('zhou', { userId: ID.lin })).code).toBe(404);
    expect((await open('zhou', { employeeId: '10101' })).code).toBe(404);
    expect((await open('zhou', { groupId: '697001' })).code).toBe(404);
    expect((await list('zhou')).map(({ kind }) => kind).sort()).toEqual(['c2c', 'service']);
  });

  test('who lacks a right reaches the manager of the own store; a manager another one, a member nobody', async () => {
    expect((await open('zhao', { to: 'manager' })).data).toMatchObject({ id: `C2C${ID.wang}`, title: '王岚' });
    expect((await open('zhou', { to: 'manager' })).code).toBe(422);
    const own = await app.db.select().from(employees).where(eq(employees.isManager, true));
    const other = own.find(({ memberId, storeId }) => memberId !== ID.wang && storeId !== '1')!;
    const there = await app.db
      .select()
      .from(employees)
      .where(and(eq(employees.storeId, other.storeId), eq(employees.isManager, false)));
    const [person] = await app.db.select().from(members).where(eq(members.id, there[0]!.memberId));
    const found = await app.ok('site.dingChat', { to: 'manager' }, { token: await app.login(person!.mobile!) });
    expect(found.id).toBe(`C2C${other.memberId}`);
    const next = await open('wang', { to: 'manager' });
    expect(own.map(({ memberId }) => `C2C${memberId}`)).toContain(next.data.id);
    expect(next.data.id).not.toBe(`C2C${ID.wang}`);
  });

  test('colleagues write to each other; to a member only who advises or serves him', async () => {
    expect((await open('zhao', { employeeId: '10105' })).data).toMatchObject({ id: `C2C${ID.sun}`, title: '孙会' });
    expect((await open('sun', { userId: ID.zhao })).data.room).toBe((await open('zhao', { userId: ID.sun })).data.room);
    expect((await open('zhao', { userId: ID.lin })).code).toBe(404);
    expect((await open('qian', { userId: ID.lin })).data).toMatchObject({ kind: 'service', id: SERVICE });
    expect((await open('mu', { userId: ID.lin })).data).toMatchObject({ kind: 'c2c', id: `C2C${ID.lin}` });
  });

  // https://github.com/bluesky-social/social-app/issues/6023, https://github.com/mattermost/mattermost/issues/22781
  test('of an adviser who has left the member keeps no number that nothing takes away; the service stays', async () => {
    await open('lin', { to: 'advisor' });
    await say('mu', `C2C${ID.lin}`, '茶到了');
    const before = await badge('lin');
    await app.db.delete(employees).where(eq(employees.memberId, ID.mu));
    expect(before - (await badge('lin'))).toBeGreaterThan(0);
    expect((await list('lin')).map(({ id }) => id)).toEqual([SERVICE]);
  });

  // https://github.com/RocketChat/Rocket.Chat/issues/24146, https://github.com/zulip/zulip-flutter/issues/675
  test('what a colleague who has left said is read to its end; who answers is told that nobody hears it', async () => {
    await open('zhao', { employeeId: ID.wu });
    const before = await badge('zhao');
    await say('wu', `C2C${ID.zhao}`, '钥匙在抽屉里');
    await app.db.delete(employees).where(eq(employees.memberId, ID.wu));
    const pair = `C2C${ID.wu}`;
    expect(await badge('zhao')).toBe(before + 1);
    expect(texts(await read('zhao', pair)).at(-1)).toBe('钥匙在抽屉里');
    expect((await act('zhao', { action: 'read', conversationId: pair })).code).toBe(200);
    expect(await badge('zhao')).toBe(before);
    expect(await say('zhao', pair, '收到')).toMatchObject({ code: 422, message: '对方已离职，收不到新消息' });
  });

  test('who leaves the staff sees nothing of it any more', async () => {
    await app.db.delete(employees).where(eq(employees.id, '10106'));
    expect((await read('wu', STORE)).code).toBe(404);
    expect((await read('wu', `C2C${ID.wang}`)).code).toBe(404);
    expect(await list('wu')).toEqual([]);
  });
});

describe('sending', () => {
  test('rule 28.2: the same clientId is one message, in its place', async () => {
    const clientId = randomUUID();
    const [first, again] = [
      await say('wang', STORE, '收到', {}, clientId),
      await say('wang', STORE, '别的', {}, clientId),
    ];
    expect(again.data.message).toEqual(first.data.message);
    expect(first.data.message).toMatchObject({ seq: 87, clientId, from: { id: ID.wang }, status: 'sent' });
    expect(texts(await read('mu', STORE)).filter((text) => text === '收到')).toHaveLength(1);
    expect((await say('mu', STORE, '收到', {}, clientId)).data.message!.seq).toBe(88);
  });

  test.each([
    ['nothing', { type: 'text', body: { text: '  ' } }, 400],
    ['a blocked word', { type: 'text', body: { text: '加微信13800000000代购' } }, 422],
    ['a strange address as a picture', { type: 'image', body: { url: 'https://elsewhere.example/1.webp' } }, 400],
    [
      'somebody else’s upload',
      { type: 'file', body: { url: '/uploads/2026/06/00000000000000000000000000000861.xlsx' } },
      400,
    ],
    ['no file', { type: 'voice', body: {} }, 400],
    ['goods that are not there', { type: 'goods', body: { refId: '999999' } }, 404],
    ['an unknown kind of card', { type: 'quote', body: { refId: '1' } }, 404],
    ['a system line', { type: 'system', body: { text: '系统' } }, 400],
    ['an answer to nothing', { type: 'text', body: { text: '好', replyTo: '1' } }, 400],
  ])('refused: %s', async (_name, message, code) => {
    const answer = await act('wang', {
      action: 'send',
      conversationId: STORE,
      clientId: randomUUID(),
      ...message,
    } as never);
    expect(answer.code).toBe(code);
    expect((await read('wang', STORE)).data.messages!.at(-1)!.seq).toBe(86);
  });

  test('rule 28.4: a card says what the thing says to its sender; an order is shown by its buyer and the service', async () => {
    const card = (who: Who, conversationId: string, type: string, refId: string) =>
      act(who, { action: 'send', conversationId, clientId: randomUUID(), type, body: { refId } } as never);
    expect((await card('lin', SERVICE, 'goods', '1013')).data.message!.body).toMatchObject({
      title: expect.any(String) as string,
      sub: expect.stringMatching(/^¥/) as string,
      route: '/shop/pages/goods?id=1013',
    });
    const [own] = (await app.ok('memberOrder.index', {}, { token: tokens.lin })).list;
    expect((await card('lin', SERVICE, 'order', own!.id)).data.message!.body).toMatchObject({
      route: `/shop/pages/order/detail?id=${own!.id}`,
      note: expect.stringContaining(own!.no) as string,
    });
    expect((await card('qian', SERVICE, 'order', own!.id)).code).toBe(200);
    expect((await card('mu', `C2C${ID.lin}`, 'order', own!.id)).code).toBe(404);
    const zhou = (await open('zhou')).data.id;
    expect((await card('zhou', zhou, 'order', own!.id)).code).toBe(404);
  });

  test('own uploads: what the server knows of a picture goes along', async () => {
    const picture = await app.upload(
      await (
        await import('sharp')
      )
        .default({ create: { width: 40, height: 30, channels: 3, background: '#8a8' } })
        .png()
        .toBuffer(),
      { token: tokens.wang },
    );
    const send = (who: Who) =>
      act(who, {
        action: 'send',
        conversationId: STORE,
        clientId: randomUUID(),
        type: 'image',
        body: { url: picture.data.url },
      });
    expect((await send('wang')).data.message!.body).toMatchObject({ url: picture.data.url, width: 40, height: 30 });
    expect((await send('mu')).code).toBe(400);
  });

  test('an answer quotes; an @ is remembered until it is read, of those who take part', async () => {
    const asked = (await say('mu', STORE, '谁在前台？')).data.message!;
    const answer = (await say('wang', STORE, '@李牧之 我在', { replyTo: asked.id, mentions: [ID.mu, ID.lin] })).data
      .message!;
    expect(answer).toMatchObject({ replyTo: { id: asked.id, from: '李牧之', text: '谁在前台？' }, mentions: [ID.mu] });
    const row = async () => (await list('mu')).find(({ id }) => id === STORE)!;
    expect(await row()).toMatchObject({ mentionId: answer.id, unread: 1 });
    await act('mu', { action: 'read', conversationId: STORE });
    expect((await row()).mentionId).toBeUndefined();
  });

  test('rule 28.5: taken back within two minutes by its sender; the row stays and says nothing, the answer to it too', async () => {
    const sent = (await say('wang', STORE, '写错了的话')).data.message!;
    await say('mu', STORE, '什么？', { replyTo: sent.id });
    const recall = (who: Who) => act(who, { action: 'recall', conversationId: STORE, body: { messageId: sent.id } });
    expect(await badge('zhao')).toBe(2);
    expect((await recall('mu')).code).toBe(404);
    app.clock.advance(2 * 60_000);
    expect((await recall('wang')).data.message).toMatchObject({ status: 'recalled', body: {}, id: sent.id });
    expect((await recall('wang')).code).toBe(200);
    expect(await badge('zhao')).toBe(1);
    const { messages } = (await read('zhao', STORE)).data;
    expect(messages!.find(({ id }) => id === sent.id)).toMatchObject({ status: 'recalled', body: {} });
    expect(messages!.at(-1)!.replyTo).toMatchObject({ text: '撤回了一条消息' });
    expect((await find('zhao', { keyword: '写错了的话' })).data.messages).toEqual([]);
    const late = (await say('wang', STORE, '太晚了')).data.message!;
    app.clock.advance(2 * 60_000 + 1);
    expect((await act('wang', { action: 'recall', conversationId: STORE, body: { messageId: late.id } })).code).toBe(
      422,
    );
  });

  // https://github.com/nextcloud/spreed/issues/13286, https://github.com/zulip/zulip/issues/14544
  test('an @ that was taken back leads nowhere: the one before it is the one to be read, or none', async () => {
    const at = async (text: string) => (await say('wang', STORE, text, { mentions: [ID.mu] })).data.message!.id;
    const [first, second] = [await at('@李牧之 来一下'), await at('@李牧之 快来')];
    const shown = async () => (await list('mu')).find(({ id }) => id === STORE)!.mentionId;
    const recall = (messageId: string) => act('wang', { action: 'recall', conversationId: STORE, body: { messageId } });
    expect(await shown()).toBe(second);
    await recall(second);
    expect(await shown()).toBe(first);
    await recall(first);
    expect(await shown()).toBeUndefined();
  });

  test('twenty taken back in a row do not end the history', async () => {
    for (let i = 0; i < 22; i++) {
      const { message } = (await say('wang', STORE, `第 ${i} 句`)).data;
      await act('wang', { action: 'recall', conversationId: STORE, body: { messageId: message!.id } });
    }
    const newest = (await read('mu', STORE)).data;
    expect(newest.messages).toHaveLength(20);
    expect(newest.more).toBe(true);
    expect((await read('mu', STORE, { before: newest.messages![0]!.id })).data.messages!.at(-1)!.seq).toBe(88);
  });
});

describe('reading', () => {
  test('rule 28.6: who has read a later one has read the earlier ones; badge, list and others agree', async () => {
    await say('mu', STORE, '一');
    const two = (await say('mu', STORE, '二')).data.message!;
    await say('mu', STORE, '三');
    expect(await badge('zhao')).toBe(3);
    await act('zhao', { action: 'read', conversationId: STORE, body: { seq: two.seq } });
    expect(await badge('zhao')).toBe(1);
    // An older phone says less: nothing comes back.
    await act('zhao', { action: 'read', conversationId: STORE, body: { seq: 1 } });
    expect(await badge('zhao')).toBe(1);
    const { readers } = (await read('mu', STORE)).data;
    const reached = (seq: number) =>
      readers!.filter((one) => one.memberId !== ID.mu && one.seq >= seq).map(({ memberId }) => memberId);
    expect(reached(two.seq)).toEqual([ID.zhao]);
    expect(reached(86)).toHaveLength(22);
    await act('zhao', { action: 'read', conversationId: STORE, body: { seq: 9_999 } });
    expect(await badge('zhao')).toBe(0);
    // Who writes has read.
    await say('wang', STORE, '好');
    expect((await list('wang'))[0]).toMatchObject({ unread: 0 });
    // What is muted counts nothing.
    await act('zhao', { action: 'mute', conversationId: STORE });
    await say('mu', STORE, '四');
    expect(await badge('zhao')).toBe(0);
  });

  test('提醒未读: once, those who have not read it', async () => {
    const { message } = (await say('mu', STORE, '会员日名单请确认')).data;
    await act('zhao', { action: 'read', conversationId: STORE });
    const remind = (who: Who) => mark(who, { action: 'remind', conversationId: STORE, messageId: message!.id });
    expect((await remind('wang')).code).toBe(403);
    expect((await remind('mu')).code).toBe(200);
    expect((await remind('mu')).code).toBe(409);
    const notices = async (who: Who) =>
      (await app.ok('notify.index', { box: 'service' }, { token: tokens[who] })).list.filter(
        ({ title }) => title === '李牧之 提醒你看消息',
      );
    expect(await notices('wang')).toHaveLength(1);
    expect(await notices('zhao')).toHaveLength(0);
  });

  test('both ways from any message, and what a phone has missed: new ones and changed ones', async () => {
    const middle = (await read('wang', STORE, { around: '697140', size: 10 })).data;
    expect(middle.messages!.map(({ seq }) => seq)).toEqual([36, 37, 38, 39, 40, 41, 42, 43, 44, 45]);
    expect(middle).toMatchObject({ more: true, newer: true });
    const after = (await read('wang', STORE, { after: middle.messages!.at(-1)!.id, size: 50 })).data;
    expect(after.messages!.map(({ seq }) => seq)).toEqual(Array.from({ length: 41 }, (_, i) => 46 + i));
    expect(after).toMatchObject({ newer: false });
    const { rev } = (await read('wang', STORE)).data;
    const sent = (await say('mu', STORE, '新的')).data.message!;
    await mark('mu', { action: 'react', conversationId: STORE, messageId: '697110', key: '点赞' });
    const missed = (await read('wang', STORE, { since: rev! })).data;
    expect(missed.messages!.map(({ id }) => id)).toEqual([sent.id, '697110']);
    expect(missed.messages![1]!.reactions).toEqual([{ key: '点赞', memberIds: [ID.mu] }]);
    expect((await read('wang', STORE, { since: missed.rev! })).data.messages).toEqual([]);
  });
});

test('W2: faces on and off, a pinned message, a task of it', async () => {
  const react = (who: Who, on = true) =>
    mark(who, { action: 'react', conversationId: STORE, messageId: '697110', key: '爱心', on });
  await react('mu');
  await react('mu');
  expect((await react('wang')).data.message!.reactions).toEqual([{ key: '爱心', memberIds: [ID.mu, ID.wang] }]);
  expect((await react('mu', false)).data.message!.reactions).toEqual([{ key: '爱心', memberIds: [ID.wang] }]);
  await mark('mu', { action: 'pin', conversationId: STORE, messageId: '697110' });
  expect((await read('wang', STORE)).data.pinned).toMatchObject({ id: '697110' });
  await mark('mu', { action: 'pin', conversationId: STORE, messageId: '697110', on: false });
  expect((await read('wang', STORE)).data.pinned).toBeUndefined();
  const request = {
    conversationId: STORE,
    messageId: '697110',
    assigneeId: '10103',
    title: '补两张票',
    requestId: randomUUID(),
  };
  const { data } = await app.call('ding.chatTask', request, { token: tokens.wang });
  expect((await app.call('ding.chatTask', request, { token: tokens.wang })).data).toEqual(data);
  const { task } = await app.ok('ding.tasksMessage', { id: data.id }, { token: tokens.zhao });
  expect(task).toMatchObject({
    can: ['done'],
    task: { kind: 'todo', title: '补两张票', route: `/dingding/pages/group?conversationId=${STORE}` },
  });
  expect(
    (
      await app.call(
        'ding.chatTask',
        { ...request, assigneeId: '999', requestId: randomUUID() },
        { token: tokens.wang },
      )
    ).code,
  ).toBe(400);
});

test('W3: search by words, person, kind and day, with a place to jump to; drafts on the server', async () => {
  const found = (await find('wang', { keyword: '班章' })).data.messages;
  expect(found.map(({ seq }) => seq)).toEqual([85, 84, 6].filter((seq) => found.some((one) => one.seq === seq)));
  expect(found.length).toBeGreaterThan(1);
  expect(
    (await read('wang', STORE, { around: found.at(-1)!.id })).data.messages!.some(({ id }) => id === found.at(-1)!.id),
  ).toBe(true);
  const by = (await find('wang', { keyword: '班章', fromId: ID.zhao })).data.messages;
  expect(by.length).toBeGreaterThan(0);
  expect(by.every(({ from }) => from.id === ID.zhao)).toBe(true);
  const all = async (input: Record<string, unknown>) => {
    const rows = [];
    for (let before: number | undefined; ;) {
      const { data } = await find('wang', { ...input, ...(before === undefined ? {} : { before }) });
      rows.push(...data.messages);
      if (data.before === undefined) return rows;
      before = data.before;
    }
  };
  expect((await find('wang', { type: 'file' })).data.messages.map(({ body }) => body.name)).toEqual([
    '六月盘点安排.xlsx',
  ]);
  const own = await all({ fromId: ID.wang });
  expect(own.length).toBeGreaterThan(20);
  expect(own.map(({ seq }) => seq)).toEqual(own.map(({ seq }) => seq).sort((a, b) => b - a));
  expect(own.every(({ from }) => from.id === ID.wang)).toBe(true);
  expect((await find('wang', { day: '2026-06-15' })).data.messages.length).toBe(9);
  expect((await find('wang', { day: '2020-01-01' })).data).toEqual({ messages: [] });
  expect((await find('wang', { keyword: '绝无此词' })).data.messages).toEqual([]);
  await mark('mu', { action: 'draft', conversationId: STORE, text: '还没写完' });
  expect((await list('mu')).find(({ id }) => id === STORE)!.draft).toBe('还没写完');
  await say('mu', STORE, '写完了');
  expect((await list('mu')).find(({ id }) => id === STORE)!.draft).toBe('');
  expect((await list('wang', { keyword: '采购' })).map(({ title }) => title)).toEqual(['采购协作']);
  expect((await list('wang', { keyword: '听雨' })).map(({ title }) => title)).toEqual(['吴听雨']);
});

describe('groups', () => {
  const create = (who: Who, memberIds: string[], clientId = randomUUID()) =>
    act(who, { action: 'create', memberIds, clientId, title: '会员日' });

  test('made once, named, joined and left; who leaves sees nothing of it', async () => {
    const clientId = randomUUID();
    const made = (await create('mu', ['10103', '10106'], clientId)).data.conversation!;
    expect((await create('mu', ['10103', '10106'], clientId)).data.conversation!.id).toBe(made.id);
    expect(made).toMatchObject({ title: '会员日', members: 3 });
    expect(
      (await act('mu', { action: 'rename', conversationId: made.id, title: '会员日筹备' })).data.conversation!.title,
    ).toBe('会员日筹备');
    expect(
      (await act('mu', { action: 'addMember', conversationId: made.id, memberIds: ['10105', '10103'] })).data
        .conversation!.members,
    ).toBe(4);
    expect(texts(await read('sun', made.id))).toContain('李牧之 请 孙会 加入');
    // Lines of the system are nobody's news.
    expect((await list('sun')).find(({ id }) => id === made.id)!.unread).toBe(0);
    await mark('mu', { action: 'notice', conversationId: made.id, text: '九点半到店' });
    const info = await app.ok('ding.chatInfo', { conversationId: made.id }, { token: tokens.zhao });
    expect(info).toMatchObject({
      notice: '九点半到店',
      can: ['rename', 'addMember', 'notice', 'leave'],
      ownerId: ID.mu,
    });
    expect(info.members.map(({ nickname }) => nickname).sort()).toEqual(['吴听雨', '孙会', '李牧之', '赵小满']);
    await act('zhao', { action: 'leave', conversationId: made.id });
    expect((await read('zhao', made.id)).code).toBe(404);
    expect(texts(await read('mu', made.id)).at(-1)).toBe('赵小满 离开了群');
  });

  test('by employees, of employees; a pair has no name and is not left', async () => {
    expect((await create('lin', ['10103'])).code).toBe(403);
    expect((await create('mu', ['10001'])).code).toBe(400);
    expect((await create('mu', [])).code).toBe(400);
    expect((await act('wang', { action: 'rename', conversationId: STORE, title: '官方代购群' })).code).toBe(422);
    expect((await act('wang', { action: 'leave', conversationId: `C2C${ID.mu}` })).code).toBe(404);
    expect((await act('lin', { action: 'rename', conversationId: SERVICE, title: '我的' })).code).toBe(404);
  });
});

test('rule 28.8: the desk of the service shares its customers; who answers takes it, the unanswered are counted', async () => {
  const wire = (await open('zhou')).data.id;
  expect((await list('qian')).map(({ id }) => id)).not.toContain(wire);
  expect(await countWaiting(app.db)).toBe(0);
  await say('zhou', wire, '有人吗？');
  await say('zhou', wire, '想问问运费');
  const row = async (who: Who) => (await list(who)).find(({ id }) => id === wire);
  expect(await row('qian')).toMatchObject({ unread: 2, waitingSince: app.clock.now() });
  expect(await row('wang')).toMatchObject({ unread: 2 });
  expect(await row('mu')).toBeUndefined();
  expect([await badge('qian'), await countWaiting(app.db)]).toEqual([2, 1]);
  // One of the desk has looked: it is read for all, and still waits.
  await act('wang', { action: 'read', conversationId: wire });
  expect([await badge('qian'), await countWaiting(app.db)]).toEqual([0, 1]);
  await say('qian', wire, '你好，满 99 元包邮');
  expect(await countWaiting(app.db)).toBe(0);
  expect(await row('wang')).toMatchObject({ takenBy: '钱多多', unread: 0 });
  expect(await badge('zhou')).toBe(1);
  await say('zhou', wire, '谢谢');
  expect([await badge('qian'), (await badge('wang')) - 3, await countWaiting(app.db, ID.wang)]).toEqual([1, 0, 0]);
});

test('the autopilot answers for the service after two minutes, unless somebody has', async () => {
  app.server.config.autopilot = true;
  try {
    const wire = (await open('zhou')).data.id;
    await say('zhou', wire, '有人吗？');
    app.clock.advance(2 * 60_000);
    await app.runJobs();
    expect(texts(await read('zhou', wire))).toEqual(['有人吗？', '你好，已经收到，我看一下马上回复你。']);
    expect(PHONES.qian).toBe('13900000004');
  } finally {
    app.server.config.autopilot = false;
  }
});
