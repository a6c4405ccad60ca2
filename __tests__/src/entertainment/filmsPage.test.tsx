/** 茶视频: films, slices and tea music, own lists, and what goes on from page to page. */
import { pageBench } from '../ui/bench';
import { lifeCycle, pass, rowsDrawn } from '../ui/stage';
import TestUtils from '@tarojs/test-utils-react';
import { knownLikes } from '@/entertainment/feed/useLikes';
import FilmsPage from '@/entertainment/pages/index/index';
import { answer, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { card, pageOf } from '../contract/fixtures';
import { filmCard, slice, TUNES } from './films';

const bench = pageBench();
const { login, press, see, lastUrl } = bench;
const CATES = [
  { id: '', label: '全部', count: 2 },
  { id: '茶山', label: '茶山', count: 1 },
  { id: '茶席', label: '茶席', count: 0 },
];
let sound: { play: jest.SpyInstance; pause: jest.SpyInstance };
let players: HTMLMediaElement[];

async function open(params: Record<string, string> = {}, more: Answers = {}) {
  answer(bench.set, {
    'video.index': ({ url }) => ({
      cates: CATES,
      page: url.includes(encodeURIComponent('茶席'))
        ? pageOf([])
        : pageOf([
            filmCard('8801', '春山第一采', { goods: [card({ id: '1036', title: '明前龙井' })] }),
            filmCard('8804', '云起牛栏坑'),
          ]),
      left: { card: filmCard('8804', '云起牛栏坑'), position: 52, at: 1 },
    }),
    'video.history': pageOf([
      { card: filmCard('8805', '看完的'), position: 0, at: 2 },
      { card: filmCard('8804', '云起牛栏坑'), position: 52, at: 1 },
    ]),
    'video.slicingCate': CATES,
    'video.slicing': pageOf([
      { ...slice('8821', '一芽一叶怎么看', 0, 40), goods: card({ id: '1036', title: '明前龙井' }) },
    ]),
    'video.audio': pageOf(TUNES),
    'video.later': pageOf([filmCard('8808', '湖边夜茶')]),
    'video.laterSave': { on: false },
    'video.historyDelete': { ok: true },
    'video.collections': [
      { id: '8851', title: '从水到盏', cover: '', intro: '先听水', films: [filmCard('8802', '一壶水的声音')] },
    ],
    ...more,
  });
  login();
  await bench.open('/entertainment/pages/index/index', FilmsPage, params);
}
/** What the device's own player says. */
async function told(event: string, time?: number) {
  const { act } = new TestUtils();
  const player = players.at(-1)!;
  if (time !== undefined) player.currentTime = time;
  await act(async () => {
    player.dispatchEvent(new Event(event));
    await Promise.resolve();
  });
}

beforeEach(() => {
  players = [];
  sound = {
    play: jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
      players.push(this);
      return Promise.resolve();
    }),
    pause: jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined),
  };
});

describe('films', () => {
  it('stand in cards with length, speaker, plays and a tea; a press opens each', async () => {
    await open();
    see('春山第一采', '1:40', '叶间茶学社', '3,260 次播放', '418', '明前龙井');
    await press(/^春山第一采/, 'link');
    expect(lastUrl()).toBe('/entertainment/pages/video/video?id=8801&from=cate');
    await press(/^明前龙井/, 'link');
    expect(lastUrl()).toBe('/shop/pages/goods?id=1036');
    await press('搜索视频');
    expect(lastUrl()).toBe('/entertainment/pages/search/index');
  });

  it('a like is shown at once, and taken back when the server says no', async () => {
    await open({}, { 'video.click': { likes: 419, plays: 3260, liked: true } });
    await press(/^赞 春山第一采/);
    see('419');
    expect(bench.view.byRole('button', /^已赞 春山第一采/).getAttribute('aria-pressed')).toBe('true');
    await open({}, { 'video.click': new Refusal(429, '太快了') });
    await press(/^赞 春山第一采/);
    expect(bench.view.byRole('button', /^赞 春山第一采，418/)).toBeTruthy();
  });

  it('the one that was left in the middle last goes on', async () => {
    await open();
    see('看到 00:52，共 01:40');
    await press(/云起牛栏坑/, 'link');
    expect(lastUrl()).toBe('/entertainment/pages/video/video?id=8804&from=history');
    expect(sent(bench.set, 'video.history')).toHaveLength(0);
  });

  it('back from a film it is that one, and what was liked there is liked here', async () => {
    await open(
      {},
      {
        'video.history': pageOf([
          { card: filmCard('8805', '看完的'), position: 0, at: 3 },
          { card: filmCard('8801', '春山第一采'), position: 30, at: 2 },
        ]),
      },
    );
    bench.set.core.root.memory.of(knownLikes).set('8801', { liked: true, likes: 419 });
    await lifeCycle('onHide');
    await lifeCycle('onShow');
    await pass(50);
    see('看到 00:30，共 01:40', '419');
    expect(bench.view.hasText('看到 00:52，共 01:40')).toBe(false);
  });

  it('by class; one without films says that more is being made', async () => {
    await open();
    await press('茶席', 'radio');
    await rowsDrawn();
    see('更多内容制作中');
    await press('看全部');
    await rowsDrawn();
    see('春山第一采');
  });

  it('a failure is told and asked again', async () => {
    let isOn = false;
    await open(
      {},
      { 'video.index': () => (isOn ? { cates: CATES, page: pageOf([filmCard('8801', '春山第一采')]) } : OFFLINE) },
    );
    see('网断了');
    isOn = true;
    await press('重新加载');
    await rowsDrawn();
    see('春山第一采');
    // Nobody has left a film in the middle.
    expect(bench.view.hasText('看到 00:52，共 01:40')).toBe(false);
  });

  // The news that one is on a mobile network comes once a day, whichever page of the area it is.
  it('the mobile network is spoken of once a day', async () => {
    const { navigator } = window as unknown as { navigator: { connection?: { type: string } } };
    navigator.connection = { type: 'cellular' };
    const { feedback } = bench.set.core.root;
    const shown = () => feedback.shown;
    const again = async () => {
      await open();
      await pass(50);
    };
    await again();
    const first = shown();
    expect(first?.text).toBe('当前为移动网络，可以打开省流量');
    const { storage } = bench.set.core.root.platform;
    const day = storage.get('film_network_day');
    expect(day).toBeDefined();
    await again();
    expect([shown() === first, storage.get('film_network_day')]).toEqual([true, day]);
    bench.set.clock.advance(86_400_000);
    await again();
    expect([shown() === first, shown()?.text]).toEqual([false, first?.text]);
    delete navigator.connection;
  });
});

describe('own lists', () => {
  it('what was seen: one is taken out, all after a question', async () => {
    await open();
    await press('看过的');
    await pass(400);
    see('看完了');
    await press('删除看完的的记录');
    expect(sent(bench.set, 'video.historyDelete')[0]?.body).toContain('id=8805');
    expect(bench.view.hasText('看完了')).toBe(false);
  });

  it('what waits, and what belongs together', async () => {
    await open();
    await press('稍后看');
    await pass(400);
    await press(/^湖边夜茶/, 'link');
    expect(lastUrl()).toBe('/entertainment/pages/video/video?id=8808&from=later');
    await pass(400);
    await press('合集');
    await pass(400);
    see('从水到盏', '先听水');
    await press(/^一壶水的声音/, 'link');
    expect(lastUrl()).toBe('/entertainment/pages/video/video?id=8802&from=set&set=8851');
  });
});

it('slices say from where to where, and open the film there', async () => {
  await open({ tab: 'slice' });
  await pass(100);
  await rowsDrawn();
  see('0:00–0:40 · 12 次播放', '明前龙井');
  await press(/一芽一叶怎么看/, 'link');
  expect(lastUrl()).toBe('/entertainment/pages/video/video?id=8801&slice=8821&from=cate');
});

describe('tea music', () => {
  const listen = async () => {
    await open({ tab: 'audio' });
    await pass(100);
    await rowsDrawn();
    await press(/^松风/);
    await pass(100);
  };

  it('one piece at a time, with a bar that says how far it is', async () => {
    await listen();
    expect(players.at(-1)?.getAttribute('src')).toBe('/audio/1.wav');
    await told('timeupdate', 7);
    see('00:07 / 00:24');
    await press('下一首');
    expect(players.at(-1)?.getAttribute('src')).toBe('/audio/2.wav');
    expect(new Set(players).size).toBe(1);
    await press('暂停茶音');
    expect(sound.pause).toHaveBeenCalled();
    expect(bench.set.core.root.music.musicShow).toBe(false);
  });

  it('goes on with the next at its end, and from the last to the first', async () => {
    await listen();
    await told('ended');
    expect(players.at(-1)?.getAttribute('src')).toBe('/audio/2.wav');
    await told('ended');
    expect(players.at(-1)?.getAttribute('src')).toBe('/audio/1.wav');
  });

  it('sleeps after a while, or with the end of the piece', async () => {
    await listen();
    await press('定时停');
    await pass(400);
    await press('15 分钟', 'radio');
    await pass(14 * 60_000);
    sound.pause.mockClear();
    await pass(61_000);
    expect(sound.pause).toHaveBeenCalled();
    expect(bench.toast()).toBe('到时间了，茶音停了');
  });

  it('the timer ends with its hour: what is begun afterwards goes on, and what was paused before is not spoken of', async () => {
    await listen();
    await press('定时停');
    await pass(400);
    await press('15 分钟', 'radio');
    await press('暂停茶音');
    await pass(16 * 60_000);
    expect(bench.toast()).toBeUndefined();
    await press('播放茶音');
    sound.pause.mockClear();
    await pass(60 * 60_000);
    expect(sound.pause).not.toHaveBeenCalled();
    await press('定时停');
    await pass(400);
    await press('放完这一首', 'radio');
    await told('ended');
    expect(sound.pause).toHaveBeenCalled();
    expect(players.at(-1)?.getAttribute('src')).toBe('/audio/1.wav');
  });

  it('ends with the area, not with a page of it', async () => {
    await listen();
    sound.pause.mockClear();
    await lifeCycle('onHide');
    await pass(300);
    await lifeCycle('onShow');
    await pass(1000);
    expect(sound.pause).not.toHaveBeenCalled();
    await lifeCycle('onHide');
    await pass(1000);
    expect(sound.pause).toHaveBeenCalled();
  });

  it('what does not sound says so', async () => {
    await listen();
    await told('error');
    see('没有放出来，点播放再试');
  });
});
