import type { HomeView } from '@/contract';
import { isEarly, takeEarly, type EarlyCalls } from '@/core/api/early';
import { apiWith, envelope, fakeTransport } from '../support';

const URL = 'https://shop.test/api/inv-shop/v1/index?access-token=T0KEN';
const response = (status: number, body: unknown) => Promise.resolve({ status, json: () => Promise.resolve(body) });
const home = (serverTime: number): HomeView => ({
  banners: { kind: 'banner', items: [] },
  icons: { kind: 'icons', items: [] },
  notice: [],
  floors: [],
  serverTime,
});
const EARLY = home(1);
const LATE = home(2);
const page = window as { __early?: EarlyCalls };

afterEach(() => {
  delete page.__early;
});

describe('calls started by index.html', () => {
  test('the first matching GET takes the answer, the second goes to the network', async () => {
    page.__early = { [URL]: response(200, { code: 200, data: EARLY }) };
    const transport = fakeTransport(envelope(LATE));
    const { api } = apiWith(transport);
    await expect(api.call('shop.index')).resolves.toEqual(EARLY);
    expect(transport.send).not.toHaveBeenCalled();
    await expect(api.call('shop.index')).resolves.toEqual(LATE);
  });
  test('an early call that failed is made again', async () => {
    page.__early = { [URL]: Promise.reject(new TypeError('Failed to fetch')) };
    const { api } = apiWith(fakeTransport(envelope(LATE)));
    await expect(api.call('shop.index')).resolves.toEqual(LATE);
  });
  test('an early refusal is mapped like any other (rule 3.1)', async () => {
    page.__early = { [URL]: response(404, {}) };
    const { api, notify } = apiWith(fakeTransport());
    await expect(api.call('shop.index')).rejects.toMatchObject({ status: 404 });
    expect(notify).toHaveBeenCalledWith('请求的资源不存在', 3000);
  });
  test('after a write, and long after the document was opened, nothing of it is news', async () => {
    page.__early = { [URL]: response(200, { code: 200, data: EARLY }) };
    const transport = fakeTransport(envelope(LATE));
    const { api } = apiWith(transport);
    transport.send.mockResolvedValueOnce(envelope({ ok: true }));
    await api.call('member.logout', { scope: 'device' });
    await expect(api.call('shop.index')).resolves.toEqual(LATE);

    page.__early = { [URL]: response(200, { code: 200, data: EARLY }) };
    const clock = jest.spyOn(performance, 'now').mockReturnValue(30_001);
    await expect(api.call('shop.index')).resolves.toEqual(LATE);
    clock.mockRestore();
  });
  test('another address is left for its own call', () => {
    const calls: EarlyCalls = { '/other': response(200, {}) };
    expect(takeEarly('/mine', calls)).toBeUndefined();
    expect(Object.keys(calls)).toEqual(['/other']);
  });

  test('what is on its way is known by its path, whatever its params are, until somebody takes it', () => {
    const calls: EarlyCalls = { '/api/v1/member/member/my?access-token=t': response(200, {}) };
    expect(isEarly('/api/v1/member/member/my', calls)).toBe(true);
    expect(isEarly('/member/my/more', calls)).toBe(false);
    void takeEarly('/api/v1/member/member/my?access-token=t', calls);
    expect(isEarly('/api/v1/member/member/my', calls)).toBe(false);
    expect(isEarly('/api/v1/member/member/my', undefined)).toBe(false);
  });
});
