/** Public words: announcements, an article, the opinion form, about. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { Article } from '@/contract';
import { platform } from '@/core/platform';
import { Links } from '@/site/article/Links';
import { linksOf } from '@/site/article/reading';
import AboutPage from '@/site/pages/about';
import ArticlePage from '@/site/pages/article_detail';
import OpinionPage from '@/site/pages/feedback';
import NoticeListPage from '@/site/pages/notice_list';
import { answer, fields, OFFLINE, Refusal, sent } from '../ui/answers';
import { card, COLLECTED, NOW, OPINION, pageOf, site } from '../contract/fixtures';

const bench = pageBench();
const { press, see } = bench;
const article = (part: Partial<Article> = {}): Article => ({
  id: '31',
  cate: 'tea',
  title: '六大茶类',
  cover: '/images/article/1.webp',
  summary: '只差一步',
  author: '叶间茶学社',
  views: 12,
  pinned: false,
  publishedAt: NOW,
  collected: false,
  ...part,
});

describe('announcements', () => {
  const open = async (params: Record<string, string> = {}, list = [article({ pinned: true })]) => {
    answer(bench.set, { 'article.index': pageOf(list) });
    await bench.open('/site/pages/notice_list', NoticeListPage, params);
  };

  it('by kind, found by a word', async () => {
    await open({ cate: 'tea' });
    expect(sent(bench.set, 'article.index')[0]!.url).toContain('cate=tea');
    see('置顶', /12 次阅读/);
    await press('品牌', 'tab');
    await pass(0);
    expect(sent(bench.set, 'article.index').at(-1)!.url).toContain('cate=brand');
    await press(/六大茶类/, 'link');
    expect(bench.lastUrl()).toBe('/site/pages/article_detail?id=31');
  });

  it('empty', async () => {
    await open({}, []);
    see('还没有公告');
  });
});

describe('an article', () => {
  const HTML = '<p>同样一片叶子</p><script>alert(1)</script><img src="/images/article/2.webp">';
  const open = async (
    found: Article | Refusal = article({ html: HTML, goods: [card()], next: { id: '32', title: '下一篇的题目' } }),
  ) => {
    answer(bench.set, { 'article.details': found, 'collect.create': COLLECTED });
    await bench.open('/site/pages/article_detail', ArticlePage, { id: '31' });
  };

  it('is read in three sizes, without scripts, with its goods and neighbours', async () => {
    await open();
    see('同样一片叶子', '文中的茶', '明前龙井', '下一篇的题目');
    expect(bench.view.html()).not.toContain('alert(1)');
    await press('大');
    expect(bench.set.core.root.platform.storage.get('article_size')).toBe('l');
    await press(/^看大图/);
    expect(bench.lastUrl()).toContain('/shop/pages/imgshow?urls=');
    // In the place of this one, so that a reload and a shared link are of what is read, and back leaves.
    await press(/^下一篇/);
    expect([bench.lastUrl(), bench.left()]).toEqual(['/site/pages/article_detail?id=32', true]);
  });

  it('is a view once a session', async () => {
    await open();
    await bench.view.unmount();
    await open();
    const [first, second] = sent(bench.set, 'article.details').map(({ url }) => url);
    expect([first!.includes('again'), second!.includes('again=true')]).toEqual([false, true]);
  });

  it('is kept by members', async () => {
    await open();
    await press('收藏');
    expect(bench.toast()).toBe('请登录后再操作');
    await bench.view.unmount();
    bench.login();
    await open();
    await press('收藏');
    await pass(0);
    expect(fields(sent(bench.set, 'collect.create')[0])).toMatchObject({ kind: 'article', targetId: '31', on: 'true' });
    expect(bench.view.byRole('button', '取消收藏')).toBeTruthy();
  });

  it('and its list are shared from the page', async () => {
    const copy = jest.spyOn(platform.clipboard, 'copy').mockResolvedValue();
    await open();
    await press('分享');
    expect(bench.toast()).toBe('链接已复制');
    expect(copy).toHaveBeenCalledTimes(1);
    await bench.view.unmount();
    answer(bench.set, { 'article.index': pageOf([article()]) });
    await bench.open('/site/pages/notice_list', NoticeListPage, {});
    bench.set.clock.advance(1600);
    await press('分享');
    expect(copy).toHaveBeenCalledTimes(2);
  });

  it('offers its links as rows where the text cannot be pressed, those that lead to a page only', async () => {
    const html =
      '<p><a href="/shop/pages/goods?id=1&amp;skuId=2">看<b>白毫银针</b></a><a href="/no/such/page">无</a><a href="/shop/pages/goods?id=1&amp;skuId=2">又</a></p>';
    expect(linksOf(html).map(({ text }) => text)).toEqual(['看白毫银针', '无']);
    await bench.open('/site/pages/article_detail', () => <Links html={html} />, { id: '31' });
    expect(bench.view.allByRole('link')).toHaveLength(1);
    await press('看白毫银针', 'link');
    expect(bench.lastUrl()).toBe('/shop/pages/goods?id=1&skuId=2');
  });

  it('that was taken back leads to others', async () => {
    await open(new Refusal(404, '内容不存在或已下架'));
    await press('看看其他文章');
    expect(bench.lastUrl()).toBe('/site/pages/notice_list?cate=tea');
  });
});

describe('the opinion form', () => {
  const TEXT = '希望首页的字可以大一些，谢谢。';
  const open = async () => {
    answer(bench.set, {
      'site.config': site(),
      'shop.opinion': OPINION,
      'tea.feedbackSave': OPINION,
      'memberOrder.index': pageOf([]),
    });
    await bench.open('/site/pages/feedback', OpinionPage);
    await bench.view.input(bench.view.byLabel('想说的话'), TEXT);
  };

  it('asks a visitor for a contact', async () => {
    await open();
    expect(bench.view.hasText('添加照片')).toBe(false);
    await bench.view.input(bench.view.byLabel('联系方式'), '回头见');
    await press('提交');
    await pass(0);
    see('留一个手机号或邮箱，我们好回复你');
    bench.set.clock.advance(2000);
    await bench.view.input(bench.view.byLabel('联系方式'), 'guest@example.com');
    await press('提交');
    await pass(0);
    expect(fields(sent(bench.set, 'shop.opinion')[0])).toMatchObject({ content: TEXT, contact: 'guest@example.com' });
    see('已收到，我们会在1个工作日内回复');
  });

  it('makes a member’s text a ticket', async () => {
    bench.login();
    await open();
    await press('提交');
    await pass(0);
    expect(sent(bench.set, 'shop.opinion')).toEqual([]);
    expect(fields(sent(bench.set, 'tea.feedbackSave')[0])).toMatchObject({ kind: 'suggest', content: TEXT });
    await press('查看我的反馈');
    expect(bench.lastUrl()).toBe('/member/pages/feedback/index');
  });
});

describe('about', () => {
  it('stands without the network, on what the build knows', async () => {
    answer(bench.set, { 'site.config': OFFLINE, 'pages.view': OFFLINE });
    await bench.open('/site/pages/about', AboutPage);
    see(/版本 2\.0\.0/, '隐私政策', '资质证照');
  });

  it('looks for a newer version, names the company, copies what helps the service', async () => {
    const upgrade = { version: '2.1.0', code: 999, force: false, notes: [], size: 1, url: 'https://a' };
    let newer = false;
    answer(bench.set, {
      'site.config': () => site(newer ? { upgrade } : {}),
      'pages.view': {
        code: 'LICENCE',
        title: '资质证照',
        version: '1',
        updatedAt: NOW,
        html: '<h2>经营主体</h2><p>杭州叶间茶业有限公司</p><h2>证照</h2><p>浙ICP备1号</p>',
        blocks: [],
      },
    });
    const copy = jest.spyOn(platform.clipboard, 'copy').mockResolvedValue(undefined);
    await bench.open('/site/pages/about', AboutPage);
    see('杭州叶间茶业有限公司', '浙ICP备1号');
    await press(/^检查更新/);
    await pass(0);
    expect(bench.toast()).toBe('已是最新版本');
    await press(/^复制诊断信息/);
    await pass(0);
    expect(copy.mock.calls[0]![0]).toContain('2.0.0');
    newer = true;
    bench.set.clock.advance(2000);
    await press(/^检查更新/);
    await pass(0);
    expect(bench.lastUrl()).toContain('upgrade-popup');
  });
});
