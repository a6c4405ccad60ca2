/** Search in films: own words of the area, suggestions, results with their filters. */
import { pageBench } from '../ui/bench';
import { lifeCycle, pass, pending, rowsDrawn, visit } from '../ui/stage';
import Taro from '@tarojs/taro';
import FilmSearchPage from '@/entertainment/pages/search/index';
import FilmResultPage from '@/entertainment/pages/search/searchDetails';
import { cleanWord, lastSought } from '@/entertainment/search/words';
import { answer, Refusal, sent, type Answers } from '../ui/answers';
import { pageOf } from '../contract/fixtures';
import { filmCard, slice } from './films';

const bench = pageBench();
const { login, press, see, lastUrl } = bench;
const box = () => bench.view.container.querySelector('input') as HTMLInputElement;
async function enter(): Promise<void> {
  box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await pass(0);
}

it('a word has no emoji, no blanks around it and at most thirty letters', () => {
  expect(cleanWord('  🍵 白毫  银针 ❤️ ')).toBe('白毫 银针');
  expect(cleanWord('茶'.repeat(40))).toBe('茶'.repeat(30));
  for (const nothing of ['', '   ', '🍵🍵', '👨‍👩‍👧', '🇨🇳']) expect(cleanWord(nothing)).toBe('');
});

describe('asking', () => {
  const WORDS = { hot: ['盖碗', '岩茶'], suggest: [] as string[] };
  async function open(params: Record<string, string> = {}, more: Answers = {}) {
    answer(bench.set, { 'video.search': WORDS, ...more });
    login();
    await bench.open('/entertainment/pages/search/index', FilmSearchPage, params);
  }

  it('hot words lead to their films; without an answer the page is the same', async () => {
    await open();
    await press('盖碗');
    expect(lastUrl()).toBe('/entertainment/pages/search/searchDetails?keyword=盖碗');
    await open({}, { 'video.search': new Refusal(500, '没有') });
    expect(bench.toast()).toBeUndefined();
    expect(bench.view.hasText('大家在搜')).toBe(false);
  });

  it('own words, ten of this area only, apart from those of the shop', async () => {
    bench.set.core.root.platform.storage.set('search_words', '["商城的词"]');
    await open();
    for (const letter of '甲乙丙丁戊己庚辛壬癸子丑') {
      await bench.view.input(box(), `茶${letter}`);
      await enter();
    }
    await bench.view.input(box(), '');
    await pass(0);
    see('茶丑', '茶丙');
    expect(bench.view.hasText('茶乙')).toBe(false);
    expect(bench.view.hasText('商城的词')).toBe(false);
    await press('整理搜索记录');
    await press('删除茶丑');
    expect(bench.view.hasText('茶丑 ×')).toBe(false);
  });

  it('blank and emoji search nothing', async () => {
    await open();
    expect(bench.view.byRole('button', '搜索').getAttribute('aria-disabled')).toBe('true');
    for (const nothing of ['   ', '🍵']) {
      await bench.view.input(box(), nothing);
      await enter();
    }
    expect(lastUrl()).toBe('');
  });

  it('emoji do not stay in the field, nor more than thirty letters; a cross empties it', async () => {
    await open();
    await bench.view.input(box(), '白茶🍵');
    expect(box().value).toBe('白茶');
    await bench.view.input(box(), '茶'.repeat(40));
    expect(box().value).toBe('茶'.repeat(30));
    await press('清空');
    expect(box().value).toBe('');
  });

  it('has in its field what was searched for last on the page of the results', async () => {
    await open();
    await bench.view.input(box(), '白茶');
    await enter();
    bench.set.core.root.memory.of(lastSought).word = '岩茶';
    await lifeCycle('onHide');
    await lifeCycle('onShow');
    expect(box().value).toBe('岩茶');
    await open();
    expect(box().value).toBe('');
  });

  it('suggests after 300 ms and drops what comes late', async () => {
    const slow = pending<{ hot: string[]; suggest: string[] }>();
    await open(
      {},
      {
        'video.search': ({ url }) =>
          url.includes(encodeURIComponent('松'))
            ? slow.promise
            : { hot: [], suggest: url.includes(encodeURIComponent('盖')) ? ['盖碗怎么拿才不烫'] : [] },
      },
    );
    await bench.view.input(box(), '松');
    await pass(299);
    expect(sent(bench.set, 'video.search')).toHaveLength(1);
    await pass(1);
    expect(sent(bench.set, 'video.search')).toHaveLength(2);
    await bench.view.input(box(), '盖');
    await pass(300);
    slow.resolve({ hot: [], suggest: ['松风：水将沸'] });
    await pass(0);
    expect(bench.view.hasText('松风：水将沸')).toBe(false);
    const row = bench.view.byRole('link', '盖碗怎么拿才不烫');
    expect(row.querySelector('.hit')?.textContent).toBe('盖');
    await bench.view.tap(row);
    expect(lastUrl()).toBe('/entertainment/pages/search/searchDetails?keyword=盖碗怎么拿才不烫');
  });
});

describe('results', () => {
  const FOUND = [filmCard('8803', '白毫银针，慢慢泡', { moments: [{ at: 3, text: '银针五克' }] })];
  async function open(params: Record<string, string> = { keyword: '银针' }, more: Answers = {}) {
    answer(bench.set, {
      'video.videoSearch': ({ url }) => pageOf(url.includes('duration') ? [] : FOUND),
      'video.index': {
        cates: [
          { id: '', label: '全部', count: 8 },
          { id: '冲泡', label: '冲泡', count: 4 },
        ],
        page: pageOf([]),
      },
      'video.slicing': pageOf([slice('8826', '投茶五克', 0, 3)]),
      'video.search': { hot: ['盖碗'], suggest: [] },
      ...more,
    });
    login();
    await bench.open('/entertainment/pages/search/searchDetails', FilmResultPage, params);
  }

  it('the words are marked, and what is said opens at its second', async () => {
    await open();
    const row = bench.view.byRole('link', /慢慢泡/);
    expect(row.querySelector('.hit')?.textContent).toBe('银针');
    await press(/^0:03/, 'link');
    expect(lastUrl()).toBe('/entertainment/pages/video/video?id=8803&from=search&keyword=银针&t=3');
  });

  it('order, length and class are asked for; too narrow, and the filters go', async () => {
    await open();
    await press('冲泡', 'radio');
    await press('筛选');
    await press('最热', 'radio');
    await press('查看');
    const { url } = sent(bench.set, 'video.videoSearch').at(-1)!;
    expect(decodeURIComponent(url)).toContain('sort=plays');
    expect(decodeURIComponent(url)).toContain('cateId=冲泡');
    await press('筛选，已选 1 项');
    await press('10 分钟以上', 'radio');
    await press('查看');
    await rowsDrawn();
    see('没有找到「银针」', '筛选可能太严了');
    await press('清空筛选');
    await rowsDrawn();
    see('白毫银针，慢慢泡');
  });

  it('nothing at all has no filters, but hot words that are searched in place', async () => {
    await open(
      { keyword: '没有的' },
      { 'video.videoSearch': ({ url }) => pageOf(url.includes(encodeURIComponent('盖碗')) ? FOUND : []) },
    );
    expect(bench.view.container.querySelector('[role="radiogroup"]')).toBeNull();
    await press('盖碗');
    await rowsDrawn();
    see('白毫银针，慢慢泡');
    expect(box().value).toBe('盖碗');
  });

  it('slices have a tab of their own', async () => {
    await open();
    await press('片段', 'tab');
    await rowsDrawn();
    await press(/投茶五克/, 'link');
    expect(lastUrl()).toBe('/entertainment/pages/video/video?id=8801&slice=8826&from=search&keyword=银针');
  });

  it('what is opened takes the filters along', async () => {
    await open({ keyword: '银针', sort: 'plays' });
    await press(/慢慢泡/, 'link');
    expect(lastUrl()).toBe('/entertainment/pages/video/video?id=8803&from=search&keyword=银针&sort=plays');
  });

  it('another word is looked for on the page of the search: the one below, with the words kept, else a new one', async () => {
    await open({ keyword: '没有的' }, { 'video.videoSearch': pageOf([]) });
    await press('换个词');
    expect(lastUrl()).toBe('/entertainment/pages/search/index?keyword=没有的');
    visit(
      { path: '/entertainment/pages/search/index' },
      { path: '/entertainment/pages/search/searchDetails', params: { keyword: '没有的' } },
    );
    await press('换个词');
    expect(Taro.navigateBack).toHaveBeenCalled();
    await bench.view.input(box(), '白茶');
    await enter();
    expect(bench.set.core.root.memory.of(lastSought).word).toBe('白茶');
    bench.set.core.root.memory.of(lastSought).word = '';
  });

  it('an address without a word asks for nothing', async () => {
    await open({});
    see('想看点什么');
    expect(sent(bench.set, 'video.videoSearch')).toHaveLength(0);
  });
});
