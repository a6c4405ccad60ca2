/** The player of films, sounds and streams: keys, captions, ten seconds, addresses that renew themselves, what may not be skipped. */
import { pageBench } from '../../ui/bench';
import { pass } from '../../ui/stage';
import TestUtils from '@tarojs/test-utils-react';
import { playable, type Playable } from '@/domain/film/film';
import { Stage } from '@/domain/film/Stage';
import { useCoverage } from '@/domain/film/useCoverage';
import { usePlaying, type PlayingOptions } from '@/domain/film/usePlaying';
import type { Report } from '@/domain/film/progress';
import type { Span } from '@/domain/film/coverage';

interface MockStream {
  src: string;
  start: number;
  onReady(): void;
  onFail(): void;
}
const mockStreams: { src: string; start: number; fail: () => void; closed: boolean }[] = [];
jest.mock('@/ui/kit/Player/stream', () => ({
  openStream: (_video: HTMLMediaElement, { src, start, onReady, onFail }: MockStream) => {
    const stream = { src, start, fail: onFail, closed: false };
    mockStreams.push(stream);
    onReady();
    return { close: () => void (stream.closed = true) };
  },
}));

const bench = pageBench();
const video = () => document.querySelector('video')!;
const { act } = new TestUtils();
async function told(event: string, time?: number, length = 100): Promise<void> {
  Object.defineProperty(video(), 'duration', { value: length, configurable: true });
  if (time !== undefined) video().currentTime = time;
  await act(async () => {
    video().dispatchEvent(new Event(event));
    await Promise.resolve();
  });
}
async function key(name: string, target: EventTarget = document.body): Promise<void> {
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
}
/** The server's clock and the timers go on. */
async function wait(ms: number): Promise<void> {
  await act(async () => {
    bench.set.clock.advance(ms);
    await Promise.resolve();
  });
  await pass(ms);
}
/** The app goes behind another one, or comes back. */
async function front(on: boolean): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { value: on ? 'visible' : 'hidden', configurable: true });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}
/** Seconds that run as they do. */
async function run(from: number, to: number): Promise<void> {
  for (let second = from; second <= to; second += 1) {
    await told('timeupdate', second);
    await wait(1000);
  }
}

const FILM = playable('冲泡七要素', '/video/1-hd.mp4', '/images/video/1.webp', {
  captions: [{ from: 2, to: 4, text: '水要开' }],
});
let turned = 0;
async function open(
  film: Playable = FILM,
  options: PlayingOptions = {},
  pose: 'upright' | 'turned' = 'upright',
): Promise<void> {
  turned = 0;
  function Host() {
    const playing = usePlaying(film, options);
    return (
      <Stage playing={playing} pose={pose} onTurn={() => (turned += 1)} onLeave={() => undefined} resumed="上次学到" />
    );
  }
  await bench.open('/pages/tea/video-box', Host);
}
let play: jest.SpyInstance;
beforeEach(() => {
  mockStreams.length = 0;
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});
// What stays on the screen would take the keys of the next.
afterEach(() => bench.view.unmount());

describe('keys', () => {
  it('play, jump, silence, turn and caption; a field keeps what is typed', async () => {
    await open();
    await told('loadedmetadata');
    await told('play');
    await key(' ');
    expect(bench.view.byRole('button', '播放')).toBeTruthy();
    await key(' ');
    await told('timeupdate', 3);
    await key('ArrowRight');
    expect(video().currentTime).toBe(13);
    await key('ArrowLeft');
    await key('ArrowLeft');
    expect(video().currentTime).toBe(0);
    await key('M');
    expect(video().muted).toBe(true);
    await bench.press('打开声音');
    expect(video().muted).toBe(false);
    await key('f');
    expect(turned).toBe(1);
    await told('timeupdate', 3);
    expect(bench.view.hasText('水要开')).toBe(false);
    await key('c');
    expect(bench.view.hasText('水要开')).toBe(true);
    await told('timeupdate', 4);
    expect(bench.view.hasText('水要开')).toBe(false);

    const field = document.body.appendChild(document.createElement('input'));
    await key('m', field);
    await key('f', field);
    field.remove();
    expect([video().muted, turned]).toEqual([false, 1]);
  });

  it('do once what is held, but step on; Escape leads out of the turned picture only', async () => {
    await open(FILM, {}, 'turned');
    await told('loadedmetadata');
    await told('play');
    const hold = (name: string) =>
      act(async () => {
        for (const repeat of [false, true, true])
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }),
          );
        await Promise.resolve();
      });
    await hold(' ');
    expect(bench.view.byRole('button', '播放')).toBeTruthy();
    await hold('ArrowRight');
    expect(video().currentTime).toBe(30);
    await key('Escape');
    expect(turned).toBe(1);
    await bench.view.unmount();
    await open();
    await key('Escape');
    expect(turned).toBe(0);
  });

  it('belong to the button that has the focus', async () => {
    await open();
    await told('play');
    const ten = bench.view.byRole('button', '前进 10 秒');
    await told('loadedmetadata');
    await key(' ', ten);
    expect(video().currentTime).toBe(10);
    expect(bench.view.byRole('button', '暂停')).toBeTruthy();
  });
});

it('says where it goes on for five seconds, and offers the beginning', async () => {
  await open({ ...FILM, start: 205 }, { still: true });
  expect(play).not.toHaveBeenCalled();
  await told('loadedmetadata', 0, 760);
  bench.see('上次学到 03:25');
  await bench.press('从头看');
  expect(video().currentTime).toBe(0);
  expect(bench.view.hasText('上次学到 03:25')).toBe(false);
});

describe('rule 41.16: an address that ends', () => {
  const signed = (n: number) => ({
    sources: [{ quality: '', url: `/video/1-hd.mp4?sign=${n}` }],
    expiresAt: bench.set.clock.now() + n * 600_000,
  });
  const film = { ...FILM, sources: [{ quality: '', url: '/video/1-hd.mp4?sign=1' }] };

  it('renews itself a minute before: the place and the speed are kept, nothing jumps', async () => {
    const renew = jest.fn(() => Promise.resolve(signed(2)));
    const heard: [string, number][] = [];
    await open(film, {
      renewal: { expiresAt: signed(1).expiresAt, renew },
      hear: ({ kind, at }) => void heard.push([kind, at]),
    });
    await told('loadedmetadata', 0, 1000);
    await told('play');
    await bench.press('倍速，现在 1×');
    await bench.press('1.5×', 'radio');
    await told('timeupdate', 400);
    await wait(539_000);
    expect(renew).not.toHaveBeenCalled();
    await wait(2000);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(video().getAttribute('src')).toBe('/video/1-hd.mp4?sign=2');
    // The new one begins at its first second before it is where the old one was.
    heard.length = 0;
    await told('timeupdate', 0, 1000);
    expect(heard).toEqual([]);
    expect(bench.view.hasText('06:40')).toBe(true);
    await told('loadedmetadata', 0, 1000);
    expect([video().currentTime, video().playbackRate]).toEqual([400, 1.5]);
    await told('timeupdate', 401, 1000);
    expect(heard).toEqual([['time', 401]]);
  });

  it('is not asked for when all of the film is on the device', async () => {
    const renew = jest.fn(() => Promise.resolve(signed(2)));
    await open(film, { renewal: { expiresAt: signed(1).expiresAt, renew } });
    await told('loadedmetadata', 0, 100);
    await told('play');
    Object.defineProperty(video(), 'buffered', { value: { length: 1, start: () => 0, end: () => 100 } });
    await wait(700_000);
    expect(renew).not.toHaveBeenCalled();
  });

  it('has ended over a pause: the failure brings a new one, once; then a button asks', async () => {
    const renew = jest.fn(() => Promise.resolve(signed(9)));
    await open(film, { renewal: { expiresAt: bench.set.clock.now() + 6_000_000, renew } });
    await told('loadedmetadata', 0, 100);
    await told('timeupdate', 33);
    await told('error');
    await pass(0);
    expect(video().getAttribute('src')).toBe('/video/1-hd.mp4?sign=9');
    expect(bench.view.hasText('这段视频没有加载出来')).toBe(false);
    await told('error');
    await pass(0);
    bench.see('这段视频没有加载出来');
    expect(renew).toHaveBeenCalledTimes(1);
    await bench.press('再试一次');
    await pass(0);
    expect(renew).toHaveBeenCalledTimes(2);
    expect(bench.view.hasText('这段视频没有加载出来')).toBe(false);
  });

  // Field cases: opencloud-eu/web 3282, bcc-code/bmm-web 193.
  it('has ended over a pause: resumed it is asked for at once, and the second is kept', async () => {
    const renew = jest.fn(() => Promise.resolve(signed(2)));
    await open(film, { renewal: { expiresAt: signed(1).expiresAt, renew } });
    await told('loadedmetadata', 0, 1000);
    await told('play');
    await told('timeupdate', 400);
    await bench.press('暂停');
    await told('pause');
    await wait(3_600_000);
    expect(renew).not.toHaveBeenCalled();
    await bench.press('播放');
    await wait(1);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(video().getAttribute('src')).toBe('/video/1-hd.mp4?sign=2');
    await told('loadedmetadata', 0, 1000);
    expect(video().currentTime).toBe(400);
    expect(bench.view.byRole('button', '暂停')).toBeTruthy();
  });

  // Field cases: videojs 7232, a storm of errors; A-EDev/Flow 1088, renewed for ever although it is no matter of time.
  it('that is refused for another reason is renewed once, also when a breath of it plays; then a button asks', async () => {
    const renew = jest.fn(() => Promise.resolve(signed(9)));
    await open(film, { renewal: { expiresAt: bench.set.clock.now() + 6_000_000, renew } });
    await told('loadedmetadata', 0, 1000);
    for (let i = 0; i < 5; i += 1) {
      await told('timeupdate', 33 + i / 10);
      await told('error');
      await pass(0);
      await told('loadedmetadata', 0, 1000);
    }
    expect(renew).toHaveBeenCalledTimes(1);
    bench.see('这段视频没有加载出来');
    await bench.press('再试一次');
    await pass(0);
    expect(renew).toHaveBeenCalledTimes(2);
    // Once it has played for a while, another failure is another one.
    await told('loadedmetadata', 0, 1000);
    await run(34, 41);
    await told('error');
    await pass(0);
    expect(renew).toHaveBeenCalledTimes(3);
  });

  it('that ends as it comes is not asked for without a breath; one without an end never', async () => {
    const renew = jest.fn(() => Promise.resolve({ ...signed(2), expiresAt: bench.set.clock.now() }));
    await open(film, { renewal: { expiresAt: bench.set.clock.now(), renew } });
    await told('play');
    for (let i = 0; i < 20; i += 1) await wait(1000);
    expect(renew.mock.calls.length).toBeGreaterThan(1);
    expect(renew.mock.calls.length).toBeLessThanOrEqual(5);
    await bench.view.unmount();
    renew.mockClear();
    await open(film, { renewal: { expiresAt: Infinity, renew } });
    await told('play');
    await wait(3_600_000);
    expect(renew).not.toHaveBeenCalled();
  });

  it('is not asked for without end while nobody answers', async () => {
    const renew = jest.fn(() => Promise.reject(new Error('offline')));
    await open(film, { renewal: { expiresAt: bench.set.clock.now() + 30_000, renew } });
    await told('play');
    for (let i = 0; i < 40; i += 1) await wait(5000);
    expect(renew.mock.calls.length).toBeLessThanOrEqual(12);
  });

  it('without a line is asked for again', async () => {
    const renew = jest.fn<Promise<ReturnType<typeof signed>>, []>().mockRejectedValueOnce(new Error('offline'));
    renew.mockResolvedValue(signed(3));
    await open(film, { renewal: { expiresAt: bench.set.clock.now() + 61_000, renew } });
    await told('play');
    await wait(1500);
    expect(renew).toHaveBeenCalledTimes(1);
    await wait(5000);
    expect(video().getAttribute('src')).toBe('/video/1-hd.mp4?sign=3');
  });
});

describe('a stream of pieces', () => {
  const stream = playable('直播', '/hls/live.m3u8', '', { endless: true });
  const can = (words: CanPlayTypeResult) =>
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(words);

  it('plays by itself where the browser can', async () => {
    can('maybe');
    await open(stream);
    expect(video().getAttribute('src')).toBe('/hls/live.m3u8');
    expect(mockStreams).toEqual([]);
    expect(bench.view.allByRole('slider')).toEqual([]);
  });

  it('brings its player with the first press, again after it dropped, and takes it away', async () => {
    can('');
    await open(stream, { still: true });
    await pass(0);
    expect(mockStreams).toEqual([]);
    expect(video().hasAttribute('src')).toBe(false);
    await bench.press('播放');
    await pass(0);
    expect(mockStreams.map(({ src }) => src)).toEqual(['/hls/live.m3u8']);
    expect(play).toHaveBeenCalled();
    await act(async () => mockStreams[0]!.fail());
    expect(mockStreams[0]!.closed).toBe(true);
    bench.see('这段视频没有加载出来');
    await bench.press('再试一次');
    await pass(0);
    expect(mockStreams).toHaveLength(2);
    await bench.view.unmount();
    expect(mockStreams[1]!.closed).toBe(true);
  });
});

describe('what runs without end', () => {
  const live = playable('直播', '/hls/live.m3u8', '', { endless: true });

  it('is opened anew after a sleep and after a long pause, not after a look elsewhere', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    await open(live);
    await pass(0);
    await told('timeupdate', 5);
    await front(false);
    await wait(10_000);
    await front(true);
    await pass(0);
    expect(mockStreams).toHaveLength(1);
    await front(false);
    await wait(60_000);
    await front(true);
    await pass(0);
    expect(mockStreams.map(({ closed }) => closed)).toEqual([true, false]);
    await told('timeupdate', 5);
    await bench.press('暂停');
    await told('pause');
    await wait(60_000);
    play.mockClear();
    await bench.press('播放');
    await pass(0);
    expect(mockStreams.map(({ closed }) => closed)).toEqual([true, true, false]);
    expect(play).toHaveBeenCalled();
  });

  it('is loaded anew where the browser plays it by itself', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
    const load = jest.spyOn(HTMLMediaElement.prototype, 'load');
    await open(live);
    await told('timeupdate', 5);
    load.mockClear();
    await front(false);
    await wait(60_000);
    await front(true);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('begins again at its end', async () => {
    await open(playable('茶园', '/video/1-hd.mp4', '', { endless: true }));
    await told('play');
    Object.defineProperty(video(), 'ended', { value: true, configurable: true });
    play.mockClear();
    await told('ended', 10);
    expect(video().currentTime).toBe(0);
    expect(play).toHaveBeenCalled();
  });
});

it('what drops goes on where it was, whatever the device says while it loads again', async () => {
  const heard: number[] = [];
  await open(FILM, { tries: 1, hear: ({ kind, at }) => void (kind === 'time' && heard.push(at)) });
  await told('loadedmetadata', 0, 1000);
  await told('play');
  await told('timeupdate', 300);
  Object.defineProperty(video(), 'error', { value: { code: 2 }, configurable: true });
  const load = jest.spyOn(HTMLMediaElement.prototype, 'load');
  await told('error');
  await pass(2100);
  expect(load).toHaveBeenCalledTimes(1);
  await told('timeupdate', 0, 1000);
  await told('loadedmetadata', 0, 1000);
  expect(video().currentTime).toBe(300);
  await told('timeupdate', 301, 1000);
  expect(heard).toEqual([300, 301]);
});

it('a stream that is taken away says 0, which is nobody’s place; it goes on where it was', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
  const heard: number[] = [];
  await open(playable('水', '/hls/1.m3u8', ''), { hear: ({ kind, at }) => void (kind === 'time' && heard.push(at)) });
  await pass(0);
  await told('loadedmetadata', 0, 1000);
  await told('play');
  await told('timeupdate', 100, 1000);
  await act(async () => mockStreams[0]!.fail());
  await told('timeupdate', 0, 1000);
  expect(heard).toEqual([100]);
  await bench.press('再试一次');
  await pass(0);
  expect(mockStreams[1]).toMatchObject({ start: 100, closed: false });
});

it('a device that does not begin where it was left is told again, and what it says meanwhile is not written down', async () => {
  const heard: number[] = [];
  await open({ ...FILM, start: 205 }, { hear: ({ kind, at }) => void (kind === 'time' && heard.push(at)) });
  await told('timeupdate', 0.2, 760);
  expect(video().currentTime).toBe(205);
  await told('loadedmetadata', 0, 760);
  await told('timeupdate', 0.4, 760);
  await told('timeupdate', 205.3, 760);
  await told('timeupdate', 206, 760);
  expect(heard).toEqual([205.3, 206]);
  // One that cannot go there plays from where it is after all.
  await bench.view.unmount();
  heard.length = 0;
  await open({ ...FILM, start: 205 }, { hear: ({ kind, at }) => void (kind === 'time' && heard.push(at)) });
  for (const second of [0.2, 0.4, 0.6, 0.8, 1]) await told('timeupdate', second, 760);
  expect(heard).toEqual([0.8, 1]);
});

describe('what is covered', () => {
  let reports: Report[];
  async function learn(covered: Span[], skips: boolean, start = 0): Promise<void> {
    reports = [];
    function Host() {
      const coverage = useCoverage({
        name: '1:2',
        covered,
        send: (report) => Promise.resolve(void reports.push(report)),
        farewell: (report) => reports.push(report) > 0,
      });
      const playing = usePlaying(
        { ...FILM, start },
        { hear: coverage.hear, reach: skips ? undefined : coverage.reach },
      );
      return <Stage playing={playing} pose="upright" onTurn={() => undefined} onLeave={() => undefined} />;
    }
    bench.login();
    await bench.open('/pages/tea/video-box', Host);
    await told('loadedmetadata');
    await told('play');
  }

  it('goes every ten seconds, at a pause, and when the page goes behind', async () => {
    await learn([], true);
    await run(0, 11);
    expect(reports).toMatchObject([{ spans: [[0, 10]], position: 10 }]);
    await told('pause', 12);
    expect(reports[1]).toMatchObject({ spans: [[10, 11]], position: 11 });
    await told('play');
    await run(11, 13);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(reports[2]).toMatchObject({ spans: [[11, 13]], position: 13 });
    await run(14, 20);
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await bench.view.unmount();
    await pass(0);
    // What ran unseen is not among them.
    expect(reports.flatMap(({ spans }) => spans).every(([, to]) => to <= 13)).toBe(true);
  });

  // Field case: canvas-lms 2499, where the place is lost once nobody may skip.
  it('is told with its place where nobody may skip, too; behind another app such a film stops', async () => {
    await learn([], false);
    await run(0, 6);
    await told('pause');
    expect(reports.at(-1)).toMatchObject({ spans: [[0, 6]], position: 6 });
    await bench.press('播放');
    await told('play');
    await front(false);
    expect(bench.view.byRole('button', '播放')).toBeTruthy();
    await front(true);
  });

  // Field cases: gumroad-mobile 334, aos-AVP 1703, jellyrock 969, OpenTubeX 1194.
  it('is nothing of a film that was left while it loaded, or did not begin', async () => {
    await learn([[0, 50]], true, 205);
    await told('error');
    bench.see('这段视频没有加载出来');
    await front(false);
    await front(true);
    await bench.view.unmount();
    await pass(0);
    expect(reports).toEqual([]);
    await learn([[0, 50]], true, 205);
    await bench.view.unmount();
    await pass(0);
    expect(reports).toEqual([]);
  });

  it('who only opened the page brings no news of a place: another phone may be further', async () => {
    await learn([[0, 50]], true, 20);
    await bench.view.unmount();
    reports = [];
    function Host() {
      const coverage = useCoverage({
        name: '1:2',
        covered: [],
        send: (report) => Promise.resolve(void reports.push(report)),
        farewell: (report) => reports.push(report) > 0,
      });
      const playing = usePlaying({ ...FILM, start: 20 }, { hear: coverage.hear, still: true });
      return <Stage playing={playing} pose="upright" />;
    }
    await bench.open('/pages/tea/video-box', Host);
    await told('loadedmetadata');
    await told('timeupdate', 20);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    await bench.view.unmount();
    await pass(0);
    expect(reports).toEqual([]);
  });

  it('may be jumped in; ahead of it nobody skips, also not by the device’s own bar', async () => {
    await learn([[0, 50]], false, 20);
    await told('timeupdate', 20);
    await bench.press('前进 10 秒');
    expect(video().currentTime).toBe(30);
    const bar = bench.view.byRole('slider', '播放进度');
    await act(async () => void bar.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true })));
    expect(bench.toast()).toBe('先看完这一段');
    expect(video().currentTime).toBe(30);
    await told('timeupdate', 90);
    expect(video().currentTime).toBe(30);
    // Playing on widens it.
    await run(49, 55);
    await told('timeupdate', 55);
    await bench.press('后退 10 秒');
    await told('timeupdate', 45);
    await bench.press('前进 10 秒');
    expect(video().currentTime).toBe(55);
  });
});
