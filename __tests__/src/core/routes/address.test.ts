import { formatRoute, isOwnRoute, linkedRoute, parseRoute, readParams } from '@/core/routes';

describe('own addresses', () => {
  test('params travel as text, lists as JSON, undefined is left out', () => {
    expect(
      formatRoute('/shop/pages/order/settle', { source: 'buy', lines: [{ skuId: '1', qty: 2 }], storeId: undefined }),
    ).toBe('/shop/pages/order/settle?source=buy&lines=%5B%7B%22skuId%22%3A%221%22%2C%22qty%22%3A2%7D%5D');
    expect(formatRoute('/pages/tea/mine')).toBe('/pages/tea/mine');
  });
  test.each([
    ['/shop/pages/goods?id=1&share_id=2', '/shop/pages/goods', { id: '1', share_id: '2' }],
    ['shop/pages/goods?id=%E8%8C%B6', '/shop/pages/goods', { id: '茶' }],
    ['/h5/pages/tea/index', '/pages/tea/index', {}],
    ['/h5/', '/pages/tea/advertising', {}],
    ['/', '/pages/tea/advertising', {}],
  ])('rule 6.1: %s', (url, path, query) => {
    expect(parseRoute(url)).toEqual({ path, query });
  });
  test.each([
    'https://evil.cn/pages/tea/index',
    '//evil.cn/pages/tea/index',
    'javascript:alert(1)',
    '/nowhere',
    '/h5evil/pages/tea/index',
  ])('%s is no own route', (url) => expect(isOwnRoute(url)).toBe(false));
  test.each([
    ['a mini-program code', { scene: 'i%3D1013%26s%3DaB3_-x' }, { id: '1013', share_id: 'aB3_-x' }],
    ['one that was escaped twice', { scene: 'i%253D1013' }, { id: '1013' }],
    ['one that Android had unescaped', { scene: 'g=3213' }, { groupId: '3213' }],
    ['one with the names in full', { scene: 'id%3D7%26source%3Dshop' }, { id: '7', source: 'shop' }],
    ['one with numbers in base 36', { scene: 'I%3Dlfls%26s%3DaB3_-x' }, { id: '1000000', share_id: 'aB3_-x' }],
    ['one of a page with a name of its own', { scene: 'r=7&p=8' }, { treeId: '7', projectId: '8' }],
    ['one that holds the id alone', { scene: '1013' }, { id: '1013' }],
    ['a param of that name', { scene: 'vip', sort: 'new' }, { scene: 'vip', sort: 'new' }],
    [
      'an ordinary link',
      { q: encodeURIComponent('https://tea.cn/h5/shop/pages/goods?id=1013&share_id=x%2Fy'), scancode_time: '17' },
      { id: '1013', share_id: 'x/y' },
    ],
    ['a link to somewhere else', { q: 'https%3A%2F%2Fa.cn%2Fb' }, { q: 'https://a.cn/b' }],
  ])('what a scanned code brings is taken apart: %s', (_, raw, read) => {
    expect(readParams(raw)).toEqual(read);
  });
  test('the compact form of a goods with who shared it fits into a code of 32 characters', () => {
    const scene = 'i=1013&g=3213&s=aB3_-xaB3_-x';
    expect(scene.length).toBeLessThanOrEqual(32);
    expect(readParams({ scene: encodeURIComponent(scene) })).toEqual({
      id: '1013',
      groupId: '3213',
      share_id: 'aB3_-xaB3_-x',
    });
  });
  test('the page that a scanned link means', () => {
    const q = (url: string) => linkedRoute({ q: encodeURIComponent(url) });
    expect(q('https://tea.cn/h5/shop/pages/goods?id=1')).toEqual({ path: '/shop/pages/goods', query: { id: '1' } });
    expect(q('https://tea.cn/h5')).toMatchObject({ path: '/pages/tea/advertising' });
    expect(q('https://tea.cn/shop/pages/goods?id=1')).toBeUndefined();
    expect(q('https://tea.cn/h5/nowhere')).toBeUndefined();
    expect(linkedRoute({ id: '1' })).toBeUndefined();
  });
  test('params are unescaped once and the keys of the web router dropped', () => {
    expect(readParams({ keyword: '%E7%99%BD%20%E8%8C%B6', stamp: '1', $taroTimestamp: '2', none: undefined })).toEqual({
      keyword: '白 茶',
    });
  });
});
