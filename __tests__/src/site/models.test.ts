import { NetworkError, RefusedError } from '@/core/api';
import { safeBackurl } from '@/site/account/backurl';
import { judge } from '@/site/web/address';
import { cutText } from '@/core/lib/sections';

describe('where a login leads', () => {
  it('goes to own built pages with their query', () => {
    expect(safeBackurl('/shop/pages/goods?id=1001')).toBe('/shop/pages/goods?id=1001');
    expect(safeBackurl('/h5/shop/pages/cart/index')).toBe('/shop/pages/cart/index');
  });

  it.each([
    undefined,
    '',
    'https://evil.example.com',
    '//evil.example.com/x',
    'javascript:alert(1)',
    '/site/pages/login',
    '/site/pages/register?x=1',
    '/no/such/page',
  ])('never to %p', (url) => expect(safeBackurl(url)).toBeUndefined());
});

describe('web pages inside the app', () => {
  const hosts = ['mp.weixin.qq.com', 'gov.cn'];
  it('opens https pages of known hosts and below them', () => {
    expect(judge('https://mp.weixin.qq.com/s/abc', hosts)).toMatchObject({ state: 'open', host: 'mp.weixin.qq.com' });
    expect(judge('https://www.gov.cn:443/a', hosts).state).toBe('open');
  });
  it('only names the others', () =>
    expect(judge('https://evilgov.cn/', hosts)).toMatchObject({ state: 'foreign', host: 'evilgov.cn' }));
  it.each([
    'http://mp.weixin.qq.com',
    'javascript:alert(1)',
    'https://mp.weixin.qq.com@evil.example',
    'https://',
    'https://localhost/x',
    '',
  ])('refuses %p', (url) => expect(judge(url, hosts).state).toBe('refused'));
});

describe('long texts', () => {
  const html = `<p>开头</p>${Array.from({ length: 4 }, (_, at) => `<h2>第${at + 1}章</h2><p>${'茶'.repeat(500)}</p>`).join('')}`;
  it('cuts at the headings and shows contents beyond three screens', () => {
    const { lead, sections, long } = cutText(html);
    expect(lead).toBe('<p>开头</p>');
    expect(sections.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'section-1 第1章',
      'section-2 第2章',
      'section-3 第3章',
      'section-4 第4章',
    ]);
    expect(sections[3]!.html).toContain('茶');
    expect(long).toBe(true);
    expect(cutText('<p>短</p>')).toEqual({ lead: '<p>短</p>', sections: [], long: false });
  });
});

describe('text pages without a network', () => {
  const kept = new Map<string, string>();
  const storage = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
  };
  const page = { code: 'FAQ', title: '常见问题', blocks: [], version: '1.0', updatedAt: 1 };
  const load = async (answer: unknown) => {
    jest.resetModules();
    jest.doMock('@/core/api', () => ({ call: jest.fn(async () => Promise.reject(answer)), RefusedError }));
    return (await import('@/domain/content/loadText')).loadText('FAQ', storage);
  };
  it('shows the last copy, but not for a text that was withdrawn', async () => {
    await expect(load(new NetworkError('pages.view', 'x'))).rejects.toThrow();
    kept.set('text_FAQ', JSON.stringify(page));
    expect(await load(new NetworkError('pages.view', 'x'))).toEqual({ page, offline: true });
    await expect(load(new RefusedError('pages.view', 404, '内容不存在或已下架', undefined))).rejects.toThrow(
      '内容不存在',
    );
  });
});
