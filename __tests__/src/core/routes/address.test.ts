import { formatRoute, isOwnRoute, parseRoute, readParams } from '@/core/routes';

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
  test('params are unescaped once and the keys of the web router dropped', () => {
    expect(readParams({ keyword: '%E7%99%BD%20%E8%8C%B6', stamp: '1', $taroTimestamp: '2', none: undefined })).toEqual({
      keyword: '白 茶',
    });
  });
});
