import Taro from '@tarojs/taro';
import { boot } from '@/core/boot';
import { call } from '@/core/api';
import { relaunch } from '@/core/routes';
import { envelope, fakeClock, fakePlatform, fakeTransport, settle } from './support';

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: () => [{ route: 'member/pages/setting', options: {} }],
    reLaunch: jest.fn().mockResolvedValue({}),
  },
}));

describe('boot wires the first floor', () => {
  test('rule 4.4: a 401 ends the session, remembers the page, and after 0.8 s toasts and relaunches once', async () => {
    const clock = fakeClock();
    const { platform } = fakePlatform();
    const { root } = boot({ base: '', transport: fakeTransport(envelope(null, 401)), platform, clock });
    root.session.accept({ token: 'OLD' });
    await Promise.allSettled([call('address.list'), call('member.my'), call('cartItem.index')]);
    expect(root.session.hasLogin).toBe(false);
    expect(root.cache.get('backurl')).toBe('/member/pages/setting');
    expect(root.feedback.shown).toBeUndefined();
    clock.advance(800);
    expect(root.feedback.shown?.text).toBe('请登录后再操作');
    expect(Taro.reLaunch).toHaveBeenCalledTimes(1);
    expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/site/pages/login' });
  });
  test('rule 4.4: a late 401 of an old token leaves the new session alone', async () => {
    const { platform } = fakePlatform();
    const { root } = boot({ base: '', transport: fakeTransport(envelope(null, 401)), platform, clock: fakeClock() });
    root.session.accept({ token: 'OLD' });
    const late = call('address.list');
    root.session.accept({ token: 'NEW' });
    await expect(late).rejects.toThrow('请登录后再操作');
    expect(root.session.token).toBe('NEW');
    expect(root.cache.get('backurl')).toBeUndefined();
  });
  test('a page that did not open asks 网络不稳定, and 重试 goes there again', async () => {
    const { root } = boot({
      base: '',
      transport: fakeTransport(),
      platform: fakePlatform().platform,
      clock: fakeClock(),
    });
    jest.mocked(Taro.reLaunch).mockClear().mockRejectedValueOnce({ errMsg: 'reLaunch:fail timeout' });
    const gone = relaunch('/pages/tea/index');
    await settle();
    expect(root.feedback.confirms).toMatchObject([{ title: '网络不稳定', yes: '重试' }]);
    root.feedback.answer(root.feedback.confirms[0]!.id, true);
    await gone;
    expect(Taro.reLaunch).toHaveBeenCalledTimes(2);
    expect(root.feedback.dialog).toBeUndefined();
  });
  test('a logout ends the session on the server with its own token and waits for no network', async () => {
    const transport = fakeTransport();
    transport.send.mockReturnValue(new Promise(() => undefined));
    const { root } = boot({ base: '', transport, platform: fakePlatform().platform, clock: fakeClock() });
    root.session.accept({ token: 'MINE' });
    root.logout();
    expect(root.session.hasLogin).toBe(false);
    const [{ url, body }] = transport.send.mock.calls[0]!;
    expect(url).toContain('/api/v1/member/member/logout?access-token=MINE&');
    expect(body).toContain('scope=device');
    root.logout();
    expect(transport.send).toHaveBeenCalledTimes(1);
  });
  test('what a logout refuses to calls under way leads nobody to the login and is said to nobody', async () => {
    const clock = fakeClock();
    const { root } = boot({
      base: '',
      transport: fakeTransport(envelope(null, 401)),
      platform: fakePlatform().platform,
      clock,
    });
    jest.mocked(Taro.reLaunch).mockClear();
    root.session.accept({ token: 'MINE' });
    const underWay = call('address.list');
    root.logout();
    await expect(underWay).rejects.toThrow('请登录后再操作');
    clock.advance(5000);
    expect(Taro.reLaunch).not.toHaveBeenCalled();
    expect(root.feedback.shown).toBeUndefined();
  });
  test('rule 3.2: refusals are toasted for 3 s with the token of the session in the address', async () => {
    const clock = fakeClock();
    const transport = fakeTransport(envelope(null, 422, '库存不足'));
    const { root } = boot({ base: 'https://h', transport, platform: fakePlatform().platform, clock });
    root.session.accept({ token: 'T 1' });
    await expect(call('address.list')).rejects.toThrow('库存不足');
    expect(transport.send.mock.calls[0]?.[0].url).toBe('https://h/api/v1/member/address?access-token=T%201');
    expect(root.feedback.shown).toEqual({ text: '库存不足', until: clock.now() + 3000 });
  });
  test('rule 7.5: the JS-SDK is signed by site.wechatConfig', async () => {
    const { platform, wechat } = fakePlatform();
    const signPackage = { appId: 'a', timestamp: '1', nonceStr: 'n', signature: 's' };
    const transport = fakeTransport(envelope({ signPackage }));
    boot({ base: '', transport, platform, clock: fakeClock() });
    const sign = wechat.setSigner.mock.calls[0]?.[0] as (url: string) => Promise<unknown>;
    await expect(sign('https://h/h5/')).resolves.toEqual(signPackage);
    expect(transport.send.mock.calls[0]?.[0].url).toContain(
      '/api/v1/site/wechat-config?access-token=&url=https%3A%2F%2Fh%2Fh5%2F',
    );
  });
});
