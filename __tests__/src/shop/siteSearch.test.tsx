/** /shop/pages/search: the whole site by one keyword. */
import { fakeTimers, pass, pending, rowsDrawn, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { DataOf } from '@/contract';
import SiteSearchPage from '@/shop/pages/search';
import { hitsOf, knownTab, pageOfHits } from '@/shop/siteSearch/hits';
import { splitMatches, wordsOf } from '@/domain/search/marks';
import { render, type View } from '../../setup/render';
import { answer, OFFLINE, sent, type Answers } from '../ui/answers';
import { card, STORE, site, article, master } from '../contract/fixtures';

let set: Stage;
let view: View;
const SEARCH = 'tea.search';
const all: DataOf<'tea.search'> = {
  tabs: [
    { id: 'all', label: '综合', count: 9 },
    { id: 'goods', label: '商品', count: 6 },
    { id: 'article', label: '文章', count: 1 },
    { id: 'store', label: '门店', count: 1 },
    { id: 'master', label: '茶人', count: 1 },
  ],
  goods: [card({ singleSkuId: '1001' })],
  articles: [article()],
  stores: [STORE],
  masters: [master({ name: '叶问茶' })],
  total: 9,
  more: true,
};
const asked = () => decodeURIComponent(sent(set, SEARCH).at(-1)?.url ?? '');

async function open(answers: Answers, params: Record<string, string> = { keyword: '龙井' }) {
  answer(set, answers);
  visit({ path: '/pages/tea/index' }, { path: '/shop/pages/search', params });
  view = await render(set.wrap(<SiteSearchPage />));
  await pass(0);
  await rowsDrawn();
}
beforeEach(() => {
  fakeTimers();
  set = stage();
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows a section of each kind with the way to all of it, matched words bold', async () => {
  await open({ [SEARCH]: all });
  for (const text of ['商品', '文章', '门店', '茶人', '查看全部 6', '龙井怎么泡', '叶问茶'])
    expect(view.hasText(text)).toBe(true);
  expect(view.hasText('查看全部 1')).toBe(false);
  expect([...view.container.querySelectorAll('.hit')].map((node) => node.textContent)).toContain('龙井');
});

it('a tab asks for its kind; 查看全部 is the same tab', async () => {
  await open({
    [SEARCH]: ({ url }) => (url.includes('kind=goods') ? { ...all, total: 6, more: false } : all),
  });
  await view.tap(view.byRole('link', /查看全部 6/));
  await pass(0);
  expect(asked()).toContain('kind=goods');
  expect(view.byRole('tab', /商品/).getAttribute('aria-selected')).toBe('true');
});

it('changes the keyword in place and begins at 综合 again', async () => {
  await open({ [SEARCH]: all }, { keyword: '龙井', kind: 'goods' });
  const box = view.container.querySelector('input') as HTMLInputElement;
  await view.input(box, '岩茶');
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await pass(0);
  expect(asked()).toContain('keyword=岩茶');
  expect(asked()).toContain('kind=all');
  expect(set.core.root.platform.storage.get('search_words')).toContain('岩茶');
});

it('an answer to an earlier keyword that comes late changes nothing of what is shown', async () => {
  const late = pending<DataOf<'tea.search'>>();
  await open({
    [SEARCH]: ({ url }) =>
      url.includes(encodeURIComponent('岩茶'))
        ? { ...all, tabs: all.tabs.slice(0, 3), corrected: '岩茶' }
        : late.promise,
  });
  const box = view.container.querySelector('input') as HTMLInputElement;
  await view.input(box, '岩茶');
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await pass(0);
  await rowsDrawn();
  const shown = () => [
    view.allByRole('tab').length,
    view.hasText('已为你找「岩茶」'),
    view.hasText('已为你找「龙井」'),
  ];
  expect(shown()).toEqual([3, true, false]);
  late.resolve({ ...all, corrected: '龙井' });
  await pass(0);
  expect(shown()).toEqual([3, true, false]);
});

it('says which word was taken instead', async () => {
  await open({ [SEARCH]: { ...all, corrected: '龙井' } }, { keyword: '龙警' });
  expect(view.hasText('没有「龙警」，已为你找「龙井」')).toBe(true);
});

it('nothing at all: hot words lead on, service can be asked', async () => {
  await open({
    [SEARCH]: ({ url }) => (url.includes(encodeURIComponent('白毫银针')) ? all : { tabs: [], total: 0, more: false }),
    'site.config': site({ hotWords: ['白毫银针'] }),
  });
  await set.core.root.config.load();
  await pass(0);
  expect(view.hasText('没有找到「龙井」')).toBe(true);
  expect(view.hasText('联系客服')).toBe(true);
  expect(view.allByRole('tab')).toHaveLength(0);
  await view.tap(view.byRole('button', '白毫银针'));
  await pass(0);
  expect(view.hasText('龙井怎么泡')).toBe(true);
});

it('a failure can be tried again', async () => {
  let broken = true;
  await open({ [SEARCH]: () => (broken ? OFFLINE : all) });
  await pass(300);
  broken = false;
  await view.tap(view.byRole('button', /重新加载|重试/));
  await pass(300);
  expect(view.hasText('龙井怎么泡')).toBe(true);
});

it('without a keyword nothing is asked', async () => {
  await open({}, {});
  expect(sent(set, SEARCH)).toHaveLength(0);
  expect(view.hasText('想找点什么')).toBe(true);
});

describe('rows', () => {
  it('keeps the order of kinds, pages only single tabs', () => {
    expect(hitsOf(all).map(({ kind }) => kind)).toEqual(['goods', 'article', 'store', 'master']);
    expect(pageOfHits(all, 'all', 1)).toMatchObject({ more: false, total: 9 });
    expect(pageOfHits(all, 'goods', 2)).toMatchObject({ more: true, page: 2 });
    expect(knownTab(all.tabs, 'course')).toBe('all');
    expect(knownTab(all.tabs, 'store')).toBe('store');
  });
  it('marks several words, the longer first', () => {
    expect(wordsOf(' 大红袍  红 ')).toEqual(['大红袍', '红']);
    const hits = splitMatches('大红袍与红茶', ['红', '大红袍']).filter(({ hit }) => hit);
    expect(hits.map(({ text }) => text)).toEqual(['大红袍', '红']);
    expect(splitMatches('清茶', [])).toEqual([{ text: '清茶', hit: false }]);
  });
});
