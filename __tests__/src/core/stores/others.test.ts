import { type ApiError, MissingParamError, RefusedError } from '@/core/api';
import { PlatformError } from '@/core/platform/errors';
import { createRootStore, THEMES, type ChatMessage } from '@/core/stores';
import { createMemory } from '@/core/lib/memory';
import { SIGNED } from '../../contract/fixtures';
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
const message = (conversationId: string, clientId: string, body = ''): ChatMessage =>
  ({ id: clientId, clientId, conversationId, body, type: 'text', status: 'sent', at: 0 }) as ChatMessage;

describe('chat', () => {
  test('rule 6.16: ids are C2C{userId} and GROUP{groupId}', () => {
    const { chat } = setup().root;
    expect(chat.create({ userId: '12' })).toMatchObject({ id: 'C2C12', recipientUserId: '12' });
    expect(chat.create({ groupId: '3' })).toMatchObject({ id: 'GROUP3', groupId: '3' });
  });
  test('rule 6.16: creating empties the messages; only those of the active conversation are appended', () => {
    const { chat } = setup().root;
    chat.create({ userId: '1' });
    expect(chat.append(message('C2C1', 'a'))).toBe(true);
    expect(chat.append(message('GROUP1', 'b'))).toBe(false);
    expect(chat.messages.map(({ clientId }) => clientId)).toEqual(['a']);
    chat.create({ groupId: '1' });
    expect(chat.messages).toEqual([]);
  });
  test('rule 6.16: older messages are prepended, an update changes the conversation', () => {
    const { chat } = setup().root;
    expect(chat.update({ title: 'x' })).toBe(false);
    chat.create({ userId: '1' });
    chat.append(message('C2C1', 'c'));
    chat.prepend([message('C2C1', 'a'), message('C2C1', 'b'), message('C2C2', 'z'), message('C2C1', 'c')]);
    expect(chat.messages.map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c']);
    expect(chat.update({ title: '茶友群' })).toBe(true);
    expect(chat.conversation?.title).toBe('茶友群');
  });
  test('rule 6.16: a retry with the same clientId takes the place of the first', () => {
    const { chat } = setup().root;
    chat.create({ userId: '1' });
    chat.append({ ...message('C2C1', 'a'), status: 'failed' });
    chat.append(message('C2C1', 'a', 'ok'));
    expect(chat.messages).toHaveLength(1);
    expect(chat.messages[0]).toMatchObject({ status: 'sent', body: 'ok' });
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
    const first = feedback.confirm({ title: '删除？' });
    const second = feedback.confirm({ title: '退出？', yes: '退出', no: '留下' });
    const [one, two] = feedback.confirms;
    expect(one).toMatchObject({ title: '删除？', yes: '确定', no: '取消' });
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
