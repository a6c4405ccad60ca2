/** 视频播放: films one above the other. What plays, what counts, what is said, what can be done. */
import { pageBench } from '../ui/bench';
import { lifeCycle, pass } from '../ui/stage';
import TestUtils from '@tarojs/test-utils-react';
import type { VideoDetail } from '@/contract';
import FilmPage from '@/entertainment/pages/video/video';
import { countsAfter, createWatched } from '@/domain/video/counting';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { card, pageOf } from '../contract/fixtures';
import { filmCard, filmOf } from './films';

const bench = pageBench();
const { login, press, see, lastUrl, toast } = bench;
const MASTER = {
  id: '603',
  name: '方太和',
  title: '制茶师',
  cateId: '1',
  avatar: '/images/avatar/1.webp',
  cover: '/images/master/1.webp',
  region: '福鼎',
  works: 3,
  followers: 10,
  collected: false,
};
const FILMS: Record<string, VideoDetail> = {
  8801: filmOf('8801', '春山第一采', { master: MASTER }),
  8802: filmOf('8802', '一壶水的声音', { slices: [], steeps: [], transcript: [] }),
  8803: filmOf('8803', '白毫银针', { position: 52 }),
};
let did: string[];
const chime = jest.fn();
/** A page that stays would hear keys and touches of the next one. */
let isOpen = false;
async function close(): Promise<void> {
  if (isOpen) await bench.view.unmount();
  isOpen = false;
}
afterEach(close);

const idIn = (url: string) => /id=(\d+)/.exec(url)?.[1] ?? '';
async function open(params: Record<string, string> = { id: '8801', from: 'cate' }, more: Answers = {}) {
  answer(bench.set, {
    'video.alibabaVideo': ({ url }) => FILMS[idIn(url)] ?? new Refusal(404, '内容不存在或已下架'),
    'video.index': {
      cates: [],
      page: pageOf(['8801', '8802', '8803'].map((id) => filmCard(id, FILMS[id]!.card.title))),
    },
    'video.click': { likes: 419, plays: 3261, liked: true },
    'video.place': { ok: true },
    'video.laterSave': { on: true },
    'collect.create': { on: true, count: 1 },
    'shop.opinion': new Refusal(500, '没有收到'),
    ...more,
  });
  login();
  Object.assign(bench.set.core.root.platform.audio, { chime });
  await close();
  isOpen = true;
  await bench.open('/entertainment/pages/video/video', FilmPage, params);
  // The player comes once the first film is drawn.
  await pass(200);
}
const films = () => [...bench.view.container.querySelectorAll('video')];
const film = (id = '8801') => films().find((one) => one.getAttribute('src')?.includes(id))!;
/** What the device tells of a film. */
async function told(event: string, time?: number, id?: string, length = 100): Promise<void> {
  const { act } = new TestUtils();
  const element = film(id);
  Object.defineProperty(element, 'duration', { value: length, configurable: true });
  if (time !== undefined) element.currentTime = time;
  await act(async () => {
    element.dispatchEvent(new Event(event));
    await Promise.resolve();
  });
}
/** The film plays from one second to another. */
async function plays(from: number, to: number, id?: string) {
  for (let second = from; second <= to + 0.001; second += 0.5) await told('timeupdate', second, id);
}
const clicks = () => sent(bench.set, 'video.click').map((request) => fields(request));
const places = () => sent(bench.set, 'video.place').map((request) => fields(request));
async function swipe(way: 'up' | 'down') {
  const deck = bench.view.byRole('group', '视频');
  const { act } = new TestUtils();
  const touch = (type: string, y: number) => {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { changedTouches: [{ clientX: 100, clientY: y }], touches: [], targetTouches: [] });
    deck.dispatchEvent(event);
  };
  await act(async () => {
    touch('touchstart', 400);
    touch('touchend', way === 'up' ? 200 : 600);
    await Promise.resolve();
  });
  await pass(50);
}
const touch = async (times = 1) => {
  for (let count = 0; count < times; count += 1)
    await bench.view.tap(bench.view.byRole('button', /^(播放|暂停|重播)$/));
  await pass(300);
};

beforeEach(() => {
  did = [];
  const note = (what: string) =>
    function heard(this: HTMLMediaElement) {
      // Pages of the tests before hear the same life cycle; the first has no page before it.
      const here = bench.view as typeof bench.view | undefined;
      if (!here?.container.contains(this)) return;
      did.push(`${what} ${idIn(`id=${/\d{4}/.exec(this.getAttribute('src') ?? '')?.[0]}`)}`);
    };
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    note('play').call(this);
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    note('pause').call(this);
  });
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});

describe('when it counts (V1)', () => {
  it('after three seconds, of a film under six after half of them', () => {
    expect([100, 6, 5.9, 4, 3].map(countsAfter)).toEqual([3, 3, 2.95, 2, 1.5]);
    expect(countsAfter(0)).toBe(3);
  });

  it('seconds that were played, not those jumped over; each once; the end only by playing', () => {
    const watched = createWatched(() => 100);
    const said = [0, 1, 2, 90, 90.5, 96].map((second) => watched.at(second).join());
    expect(said).toEqual(['', '', '', '', '', '']);
    watched.jump();
    expect([96, 97].flatMap((second) => watched.at(second))).toEqual(['play', 'finish']);
    expect([97, 98, 99].flatMap((second) => watched.at(second))).toEqual([]);
  });

  it('a pause and what follows it are one play; less than three seconds are none', async () => {
    await open();
    await plays(0, 2.5);
    expect(clicks()).toEqual([]);
    await touch();
    await touch();
    await plays(2.5, 8);
    expect(clicks().map(({ kind, id }) => [kind, id])).toEqual([['play', '8801']]);
    await touch();
    expect(places()).toMatchObject([{ id: '8801', position: '8' }]);
  });

  it('a piece under six seconds counts by its half and for itself', async () => {
    const piece = { ...FILMS['8801']!.slices[0]!, id: '9', from: 40, to: 44 };
    const pieces = { ...FILMS['8801']!, slices: [...FILMS['8801']!.slices, piece] };
    await open({ id: '8801', slice: '9' }, { 'video.alibabaVideo': pieces });
    await told('loadedmetadata');
    expect(film().currentTime).toBe(40);
    await plays(40, 42);
    expect(clicks()).toMatchObject([{ kind: 'play', id: '8801', sliceId: '9' }]);
  });

  it('a neighbour that waits for its turn never plays and never counts', async () => {
    await open();
    expect(film('8802')).toBeTruthy();
    await plays(0, 4, '8802');
    expect(did.filter((one) => one === 'play 8802')).toEqual([]);
    expect(clicks().filter(({ id }) => id === '8802')).toEqual([]);
  });
});

describe('one after the other (V1)', () => {
  it('the one before is silent before the next begins, in both directions', async () => {
    await open();
    did = [];
    await swipe('up');
    expect(did.indexOf('pause 8801')).toBeGreaterThanOrEqual(0);
    expect(did.indexOf('pause 8801')).toBeLessThan(did.indexOf('play 8802'));
    see('一壶水的声音');
    did = [];
    await swipe('down');
    expect(did.lastIndexOf('pause 8802')).toBeGreaterThanOrEqual(0);
    expect(did.indexOf('play 8801')).toBeGreaterThan(did.indexOf('pause 8802'));
  });

  it('one that was paused by hand stays paused, the next plays', async () => {
    await open();
    await touch();
    await swipe('up');
    expect(did.filter((one) => one.startsWith('play')).at(-1)).toBe('play 8802');
    did = [];
    await swipe('down');
    expect(did.filter((one) => one.startsWith('play'))).toEqual([]);
    expect(bench.view.byRole('button', '播放')).toBeTruthy();
  });

  it('one that was paused by hand stays so from further away, too; one that was not goes on', async () => {
    await open();
    await plays(0, 5);
    await touch();
    await swipe('up');
    await swipe('up');
    await swipe('down');
    did = [];
    await swipe('down');
    expect(did.filter((one) => one.startsWith('play'))).toEqual([]);
    await told('loadedmetadata');
    expect(film().currentTime).toBe(5);
    await touch();
    expect(did).toContain('play 8801');
  });

  it('a tab that nobody sees is silent, and the place is written down', async () => {
    const turn = async (state: 'hidden' | 'visible') => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      const { act } = new TestUtils();
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
      await pass(50);
    };
    await open();
    await plays(0, 6);
    did = [];
    await turn('hidden');
    expect(did).toContain('pause 8801');
    expect(places()).toMatchObject([{ id: '8801', position: '6' }]);
    await turn('visible');
    expect(did).toContain('play 8801');
  });

  it('what is not seen is not read out either', async () => {
    await open();
    const hidden = film('8802').closest('[aria-hidden="true"]');
    expect(hidden).toBeTruthy();
    expect(film().closest('[aria-hidden="true"]')).toBeNull();
  });

  it('what is off the screen does not play; back on it, it goes on', async () => {
    await open();
    did = [];
    await lifeCycle('onHide');
    expect(did).toContain('pause 8801');
    await told('pause');
    did = [];
    await lifeCycle('onShow');
    await pass(50);
    expect(did).toContain('play 8801');
    await touch();
    await lifeCycle('onHide');
    did = [];
    await lifeCycle('onShow');
    expect(did.filter((one) => one.startsWith('play'))).toEqual([]);
  });

  it('what the device stops stays stopped', async () => {
    await open();
    await told('pause');
    expect(bench.view.byRole('button', '播放')).toBeTruthy();
  });

  it('at the ends it says so; keys do what swipes do', async () => {
    await open();
    await swipe('down');
    expect(toast()).toBe('已经是第一个');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
    await pass(50);
    see('一壶水的声音');
    await press('上一个视频');
    see('清明前七天，龙坞的茶垄一天一个颜色');
  });

  it('goes on where one was when one swipes back', async () => {
    await open();
    await plays(0, 5);
    await swipe('up');
    await swipe('up');
    await swipe('down');
    await swipe('down');
    await told('loadedmetadata');
    expect(film().currentTime).toBe(5);
  });

  it('a withdrawn film is skipped with a word; alone it says so', async () => {
    const { 8802: water, ...rest } = FILMS;
    const answers: Answers = {
      'video.alibabaVideo': ({ url }) => rest[idIn(url)] ?? new Refusal(404, '内容不存在或已下架'),
    };
    expect(water).toBeTruthy();
    await open(undefined, answers);
    await swipe('up');
    await pass(100);
    expect(toast()).toBe('该视频已下架');
    see('白毫银针');
    await open({ id: '1', from: 'later' }, { 'video.later': pageOf([]) });
    see('该视频已下架');
    await press('回茶视频');
    expect(lastUrl()).toBe('/entertainment/pages/index/index');
  });

  it('no answer is told and asked again', async () => {
    let isOn = false;
    await open(
      { id: '8801', from: 'later' },
      {
        'video.alibabaVideo': () => (isOn ? FILMS['8801']! : OFFLINE),
        'video.later': pageOf([]),
      },
    );
    see('网断了');
    isOn = true;
    await press('重新加载');
    await pass(50);
    see('春山第一采');
  });
});

describe('sound and data', () => {
  it('a device that wants a touch plays in silence, and a button gives the sound', async () => {
    const play = jest.mocked(HTMLMediaElement.prototype.play);
    play.mockRejectedValueOnce(Object.assign(new Error('touch first'), { name: 'NotAllowedError' }));
    await open();
    see('现在没有声音');
    await swipe('up');
    see('现在没有声音');
    await press('打开声音');
    expect(bench.view.hasText('现在没有声音')).toBe(false);
  });

  it('省流量 takes the lowest quality and fetches nothing ahead', async () => {
    await open();
    await press('更多');
    await pass(400);
    await press('省流量', 'switch');
    await pass(50);
    expect(film().getAttribute('src')).toBe('/video/8801-sd.mp4');
    expect(film('8802')).toBeUndefined();
    expect(bench.set.core.root.platform.storage.get('film_saver')).toBe('1');
    // Taken back, the film is as it was, and so are those that follow.
    await press('省流量', 'switch');
    await pass(50);
    expect(film().getAttribute('src')).toBe('/video/8801-hd.mp4');
  });

  it('省流量 goes before a quality that was chosen for another film', async () => {
    await open();
    await press('更多');
    await pass(400);
    await press('高清', 'radio');
    await press('省流量', 'switch');
    await press('关闭');
    await swipe('up');
    await pass(100);
    expect(film('8802').getAttribute('src')).toBe('/video/8802-sd.mp4');
  });

  // opencloud 3282, bmm-web 193; videojs 7232, Flow 1088.
  describe('an address that has ended', () => {
    const asked = () => sent(bench.set, 'video.alibabaVideo').filter(({ url }) => url.includes('8801')).length;
    const signed = (n: number): VideoDetail => ({
      ...FILMS['8801']!,
      sources: ['sd', 'hd'].map((name) => ({
        quality: name === 'sd' ? '流畅' : '高清',
        url: `/8801-${name}.mp4?n=${n}`,
      })),
    });

    it('over a pause is asked for anew, and the film goes on where it was', async () => {
      let n = 0;
      await open(undefined, {
        'video.alibabaVideo': ({ url }) => (url.includes('8801') ? signed(++n) : FILMS['8802']!),
      });
      await told('loadedmetadata');
      await plays(0, 7);
      await touch();
      await pass(60 * 60_000);
      await touch();
      await told('error');
      await pass(50);
      expect(film().getAttribute('src')).toBe('/8801-hd.mp4?n=2');
      expect(bench.view.hasText('这段视频没有加载出来')).toBe(false);
      film().currentTime = 0;
      await told('loadedmetadata');
      expect(film().currentTime).toBe(7);
    });

    it('is asked for once; a fault that stays is told with a way to try again', async () => {
      await open();
      for (let times = 0; times < 5; times += 1) {
        await told('error');
        await pass(50);
      }
      see('这段视频没有加载出来');
      expect(asked()).toBe(2);
      expect(places()).toEqual([]);
      await press('再试一次');
      await pass(50);
      expect(asked()).toBe(3);
      expect(bench.view.hasText('这段视频没有加载出来')).toBe(false);
    });
  });

  it('speed holds for the next film, too', async () => {
    await open();
    await press('更多');
    await pass(400);
    await press('1.5×', 'radio');
    expect(film().playbackRate).toBe(1.5);
    await press('关闭');
    await swipe('up');
    expect(film('8802').playbackRate).toBe(1.5);
  });
});

it('keys: space holds and goes on, the arrows to the sides step, m is silence, c the words, f and Escape turn', async () => {
  await open();
  await told('loadedmetadata');
  await told('play');
  const { act } = new TestUtils();
  const key = async (name: string) => {
    await act(async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
      await Promise.resolve();
    });
    await pass(50);
  };
  await key(' ');
  expect(bench.view.byRole('button', '播放')).toBeTruthy();
  await key(' ');
  expect(bench.view.byRole('button', '暂停')).toBeTruthy();
  await key('ArrowRight');
  expect(film().currentTime).toBe(10);
  await key('ArrowLeft');
  expect(film().currentTime).toBe(0);
  await key('m');
  expect(film().muted).toBe(true);
  await key('m');
  expect(film().muted).toBe(false);
  const [cue] = FILMS[8801]!.transcript;
  await told('timeupdate', cue!.from);
  expect(bench.view.hasText(cue!.text)).toBe(true);
  await key('c');
  expect(bench.view.hasText(cue!.text)).toBe(false);
  await key('f');
  expect(bench.view.hasText('横屏看')).toBe(false);
  await key('Escape');
  expect(bench.view.hasText('横屏看')).toBe(true);
});

describe('where it begins', () => {
  it('where it was left, with a way to the beginning', async () => {
    await open({ id: '8803' });
    await told('loadedmetadata', undefined, '8803');
    expect(film('8803').currentTime).toBe(52);
    see('上次看到 00:52');
    await press('从头看');
    expect(film('8803').currentTime).toBe(0);
  });

  // OpenTubeX 1194, nova-video-player 1703: who leaves while it loads loses nothing; Piped 1277: what was seen to its end begins anew.
  it('leaving at once writes nothing down; the end is no place to go on from', async () => {
    await open({ id: '8803' });
    await told('loadedmetadata', undefined, '8803');
    await told('timeupdate', 0, '8803');
    await swipe('down');
    await close();
    expect(places()).toEqual([]);
    await open({ id: '8803' }, { 'video.alibabaVideo': filmOf('8803', '白毫银针', { position: 99 }) });
    await told('loadedmetadata', 0, '8803');
    expect(film('8803').currentTime).toBe(0);
    expect(bench.view.hasText('上次看到')).toBe(false);
  });

  it('at a second that a link names; nonsense is where it was left', async () => {
    await open({ id: '8801', t: '7' });
    await told('loadedmetadata');
    expect(film().currentTime).toBe(7);
    await open({ id: '8803', t: 'x' });
    await told('loadedmetadata', undefined, '8803');
    expect(film('8803').currentTime).toBe(52);
  });
});

describe('what is done with it', () => {
  it('two touches like, a third and fourth leave it liked; a refusal takes it back', async () => {
    await open();
    await touch(2);
    expect(clicks().map(({ kind }) => kind)).toEqual(['like']);
    see('419');
    await touch(2);
    expect(clicks()).toHaveLength(1);
    await open({ id: '8802' }, { 'video.click': new Refusal(429, '太快了') });
    await press(/^赞/);
    await pass(50);
    expect(bench.view.byRole('button', /^赞，418/).getAttribute('aria-pressed')).toBe('false');
  });

  it('keep, follow, put aside, report', async () => {
    await open();
    await press('收藏');
    expect(fields(sent(bench.set, 'collect.create').at(-1))).toMatchObject({ kind: 'video', targetId: '8801' });
    await press('关注方太和');
    expect(fields(sent(bench.set, 'collect.create').at(-1))).toMatchObject({ kind: 'master', targetId: '603' });
    await press('方太和的主页', 'link');
    expect(lastUrl()).toBe('/tea/pages/artistDetail?id=603');
    await press('更多');
    await pass(400);
    await press('稍后看');
    expect(fields(sent(bench.set, 'video.laterSave').at(-1))).toMatchObject({ id: '8801', on: 'true' });
    await press('举报');
    await press('侵犯权益', 'radio');
    await press('提交');
    expect(fields(sent(bench.set, 'shop.opinion').at(-1)).content).toContain('侵犯权益');
  });

  it('its tea opens from the drawer and is counted', async () => {
    await open();
    await press(/^明前龙井/, 'button');
    await pass(400);
    await press(/^明前龙井/, 'link');
    expect(lastUrl()).toBe('/shop/pages/goods?id=1036');
    expect(clicks().map(({ kind }) => kind)).toContain('goods');
  });

  it('slices, what is said in it, films like it', async () => {
    await open();
    await press('片段 2');
    await pass(400);
    await press(/茶垄里的风/);
    expect(film().currentTime).toBe(40);
    await told('timeupdate', 41);
    see('太阳过了山脊就收手');
    await press('更多');
    await pass(400);
    await press('文字稿');
    await bench.view.input(bench.view.byLabel('在片子里找一句话'), '露水');
    expect(bench.view.hasText('0:40 太阳过了山脊就收手')).toBe(false);
    await press(/^0:00 一芽一叶/);
    expect(film().currentTime).toBe(0);
    await press('同类');
    await pass(400);
    await press(/云起牛栏坑/);
    await pass(50);
    expect(sent(bench.set, 'video.alibabaVideo').some(({ url }) => url.includes('8804'))).toBe(true);
  });

  it('turns, and the way back is there', async () => {
    await open();
    await press('横屏看');
    expect(bench.view.hasText('收藏')).toBe(false);
    await press('竖屏');
    see('收藏');
  });

  it('a phone that lies on its side shows the film alone', async () => {
    const size = async (width: number, height: number) => {
      Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
      Object.defineProperty(window, 'innerHeight', { value: height, configurable: true });
      const { act } = new TestUtils();
      await act(async () => void window.dispatchEvent(new Event('resize')));
    };
    await open();
    await size(844, 390);
    expect(bench.view.hasText('收藏')).toBe(false);
    expect(bench.view.byRole('slider', '播放进度')).toBeTruthy();
    await size(390, 844);
    see('收藏');
  });

  it('leads to the pieces, to the search, and to the page that turns with the phone', async () => {
    await open();
    expect(bench.view.byRole('link', '视频').getAttribute('aria-current')).toBe('page');
    await press('搜索视频');
    expect(lastUrl()).toBe('/entertainment/pages/search/index');
    await press('片段', 'link');
    expect(lastUrl()).toBe('/entertainment/pages/index/index?tab=slice');
    await plays(0, 7);
    await press('更多');
    await pass(400);
    await press(/^大屏看/, 'link');
    expect(lastUrl()).toBe('/pages/tea/video-box?id=8801&t=7');
    await open({ id: '8801', slice: '2' });
    expect(bench.view.byRole('link', '片段').getAttribute('aria-current')).toBe('page');
  });

  it('from the results of a search one swipes through those results', async () => {
    await open(
      { id: '8803', from: 'search', keyword: '银针', sort: 'plays', duration: 'short', cateId: '冲泡' },
      { 'video.videoSearch': pageOf([filmCard('8803', '白毫银针'), filmCard('8801', '春山第一采')]) },
    );
    const { url } = sent(bench.set, 'video.videoSearch')[0]!;
    expect(decodeURIComponent(url)).toMatch(/keyword=银针.*cateId=冲泡.*sort=plays.*duration=short/);
    await swipe('up');
    see('清明前七天，龙坞的茶垄一天一个颜色');
  });
});

describe('跟泡 (V5)', () => {
  it('a pour is timed, goes on outside the film, and says when it is over', async () => {
    chime.mockClear();
    await open();
    await press('跟泡 1 道');
    await pass(400);
    see('5 克 · 85 度 · 等 1:00');
    await press(/^第一泡/);
    await pass(50);
    expect(film().currentTime).toBe(30);
    see('第一泡 · 春山第一采');
    await swipe('up');
    see('第一泡 · 春山第一采');
    await lifeCycle('onHide');
    bench.set.clock.advance(61_000);
    await pass(0);
    expect(chime).toHaveBeenCalled();
    expect(toast()).toBe('第一泡好了，出汤');
  });

  const POURS = [
    { id: '1', name: '润茶', at: 0, seconds: 10 },
    { id: '2', name: '第一泡', at: 30, seconds: 60 },
    { id: '3', name: '第二泡', at: 60, seconds: 45 },
  ];
  const brewed = { ...FILMS['8801']!, steeps: POURS };
  const over = async () => {
    bench.set.clock.advance(61_000);
    await pass(0);
  };

  it('once one follows, the film begins what comes next, one at a time; who waits no longer follows no more', async () => {
    await open(undefined, { 'video.alibabaVideo': brewed });
    await plays(0, 2);
    expect(bench.view.hasText('润茶 · 春山第一采')).toBe(false);
    await press('跟泡 3 道');
    await pass(400);
    await press(/^润茶/);
    await pass(50);
    see('润茶 · 春山第一采');
    await over();
    await plays(29, 31);
    see('第一泡 · 春山第一采');
    await plays(59, 61);
    expect(bench.view.hasText('第二泡 · 春山第一采')).toBe(false);
    await press('不等了');
    await plays(59, 61);
    expect(bench.view.hasText('第二泡 · 春山第一采')).toBe(false);
  });

  it('what was jumped over is not brewed', async () => {
    await open(undefined, { 'video.alibabaVideo': brewed });
    await press('跟泡 3 道');
    await pass(400);
    await press(/^润茶/);
    await over();
    await plays(0, 1);
    await told('timeupdate', 50);
    await plays(50, 52);
    expect(bench.view.hasText('第一泡 · 春山第一采')).toBe(false);
  });

  it('the set goes into the basket: what wants a choice is chosen, what is sold out is said', async () => {
    const tea = (id: string, part: object) => card({ id, title: `茶${id}`, ...part });
    const set = async (goods: VideoDetail['goods']) => {
      await open(undefined, {
        'video.alibabaVideo': { ...brewed, goods },
        'cartItem.create': { id: '1', count: 3 },
      });
      await press('跟泡 3 道');
      await pass(400);
    };
    await set([tea('1', { singleSkuId: '11' }), tea('2', { singleSkuId: '22', soldOut: true })]);
    await press('买这一套');
    await pass(50);
    expect(sent(bench.set, 'cartItem.create').map((request) => fields(request).skuId)).toEqual(['11']);
    expect(toast()).toBe('已加入 1 款，1 款已售罄');
    await set([tea('1', { singleSkuId: '11' }), tea('2', {})]);
    await press('买这一套');
    await pass(50);
    expect(toast()).toBe('已加入 1 款，还有 1 款要选规格');
    see('片中的茶');
    await set([tea('1', { singleSkuId: '11', soldOut: true })]);
    expect(bench.view.byRole('button', '这一套已售罄').getAttribute('aria-disabled')).toBe('true');
  });
});
