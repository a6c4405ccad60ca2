/** The pages of live rooms: the room with its talk, gifts, goods and replay; what is to come; the list; the programme. */
import type { DataOf, LiveCard, LiveDetail, LiveMsg, LiveState } from '@/contract';
import LiveIndexPage from '@/collegePackages/pages/college/live_index';
import LiveDetailPage from '@/collegePackages/pages/college/live/detail';
import LiveListPage from '@/collegePackages/pages/college/live/list';
import LiveRoomPage from '@/collegePackages/pages/college/live/live';
import { platform } from '@/core/platform';
import { goods as goodsDetail, NOW } from '../contract/fixtures';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { pageBench } from '../ui/bench';
import { lifeCycle, pass } from '../ui/stage';
import { fakeLine } from '../ui/wire';

const bench = pageBench();
const { press, see } = bench;
const MINUTE = 60_000;
const ROOM = '/collegePackages/pages/college/live/live';

const goods = (id: string, title: string) => ({
  id,
  title,
  subtitle: '头采',
  cover: '/images/goods/1.webp',
  price: 26_800,
  marketPrice: 26_800,
  tags: [],
  sales: 1,
  stock: 5,
  soldOut: false,
  score: 5,
});
const card = (part: Partial<LiveCard> = {}): LiveCard => ({
  id: '9701',
  title: '一泡白毫银针',
  cover: '/images/video/3.webp',
  teacher: '方太和',
  teacherId: '603',
  status: 'live',
  startAt: NOW - 25 * MINUTE,
  endAt: NOW + 95 * MINUTE,
  viewers: 1286,
  subscribed: false,
  subscribers: 3,
  goods: [],
  ...part,
});
const state = (part: Partial<LiveState> = {}): LiveState => ({
  rev: 10,
  status: 'live',
  startAt: NOW - 25 * MINUTE,
  endAt: NOW + 95 * MINUTE,
  viewers: 1286,
  likes: 32_180,
  notice: '第五泡了',
  pinnedId: '1016',
  questions: 6,
  ...part,
});
const live = (part: Partial<LiveDetail> = {}, room: Partial<NonNullable<LiveDetail['room']>> = {}): LiveDetail => ({
  card: card(),
  kind: 'room',
  intro: '从头泡讲到尾水。',
  playUrl: '/video/live/3.m3u8',
  chapters: [],
  goods: [goods('1013', '寿眉'), goods('1016', '白毫银针 50g')],
  notice: '第五泡了',
  canTalk: true,
  related: [],
  room: {
    state: state(),
    gifts: [{ id: 'plate', label: '茶点一碟', points: 50 }],
    keyPoints: ['头泡怎么出汤'],
    calendar: '/calendar/live/9701.ics',
    membersOnly: false,
    muted: false,
    followed: false,
    isHost: false,
    points: 120,
    ...room,
  },
  serverTime: NOW,
  ...part,
});
const message = (seq: number, part: Partial<LiveMsg> = {}): LiveMsg => ({
  id: String(9_800_000 + seq),
  seq,
  clientId: `client-${seq}`,
  user: { id: '10052', no: 'YJ1', nickname: '山月', avatar: '', levelName: '' },
  kind: 'text',
  text: `第 ${seq} 句`,
  at: NOW - 1000 + seq,
  ...part,
});
const talk = (list: LiveMsg[], part: Partial<DataOf<'college.liveMessages'>> = {}): DataOf<'college.liveMessages'> => ({
  list,
  changed: [],
  more: false,
  viewers: 1286,
  likes: 32_180,
  state: state(),
  ...part,
});

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  // Of those browsers that play pieces by themselves.
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  touch(undefined);
});

/** Time passes for the app and for what it draws. */
async function wait(ms: number): Promise<void> {
  bench.set.clock.advance(ms);
  await pass(ms);
}
/** Whether somebody has touched the app, as a browser tells. */
const touch = (hasBeenActive: boolean | undefined) =>
  Object.defineProperty(navigator, 'userActivation', {
    value: hasBeenActive === undefined ? undefined : { hasBeenActive },
    configurable: true,
  });
const said = () =>
  [...document.querySelectorAll('[role=log] > *')].map(({ textContent }) => /第 \d+ 句/.exec(textContent ?? '')?.[0]);

async function enter(data: LiveDetail, more: Answers = {}, params: Record<string, string> = {}): Promise<void> {
  answer(bench.set, {
    'college.liveView': data,
    'college.liveMessages': talk([message(1), message(2)]),
    ...more,
  });
  await bench.open(ROOM, LiveRoomPage, { id: data.card.id, ...params });
}

describe('the room', () => {
  it('shows the stream, what is said, how many look on, the goods that are spoken of', async () => {
    await enter(live());
    see(
      '方太和',
      '1,286 人在看',
      '第五泡了',
      '第 1 句',
      '第 2 句',
      '问题 6',
      '3.21 万',
      '讲解中　2 号',
      '白毫银针 50g',
    );
    await press('清屏');
    expect(bench.view.hasText('第 2 句')).toBe(false);
  });

  it('begins by itself once the app was touched, else with a touch: no player comes before', async () => {
    await enter(live());
    expect(document.querySelector('video')).toBeNull();
    await press('播放');
    await pass(0);
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/video/live/3.m3u8');
    await bench.view.unmount();
    touch(true);
    await enter(live());
    await pass(0);
    expect(document.querySelector('video')?.getAttribute('src')).toBe('/video/live/3.m3u8');
  });

  it('a visitor looks on; speaking asks for the login', async () => {
    await enter(live({ canTalk: false }));
    await press('说点什么');
    expect(sent(bench.set, 'college.liveSend')).toEqual([]);
    await wait(2000);
    expect(bench.lastUrl()).toContain('/site/pages/login');
  });

  it('frames come in any order: each once, in the order of the room', async () => {
    bench.login();
    const line = fakeLine();
    const all = [1, 2, 3, 4].map((seq) => message(seq));
    await enter(live(), {
      'college.liveMessages': ({ url }) => {
        const after = /after=(\d+)/.exec(url)?.[1];
        return talk(after === undefined ? all.slice(0, 2) : all.filter(({ at }) => at > Number(after)));
      },
    });
    await pass(0);
    line.ready();
    line.frame('live:9701', 'message', { message: message(4), state: state({ rev: 14 }) }, 14);
    line.frame('live:9701', 'message', { message: message(3), state: state({ rev: 13, likes: 1 }) }, 13);
    line.frame('live:9701', 'message', { message: message(4), state: state({ rev: 14 }) }, 14);
    await pass(0);
    // The third came behind the fourth: what the line says late is asked for.
    await pass(0);
    expect(said()).toEqual(['第 1 句', '第 2 句', '第 3 句', '第 4 句']);
    see('3.21 万');
  });

  it('after a sleep it is fresh at once, each message once; who slept long begins with the newest', async () => {
    let list = [message(1), message(2)];
    let far = false;
    await enter(live(), {
      'college.liveMessages': ({ url }) => {
        const after = Number(/after=(\d+)/.exec(url)?.[1] ?? 0);
        const rest = list.filter(({ at }) => at > after);
        return talk(far && after > 0 ? rest.slice(0, 2) : rest.slice(-3), { more: far && after > 0 });
      },
    });
    await pass(0);
    expect(said()).toEqual(['第 1 句', '第 2 句']);
    await lifeCycle('onHide');
    list = [...list, message(3)];
    await wait(60_000);
    await lifeCycle('onShow');
    await pass(500);
    expect(said()).toEqual(['第 1 句', '第 2 句', '第 3 句']);
    await lifeCycle('onHide');
    far = true;
    list = Array.from({ length: 900 }, (_, at) => message(at + 1));
    await wait(60_000);
    await lifeCycle('onShow');
    await pass(500);
    expect(said()).toEqual(['第 898 句', '第 899 句', '第 900 句']);
  });

  it('a line that is lost is said, asked instead, and comes back without saying anything twice', async () => {
    bench.login();
    const line = fakeLine();
    let list = [message(1), message(2)];
    await enter(live(), {
      'college.liveMessages': ({ url }) =>
        talk(list.filter(({ at }) => at > Number(/after=(\d+)/.exec(url)?.[1] ?? 0))),
    });
    await pass(0);
    line.ready();
    await pass(0);
    expect(bench.view.hasText('重连中')).toBe(false);
    line.lose();
    await pass(0);
    see('重连中');
    list = [...list, message(3)];
    await wait(5000);
    expect(said()).toEqual(['第 1 句', '第 2 句', '第 3 句']);
    line.ready();
    line.frame('live:9701', 'snapshot', { list, state: state({ rev: 11 }) }, 11);
    await pass(0);
    expect(bench.view.hasText('重连中')).toBe(false);
    expect(said()).toEqual(['第 1 句', '第 2 句', '第 3 句']);
  });

  it('thirty minutes at five messages a second leave no more on the page than the newest', async () => {
    bench.login();
    const line = fakeLine();
    await enter(live());
    await pass(0);
    line.ready();
    for (let seq = 3; seq <= 500; seq += 1)
      line.frame('live:9701', 'message', { message: message(seq), state: state({ rev: 10 + seq }) }, 10 + seq);
    await pass(0);
    expect(said()).toEqual(Array.from({ length: 20 }, (_, at) => `第 ${481 + at} 句`));
  });

  it('what is sent stands there once; a refusal is told and keeps what was typed', async () => {
    bench.login();
    let refused = true;
    await enter(live(), {
      'college.liveSend': () =>
        refused
          ? new Refusal(422, '发言太快', undefined, { reason: 'tooFast' })
          : message(3, { text: '水温多少', clientId: 'mine-mine' }),
    });
    await press('说点什么');
    await pass(300);
    await bench.type('弹幕', '水温多少');
    await press('发送');
    expect(bench.toast()).toBe('发言太快');
    refused = false;
    await wait(2000);
    await press('发送');
    see('水温多少');
    const [first, second] = sent(bench.set, 'college.liveSend').map(fields);
    expect(first).toMatchObject({ kind: 'text', text: '水温多少' });
    expect(second?.clientId).toBe(first?.clientId);
  });

  it('a gift costs points; who is muted is told so', async () => {
    bench.login();
    await enter(live(), {
      'college.liveSend': { ...message(3, { kind: 'gift', text: '', giftId: 'plate', points: 50 }), balance: 70 },
    });
    await press('送礼');
    await pass(300);
    see('可用积分 120');
    await press(/茶点一碟/);
    see('送出 茶点一碟 50 积分');
    expect(fields(sent(bench.set, 'college.liveSend')[0])).toMatchObject({ kind: 'gift', giftId: 'plate' });
  });

  it('in the mini-program on iOS nothing is given: points can be bought', async () => {
    jest.replaceProperty(platform, 'sellsVirtual', false);
    bench.login();
    await enter(live());
    expect(bench.view.byRole('button', '提问')).toBeTruthy();
    expect(bench.view.allByRole('button', '送礼')).toEqual([]);
    // Tea is a thing.
    expect(bench.view.container.textContent).toContain('¥');
  });

  it('who may not speak reads it', async () => {
    bench.login();
    await enter(live({ canTalk: false }, { muted: true }));
    await press('你已被禁言');
    expect(sent(bench.set, 'college.liveSend')).toEqual([]);
  });

  it('may speak again when the time is over', async () => {
    bench.login();
    await enter(live({ canTalk: false }, { muted: true, mutedUntil: NOW + 10_000 }));
    see('你已被禁言');
    await wait(10_000);
    see('说点什么');
  });

  it('what is bought is chosen in the room; the settlement is the next page', async () => {
    bench.login();
    await enter(live(), { 'shop.productView': goodsDetail({ card: { ...goodsDetail().card, id: '1016' } }) });
    await press(/讲解中.*白毫银针 50g/);
    await pass(300);
    see('选择规格', '加入购物车');
    await press(/^立即购买 ¥/);
    await pass(0);
    expect(bench.lastUrl()).toContain('/shop/pages/order/settle');
  });

  it('who leads it answers from the list, sees who may not speak and what was given', async () => {
    bench.login();
    const asked = message(7, { kind: 'question', text: '能冷泡吗', state: 'open' });
    const user = { id: '10060', no: 'YJ2', nickname: '云归', avatar: '', levelName: '' };
    await enter(live({}, { isHost: true }), {
      'college.liveQuestions': { list: [asked], total: 1, page: 1, size: 20, more: false },
      'college.liveDesk': {
        mutes: [{ user, by: '王岚', at: NOW }],
        gifts: [{ id: 'plate', label: '茶点一碟', count: 2, points: 100 }],
      },
      'college.liveHost': { state: state({ rev: 11 }) },
    });
    await press('问题 6');
    await pass(300);
    await press('回答，能冷泡吗');
    await pass(300);
    await press('直播里答过了');
    expect(fields(sent(bench.set, 'college.liveHost')[0])).toMatchObject({ action: 'answer', messageId: asked.id });
    await wait(2000);
    await press('主持');
    await pass(300);
    see('收到 茶点一碟 2 份，共 100 积分');
    await press('解除禁言，云归');
    expect(fields(sent(bench.set, 'college.liveHost')[1])).toMatchObject({ action: 'unmute', memberId: '10060' });
  });

  it('who saw it end sees what it came to; the replay begins with a press', async () => {
    bench.login();
    const line = fakeLine();
    const summary = { peak: 12, people: 3, messages: 6, questions: 1, gifts: 1, likes: 4, plays: 0 };
    let over = false;
    await enter(live(), {
      'college.liveView': () =>
        over
          ? live(
              { card: card({ status: 'replay' }), playUrl: undefined, replayUrl: '/video/replay/1x36.m3u8' },
              { state: state({ rev: 20, status: 'replay' }), summary },
            )
          : live(),
    });
    await pass(0);
    line.ready();
    over = true;
    line.frame('live:9701', 'state', { state: state({ rev: 20, status: 'replay' }) }, 20);
    await pass(0);
    see('直播已结束', '12');
    await press('看回放');
    see('回放', '倍速');
  });

  it('a camera has a page of its own', async () => {
    await enter(live({ kind: 'camera', room: undefined }));
    expect(bench.lastUrl()).toContain('/site/pages/livePlayer?id=9701');
  });

  it('what has not begun is announced on its own page', async () => {
    await enter(live({ card: card({ status: 'upcoming', startAt: NOW + 20 * MINUTE }), playUrl: undefined }));
    expect(bench.lastUrl()).toContain('/collegePackages/pages/college/live/detail?id=9701');
  });

  it('what is over says what it came to, and when the replay comes', async () => {
    const summary = { peak: 1286, people: 30, messages: 60, questions: 10, gifts: 6, likes: 32_180, plays: 0 };
    await enter(
      live(
        { card: card({ status: 'ended' }), playUrl: undefined, canTalk: false },
        { state: state({ status: 'ended' }), summary, replayAt: NOW + 60 * MINUTE },
      ),
    );
    see('直播已结束', /回放 .* 可看/, '1,286', '3.21 万');
  });

  it('a replay has its chapters, and the talk up to its second', async () => {
    const startAt = NOW - 600_000;
    await enter(
      live({
        card: card({ status: 'replay', startAt }),
        playUrl: undefined,
        replayUrl: '/video/replay/1x36.m3u8',
        chapters: [{ key: '1', label: '茶垄里的风', value: '110' }],
      }),
      {
        'college.liveMessages': talk([
          message(1, { text: '早', at: startAt + 100_000 }),
          message(2, { text: '晚', at: startAt + 200_000 }),
        ]),
      },
      { at: '110' },
    );
    see('1:50 茶垄里的风', '早');
    expect(bench.view.hasText('晚')).toBe(false);
    await pass(0);
    expect(sent(bench.set, 'college.liveMessages').at(-1)?.url).toContain(`after=${startAt + 80_000 - 1}`);
  });

  it('a replay for members asks a visitor to log in', async () => {
    await enter(
      live(
        { card: card({ status: 'replay' }), playUrl: undefined },
        { membersOnly: true, state: state({ status: 'replay' }) },
      ),
    );
    see('回放登录后可看', '去登录');
  });
});

describe('what is to come', () => {
  const open = async (data: LiveDetail, more: Answers = {}) => {
    answer(bench.set, { 'college.liveView': data, ...more });
    await bench.open('/collegePackages/pages/college/live/detail', LiveDetailPage, { id: '9701' });
  };
  const soon = card({ status: 'upcoming', startAt: NOW + 20 * MINUTE, endAt: NOW + 110 * MINUTE });

  it('is waited for and not any more; what is learnt and sold stands there', async () => {
    bench.login();
    await open(live({ card: soon, playUrl: undefined }), { 'college.liveSubscribe': { on: true, count: 4 } });
    see('你会学到', '1. 头泡怎么出汤', '白毫银针 50g', '3 人预约');
    await press('预约提醒');
    see('取消预约');
    expect(fields(sent(bench.set, 'college.liveSubscribe')[0])).toMatchObject({ id: '9701', on: 'true' });
  });

  it('moved: the new time and the old one; called off: nothing to press', async () => {
    await open(live({ card: { ...soon, movedFrom: NOW + MINUTE }, playUrl: undefined }));
    see(/改到 /, /原定 /);
    await open(live({ card: { ...soon, status: 'ended', cancelled: true }, playUrl: undefined }));
    see('直播已取消', '已取消');
  });

  it('who leads it moves it, begins it, calls it off', async () => {
    bench.login();
    await open(live({ card: soon, playUrl: undefined }, { isHost: true }), {
      'college.liveHost': { state: state({ rev: 11, status: 'upcoming' }) },
    });
    await press(/^主持/);
    await pass(300);
    see('3 人预约了这一场，改期和取消会马上通知他们。');
    await press('现在开播');
    await pass(300);
    await press('开播');
    expect(fields(sent(bench.set, 'college.liveHost')[0])).toMatchObject({ action: 'start', id: '9701' });
  });

  it('runs: the way in; can be seen again: its chapters', async () => {
    await open(live());
    await press('进入直播间');
    expect(bench.lastUrl()).toContain(`${ROOM}?id=9701`);
    await open(
      live({
        card: card({ status: 'replay' }),
        playUrl: undefined,
        replayUrl: '/video/replay/1x36.m3u8',
        chapters: [{ key: '1', label: '茶垄里的风', value: '110' }],
      }),
    );
    await press(/茶垄里的风/, 'link');
    expect(bench.lastUrl()).toContain('at=110');
  });
});

it('the list by state, searched by title; an empty one says what to do', async () => {
  const empty = { list: [], total: 0, page: 1, size: 20, more: false };
  answer(bench.set, {
    'college.live': ({ url }) => (url.includes('status=live') ? { ...empty, list: [card()], total: 1 } : empty),
  });
  await bench.open('/collegePackages/pages/college/live/list', LiveListPage, {});
  see('一泡白毫银针', '1,286 人在看');
  await press('预告', 'tab');
  see('关注讲师，开播提醒');
});

it('a row turns with the clock', async () => {
  const coming = card({ status: 'upcoming', startAt: NOW + MINUTE, endAt: NOW + 2 * MINUTE });
  answer(bench.set, { 'college.live': { list: [coming], total: 1, page: 1, size: 20, more: false } });
  await bench.open('/collegePackages/pages/college/live/list', LiveListPage, { status: 'upcoming' });
  see('3 人预约', '预约');
  await wait(MINUTE);
  see('1,286 人在看');
  await wait(MINUTE);
  see('已结束');
});

it('who speaks can be followed, what moves on the stage is silent, today without a room shows the next day', async () => {
  bench.login();
  touch(true);
  const days = [{ date: '2026-06-17', count: 1 }];
  const page = { total: 1, page: 1, size: 20, more: false, days };
  answer(bench.set, {
    'college.live': ({ url }) => {
      if (url.includes('mine')) return { ...page, list: [] };
      return url.includes('2026-06-17') ? { ...page, list: [card()] } : { ...page, list: [], next: '2026-06-17' };
    },
    'shop.live': [card({ playUrl: '/video/live/3.m3u8' })],
    'video.slicing': { list: [], total: 0, page: 1, size: 20, more: false },
    'collect.create': { on: true, count: 4 },
  });
  await bench.open('/collegePackages/pages/college/live_index', LiveIndexPage, {});
  await pass(0);
  expect(bench.view.byRole('radio', /^周三/).getAttribute('aria-checked')).toBe('true');
  const video = document.querySelector('video')!;
  expect(video.muted).toBe(true);
  await press('关注方太和');
  see('已关注');
  expect(fields(sent(bench.set, 'collect.create')[0])).toMatchObject({ kind: 'master', targetId: '603', on: 'true' });
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  await lifeCycle('onHide');
  expect(pause).toHaveBeenCalled();
});

it('the programme of a day: its week, its rooms, the next day with one', async () => {
  const days = Array.from({ length: 7 }, (_, at) => ({ date: `2026-06-${15 + at}`, count: at === 1 ? 2 : 0 }));
  const page = { total: 1, page: 1, size: 20, more: false, days, next: '2026-06-17' };
  answer(bench.set, {
    'college.live': ({ url }) => ({ ...page, list: url.includes('2026-06-19') ? [] : [card()] }),
    'shop.live': [card()],
  });
  await bench.open('/collegePackages/pages/college/live_index', LiveIndexPage, { date: '2026-06-16' });
  see('直播中　1,286 人在看', '2 场', '120 分', '主播');
  expect(document.querySelector('video')).toBeNull();
  await press(/周五/, 'radio');
  see('这一天没有直播', '下一场在 06-17');
});
