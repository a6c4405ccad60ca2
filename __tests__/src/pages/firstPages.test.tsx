/** The advert, the classes, and the result of everything that is no shop order. */
import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { CategoryNode, SiteConfig } from '@/contract';
import AdvertPage from '@/pages/tea/advertising';
import ClassificationPage from '@/pages/tea/classification';
import DonePage from '@/pages/tea/success';
import { render, type View } from '../../setup/render';
import { detailAnswer } from './groves';
import { answer, OFFLINE, sent, type Answers } from '../ui/answers';
import { card, MEMBER, NOW, pageOf, payment, site, category } from '../contract/fixtures';

let set: Stage;
let view: View;

beforeEach(() => {
  fakeTimers();
  jest.setSystemTime(NOW);
  set = stage();
  for (const way of ['navigateTo', 'redirectTo', 'reLaunch'] as const)
    jest.spyOn(Taro, way).mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the advert', () => {
  const ad = { id: '1', image: '/images/ad.webp', link: '/shop/pages/list?scene=new', seconds: 5 };
  async function open(config: Partial<SiteConfig>, params: Record<string, string> = {}): Promise<void> {
    await show(site(config), params);
  }
  async function show(given: Answers['site.config'], params: Record<string, string> = {}): Promise<void> {
    answer(set, { 'site.config': given });
    visit({ path: '/pages/tea/advertising', params });
    view = await render(set.wrap(<AdvertPage />));
    await pass(0);
  }
  const gone = (url = '/pages/tea/index') => expect(Taro.reLaunch).toHaveBeenCalledWith({ url });
  const stays = () => expect(Taro.reLaunch).not.toHaveBeenCalled();

  it('counts down and goes on by itself, once', async () => {
    await open({ ad });
    expect(view.hasText('跳过 5')).toBe(true);
    for (let second = 0; second < 5; second += 1) {
      stays();
      await pass(1000);
    }
    gone();
    await pass(10_000);
    expect(Taro.reLaunch).toHaveBeenCalledTimes(1);
  });

  it('is skipped by hand', async () => {
    await open({ ad: { ...ad, seconds: 60 } });
    expect(view.hasText('跳过 5')).toBe(true);
    await view.tap(view.byRole('button', /跳过/));
    gone();
  });

  it('is not shown again within half an hour', async () => {
    set.core.root.platform.storage.set('ad_seen', String(set.clock.now() - 29 * 60_000));
    await open({ ad });
    gone();
    expect(view.hasText('跳过')).toBe(false);
  });

  it('is shown again after that', async () => {
    set.core.root.platform.storage.set('ad_seen', String(set.clock.now() - 31 * 60_000));
    await open({ ad });
    stays();
    expect(view.hasText('跳过 5')).toBe(true);
  });

  it('stands 0.8 s as the brand when there is no advert', async () => {
    await open({});
    stays();
    await pass(800);
    gone();
  });

  it('goes straight on when the configuration fails, and does not wait for one that never comes', async () => {
    await show(OFFLINE);
    gone();
    (Taro.reLaunch as jest.Mock).mockClear();
    set = stage();
    await show(() => new Promise(() => undefined));
    stays();
    await pass(5000);
    gone();
  });

  it('opens what it advertises over the home, if that exists', async () => {
    await open({ ad });
    await view.tap(view.byRole('link', '查看活动'));
    await pass(0);
    gone();
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/shop/pages/list?scene=new' });
  });

  it('offers no way to a page that is not there', async () => {
    await open({ ad: { ...ad, link: '/shop/pages/nowhere' } });
    expect(view.allByRole('link', '查看活动')).toHaveLength(0);
  });

  it('leads on to own pages only', async () => {
    await open({}, { redirect: '/shop/pages/goods?id=3' });
    await pass(800);
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/shop/pages/goods?id=3' });
    for (const redirect of [
      'https://elsewhere.test/',
      '//elsewhere.test',
      '/nowhere',
      'javascript:alert(1)',
      '/shop/pages/nowhere',
    ]) {
      (Taro.reLaunch as jest.Mock).mockClear();
      set = stage();
      await open({}, { redirect });
      await pass(800);
      gone();
    }
    expect(Taro.redirectTo).toHaveBeenCalledTimes(1);
  });

  it('does nothing any more when the page was left before', async () => {
    await open({});
    await view.unmount();
    await pass(10_000);
    stays();
  });
});

describe('the classes', () => {
  const node = (id: string, name: string, count: number, children?: CategoryNode[]) =>
    category(id, name, { cover: '/images/c.webp', count, ...(children && { children }) });
  const tree = [
    node('1', '普洱', 8, [node('11', '生普', 5), node('12', '熟普', 0)]),
    node('2', '绿茶', 6, [node('21', '龙井', 6)]),
    node('3', '茶点', 0),
  ];
  async function open(params: Record<string, string> = {}): Promise<void> {
    answer(set, {
      'atShop.goodsClass': tree,
      'shop.productIndex': {
        page: pageOf([card()]),
        facets: [{ key: 'origin', label: '产地', options: [{ value: '云南勐海', label: '云南勐海（8）' }] }],
      },
    });
    visit({ path: '/pages/tea/classification', params });
    view = await render(set.wrap(<ClassificationPage />));
    await pass(0);
  }

  it('begins with 推荐 and hides what has no goods', async () => {
    await open();
    expect(view.byRole('tab', '推荐').getAttribute('aria-selected')).toBe('true');
    for (const text of ['生普', '龙井', '热门产地', '云南勐海', '茶人常喝']) expect(view.hasText(text)).toBe(true);
    for (const text of ['茶点', '熟普', '（8）']) expect(view.hasText(text)).toBe(false);
  });

  it('keeps the chosen class for the next visit, and falls back to 推荐 for an unknown one', async () => {
    await open();
    await view.tap(view.byRole('tab', '绿茶'));
    await pass(0);
    expect(view.hasText('生普')).toBe(false);
    expect(view.byRole('link', /^绿茶，.*款在架.*，看全部$/).textContent).toMatch(/^绿茶.*款在架/);
    expect(sent(set, 'shop.productIndex').at(-1)?.url).toContain('categoryId=2');
    await view.unmount();
    await open();
    expect(view.byRole('tab', '绿茶').getAttribute('aria-selected')).toBe('true');
    await view.unmount();
    await open({ id: '77' });
    expect(view.byRole('tab', '推荐').getAttribute('aria-selected')).toBe('true');
  });

  it('opens a kind, an origin, and everything of the class', async () => {
    await open({ id: '2' });
    await view.tap(view.byRole('link', /龙井.*6 款/));
    await view.tap(view.byText('云南勐海'));
    await view.tap(view.byRole('link', /绿茶/));
    const urls = (Taro.navigateTo as jest.Mock).mock.calls.map(([{ url }]) => decodeURIComponent(url as string));
    expect(urls).toEqual([
      '/shop/pages/list?categoryId=21&title=龙井',
      '/shop/pages/search/search?keyword=云南勐海&categoryId=2',
      '/shop/pages/list?categoryId=2&title=绿茶',
    ]);
  });
});

describe('the result', () => {
  async function open(params: Record<string, string>, answers: Answers = {}): Promise<void> {
    set.core.root.session.accept({ token: 'T', member: MEMBER });
    answer(set, answers);
    visit({ path: '/pages/tea/success', params });
    view = await render(set.wrap(<DonePage />));
    await pass(0);
  }

  it('names what was done', async () => {
    await open({ group: 'recharge', id: '7' }, { 'pay.result': payment('paid') });
    for (const text of ['充值成功', '¥680.00', 'P1']) expect(view.hasText(text)).toBe(true);
  });

  it('leads from an adoption to its certificate, in the place of itself', async () => {
    await open({ group: 'adopt', id: '7203' }, { 'pay.result': payment('paid'), 'tea.adoptView': detailAnswer() });
    const { plaque, tree, field } = detailAnswer().adoption;
    for (const text of ['认养成功', `「${plaque}」从今天起是你的树了`, `${field.name}　${tree.code} 号${tree.variety}`])
      expect([text, view.hasText(text)]).toEqual([text, true]);
    expect(view.byRole('img', `木牌：${plaque}`)).toBeTruthy();
    expect(view.byRole('button', '生成海报')).toBeTruthy();
    await view.tap(view.byRole('button', '查看证书'));
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/pages/tea/rycg?id=7203' });
  });

  it('asks three times and leads to the bills', async () => {
    await open({ group: 'vip', id: '7' }, { 'pay.result': payment('pending') });
    await pass(20_000);
    expect(sent(set, 'pay.result')).toHaveLength(3);
    expect(view.hasText('支付处理中')).toBe(true);
  });

  it('says after three questions without an answer that it does not know', async () => {
    await open({ group: 'vip', id: '7' }, { 'pay.result': OFFLINE });
    await pass(20_000);
    expect(sent(set, 'pay.result')).toHaveLength(3);
    expect(view.hasText('支付处理中')).toBe(true);
  });

  it('offers to pay again, and asks nothing for an application', async () => {
    await open({ group: 'vip', id: '7' }, { 'pay.result': payment('cancelled') });
    await view.tap(view.byRole('button', '重新支付'));
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/member/pages/wallet/pay?orderGroup=vip&orderId=7' });
    await view.unmount();
    set.transport.send.mockClear();
    await open({ group: 'audit', id: '7' });
    expect(view.hasText('预计 1 个工作日内审核')).toBe(true);
    expect(sent(set, 'pay.result')).toHaveLength(0);
    await view.unmount();
    await open({ group: 'measure', id: '9414' });
    expect(view.hasText('已预约，顾问将联系你')).toBe(true);
    expect(sent(set, 'pay.result')).toHaveLength(0);
  });
});
