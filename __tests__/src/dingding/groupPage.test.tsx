/** 会话: the list, one conversation, what has not gone out, what can be done with a message. */
import { pageBench } from '../ui/bench';
import { lifeCycle, pass } from '../ui/stage';
import { fakeLine, type FakeLine } from '../ui/wire';
import type { ChatMsg, DataOf } from '@/contract';
import { platform } from '@/core/platform';
import type { TransportFailure, UploadWatch } from '@/core/api/transport';
import GroupPage from '@/dingding/pages/group';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { chatMsg, conversation, EMPLOYEE, MEMBER, NOW, user } from '../contract/fixtures';

const bench = pageBench();
const STAFF = { ...MEMBER, roles: ['member', 'staff'], areas: ['service'], employee: EMPLOYEE };
const PATH = '/dingding/pages/group';
const me = user({ id: MEMBER.id, nickname: MEMBER.nickname });
const zhao = user({ id: '10103', nickname: '赵小满' });
let line: FakeLine;
beforeEach(() => {
  line = fakeLine();
  bench.login(STAFF);
});
afterEach(() => (bench.view as typeof bench.view | undefined)?.unmount());

const STAT: DataOf<'notify.statistics'> = { total: 0, system: 0, order: 0, service: 0, team: 0, chat: 0 };
const base: Answers = { 'member.my': STAFF, 'notify.statistics': STAT, 'ding.chatMark': {}, 'ding.chatSend': {} };
const said = (seq: number, part: Partial<ChatMsg> = {}) =>
  chatMsg({
    id: String(700 + seq),
    seq,
    rev: seq,
    clientId: `client-${seq}-000`,
    from: zhao,
    body: { text: `第 ${seq} 句` },
    ...part,
  });
const history = (messages: ChatMsg[], part: Partial<DataOf<'ding.chat'>> = {}): DataOf<'ding.chat'> => ({
  conversation: conversation(),
  messages,
  more: false,
  newer: false,
  rev: Math.max(0, ...messages.map(({ rev }) => rev)),
  readers: [
    { memberId: MEMBER.id, seq: messages.length },
    { memberId: '10103', seq: 2 },
    { memberId: '10104', seq: 0 },
  ],
  notice: '',
  ...part,
});
const talk = async (messages: ChatMsg[], more: Answers = {}, part: Partial<DataOf<'ding.chat'>> = {}) => {
  answer(bench.set, { ...base, 'ding.chat': history(messages, part), ...more });
  await bench.open(PATH, GroupPage, { conversationId: 'GROUP697001' });
  await pass(0);
};

describe('the list', () => {
  test('last words, draft, unread, muted, what was not sent; a press opens it', async () => {
    answer(bench.set, {
      ...base,
      'ding.chat': {
        conversations: [
          conversation({ top: true, unread: 2, last: said(1, { body: { text: '班章只剩两饼了' }, at: NOW }) }),
          conversation({ id: 'C2C10106', kind: 'c2c', title: '吴听雨', draft: '三点前' }),
          conversation({
            id: 'C2C10104',
            kind: 'c2c',
            title: '钱多多',
            last: said(2, { type: 'voice', body: { seconds: 8 } }),
          }),
          conversation({ id: 'GROUP5', kind: 'service', title: '林知夏', waitingSince: NOW, mentionId: '9' }),
        ],
        more: false,
      },
    });
    await bench.open(PATH, GroupPage);
    bench.see(
      '西湖总店',
      '赵小满：班章只剩两饼了',
      '置顶',
      '2',
      '[草稿] ',
      '三点前',
      '[语音] 8″',
      '待回复',
      '[有人@我] ',
    );
    await bench.press(/西湖总店.*2 条未读/s, 'link');
    expect(bench.lastUrl()).toBe('/dingding/pages/group?conversationId=GROUP697001');
  });

  test('a member without any is led to the service', async () => {
    bench.login(MEMBER);
    answer(bench.set, { ...base, 'member.my': MEMBER, 'ding.chat': { conversations: [], more: false } });
    await bench.open(PATH, GroupPage);
    await bench.press('联系客服');
    expect(bench.lastUrl()).toBe('/dingding/pages/group?to=service');
  });
});

describe('a conversation', () => {
  test('others left, own right with who has read, lines of the system, what was taken back, cards', async () => {
    await talk([
      said(1),
      said(2, { from: me, body: { text: '好[微笑]' } }),
      said(3, { type: 'system', from: user({ id: '0', nickname: '' }), body: { text: '王岚 改了群公告' } }),
      said(4, { status: 'recalled', body: {} }),
      said(5, {
        type: 'goods',
        body: { refId: '1013', title: '白毫银针', sub: '¥358', note: '存 42', route: '/shop/pages/goods?id=1013' },
      }),
    ]);
    bench.see(
      '西湖总店（24）',
      '第 1 句',
      '王岚 改了群公告',
      '赵小满 撤回了一条消息',
      '1 人已读 · 1 人未读',
      '没有更早的消息了',
    );
    await bench.press('商品 白毫银针 ¥358', 'link');
    expect(bench.lastUrl()).toBe('/shop/pages/goods?id=1013');
  });

  test('opening reads it; a frame brings the next one, once', async () => {
    await talk(
      [said(1)],
      {},
      { readers: [{ memberId: MEMBER.id, seq: 0 }], conversation: conversation({ unread: 1 }) },
    );
    expect(fields(sent(bench.set, 'ding.chatSend')[0])).toMatchObject({
      action: 'read',
      body: JSON.stringify({ seq: 1 }),
    });
    line.ready();
    line.frame('conv:697001', 'message', { message: said(2, { body: { text: '新的一句' } }) }, 2);
    line.frame('conv:697001', 'message', { message: said(2, { body: { text: '新的一句' } }) }, 2);
    await pass(0);
    expect(bench.view.hasText('新的一句')).toBe(true);
    // One that was missed between is asked for.
    answer(bench.set, { ...base, 'ding.chat': history([said(3, { body: { text: '漏掉的' } }), said(4)]) });
    line.frame('conv:697001', 'message', { message: said(4) }, 4);
    await pass(0);
    expect(sent(bench.set, 'ding.chat').at(-1)?.url).toContain('since=2');
    bench.see('漏掉的', '第 4 句');
  });

  test('without a line it stays 没发出去, survives, and goes out by the same id; refused words stay with their reason', async () => {
    await talk([said(1)], { 'ding.chatSend': OFFLINE });
    await bench.type('消息', '明早八点到');
    await bench.press('发送');
    await pass(0);
    bench.see('明早八点到', '没发出去');
    const first = fields(sent(bench.set, 'ding.chatSend').at(-1));
    expect(first).toMatchObject({ action: 'send', type: 'text', conversationId: 'GROUP697001' });
    answer(bench.set, {
      ...base,
      'ding.chat': history([said(1)]),
      'ding.chatSend': new Refusal(422, '内容含有不能发送的词语，请改一改'),
    });
    await bench.press('重发 明早八点到');
    await pass(0);
    bench.see('没发出去：内容含有不能发送的词语，请改一改');
    const mine = said(2, { from: me, body: { text: '明早八点到' }, clientId: first.clientId ?? '' });
    answer(bench.set, { ...base, 'ding.chat': history([said(1)]), 'ding.chatSend': { message: mine } });
    await bench.press('重发 明早八点到');
    await pass(0);
    const words = sent(bench.set, 'ding.chatSend')
      .map(fields)
      .filter(({ action }) => action === 'send');
    expect(new Set(words.map(({ clientId }) => clientId))).toEqual(new Set([first.clientId]));
    expect(bench.view.hasText(/没发出去/)).toBe(false);
    bench.see('明早八点到');
  });

  describe('papers', () => {
    const PAPER = { url: `/sealed/${'a'.repeat(32)}.pdf`, kind: 'file' as const, name: '合同.pdf', size: 2_097_152 };
    const pickOf = (...files: { name: string; size: number }[]) => {
      const choose = jest.spyOn(platform.file, 'choose');
      for (const one of files) choose.mockResolvedValueOnce({ path: `blob:${one.name}`, ...one });
    };
    const press = async (words: string) => {
      bench.set.clock.advance(1600);
      await pass(1600);
      await bench.press(words);
      await pass(0);
    };
    const saidNow = () =>
      sent(bench.set, 'ding.chatSend')
        .map(fields)
        .filter(({ action }) => action === 'send');
    /** Uploads that are under way, each decided by the test. */
    const underway = () => {
      const all: {
        name: string;
        watch: UploadWatch;
        end: (paper: object) => void;
        fail: (why: TransportFailure) => void;
      }[] = [];
      bench.set.transport.upload.mockImplementation(
        ({ fileName, watch, form }) =>
          new Promise((resolve, reject) => {
            expect(form).toEqual({ scene: 'chat', name: fileName });
            const end = (data: object) => resolve({ status: 200, data: { code: 200, message: '', data } });
            all.push({ name: fileName, watch: watch!, end, fail: reject });
          }),
      );
      return all;
    };

    test.each([
      ['空.pdf', 0, '这份文件是空的，请换一份'],
      ['大.pdf', 20 * 1024 * 1024 + 1, '文件不能超过20MB'],
      ['安装.exe', 5, '请上传 PDF、XLSX、DOCX 或 CSV 文件'],
    ])('%s is not sent, and why', async (name, size, words) => {
      const all = underway();
      pickOf({ name, size });
      await talk([said(1)]);
      await bench.press('更多');
      await press('文件');
      expect(bench.toast()).toBe(words);
      expect(all).toEqual([]);
    });

    test('says how far it is, then waits in the outbox with its name; two of one name are two', async () => {
      const all = underway();
      pickOf({ name: '合同.pdf', size: 2_097_152 }, { name: '合同.pdf', size: 2_097_152 });
      await talk([said(1)], { 'ding.chatSend': OFFLINE });
      await bench.press('更多');
      await press('文件');
      await press('文件');
      expect(all.map(({ name }) => name)).toEqual(['合同.pdf', '合同.pdf']);
      all[0]!.watch.onProgress(42);
      await pass(0);
      bench.see('正在上传 42%', '正在上传 0%', '2.0 MB');
      expect(bench.view.container.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('42');
      all[0]!.end(PAPER);
      await pass(0);
      bench.see('没发出去', '合同.pdf', '正在上传 0%');
      all[1]!.end({ ...PAPER, url: `/sealed/${'b'.repeat(32)}.pdf` });
      await pass(0);
      expect(saidNow()[0]).toMatchObject({ type: 'file', body: JSON.stringify({ url: PAPER.url, text: '合同.pdf' }) });
      // Both wait on the phone, also after the app was closed.
      await bench.view.unmount();
      await talk([said(1)], { 'ding.chatSend': OFFLINE });
      expect(bench.view.allByRole('button', '重发 合同.pdf')).toHaveLength(2);
    });

    test('what breaks off stays with its reason and is sent again or thrown away; what is taken back is gone', async () => {
      const all = underway();
      pickOf({ name: '合同.pdf', size: 10 }, { name: '清单.csv', size: 10 });
      await talk([said(1)]);
      await bench.press('更多');
      await press('文件');
      all[0]!.fail({ timeout: false, reason: 'uploadFile:fail' });
      await pass(0);
      bench.see(/没发出去：./);
      await press('重发 合同.pdf');
      expect(all).toHaveLength(2);
      all[1]!.fail({ timeout: false, reason: 'uploadFile:fail' });
      await pass(0);
      await press('删掉 合同.pdf');
      expect(bench.view.hasText('合同.pdf')).toBe(false);
      await press('文件');
      all[2]!.watch.onStart(() => all[2]!.fail({ timeout: false, cancelled: true, reason: '' }));
      await pass(0);
      await press('取消 清单.csv');
      expect(bench.view.hasText('清单.csv')).toBe(false);
      expect(saidNow()).toEqual([]);
    });

    test('a press asks for its address and opens it; what was taken back meanwhile is told', async () => {
      const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        addresses.push(this.getAttribute('href') ?? '');
      });
      const addresses: string[] = [];
      const name = 'تقرير المخزون — 西湖总店六月份盘点差异说明与处理意见（终稿）.pdf';
      await talk([said(1, { type: 'file', body: { url: PAPER.url, name, size: 12 } })], {
        'ding.chatFile': { url: `${PAPER.url}?until=1&sign=a` },
      });
      await bench.press(`文件 ${name}，1 KB`, 'link');
      await pass(0);
      expect(new URL(sent(bench.set, 'ding.chatFile')[0]!.url, 'http://x').search).toContain('messageId=701');
      expect(addresses).toEqual([`${PAPER.url}?until=1&sign=a`]);
      answer(bench.set, { ...base, 'ding.chatFile': new Refusal(404, '内容不存在或已下架') });
      bench.set.clock.advance(1600);
      await pass(1600);
      await bench.press(`文件 ${name}，1 KB`, 'link');
      await pass(0);
      expect(bench.toast()).toBe('内容不存在或已下架');
      expect(addresses).toHaveLength(1);
      opened.mockRestore();
    });
  });

  test('a press on a message: answer it, take it back, make it a task', async () => {
    await talk([said(1), said(2, { from: me, body: { text: '写错了' } })], {
      'ding.chatSend': { message: said(2, { from: me, status: 'recalled', body: {}, rev: 9 }) },
      'ding.chatTask': { id: '5' },
    });
    await bench.view.tap(bench.view.byRole('button', /写错了/));
    await pass(400);
    bench.see('回复', '复制', '置顶', '转为待办', '提醒未读', '撤回');
    await bench.press('撤回');
    await pass(400);
    expect(fields(sent(bench.set, 'ding.chatSend').at(-1))).toMatchObject({
      action: 'recall',
      body: JSON.stringify({ messageId: '702' }),
    });
    bench.see('你 撤回了一条消息');
    await bench.view.tap(bench.view.byRole('button', /第 1 句/));
    await pass(400);
    await bench.press('回复');
    bench.see('回复 赵小满：第 1 句');
    await bench.type('消息', '好的');
    await bench.press('发送');
    await pass(0);
    expect(fields(sent(bench.set, 'ding.chatSend').at(-1))).toMatchObject({
      body: JSON.stringify({ text: '好的', replyTo: '701' }),
    });
  });

  test('faces are typed and erased as one', async () => {
    await talk([said(1)]);
    await bench.press('表情');
    await bench.press('微笑');
    await bench.press('大笑');
    await bench.press('删除');
    await bench.press('第 2 页');
    await bench.press('茶壶');
    expect(bench.view.byLabel('消息')).toHaveProperty('value', '[微笑][茶壶]');
    for (const [words, type] of [
      ['[微笑][茶壶]', 'text'],
      ['[茶壶]', 'emoji'],
    ] as const) {
      await bench.type('消息', words);
      await bench.press('发送');
      await pass(0);
      expect(fields(sent(bench.set, 'ding.chatSend').at(-1))).toMatchObject({
        type,
        body: JSON.stringify({ text: words }),
      });
    }
  });

  test('in a group an @ asks for whom; who is named is sent along, whose name was erased is not', async () => {
    await talk([said(1)], {
      'ding.chatInfo': {
        conversation: conversation(),
        notice: '',
        ownerId: MEMBER.id,
        members: [me, zhao, user({ id: '10104', nickname: '钱多多' })],
        can: [],
      },
    });
    await bench.type('消息', '@');
    await pass(400);
    bench.see('提醒谁看', '钱多多');
    await bench.press('赵小满');
    expect(bench.view.byLabel('消息')).toHaveProperty('value', '@赵小满 ');
    await bench.type('消息', '@赵小满 @');
    await pass(400);
    await bench.press('钱多多');
    await bench.type('消息', '@赵小满 明早八点');
    await bench.press('发送');
    await pass(0);
    expect(fields(sent(bench.set, 'ding.chatSend').at(-1))).toMatchObject({
      body: JSON.stringify({ text: '@赵小满 明早八点', mentions: ['10103'] }),
    });
  });

  test.each([
    ['one of the staff who looks after orders', STAFF, '/shop/pages/order/detail?id=88&scope=store'],
    ['its buyer', MEMBER, '/shop/pages/order/detail?id=88'],
  ])('the card of an order, pressed by %s', async (_who, member, url) => {
    bench.login(member);
    const body = {
      refId: '88',
      title: '白毫银针',
      sub: '¥358',
      note: '待发货',
      route: '/shop/pages/order/detail?id=88',
    };
    await talk([said(1, { type: 'order', body })], { 'member.my': member });
    await bench.press('订单 白毫银针 ¥358', 'link');
    expect(bench.lastUrl()).toBe(url);
  });

  test('what was said stays when it is known later who looks', async () => {
    const { session } = bench.set.core.root;
    session.clear();
    session.accept({ token: 'T' });
    let tell: (member: DataOf<'member.my'>) => void = () => undefined;
    const member = new Promise<DataOf<'member.my'>>((resolve) => (tell = resolve));
    await talk([said(1)], { 'member.my': () => member });
    bench.see('第 1 句');
    const asked = session.loadMember(true);
    answer(bench.set, { ...base, 'ding.chat': history([]) });
    tell({ ...MEMBER, ...STAFF });
    await asked;
    await pass(0);
    expect(session.member?.id).toBe(MEMBER.id);
    expect(sent(bench.set, 'ding.chat')).toHaveLength(1);
    bench.see('第 1 句');
  });

  test('a page over it had another conversation: nothing of that is shown here, and this one is loaded anew', async () => {
    await talk([said(1)]);
    const { chat } = bench.set.core.root;
    expect(chat).toMatchObject({ id: 'GROUP697001', rev: 1 });
    await lifeCycle('onHide');
    chat.create('C2C10106');
    chat.append([said(1, { conversationId: 'C2C10106', body: { text: '只说给你听' } })]);
    await pass(0);
    expect(bench.view.hasText('只说给你听')).toBe(false);
    answer(bench.set, { ...base, 'ding.chat': history([said(1), said(2)]) });
    await lifeCycle('onShow');
    await pass(0);
    bench.see('第 1 句', '第 2 句');
    expect(bench.view.hasText('只说给你听')).toBe(false);
    expect(chat).toMatchObject({ id: 'GROUP697001', rev: 2 });
  });

  test('an answer that comes when another conversation is current is not put into it', async () => {
    let tell: (answer: DataOf<'ding.chat'>) => void = () => undefined;
    answer(bench.set, { ...base, 'ding.chat': () => new Promise((resolve) => (tell = resolve)) });
    await bench.open(PATH, GroupPage, { conversationId: 'GROUP697001' });
    const { chat } = bench.set.core.root;
    chat.create('C2C10106');
    tell(history([said(1)]));
    await pass(0);
    expect(chat).toMatchObject({ id: 'C2C10106', conversation: undefined, messages: [], rev: 0 });
    expect(chat.readers.size).toBe(0);
  });

  test('somebody else’s is not there', async () => {
    answer(bench.set, { ...base, 'ding.chat': new Refusal(404, '内容不存在或已下架') });
    await bench.open(PATH, GroupPage, { conversationId: 'GROUP1' });
    bench.see('内容不存在或已下架');
  });
});
