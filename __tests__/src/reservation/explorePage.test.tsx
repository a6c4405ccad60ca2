/** Getting to know the stores: stories, seals, routes, what members wrote. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { platform } from '@/core/platform';
import ExplorePage from '@/reservation/pages/explore/index';
import type { DataOf, ExploreStore } from '@/contract';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { NOW, pageOf, STORE } from '../contract/fixtures';

const bench = pageBench();
const PATH = '/reservation/pages/explore/index';
beforeEach(() => bench.login());

const row = (id: string, name: string, city: string, part: Partial<ExploreStore> = {}): ExploreStore => ({
  store: { ...STORE, id, name: `叶间·${name}`, city },
  ...{ photo: '/images/store/1.webp', line: `${name}的一句话`, visited: false, today: false },
  ...part,
});
const explore = (part: Partial<DataOf<'tea.explore'>> = {}): DataOf<'tea.explore'> => ({
  stores: [
    row('1', '西湖总店', '杭州', {
      visited: true,
      signature: { id: '5', title: '雨前龙井', cover: '', price: 12_800 },
    }),
    row('3', '外滩馆', '上海'),
  ],
  routes: [
    {
      ...{ id: '9', title: '沿湖半日', text: '先喝茶', minutes: 150 },
      stops: [
        { name: '叶间·西湖总店', text: '一壶龙井', storeId: '1' },
        { name: '苏堤', text: '走一走' },
      ],
    },
  ],
  ...{ visited: 1, total: 2, complete: false, points: 20, serverTime: NOW },
  ...part,
});
const CIRCLE: DataOf<'tea.lifeCircle'> = { banners: [], posts: pageOf([]), offers: [], checkins: [] };
const open = async (answers: Answers = {}, params: Record<string, string> = {}) => {
  answer(bench.set, { 'tea.explore': explore(), 'tea.lifeCircle': CIRCLE, ...answers });
  await bench.open(PATH, ExplorePage, params);
  await pass(0);
};
const here = () => jest.spyOn(platform.location, 'current').mockResolvedValue({ lat: 30.2, lng: 120.1, accuracy: 30 });

test('tells each store, how far one has come, the routes, and who has been there', async () => {
  await open();
  bench.see('1/2', '西湖总店的一句话', '雨前龙井', '这家的招牌　¥128', '沿湖半日', '2.5 小时', '苏堤', '还没有人写过');
  await bench.press(/雨前龙井/, 'link');
  expect(bench.lastUrl()).toBe('/reservation/pages/explore/product?storeId=1');
  await bench.press(/外滩馆的一句话/, 'link');
  expect(bench.lastUrl()).toBe('/reservation/pages/explore/storesinformation?id=3');
});

test('opens with a still picture; its film plays when it is pressed, and a press holds it', async () => {
  await open({
    'tea.explore': explore({ hero: { title: '湖边夜茶', image: '/images/video/8.webp', film: '/video/8-hd.mp4' } }),
  });
  expect(document.querySelector('video')).toBeNull();
  await bench.press('播放 湖边夜茶');
  await pass(100);
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/video/8-hd.mp4');
  await bench.press('暂停');
  bench.view.byRole('button', '继续播放');
});

test('a hero without a film is a picture that cannot be pressed', async () => {
  await open({ 'tea.explore': explore({ hero: { title: '湖边夜茶', image: '/images/video/8.webp' } }) });
  expect(bench.view.allByRole('button', '播放 湖边夜茶')).toHaveLength(0);
});

test('of one city its stores stand alone; a city that is none shows all', async () => {
  await open({}, { city: '上海' });
  bench.see('外滩馆的一句话');
  expect(bench.view.hasText('西湖总店的一句话')).toBe(false);
  await open({}, { city: '火星' });
  bench.see('外滩馆的一句话', '西湖总店的一句话');
});

test('a visit is told from where one stands and says what it brought', async () => {
  here();
  let been = false;
  await open({
    'tea.explore': () =>
      explore(been ? { visited: 2, stores: [row('3', '外滩馆', '上海', { visited: true, today: true })] } : {}),
    'tea.exploreVisit': () => {
      been = true;
      return { visited: 2, total: 3, complete: false, points: 20 };
    },
  });
  await bench.press('到店打卡，外滩馆');
  await pass(0);
  expect(fields(sent(bench.set, 'tea.exploreVisit').at(-1))).toMatchObject({
    ...{ storeId: '3', lat: '30.2', lng: '120.1', accuracy: '30' },
    requestId: expect.any(String),
  });
  expect(bench.toast()).toBe('打卡成功，得 20 积分');
  bench.see('今日已打卡');
});

test('the last one lights the badge', async () => {
  here();
  await open({ 'tea.exploreVisit': { visited: 2, total: 2, complete: true, points: 20 } });
  await bench.press('到店打卡，外滩馆');
  await pass(0);
  expect(bench.toast()).toBe('2 家店都到过了，徽章点亮');
  await open({ 'tea.explore': explore({ visited: 2, complete: true }) });
  bench.see('走遍每一家', '徽章已点亮，每一家都来过了');
});

test('from afar it says so and counts nothing', async () => {
  here();
  await open({ 'tea.exploreVisit': new Refusal(422, '到店后再打卡') });
  await bench.press('到店打卡，外滩馆');
  await pass(0);
  expect(bench.toast()).toBe('到店后再打卡');
  bench.see('1/2');
});

test('a route starts on the map at its first store', async () => {
  await open();
  await bench.press('出发，沿湖半日');
  expect(bench.lastUrl()).toContain('/open-location?lat=');
});
