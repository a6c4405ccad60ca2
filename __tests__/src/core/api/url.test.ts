import { buildBody, buildUrl, fillPath } from '@/core/api/url';
import { MissingParamError } from '@/core/api';
import type { Endpoint } from '@/contract';

const endpoint = (method: Endpoint['method'], path = '/api/x'): Endpoint => ({
  method,
  path,
  auth: false,
  hide: false,
});
const url = (method: Endpoint['method'], params = {}, more = {}) =>
  buildUrl({ base: 'https://h', name: 'x.y', endpoint: endpoint(method), params, token: 't', ...more });

describe('address of a call', () => {
  test('rule 2.1: path, then access-token, then every param', () => {
    expect(url('GET', { a: 1, b: '茶', c: true })).toBe('https://h/api/x?access-token=t&a=1&b=%E8%8C%B6&c=true');
  });
  test('rule 2.1: the token parameter stands there without a login too', () => {
    expect(url('GET', {}, { token: '' })).toBe('https://h/api/x?access-token=');
  });
  test('rule 2.1: objects and arrays travel as JSON, undefined is left out', () => {
    const query = url('GET', { lines: [{ skuId: '1', qty: 2 }], geo: { lat: 1 }, none: undefined }).split('?')[1];
    expect(decodeURIComponent(query ?? '')).toBe('access-token=t&lines=[{"skuId":"1","qty":2}]&geo={"lat":1}');
  });
  test('rule 2.2: a parameter of the path is filled from the params', () => {
    expect(fillPath('a.b', '/goods/:id/reviews', { id: '7/8' })).toBe('/goods/7%2F8/reviews');
  });
  test.each([undefined, null, ''])(
    'rule 2.2: a missing path parameter (%s) throws, naming the endpoint and the parameter',
    (id) => {
      const attempt = () => fillPath('shop.productView', '/product/:id', { id });
      expect(attempt).toThrow(MissingParamError);
      expect(attempt).toThrow(/shop\.productView.*"id"/);
    },
  );
  test.each(['POST', 'PUT'] as const)('rule 2.2: for %s an id is appended to the path', (method) => {
    expect(url(method, {}, { id: '9' })).toBe('https://h/api/x/9?access-token=t');
  });
  test.each(['GET', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const)('rule 2.2: for %s no id is appended', (method) => {
    expect(url(method, {}, { id: '9' })).toBe('https://h/api/x?access-token=t');
  });
  test.each(['POST', 'PUT', 'PATCH'] as const)('rule 2.1: %s has a form-urlencoded body', (method) => {
    expect(buildBody(endpoint(method), { a: 1, b: ['x'], c: undefined })).toBe('a=1&b=%5B%22x%22%5D');
  });
  test.each(['GET', 'DELETE', 'HEAD', 'OPTIONS'] as const)('rule 2.1: %s has no body', (method) => {
    expect(buildBody(endpoint(method), { a: 1 })).toBeUndefined();
  });
  test('writes keep secrets and very long values out of the address (access logs), not out of the body', () => {
    const params = { mobile: '138', password: 'p', code: '123456', payToken: 'k', note: 'x'.repeat(600) };
    expect(url('POST', params)).toBe('https://h/api/x?access-token=t&mobile=138');
    expect(buildBody(endpoint('POST'), params)).toContain('password=p&code=123456&payToken=k&note=xxx');
  });
  test('a read keeps its `code`: pages.view is asked by it (rule 2.1)', () => {
    expect(url('GET', { code: 'BOOKING' })).toBe('https://h/api/x?access-token=t&code=BOOKING');
  });
});
