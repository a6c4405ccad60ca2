/** The brand's story: chapters of the shop's own text, years as a timeline, what is live beside the words. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { platform } from '@/core/platform';
import BrandPage from '@/reservation/pages/explore/brandadvantage';
import { timelineOf } from '@/reservation/brand/timeline';
import { answer, Refusal, sent, type Answers } from '../ui/answers';
import { NOW, pageOf } from '../contract/fixtures';

const bench = pageBench();
const PATH = '/reservation/pages/explore/brandadvantage';
const YEARS =
  '<table><thead><tr><th>年份</th><th>那一年</th></tr></thead><tbody><tr><td>2016</td><td>第一间茶馆</td></tr><tr><td>2020</td><td>茶窖<strong>落成</strong></td></tr></tbody></table>';
const story = (html: string) => ({
  'pages.view': { code: 'BRAND', title: '关于山外', html, blocks: [], version: '1', updatedAt: NOW },
  'tea.fields': {
    summary: { fields: 6, trees: 1_200, adopted: 345, harvestKg: 88, members: 9 },
    ...{ regions: [], page: pageOf([]), claimable: 0, serverTime: NOW },
  },
  'tea.cellarClimate': { temperature: 224, humidity: 62, at: NOW },
});
/** Everything lies near the screen. */
beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((tell) => {
    const observer = {
      observe: (target: Element) =>
        tell([{ isIntersecting: true, target } as IntersectionObserverEntry], observer as IntersectionObserver),
      unobserve: () => undefined,
      disconnect: () => undefined,
    } as Partial<IntersectionObserver>;
    return observer as IntersectionObserver;
  });
});

const open = async (html: string, more: Answers = {}) => {
  answer(bench.set, { ...story(html), ...more });
  await bench.open(PATH, BrandPage);
  await pass(0);
};

test('years become a timeline, the newest first, whatever else the chapter says', () => {
  expect(timelineOf(`<p>一路走来</p>${YEARS}`)).toEqual({
    text: '<p>一路走来</p>',
    steps: [
      { id: '2020', time: '2020', title: '茶窖落成' },
      { id: '2016', time: '2016', title: '第一间茶馆' },
    ],
  });
  expect(timelineOf('<p>没有年份</p>')).toEqual({ text: '<p>没有年份</p>', steps: [] });
});

test('tells its chapters, with the gardens and the air of the cellar as they are now', async () => {
  jest.spyOn(platform.system, 'prefersStillness').mockReturnValue(true);
  await open(`<p>一片叶子</p><h2>原料</h2><p>六座茶园</p><h2>仓储</h2><p>不赶湿</p><h2>荣誉</h2>${YEARS}`);
  bench.see('关于山外', '一片叶子', '六座茶园', '不赶湿', '茶窖落成');
  bench.see('1,200', '22.4°', '62%');
});

test('numbers run up to what they are', async () => {
  await open('<h2>原料</h2><p>六座茶园</p>');
  expect(bench.view.hasText('1,200')).toBe(false);
  await pass(1_000);
  bench.see('1,200', '345');
});

test('a story without such chapters asks for none of it, and what cannot be read is left out', async () => {
  await open('<h2>我们相信</h2><p>好茶不必贵</p>');
  expect(sent(bench.set, 'tea.fields', 'tea.cellarClimate')).toEqual([]);
  await open('<h2>仓储</h2><p>不赶湿</p>', { 'tea.cellarClimate': new Refusal(422, '坏了') });
  bench.see('不赶湿');
  expect(bench.view.hasText('此刻温度')).toBe(false);
});

test('leads to the gardens, the reports, a visit and the business', async () => {
  await open('<h2>原料</h2><p>六座茶园</p><h2>检测</h2><p>三项都在</p>');
  await bench.press(/看看这些茶园/, 'link');
  expect(bench.lastUrl()).toContain('/pages/tea/szcy');
  await bench.press(/检测报告/, 'link');
  expect(bench.lastUrl()).toBe('/tea/pages/official');
  await bench.press('预约参观');
  expect(bench.lastUrl()).toBe('/reservation/pages/index/home');
  bench.set.clock.advance(1_600);
  await bench.press('渠道合作');
  expect(bench.lastUrl()).toBe('/site/pages/login_channel');
});
