/** 视频播放: a film of ours or an own file; touches, counters, quality, what comes next; mounted over a fake transport. */
import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import TestUtils from '@tarojs/test-utils-react';
import type { VideoDetail } from '@/contract';
import VideoBoxPage from '@/pages/tea/video-box';
import { ownMedia, startOf } from '@/pages/tea/film/source';
import { clockText } from '@/domain/video/clock';
import { render, type View } from '../../setup/render';
import { answer, fields, Refusal, sent } from '../ui/answers';
import { card, MEMBER } from '../contract/fixtures';

let set: Stage;
let view: View;
let play: jest.SpyInstance;
const lastUrl = () =>
  decodeURIComponent(((Taro.navigateTo as jest.Mock).mock.calls.at(-1)?.[0] as { url: string })?.url ?? '');
const film = () => view.container.querySelector('video')!;

const other = (id: string, title: string) => ({
  id,
  title,
  cover: '/images/video/1.webp',
  duration: 10,
  author: '叶间茶学社',
  plays: 100,
  likes: 5,
  liked: false,
  tags: [],
});
const detail = (part: Partial<VideoDetail> = {}): VideoDetail => ({
  card: { ...other('8804', '云起牛栏坑'), duration: 100, plays: 5630, likes: 902 },
  cateId: '山场',
  later: false,
  transcript: [],
  steeps: [],
  sources: [
    { quality: '流畅', url: '/video/4-sd.mp4' },
    { quality: '高清', url: '/video/4-hd.mp4' },
  ],
  slices: [
    { id: '1', videoId: '8804', title: '坑口看山', cover: '', from: 0, to: 40, url: '', plays: 1 },
    { id: '2', videoId: '8804', title: '雾从溪里上来', cover: '', from: 40, to: 100, url: '', plays: 1 },
  ],
  goods: [card({ id: '1028', title: '武夷大红袍' })],
  intro: '岩壁夹着一线天',
  related: [other('8801', '春山第一采')],
  collected: false,
  position: 0,
  ...part,
});

async function open(params: Record<string, string>, { member = true, ...answers }: Record<string, unknown> = {}) {
  answer(set, {
    'video.alibabaVideo': ({ url }) =>
      url.includes('8801') ? detail({ card: other('8801', '春山第一采'), related: [] }) : detail(),
    'video.click': { likes: 903, plays: 5631, liked: true },
    'collect.create': { on: true, count: 1 },
    ...answers,
  });
  visit({ path: '/pages/tea/index' }, { path: '/pages/tea/video-box', params });
  if (member) set.core.root.session.accept({ token: 'T', member: MEMBER });
  view = await render(set.wrap(<VideoBoxPage />));
  await pass(300);
}
/** What the device tells of the film. */
async function told(event: string, time?: number, length = 100): Promise<void> {
  const { act } = new TestUtils();
  const element = film();
  Object.defineProperty(element, 'duration', { value: length, configurable: true });
  if (time !== undefined) element.currentTime = time;
  await act(async () => {
    element.dispatchEvent(new Event(event));
    await Promise.resolve();
  });
}
const clicks = () => sent(set, 'video.click').map((request) => fields(request));
const touch = async (times = 1) => {
  for (let count = 0; count < times; count += 1) await view.tap(view.byRole('button', /^(播放|暂停|重播)$/));
  await pass(300);
};

beforeEach(() => {
  fakeTimers();
  set = stage();
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  for (const way of ['navigateTo', 'navigateBack', 'redirectTo', 'reLaunch'] as const)
    jest.spyOn(Taro, way).mockResolvedValue({ errMsg: '' });
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a film of our own', () => {
  it('plays at 高清 and shows its slices, its teas, what comes next', async () => {
    await open({ id: '8804' });
    expect(film().getAttribute('src')).toBe('/video/4-hd.mp4');
    expect(play).toHaveBeenCalled();
    for (const text of ['云起牛栏坑', '5,630 次播放', '坑口看山', '武夷大红袍', '春山第一采'])
      expect(view.hasText(text)).toBe(true);
  });

  it('begins at t, or where it was left; what was almost over begins anew', async () => {
    await open({ id: '8804', t: '7' });
    await told('loadedmetadata');
    expect(film().currentTime).toBe(7);
    await open({ id: '8804' }, { 'video.alibabaVideo': detail({ position: 55 }) });
    await told('loadedmetadata');
    expect(film().currentTime).toBe(55);
    await open({ id: '8804' }, { 'video.alibabaVideo': detail({ position: 99 }) });
    await told('loadedmetadata', 0);
    expect(film().currentTime).toBe(0);
  });

  it('counts a play after three seconds and the end at 95 %, each once', async () => {
    await open({ id: '8804' });
    await told('loadedmetadata');
    // What is jumped over was not seen.
    for (const second of [0, 1, 2, 50]) await told('timeupdate', second);
    expect(clicks()).toEqual([]);
    for (const second of [1, 2, 3, 4, 94, 95.2, 96]) await told('timeupdate', second);
    expect(clicks().map(({ kind, position }) => [kind, position])).toEqual([
      ['play', '2'],
      ['finish', '95'],
    ]);
  });

  it('one touch pauses, two like and leave it playing', async () => {
    await open({ id: '8804' });
    await told('play');
    await touch();
    expect(view.byRole('button', '播放')).toBeTruthy();
    await touch();
    await touch(2);
    expect(view.byRole('button', '暂停')).toBeTruthy();
    expect(clicks().map(({ kind }) => kind)).toEqual(['like']);
    expect(view.byRole('button', '已赞 903').getAttribute('aria-pressed')).toBe('true');
    await touch(2);
    expect(clicks()).toHaveLength(1);
  });

  it('a device that wants a touch first gets a play button', async () => {
    play.mockRejectedValue(Object.assign(new Error('touch first'), { name: 'NotAllowedError' }));
    await open({ id: '8804' });
    expect(view.byRole('button', '播放')).toBeTruthy();
    play.mockResolvedValue(undefined);
    await touch();
    await told('play');
    expect(view.byRole('button', '暂停')).toBeTruthy();
  });

  it('jumps by slice and by key; another quality goes on at the same second; faster', async () => {
    await open({ id: '8804' });
    await told('loadedmetadata');
    await view.tap(view.byRole('button', /^0:40\s*雾从溪里上来/));
    expect(film().currentTime).toBe(40);
    const bar = view.byRole('slider', '播放进度');
    expect(bar.getAttribute('aria-valuetext')).toBe('0:40，共 1:40');
    bar.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await pass(0);
    expect(film().currentTime).toBe(45);
    await view.tap(view.byRole('button', '清晰度，现在高清'));
    await view.tap(view.byRole('radio', '流畅'));
    expect(film().getAttribute('src')).toBe('/video/4-sd.mp4');
    film().currentTime = 0;
    await told('loadedmetadata');
    expect(film().currentTime).toBe(45);
    await view.tap(view.byRole('button', '倍速，现在 1×'));
    await view.tap(view.byRole('radio', '1.5×'));
    expect(film().playbackRate).toBe(1.5);
  });

  it('a slow network is offered the lower quality', async () => {
    await open({ id: '8804' });
    await told('waiting');
    await pass(3900);
    expect(view.hasText('网络较慢')).toBe(false);
    await pass(200);
    await view.tap(view.byRole('button', '切到流畅'));
    expect(film().getAttribute('src')).toBe('/video/4-sd.mp4');
    expect(view.hasText('网络较慢')).toBe(false);
  });

  it('at its end: again, or the next one in its place', async () => {
    await open({ id: '8804' });
    await told('loadedmetadata');
    await told('ended', 100);
    const again = view.allByRole('button', '重播');
    await view.tap(again[again.length - 1]!);
    expect(film().currentTime).toBe(0);
    await told('ended', 100);
    await view.tap(view.byRole('button', '下一个'));
    await pass(300);
    expect(view.hasText('叶间茶学社 · 100 次播放')).toBe(true);
    expect(sent(set, 'video.alibabaVideo').at(-1)?.url).toContain('id=8801');
  });

  it('a goods is counted and opened; the film goes on small, or pauses', async () => {
    await open({ id: '8804' });
    await view.tap(view.byRole('link', /武夷大红袍/));
    await pass(0);
    expect(clicks().map(({ kind }) => kind)).toEqual(['goods']);
    expect(lastUrl()).toBe('/shop/pages/goods?id=1028');
  });

  it('turned by hand it fills the screen and brings its own way back', async () => {
    await open({ id: '8804' });
    await view.tap(view.byRole('button', '横屏'));
    expect(view.allByRole('banner')).toHaveLength(0);
    expect(view.hasText('片中的茶')).toBe(false);
    await view.tap(view.byRole('button', '退出横屏'));
    expect(view.allByRole('banner')).toHaveLength(1);
  });

  it('on its side there is no top bar; a low window is a phone, a high one is not', async () => {
    const size = (width: number, height: number) => {
      Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
      Object.defineProperty(window, 'innerHeight', { value: height, configurable: true });
    };
    size(844, 390);
    await open({ id: '8804' });
    expect(view.allByRole('banner')).toHaveLength(0);
    expect(document.documentElement.classList.contains('wide')).toBe(true);
    const { act } = new TestUtils();
    size(1440, 900);
    await act(async () => void window.dispatchEvent(new Event('resize')));
    expect(view.allByRole('banner')).toHaveLength(1);
    expect(document.documentElement.classList.contains('wide')).toBe(false);
  });

  it('the music of the app is silent meanwhile', async () => {
    const { music, platform: device } = set.core.root;
    Object.assign(music, { file: '/m.mp3', image: '/m.webp' });
    music.toggle(true);
    await open({ id: '8804' });
    expect(device.audio.stop).toHaveBeenCalled();
    expect(music.musicShow).toBe(true);
    (device.audio.play as jest.Mock).mockClear();
    await view.unmount();
    expect(device.audio.play).toHaveBeenCalledWith('/m.mp3', true);
  });

  it('a failure can be tried again; a withdrawn film is gone', async () => {
    await open({ id: '8804' });
    await told('error');
    await pass(0);
    // The address may have ended: it is asked for anew, once.
    expect(view.hasText('这段视频没有加载出来')).toBe(false);
    await told('error');
    expect(view.hasText('这段视频没有加载出来')).toBe(true);
    expect(sent(set, 'video.alibabaVideo')).toHaveLength(2);
    await view.tap(view.byRole('button', '再试一次'));
    expect(view.hasText('这段视频没有加载出来')).toBe(false);
    await open({ id: '1' }, { 'video.alibabaVideo': new Refusal(404, '内容不存在或已下架') });
    expect(view.hasText('内容不存在或已下架')).toBe(true);
  });

  it('a visitor is asked to log in, and nothing is called', async () => {
    await open({ id: '8804' }, { member: false });
    expect(view.hasText('登录后观看')).toBe(true);
    expect(sent(set, 'video.alibabaVideo')).toHaveLength(0);
  });
});

describe('a file of the own storage', () => {
  it('plays without a login and counts nothing', async () => {
    await open({ src: '/uploads/2026/06/a.mp4', title: '我的片子', t: '3' }, { member: false });
    expect(film().getAttribute('src')).toBe('/uploads/2026/06/a.mp4');
    expect(view.hasText('我的片子')).toBe(true);
    await told('loadedmetadata');
    expect(film().currentTime).toBe(3);
    for (const second of [4, 7, 96]) await told('timeupdate', second);
    expect(clicks()).toEqual([]);
  });

  it.each(['https://evil.example/a.mp4', '//evil.example/a.mp4', '/uploads/../etc/a.mp4', '/uploads/a.html'])(
    '%s is refused',
    async (src) => {
      await open({ src }, { member: false });
      expect(view.hasText('视频地址无效')).toBe(true);
      expect(view.container.querySelector('video')).toBeNull();
    },
  );

  it('nothing asked for is nothing found', async () => {
    await open({});
    expect(view.hasText('内容不存在或已下架')).toBe(true);
  });
});

test('own addresses, seconds, clocks', () => {
  expect(ownMedia('https://shop.example/video/1-hd.mp4', ['https://shop.example'])).toBe('/video/1-hd.mp4');
  expect(ownMedia('https://shop.example.evil/video/1-hd.mp4', ['https://shop.example'])).toBeUndefined();
  expect(ownMedia('/video/1-hd.mp4', [''])).toBe('/video/1-hd.mp4');
  expect(['12', '1.5', '0', '-3', 'x', undefined].map(startOf)).toEqual([12, 1.5, ...Array<undefined>(4)]);
  expect([0, 9.9, 65, Number.NaN].map(clockText)).toEqual(['0:00', '0:09', '1:05', '0:00']);
});
