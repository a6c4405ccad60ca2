/** Calls that are asked for ahead of their page: once, while they are news, and never beside a write. */
import { createAhead, type AheadDeps } from '@/core/ahead/ahead';
import type { EarlyCalls } from '@/core/api/early';
import { apiWith, envelope, fakeTransport } from '../support';
import { CALLS, TRACES } from '../../../../config/starts';

const BASE = 'https://shop.test';
const GOODS = `${BASE}/api/inv-shop/v1/product/7?access-token=T0KEN&id=7`;
const INCOME = '/income/pages/index';
const page = window as { __early?: EarlyCalls };
const answer = (data: unknown) => ({ status: 200, json: () => Promise.resolve({ code: 200, data }) });
const LATE = { footprints: 3, collects: 2, soldOut: 0, coupons: 0 };
const COUNT = { path: '/pages/tea/mine', url: `${BASE}/api/v4/member/count?access-token=T0KEN` };

/** Whatever the phone asks for is answered by its number. */
function phone(more: Partial<AheadDeps> = {}) {
  const fetch = jest
    .fn<ReturnType<AheadDeps['fetch']>, [string]>()
    .mockImplementation(() => Promise.resolve(answer({ count: fetch.mock.calls.length })));
  const bring = jest.fn<Promise<unknown>, [string]>().mockResolvedValue(undefined);
  const ahead = createAhead({
    calls: CALLS,
    traces: TRACES,
    base: BASE,
    token: () => 'T0KEN',
    isKept: () => false,
    fetch,
    early: () => (page.__early ??= {}),
    bring,
    steady: () => performance.now(),
    ...more,
  });
  return { ahead, fetch, bring, asked: () => fetch.mock.calls.map(([url]) => url) };
}
const later = (ms: number) => {
  const at = performance.now() + ms;
  return jest.spyOn(performance, 'now').mockReturnValue(at);
};

afterEach(() => {
  delete page.__early;
  jest.restoreAllMocks();
});

describe('somebody goes to a page', () => {
  test('its first calls are asked for at once, once, and the page takes them', async () => {
    const { ahead, asked } = phone();
    ahead.going('/shop/pages/goods?id=7');
    expect(asked()).toEqual([GOODS]);
    ahead.going('/shop/pages/goods?id=7');
    expect(asked()).toHaveLength(1);
    const transport = fakeTransport();
    const { api } = apiWith(transport);
    ahead.going(COUNT.path);
    await expect(api.call('footprint.count')).resolves.toEqual({ count: asked().indexOf(COUNT.url) + 1 });
    expect(transport.send).not.toHaveBeenCalled();
  });

  test('one that was taken is asked for again the next time', async () => {
    const { ahead, asked } = phone();
    const { api } = apiWith(fakeTransport());
    ahead.going(COUNT.path);
    const first = asked().length;
    await api.call('footprint.count');
    ahead.going(COUNT.path);
    // The other two were not taken and are news still.
    expect(asked()).toHaveLength(first + 1);
  });

  test('after ten seconds it is no news: the page asks anew, also before its own first minute', async () => {
    const { ahead } = phone();
    ahead.going(COUNT.path);
    const { api } = apiWith(fakeTransport(envelope(LATE)));
    later(10_001);
    await expect(api.call('footprint.count')).resolves.toEqual(LATE);
  });

  test('nine seconds later, and half an hour after the document was opened, it is', async () => {
    later(1_800_000);
    const { ahead } = phone();
    const transport = fakeTransport();
    ahead.going(COUNT.path);
    later(9_000);
    await apiWith(transport).api.call('footprint.count');
    expect(transport.send).not.toHaveBeenCalled();
  });

  test('a write in between makes it old', async () => {
    const { ahead } = phone();
    ahead.going(COUNT.path);
    const transport = fakeTransport(envelope({ ok: true }));
    const { api } = apiWith(transport);
    await api.call('member.logout', { scope: 'device' });
    expect(page.__early).toEqual({});
  });

  test('a failed one is asked again, by the page and by the next press', async () => {
    const fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const { ahead } = phone({ fetch });
    ahead.going(COUNT.path);
    await expect(apiWith(fakeTransport(envelope(LATE))).api.call('footprint.count')).resolves.toEqual(LATE);
    const before = fetch.mock.calls.length;
    ahead.going(COUNT.path);
    expect(fetch).toHaveBeenCalledTimes(2 * before);
  });

  test('what the phone keeps is not asked for; a visitor asks for nothing of a member', () => {
    const kept = phone({ isKept: (path) => path === '/api/v1/member/member/my' });
    kept.ahead.going('/pages/tea/mine');
    expect(kept.asked().some((url) => url.includes('/member/my'))).toBe(false);
    expect(kept.asked()).toHaveLength(2);
    const visitor = phone({ token: () => '' });
    visitor.ahead.going('/pages/tea/mine');
    visitor.ahead.going(INCOME);
    expect(visitor.asked()).toEqual([]);
  });

  test('a page without first calls, and an address that is none, ask for nothing', () => {
    const { ahead, asked } = phone();
    ahead.going('/member/pages/setting');
    ahead.going('https://elsewhere.example/');
    expect(asked()).toEqual([]);
  });
});

describe('the finger rests on what leads there', () => {
  test('calls that leave nothing behind are asked for, and not again by the press', () => {
    const { ahead, asked } = phone();
    ahead.resting('/shop/pages/order/index?tab=paid');
    expect(asked()).toHaveLength(2);
    ahead.going('/shop/pages/order/index?tab=paid');
    expect(asked()).toHaveLength(2);
  });

  test('a footprint is left by who goes there, not by who touches it', () => {
    const { ahead, asked } = phone();
    ahead.resting('/shop/pages/goods?id=7');
    expect(asked()).toEqual([]);
    ahead.going('/shop/pages/goods?id=7');
    expect(asked()).toEqual([GOODS]);
    const visitor = phone({ token: () => '' });
    visitor.ahead.resting('/shop/pages/goods?id=7');
    expect(visitor.asked()).toHaveLength(1);
  });

  test('the script of a page is brought once, and again when it did not come', async () => {
    const { ahead, bring } = phone();
    bring.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    await ahead.bring('/shop/pages/goods?id=7');
    await ahead.bring('/shop/pages/goods?id=8');
    await ahead.bring('/shop/pages/goods?id=9');
    expect(bring.mock.calls).toEqual([['shop/pages/goods'], ['shop/pages/goods']]);
    await ahead.bring('https://elsewhere.example/');
    expect(bring).toHaveBeenCalledTimes(2);
  });
});
