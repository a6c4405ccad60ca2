/** The bare player in each state: live, dropped, to come, offline, over. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import TestUtils from '@tarojs/test-utils-react';
import type { LiveCard, LiveDetail } from '@/contract';
import LivePlayerPage from '@/site/pages/livePlayer';
import { NOW } from '../contract/fixtures';
import { answer, fields, sent, type Answers } from '../ui/answers';

const bench = pageBench();
const { press, see } = bench;

const room: LiveCard = {
  id: '9701',
  title: '一泡白毫银针',
  cover: '/images/video/3.webp',
  teacher: '方太和',
  status: 'live',
  startAt: NOW - 60_000,
  viewers: 1268,
  subscribed: false,
  subscribers: 0,
  goods: [],
};
const live = (card: Partial<LiveCard> = {}, part: Partial<LiveDetail> = {}): LiveDetail => ({
  card: { ...room, ...card },
  kind: 'room',
  intro: '从头泡讲到尾水。',
  chapters: [],
  goods: [],
  notice: '',
  canTalk: false,
  related: [],
  serverTime: NOW,
  ...part,
});

async function open(data: LiveDetail, more: Answers = {}): Promise<void> {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  answer(bench.set, { 'college.liveView': data, ...more });
  await bench.open('/site/pages/livePlayer', LivePlayerPage, { id: data.card.id });
}
const film = () => document.querySelector('video')!;
const happen = (type: string) =>
  new TestUtils().act(async () => {
    film().dispatchEvent(new Event(type));
    await Promise.resolve();
  });

it('plays what is live; a touch pauses; three silent tries when it drops, then a button', async () => {
  await open(live({}, { playUrl: '/video/3-hd.mp4' }));
  see('直播中', '1,268 位茶友在看');
  await press('暂停');
  expect(bench.view.byRole('button', '播放')).toBeTruthy();
  for (let i = 0; i < 3; i += 1) {
    await happen('error');
    expect(bench.view.hasText('重新连接')).toBe(false);
    await pass(2100);
  }
  await happen('error');
  see('画面断开了');
  await press('重新连接');
  expect(bench.view.hasText('画面断开了')).toBe(false);
});

it('what is to come counts down and can be waited for', async () => {
  bench.login();
  await open(live({ status: 'upcoming', startAt: NOW + 600_000 }), { 'college.liveSubscribe': { on: true, count: 3 } });
  see('还没有开始');
  await press('提醒我');
  expect(fields(sent(bench.set, 'college.liveSubscribe')[0])).toMatchObject({ id: '9701', on: 'true' });
  see('已预约，3 人在等');
});

it('an offline camera shows its last picture and its time', async () => {
  await open(live({ title: '坑口' }, { kind: 'camera', offlineSince: NOW - 3_600_000 }));
  see('摄像头离线', /最后画面/, '离线');
});

it('a picture of a camera is kept only once there is one', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await open(live({}, { kind: 'camera', playUrl: '/video/1-hd.mp4' }));
  await press('截一张');
  expect(bench.toast()).toBe('现在截不到画面，稍后再试');
  expect(bench.view.hasText('茶园截图')).toBe(false);
});

it('what is over leads on', async () => {
  await open(live({ status: 'ended' }, { related: [{ ...room, id: '9704', title: '春山第一采', status: 'replay' }] }));
  see('直播已结束，没有回放');
  await press(/春山第一采/, 'link');
  expect(bench.lastUrl()).toContain('id=9704');
});
