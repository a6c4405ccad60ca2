import { type ApiError, MissingParamError, RefusedError } from '@/core/api';
import { PlatformError } from '@/core/platform/errors';
import { createRootStore, THEMES } from '@/core/stores';
import { createMemory } from '@/core/lib/memory';
import type { ChatMsg } from '@/contract';
import { chatMsg, conversation, SIGNED, user } from '../../contract/fixtures';
import { fakeClock, fakePlatform, stubApi, type Stubbed } from '../support';

function setup(answers: Stubbed = {}) {
  const clock = fakeClock();
  const { api, call } = stubApi(answers);
  const device = fakePlatform();
  return {
    root: createRootStore({ api, memory: createMemory(), platform: device.platform, clock }),
    call,
    clock,
    ...device,
  };
}
const from = user({ id: '10103' });
const message = (conversationId: string, seq: number, part: Partial<ChatMsg> = {}): ChatMsg =>
  chatMsg({ id: String(700 + seq), seq, rev: seq, clientId: `client-${seq}`, conversationId, from, ...part });
const places = (messages: readonly ChatMsg[]) => messages.map(({ seq }) => seq);

describe('chat', () => {
  test('rule 6.16: creating empties the messages and all that was known; only those of the active conversation are appended', () => {
    const { chat } = setup().root;
    chat.create('C2C1');
    expect(places(chat.append([message('C2C1', 1), message('GROUP1', 2), message('C2C11', 3)]))).toEqual([1]);
    chat.read('10103', 1);
    expect(chat.update('C2C1', { conversation: conversation({ id: 'C2C1' }), rev: 4, unseen: 1, more: true })).toBe(
      true,
    );
    expect(places(chat.messages)).toEqual([1]);
    chat.create('GROUP1');
    expect(chat).toMatchObject({ id: 'GROUP1', conversation: undefined, messages: [], rev: 0, unseen: 0, more: false });
    expect(chat.readers.size).toBe(0);
  });
  test('rule 6.16: older messages are prepended, an update changes the conversation that is current and no other', () => {
    const { chat } = setup().root;
    expect(chat.update('C2C1', { notice: 'x' })).toBe(false);
    chat.create('C2C1');
    chat.append([message('C2C1', 9)]);
    chat.prepend([message('C2C1', 7), message('C2C1', 8), message('C2C2', 6), message('C2C1', 9)]);
    expect(places(chat.messages)).toEqual([7, 8, 9]);
    expect(chat.update('C2C1', { conversation: conversation({ id: 'C2C1', title: '茶友群' }) })).toBe(true);
    expect(chat.update('C2C2', { conversation: conversation({ id: 'C2C2', title: '别的' }) })).toBe(false);
    expect(chat.conversation?.title).toBe('茶友群');
  });
  test('rule 6.16: a retry with the same clientId takes the place of the first, somebody else’s with it does not', () => {
    const { chat } = setup().root;
    chat.create('C2C1');
    chat.append([message('C2C1', 1)]);
    chat.append([message('C2C1', 1, { rev: 5, body: { text: 'ok' } })]);
    chat.append([message('C2C1', 2, { clientId: 'client-1', from: user({ id: '10104' }) })]);
    expect(chat.messages.map(({ seq, body }) => [seq, body.text])).toEqual([
      [1, 'ok'],
      [2, message('C2C1', 2).body.text],
    ]);
  });
  test('a window in the middle takes changes and nothing new, which is told all the same', () => {
    const { chat } = setup().root;
    chat.create('C2C1');
    chat.replace([message('C2C1', 4), message('C2C1', 5), message('C2C2', 6)]);
    chat.update('C2C1', { newer: true });
    const came = [message('C2C1', 5, { rev: 9, status: 'recalled' }), message('C2C1', 9)];
    expect(places(chat.append(came))).toEqual([9]);
    expect(chat.messages.map(({ seq, status }) => [seq, status])).toEqual([
      [4, 'sent'],
      [5, 'recalled'],
    ]);
  });
  test('nobody has read less than is known; a logout leaves nothing', () => {
    const { root } = setup();
    root.chat.create('C2C1');
    root.chat.append([message('C2C1', 1)]);
    root.chat.read('10103', 5);
    root.chat.read('10103', 3);
    expect(root.chat.readers.get('10103')).toBe(5);
    root.logout();
    expect(root.chat).toMatchObject({ id: undefined, messages: [], conversation: undefined });
  });
});

describe('notices', () => {
  const stat = { total: 5, system: 1, order: 2, service: 1, team: 1, chat: 0 };
  test('rule 2.10: the count is cached 60 s; visitors have none', async () => {
    const { root, call, clock } = setup({ 'notify.statistics': stat });
    await expect(root.notices.load()).resolves.toBe(0);
    root.session.accept({ token: 'T' });
    await root.notices.load();
    await root.notices.load();
    expect(root.notices.total).toBe(5);
    expect(call).toHaveBeenCalledTimes(1);
    clock.advance(60_000);
    await root.notices.load();
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('feedback', () => {
  test.each([
    ['退出Linux 电脑？', '退出 Linux 电脑？'],
    ['已添加Anna', '已添加 Anna'],
    ['iPhone已退出', 'iPhone 已退出'],
    ['¥188起，06月15日，3 件', '¥188起，06月15日，3 件'],
  ])('what is joined from a name has room beside Chinese: %s', (joined, said) => {
    const { root } = setup();
    root.feedback.toast(joined);
    void root.feedback.confirm({ title: joined, text: joined, yes: '好' });
    expect([root.feedback.shown?.text, root.feedback.confirms[0]]).toMatchObject([said, { title: said, text: said }]);
  });

  test('rule 6.9: a toast stands its time, 2 s unless told, and a newer one takes its place', () => {
    const { root, clock } = setup();
    root.feedback.toast('一');
    clock.advance(1999);
    expect(root.feedback.shown).toEqual({ text: '一', until: clock.now() + 1 });
    root.feedback.toast('二', 3000);
    clock.advance(2999);
    expect(root.feedback.shown?.text).toBe('二');
    clock.advance(1);
    expect(root.feedback.shown).toBeUndefined();
  });
  test('confirmations queue up and resolve one by one', async () => {
    const { feedback } = setup().root;
    const first = feedback.confirm({ title: '取消订单？', yes: '取消订单' });
    const second = feedback.confirm({ title: '退出？', yes: '退出', no: '留下' });
    const [one, two] = feedback.confirms;
    expect(one).toMatchObject({ title: '取消订单？', yes: '取消订单', no: '再想想' });
    expect(two).toMatchObject({ yes: '退出', no: '留下' });
    feedback.answer(one?.id ?? 0, true);
    feedback.answer(two?.id ?? 0, false);
    await expect(first).resolves.toBe(true);
    await expect(second).resolves.toBe(false);
    expect(feedback.confirms).toEqual([]);
  });
  test('rule 3.4: an unexpected error opens the dialog 出错了 with its message', () => {
    const { feedback } = setup().root;
    feedback.report(new TypeError('x is undefined'));
    expect(feedback.dialog).toEqual({ kind: 'error', title: '出错了', text: 'x is undefined' });
    feedback.closeDialog();
    expect(feedback.dialog).toBeUndefined();
  });
  test("what is no Error of ours opens the dialog in people's words", () => {
    const { feedback } = setup().root;
    for (const [error, text] of [
      [{ errMsg: 'navigateTo:fail timeout' }, '等了很久没有回应，请再试一次'],
      [{ some: 'object' }, '操作未成功，请稍后再试'],
      [new Error('{"errMsg":"request:fail"}'), '网络不稳定，请稍后重试'],
    ] as const) {
      feedback.report(error);
      expect(feedback.dialog).toMatchObject({ kind: 'error', text });
    }
  });
  test('rule 3.4: a script that did not load names its cause', () => {
    const { feedback } = setup().root;
    feedback.report(Object.assign(new Error('x'), { name: 'ChunkLoadError', type: 'missing' }));
    expect(feedback.dialog).toMatchObject({ kind: 'chunk', failure: 'missing' });
    for (const type of ['missing', 'error', 'timeout']) {
      feedback.report(Object.assign(new Error('x'), { name: 'ChunkLoadError', type }));
      expect(feedback.dialog?.text).toContain(type);
    }
  });
  test('rule 3.5: refusals of the device end in a toast, what the API showed is not repeated', () => {
    const { feedback } = setup().root;
    feedback.report(new RefusedError('a.b', 422, '库存不足', null));
    expect(feedback.shown).toBeUndefined();
    feedback.report(new PlatformError('failed', 'no File'));
    expect(feedback.shown?.text).toBe('no File');
    expect(feedback.dialog).toBeUndefined();
  });
  test("rule 2.2: a missing path parameter is a fault and opens the dialog, in people's words", () => {
    const { feedback } = setup().root;
    const fault: ApiError = new MissingParamError('shop.productView', 'id');
    feedback.report(fault);
    expect(feedback.dialog).toMatchObject({
      kind: 'error',
      text: '打开的地址不完整，少了要看的是哪一个，请从列表里重新进入',
    });
  });
});

describe('sharing', () => {
  const card = { title: '白毫银针', desc: '春茶', pic: 'https://h/a.webp', url: 'https://h/h5/shop/pages/goods?id=1' };
  const answer = (url: string) => ({ config: SIGNED, share: { url, share_id: '77' } });

  test('rule 6.11: site.share is asked silently and share_id is appended to the link', async () => {
    const { root, call, share } = setup({ 'site.share': answer(card.url) });
    const shared = await root.sharing.offer(card);
    expect(call).toHaveBeenCalledWith(
      'site.share',
      { share_title: card.title, share_desc: card.desc, share_pic: card.pic, share_url: card.url },
      { hide: true },
    );
    expect(shared.url).toBe(`${card.url}&share_id=77`);
    expect(share.offer).toHaveBeenCalledWith(shared, SIGNED);
    expect(root.sharing.current()).toEqual(shared);
  });
  test('a link that has its share_id already stays, a failure leaves the plain card', async () => {
    const own = `${card.url}&share_id=5`;
    expect((await setup({ 'site.share': answer(own) }).root.sharing.offer(card)).url).toBe(own);
    expect(await setup({ 'site.share': new Error('x') }).root.sharing.offer(card)).toEqual(card);
  });
});

test('rule 6.15: 15 colours, each with a Chinese title, a name and a hex value', () => {
  expect(THEMES).toHaveLength(15);
  expect(new Set(THEMES.map(({ name }) => name)).size).toBe(15);
  THEMES.forEach(({ title, hex }) => {
    expect(title).toMatch(/^[\u4e00-\u9fa5]{2}$/);
    expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  });
});
