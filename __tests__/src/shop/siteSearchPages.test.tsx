/** Finding goods: the search, its results, lists and the viewer. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { MyCoupon } from '@/contract';
import ImageShowPage from '@/shop/pages/imgshow';
import ListPage from '@/shop/pages/list';
import SearchPage from '@/shop/pages/search/index';
import SearchResultPage from '@/shop/pages/search/search';
import { answer, Refusal, sent, type Answers } from '../ui/answers';
import { card, cartOf, coupon, line, pageOf, site, category } from '../contract/fixtures';

const PRODUCTS = 'shop.productIndex';
const bench = pageBench();
const { open, login, toast, lastUrl } = bench;

describe('searching', () => {
  const start = (params: Record<string, string> = {}) => open('/shop/pages/search/index', SearchPage, params);
  const box = () => bench.view.container.querySelector('input') as HTMLInputElement;
  async function enter(): Promise<void> {
    box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await pass(0);
  }
  beforeEach(async () => {
    answer(bench.set, {
      'site.config': site({ hotWords: ['白毫银针', '凤凰单丛'] }),
      'tea.search': ({ url }) => ({
        suggest: url.includes(encodeURIComponent('龙')) ? ['明前龙井'] : [],
        tabs: [],
        total: 0,
        more: false,
      }),
      'memberV4.hobbyProduct': { tags: [{ id: '1', label: '岩茶', group: '茶类', on: true }], goods: pageOf([]) },
    });
    await bench.set.core.root.config.load();
  });

  it('offers hot words, hobbies of members, and a placeholder that changes', async () => {
    login();
    await start();
    for (const text of ['热搜', '白毫银针', '凤凰单丛', '猜你想搜', '岩茶'])
      expect(bench.view.hasText(text)).toBe(true);
    expect(box().placeholder).toBe('白毫银针');
    await pass(4000);
    expect(box().placeholder).toBe('凤凰单丛');
  });

  it('searches the placeholder when nothing was typed, and cuts what is too long', async () => {
    await start();
    await enter();
    expect(lastUrl()).toBe('/shop/pages/search/search?keyword=白毫银针');
    await bench.view.input(box(), '茶'.repeat(40));
    await enter();
    expect(lastUrl()).toBe(`/shop/pages/search/search?keyword=${'茶'.repeat(30)}`);
  });

  it('has a button that searches, for who has no search key', async () => {
    await start();
    await bench.view.input(box(), '岩茶');
    await bench.view.tap(bench.view.byRole('button', '搜索'));
    expect(lastUrl()).toBe('/shop/pages/search/search?keyword=岩茶');
  });

  it('suggests while typing, the matched part marked, and drops an answer that comes late', async () => {
    await start();
    await bench.view.input(box(), '龙');
    await pass(250);
    const row = bench.view.byRole('link', '明前龙井');
    expect(row.querySelector('.hit')?.textContent).toBe('龙');
    await bench.view.input(box(), '茶');
    await bench.view.input(box(), '');
    await pass(250);
    expect(bench.view.hasText('热搜')).toBe(true);
    await bench.view.input(box(), '龙');
    await pass(250);
    await bench.view.tap(bench.view.byRole('link', '明前龙井'));
    expect(lastUrl()).toBe('/shop/pages/search/search?keyword=明前龙井');
  });

  it('keeps own words, deletes one, and clears all after a question', async () => {
    bench.set.core.root.platform.storage.set('search_words', '["龙井","普洱"]');
    await start();
    await bench.view.tap(bench.view.byRole('button', '整理搜索记录'));
    await bench.view.tap(bench.view.byRole('button', '删除龙井'));
    expect(bench.view.hasText('龙井')).toBe(false);
    await bench.view.tap(bench.view.byRole('button', '全部清空'));
    const [asked] = bench.set.core.root.feedback.confirms;
    expect(asked?.title).toBe('清空搜索记录？');
    bench.set.core.root.feedback.answer(asked?.id ?? 0, true);
    await pass(0);
    expect(bench.view.hasText('搜过的')).toBe(false);
  });
});

describe('results', () => {
  const facets = [{ key: 'origin', label: '产地', options: [{ value: '狮峰山', label: '狮峰山（8）' }] }];
  const found = (list = [card({ singleSkuId: '1001' }), card({ id: '102', title: '碧螺春', soldOut: true })]) => ({
    page: pageOf(list),
    facets: list.length > 0 ? facets : [],
  });
  const start = (answers: Answers, params = {}) => {
    answer(bench.set, { 'tea.search': { tabs: [], total: 0, more: false }, ...answers });
    return open('/shop/pages/search/search', SearchResultPage, { keyword: '龙井', ...params });
  };

  it('shows goods, sorts and filters them, and takes a filter away again', async () => {
    await start({ [PRODUCTS]: found() });
    expect(bench.view.hasText('明前龙井')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', /^价格/));
    await pass(0);
    expect(sent(bench.set, PRODUCTS).at(-1)?.url).toContain('sort=priceAsc');
    await bench.view.tap(bench.view.byRole('button', '筛选'));
    await pass(400);
    await bench.view.tap(bench.view.byRole('radio', '狮峰山（8）'));
    await bench.view.input(bench.view.byLabel('最高价'), '100');
    await bench.view.input(bench.view.byLabel('最低价'), '300');
    await bench.view.tap(bench.view.byRole('button', '查看'));
    await pass(400);
    const url = decodeURIComponent(sent(bench.set, PRODUCTS).at(-1)?.url ?? '');
    for (const part of ['origin=狮峰山', 'priceMin=10000', 'priceMax=30000']) expect(url).toContain(part);
    await bench.view.tap(bench.view.byRole('button', /狮峰山/));
    await pass(0);
    expect(decodeURIComponent(sent(bench.set, PRODUCTS).at(-1)?.url ?? '')).not.toContain('狮峰山');
  });

  it('has the price right under the name; the last of an odd number lies over both columns', async () => {
    const three = ['101', '102', '103'].map((id) =>
      card({ id, title: `茶${id}`, subtitle: `一句${id}`, price: 12_050 }),
    );
    const cards = () => [...bench.view.container.querySelectorAll('.card')];
    await start({ [PRODUCTS]: found(three) });
    expect(cards().map(({ textContent }) => textContent)).toEqual(
      three.map(({ title, subtitle }) => expect.stringMatching(new RegExp(`^${title}¥120.50.*${subtitle}$`))),
    );
    expect(cards().map(({ classList }) => classList.contains('alone'))).toEqual([false, false, true]);
    await bench.view.tap(bench.view.byRole('button', '换成单列'));
    await pass(0);
    expect(cards().some(({ classList }) => classList.contains('alone'))).toBe(false);
    await start({ [PRODUCTS]: found(three.slice(0, 2)) });
    expect(cards().some(({ classList }) => classList.contains('alone'))).toBe(false);
  });

  it('adds goods with one specification, and offers to wait for what is sold out', async () => {
    await start({ [PRODUCTS]: found() });
    await bench.view.tap(bench.view.byRole('button', /把明前龙井加入购物车/));
    await pass(0);
    expect(toast()).toBe('已加入购物车');
    expect(bench.set.core.root.cart.guest).toEqual([{ skuId: '1001', qty: 1, goodsId: '101' }]);
    await bench.view.tap(bench.view.byRole('button', /到货提醒/));
    expect(toast()).toBe('请登录后再操作');
  });

  it('has the line of related content before the answer to it, which moves nothing', async () => {
    await start({ [PRODUCTS]: found(), 'tea.search': () => new Promise(() => undefined) });
    for (const text of ['相关内容', '搜全站']) expect(bench.view.hasText(text)).toBe(true);
  });

  it('leads to what else there is about the word', async () => {
    await start({
      [PRODUCTS]: found(),
      'tea.search': { tabs: [{ id: 'video', label: '视频', count: 2 }], total: 3, more: false },
    });
    await bench.view.tap(bench.view.byRole('button', '视频 2'));
    expect(lastUrl()).toBe('/shop/pages/search?keyword=龙井&kind=video');
  });

  it('says which word was searched instead', async () => {
    await start({ [PRODUCTS]: found(), 'tea.search': { tabs: [], total: 1, more: false, corrected: '龙井茶' } });
    expect(bench.view.hasText('已为你找「龙井茶」')).toBe(true);
  });

  it('offers what others drink when nothing was found, without a drawer', async () => {
    await start({ [PRODUCTS]: ({ url }) => (url.includes('keyword') ? found([]) : found()) });
    await pass(0);
    for (const text of ['没有找到「龙井」', '大家在喝']) expect(bench.view.hasText(text)).toBe(true);
    expect(bench.view.allByRole('button', '筛选')).toHaveLength(0);
  });

  it('offers to clear filters when they are to blame', async () => {
    await start({
      [PRODUCTS]: ({ url }) => (url.includes('inStock') && url.includes('keyword') ? found([]) : found()),
    });
    await bench.view.tap(bench.view.byRole('button', '筛选'));
    await pass(400);
    await bench.view.tap(bench.view.byRole('switch', '仅看有货'));
    await bench.view.tap(bench.view.byRole('button', '查看'));
    await pass(400);
    await bench.view.tap(bench.view.byRole('button', '清空筛选'));
    await pass(0);
    expect(bench.view.hasText('明前龙井')).toBe(true);
  });
});

describe('a list', () => {
  const start = (params: Record<string, string>, answers: Answers = {}) => {
    answer(bench.set, { [PRODUCTS]: { page: pageOf([card()]), facets: [] }, ...answers });
    return open('/shop/pages/list', ListPage, params);
  };
  const leaf = (id: string, name: string) => category(id, name, { parentId: '2' });
  const tree = [category('2', '绿茶', { children: [leaf('21', '龙井'), leaf('22', '碧螺春')] })];

  it('stands for a class with its kinds', async () => {
    await start({ categoryId: '21' }, { 'atShop.goodsClass': tree });
    expect(bench.view.byRole('heading', '龙井')).toBeTruthy();
    await bench.view.tap(bench.view.byRole('radio', '碧螺春'));
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/list?categoryId=22' });
  });

  it('has one row for what narrows it and for the kinds of its class', async () => {
    const filter = JSON.stringify({ chosen: {}, priceMin: '100', priceMax: '', inStock: false });
    await start({ categoryId: '21', filter }, { 'atShop.goodsClass': tree });
    await pass(0);
    const rows = [...bench.view.container.querySelectorAll('.strip')].map(({ textContent }) => textContent);
    expect(rows).toEqual([expect.stringMatching(/×全部龙井碧螺春$/)]);
  });

  it('shows all goods with a hint when there is no such class', async () => {
    await start({ categoryId: '999' }, { 'atShop.goodsClass': tree });
    await pass(0);
    expect(bench.view.hasText('没有找到这一类，先看看全部好茶')).toBe(true);
    expect(bench.view.hasText('明前龙井')).toBe(true);
  });

  it('says what a coupon still lacks and leads to the basket when it is reached', async () => {
    login();
    const mine: MyCoupon = { id: '66', code: '', card: coupon(), status: 'unused', from: 1, to: 2, source: '' };
    const answers: Answers = {
      'coupon.index': { tabs: [], page: pageOf([mine]) },
      'cartItem.index': cartOf([line({ price: 10000 })]),
    };
    await start({ couponId: '66' }, answers);
    await pass(0);
    for (const text of ['此券可用：春茶满减券，满 199 可用', '还差 ¥99', '去凑单'])
      expect(bench.view.hasText(text)).toBe(true);
    await start({ couponId: '66' }, { ...answers, 'cartItem.index': cartOf([line()]) });
    await pass(0);
    await bench.view.tap(bench.view.byRole('button', '去结算'));
    expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/shop/pages/cart/index' });
    await start(
      { couponId: '66' },
      { ...answers, 'coupon.index': { tabs: [], page: pageOf([{ ...mine, status: 'used' }]) } },
    );
    await pass(0);
    expect(bench.view.hasText('该券已使用')).toBe(true);
  });

  it('asks nothing that belongs to members for a visitor', async () => {
    await start({ couponId: '66' });
    expect(sent(bench.set, 'coupon.index')).toHaveLength(0);
    expect(sent(bench.set, 'cartItem.index')).toHaveLength(0);
    expect(bench.view.hasText('明前龙井')).toBe(true);
  });
});

describe('the viewer', () => {
  const urls = JSON.stringify(['/images/a.webp', '/images/b.webp', '/images/c.webp']);
  const start = (params: Record<string, string>) => open('/shop/pages/imgshow', ImageShowPage, params);
  const title = () => bench.view.allByRole('heading')[0]?.textContent;

  it('opens at the picture that was pressed and moves by thumbnails and keys', async () => {
    await start({ urls, index: '1' });
    expect(title()).toBe('2 / 3');
    await bench.view.tap(bench.view.byRole('button', '第 3 张'));
    expect(title()).toBe('3 / 3');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key }));
      await pass(0);
    }
    expect(title()).toBe('1 / 3');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(Taro.navigateBack).toHaveBeenCalledTimes(1);
  });

  it('turns and enlarges the shown picture and puts it back when another one comes', async () => {
    await start({ urls });
    const picture = (at: number) => bench.view.container.querySelectorAll<HTMLElement>('.picture')[at];
    await bench.view.tap(bench.view.byRole('button', '转 90 度'));
    expect(picture(0)?.style.transform).toContain('rotate(90deg)');
    const frame = picture(0)?.parentElement as HTMLElement;
    const touch = (type: string) =>
      frame.dispatchEvent(
        Object.assign(new MouseEvent(type, { bubbles: true, clientX: 10, clientY: 10 }), { pointerId: 1 }),
      );
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) touch(type);
    await pass(0);
    expect(picture(0)?.style.transform).toContain('scale(2)');
    await bench.view.tap(bench.view.byRole('button', '第 2 张'));
    expect(picture(0)?.style.transform).toBe('translate(0px, 0px) scale(1) rotate(0deg)');
  });

  it('offers to load a picture again that did not come', async () => {
    await start({ urls });
    const image = bench.view.container.querySelector('img') as HTMLImageElement;
    image.dispatchEvent(new Event('error'));
    await pass(0);
    await bench.view.tap(bench.view.byRole('button', '重试'));
    expect(bench.view.container.querySelector('img')?.getAttribute('src')).toContain('/images/a.webp');
  });

  it('loads no foreign address and says that there is nothing to see', async () => {
    await start({ urls: '["https://elsewhere.test/a.png"]' });
    expect(bench.view.hasText('没有可看的图片')).toBe(true);
    expect(bench.view.html()).not.toContain('elsewhere');
    answer(bench.set, { 'shop.productView': new Refusal(404, '内容不存在或已下架') });
    await start({ goodsId: '7', kind: 'images' });
    expect(bench.view.hasText('内容不存在或已下架')).toBe(true);
  });
});
